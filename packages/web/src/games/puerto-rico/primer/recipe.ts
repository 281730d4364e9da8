import type { FigureRecipe } from '../../../primer/figures.ts'

export const recipe: FigureRecipe = {
  players: 3,
  bot: 'master',
  budget: 0.0125,
  seed: 'primer',
  games: 300,
  early: 6,
}
