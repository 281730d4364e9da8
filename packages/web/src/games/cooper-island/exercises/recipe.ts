import type { ExerciseRecipe } from '../../../exercises/exercise.ts'

export const recipes: readonly ExerciseRecipe[] = [
  { options: { players: 2 }, seed: 'exercise 0', bots: ['steady', 'steady'], upTo: 267 },
  { options: { players: 2 }, seed: 'exercise 1', bots: ['steady', 'steady'], upTo: 294 },
  { options: { players: 2 }, seed: 'exercise 2', bots: ['steady', 'steady'], upTo: 36 },
  { options: { players: 2 }, seed: 'exercise 4', bots: ['steady', 'steady'], upTo: 289 },
]
