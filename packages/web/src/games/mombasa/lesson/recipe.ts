import type { LessonRecipe } from '../../../lesson/lesson.ts'

export const recipe: LessonRecipe = { options: { players: 2 }, seed: 'first voyage 6', bots: ['strong', 'steady'] }
