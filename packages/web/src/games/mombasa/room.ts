import type { GameRoom } from '../room.ts'
import { cover } from './cover.ts'
import { pitch } from './pitch.ts'

export const room: GameRoom = {
  cover,
  pitch,
  optionNotes: async () => (await import('./option-notes.ts')).optionNotes,
  board: async () => (await import('./board/index.ts')).board,
  picture: async () => (await import('./picture.ts')).picture,
  labels: async () => (await import('./labels.ts')).labels,
  help: async (language) => (await import('./help/index.ts')).loadHelp(language),
  ruleAt: async () => (await import('./help/plan.ts')).ruleAt,
  marks: async () => (await import('./marks/Mark.svelte')).default,
  end: async () => (await import('./end/index.ts')).end,
  about: async () => (await import('./about/index.ts')).about,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  exercises: async () => (await import('./exercises/index.ts')).exercises,
  primer: async () => (await import('./primer/index.ts')).loaded,
  editor: async () => (await import('./editor/index.ts')).editor,
  firstData: '9b6ab6cfa72aa98f',
}
