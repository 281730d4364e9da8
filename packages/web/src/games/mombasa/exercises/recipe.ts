import type { ExerciseRecipe } from '../../../exercises/exercise.ts'

export const recipes: readonly ExerciseRecipe[] = [
  { options: { players: 2 }, seed: 'exercise 0', bots: ['steady', 'steady'], upTo: 345 },
  { options: { players: 2 }, seed: 'exercise 1', bots: ['steady', 'steady'], upTo: 255 },
]
