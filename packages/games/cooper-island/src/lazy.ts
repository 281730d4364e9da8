import type { LazyEntry } from '@quayside/kernel'
import { cooperIslandHead } from './head.ts'

export const lazy: LazyEntry = {
  head: cooperIslandHead,
  async atTable() {
    const [{ cooperIslandAtTable }, { BUILT_IN }] = await Promise.all([
      import('./game.ts'),
      import('./data/built-in.ts'),
    ])
    return cooperIslandAtTable(BUILT_IN)
  },
  policy: async () => (await import('./policy.ts')).policy,
  whole: async () => (await import('./whole.ts')).cooperIsland,
  loadWords: async (language) => (await import('./words/load.ts')).loadWords(language),
}
