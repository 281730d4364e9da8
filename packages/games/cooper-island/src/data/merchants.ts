import type { MerchantData } from './pack.ts'
import { LOW } from './sources.ts'

/** The merchant ships I to V; they also count the rounds. Costs and points are calibrated: see `docs/cooper-island/data.md`. */
export const MERCHANTS: readonly MerchantData[] = [
  { id: 'merchant-1', cost: { gold: 1, cloth: 3 }, helm: 1, ...LOW },
  { id: 'merchant-2', cost: { gold: 2, cloth: 1 }, helm: 1, ...LOW },
  { id: 'merchant-3', cost: { gold: 2, cloth: 4 }, helm: 2, ...LOW },
  { id: 'merchant-4', cost: { gold: 4, cloth: 1 }, helm: 2, ...LOW },
  {
    id: 'merchant-5',
    cost: { gold: 5, cloth: 2 },
    helm: 3,
    ...LOW,
    note: 'the only cost in gold and cloth that an example of the rulebook names',
  },
]
