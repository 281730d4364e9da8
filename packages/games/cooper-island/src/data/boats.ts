import type { BoatData } from './pack.ts'
import { SURE } from './sources.ts'

/** The six income boats, the same for every player. */
export const BOATS: readonly BoatData[] = [
  { id: 'boat-coin', effects: [{ op: 'gain', items: { coin: 1 }, to: 'storage' }], ...SURE },
  {
    id: 'boat-gold-cloth',
    effects: [{ op: 'choose', from: ['gold', 'cloth'], count: 1, to: 'storage' }],
    source: 'rulebook',
    confidence: 'medium',
    note: 'our rulebook says gold or a resource, which gold is too: read as the pair of the island',
  },
  { id: 'boat-draw', effects: [{ op: 'draw', count: 1 }], ...SURE },
  { id: 'boat-cartographer', effects: [{ op: 'cartographer', steps: 1 }], ...SURE },
  {
    id: 'boat-basic',
    effects: [{ op: 'choose', from: ['wood', 'stone', 'food'], count: 1, to: 'storage' }],
    storage: 1,
    ...SURE,
  },
  { id: 'boat-copy', effects: [{ op: 'copy-boat' }], ...SURE },
]
