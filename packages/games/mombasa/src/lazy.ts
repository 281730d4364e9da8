import type { LazyEntry } from '@quayside/kernel'
import { mombasaHead } from './head.ts'

export const lazy: LazyEntry = {
  head: mombasaHead,
  async atTable() {
    const [{ mombasaAtTable }, { BUILT_IN }] = await Promise.all([import('./game.ts'), import('./data/built-in.ts')])
    return mombasaAtTable(BUILT_IN)
  },
  policy: async () => (await import('./policy.ts')).policy,
  whole: async () => (await import('./whole.ts')).mombasa,
  loadWords: async (language) => (await import('./words/load.ts')).loadWords(language),
}
