import type { SmallCardData } from './pack.ts'
import { SURE } from './sources.ts'

const OUR_NAME = 'reconstructed'
const POINT = 'the point is inferred from the example of a final scoring'

/** The cards of the small buildings: each has an effect that lasts. */
export const SMALL_CARDS: readonly SmallCardData[] = [
  {
    id: 'small-1',
    name: 'Chart House',
    nameSource: OUR_NAME,
    ability: { type: 'whenever', event: 'boat', effects: [{ op: 'cartographer', steps: 1 }] },
    ...SURE,
  },
  {
    id: 'small-2',
    name: 'Sawmill',
    nameSource: OUR_NAME,
    ability: { type: 'discount', on: ['building', 'boat', 'statue'], items: ['wood'], amount: 1 },
    ...SURE,
  },
  {
    id: 'small-3',
    name: 'Chronicler',
    nameSource: OUR_NAME,
    ability: { type: 'whenever', event: 'diary', effects: [{ op: 'gain', items: { coin: 1 }, to: 'storage' }] },
    ...SURE,
  },
  {
    id: 'small-4',
    name: 'Toll Store',
    nameSource: OUR_NAME,
    ability: { type: 'crate', effects: [{ op: 'helm', points: 1 }] },
    ...SURE,
  },
  {
    id: 'small-5',
    name: 'Sculptor’s Yard',
    nameSource: OUR_NAME,
    ability: {
      type: 'statue-space',
      effects: [
        { op: 'choose', from: ['gold', 'cloth'], count: 1, to: 'storage' },
        { op: 'helm', points: 1 },
      ],
    },
    ...SURE,
  },
  {
    id: 'small-6',
    name: 'Surveyor’s Camp',
    nameSource: OUR_NAME,
    ability: { type: 'whenever', event: 'ruin', effects: [{ op: 'cartographer', steps: 1 }] },
    ...SURE,
  },
  {
    id: 'small-7',
    name: 'Antiquary',
    nameSource: OUR_NAME,
    ability: { type: 'whenever', event: 'ruin', effects: [{ op: 'gain', items: { coin: 1 }, to: 'storage' }] },
    ...SURE,
  },
  {
    id: 'small-8',
    name: 'Trading Post',
    nameSource: OUR_NAME,
    ability: { type: 'whenever', event: 'merchant', effects: [{ op: 'draw', count: 1 }] },
    ...SURE,
  },
  {
    id: 'small-9',
    name: 'Loading Crane',
    nameSource: OUR_NAME,
    ability: { type: 'discount', on: ['merchant'], items: ['gold', 'cloth'], amount: 1 },
    ...SURE,
  },
  {
    id: 'small-10',
    name: 'Customs House',
    nameSource: OUR_NAME,
    ability: { type: 'whenever', event: 'merchant', effects: [{ op: 'gain', items: { coin: 1 }, to: 'storage' }] },
    ...SURE,
  },
  {
    id: 'small-11',
    name: 'Architect',
    nameSource: OUR_NAME,
    ability: { type: 'whenever', event: 'building', effects: [{ op: 'draw', count: 1 }] },
    ...SURE,
  },
  {
    id: 'small-12',
    name: 'Bakery',
    nameSource: OUR_NAME,
    ability: { type: 'feed-more', food: 2, helm: 1 },
    ...SURE,
  },
  {
    id: 'small-13',
    name: 'Smokehouse',
    nameSource: OUR_NAME,
    ability: { type: 'discount', on: ['feeding'], items: ['food'], amount: 1 },
    ...SURE,
  },
  {
    id: 'small-14',
    name: 'Vault',
    nameSource: OUR_NAME,
    ability: { type: 'storage', accepts: ['gold', 'cloth'], spaces: 2, points: 1 },
    source: 'rulebook',
    confidence: 'medium',
    note: POINT,
  },
  {
    id: 'small-15',
    name: 'Mint',
    nameSource: OUR_NAME,
    ability: { type: 'storage', accepts: ['coin'], spaces: 2, points: 1 },
    source: 'rulebook',
    confidence: 'medium',
    note: POINT,
  },
]
