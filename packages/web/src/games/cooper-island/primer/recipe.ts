import type { FigureRecipe } from '../../../primer/figures.ts'

export const recipe: FigureRecipe = {
  players: 2,
  bot: 'master',
  budget: 0.0125,
  seed: 'primer',
  games: 160,
  early: 2,
}
