import type { ExerciseRecipe } from '../../../exercises/exercise.ts'

export const recipes: readonly ExerciseRecipe[] = [
  { options: { players: 3 }, seed: 'exercise 0', bots: ['steady', 'steady', 'steady'], upTo: 90 },
  { options: { players: 3 }, seed: 'exercise 2', bots: ['steady', 'steady', 'steady'], upTo: 345 },
  { options: { players: 3 }, seed: 'exercise 4', bots: ['steady', 'steady', 'steady'], upTo: 343 },
  { options: { players: 3 }, seed: 'exercise 6', bots: ['steady', 'steady', 'steady'], upTo: 302 },
]
