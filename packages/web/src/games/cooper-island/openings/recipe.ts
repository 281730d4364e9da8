import type { OpeningsRecipe } from '../../../openings/openings.ts'

export const recipe: OpeningsRecipe = {
  bot: 'master',
  budget: 0.0125,
  seed: 'openings',
  tables: [{ players: 2, games: 150 }],
}
