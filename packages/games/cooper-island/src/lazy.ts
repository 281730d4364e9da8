import type { LazyEntry } from '@quayside/kernel'
import { cooperIslandHead } from './head.ts'

export const lazy: LazyEntry = {
  head: cooperIslandHead,
  atTable: async () => (await import('./at-table.ts')).atTable,
  policy: async () => (await import('./policy.ts')).policy,
  whole: async () => (await import('./whole.ts')).cooperIsland,
  loadWords: async (language) => (await import('./words/load.ts')).loadWords(language),
}
