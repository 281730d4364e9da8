import type { LargeCardData } from './pack.ts'
import { SURE } from './sources.ts'

const OUR_NAME = 'reconstructed'

/** The cards of the large buildings: free actions, turned over when used. The last three also score. */
export const LARGE_CARDS: readonly LargeCardData[] = [
  {
    id: 'large-1',
    name: 'Land Registry',
    nameSource: OUR_NAME,
    effects: [
      { op: 'draw', count: 1 },
      { op: 'choose', from: ['wood', 'stone', 'food', 'gold', 'cloth'], count: 2, to: 'market' },
    ],
    ...SURE,
  },
  {
    id: 'large-2',
    name: 'Surveyor’s Office',
    nameSource: OUR_NAME,
    effects: [{ op: 'place', count: 2 }],
    ...SURE,
    note: 'the tiles come from the own supply',
  },
  { id: 'large-3', name: 'Merchant Guild', nameSource: OUR_NAME, effects: [{ op: 'load-merchant' }], ...SURE },
  { id: 'large-4', name: 'Tax Office', nameSource: OUR_NAME, effects: [{ op: 'coins-per-building' }], ...SURE },
  { id: 'large-5', name: 'Stonemasons’ Lodge', nameSource: OUR_NAME, effects: [{ op: 'ruin-or-statue' }], ...SURE },
  {
    id: 'large-6',
    name: 'Geographical Society',
    nameSource: OUR_NAME,
    effects: [{ op: 'draw', count: 2 }],
    ...SURE,
  },
  {
    id: 'large-7',
    name: 'Bank',
    nameSource: OUR_NAME,
    effects: [{ op: 'gain', items: { coin: 3 }, to: 'market' }],
    ...SURE,
  },
  { id: 'large-8', name: 'Shipyard', nameSource: OUR_NAME, effects: [{ op: 'build-boat' }], ...SURE },
  { id: 'large-9', name: 'Library', nameSource: 'rulebook', effects: [{ op: 'cartographer', steps: 3 }], ...SURE },
  {
    id: 'large-10',
    name: 'Tavern',
    nameSource: 'rulebook',
    effects: [{ op: 'feed' }, { op: 'helm', points: 1 }],
    ...SURE,
  },
  {
    id: 'large-11',
    name: 'Lighthouse',
    nameSource: 'rulebook',
    effects: [{ op: 'island-actions', count: 2 }],
    ...SURE,
  },
  {
    id: 'large-12',
    name: 'Income Warehouse',
    nameSource: 'rulebook',
    effects: [{ op: 'boat-actions', count: 2 }],
    ...SURE,
  },
  {
    id: 'large-13',
    name: 'Undertaker',
    nameSource: 'rulebook',
    effects: [{ op: 'lid-on-land' }, { op: 'helm', points: 1 }],
    scoring: { per: 'lids-on-land', points: 1 },
    ...SURE,
  },
  {
    id: 'large-14',
    name: 'Scrapyard',
    nameSource: 'rulebook',
    effects: [{ op: 'scrap-boat' }],
    scoring: { per: 'face-down-boats', points: 1 },
    ...SURE,
  },
  {
    id: 'large-15',
    name: 'Peninsula Builder',
    nameSource: 'rulebook',
    effects: [{ op: 'move-piece' }],
    scoring: { buildings: 2, statues: 2, points: 3 },
    ...SURE,
  },
]
