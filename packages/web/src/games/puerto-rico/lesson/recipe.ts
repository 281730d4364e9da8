import type { LessonRecipe } from '../../../lesson/lesson.ts'

export const recipe: LessonRecipe = {
  options: { players: 3 },
  seed: 'first voyage 13',
  bots: ['strong', 'steady', 'steady'],
}
