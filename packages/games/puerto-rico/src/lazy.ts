import type { LazyEntry } from '@quayside/kernel'
import { playsExpansions } from './expansions/in-play.ts'
import { puertoRicoHead } from './head.ts'
import { loadHead, loadWords } from './words/load.ts'

export const lazy: LazyEntry = {
  head: puertoRicoHead,
  loadHead,
  async atTable(options) {
    if (playsExpansions(options)) await import('./expansions/index.ts')
    return (await import('./game.ts')).puertoRicoAtTable
  },
  policy: async () => (await import('./policy.ts')).policy,
  whole: async () => (await import('./whole.ts')).puertoRico,
  loadWords,
}
