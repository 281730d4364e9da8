import type { LazyEntry } from '@quayside/kernel'
import { mombasaHead } from './head.ts'

export const lazy: LazyEntry = {
  head: mombasaHead,
  atTable: async () => (await import('./at-table.ts')).atTable,
  policy: async () => (await import('./policy.ts')).policy,
  whole: async () => (await import('./whole.ts')).mombasa,
  loadWords: async (language) => (await import('./words/load.ts')).loadWords(language),
}
