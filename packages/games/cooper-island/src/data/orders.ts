import type { OrderData } from './pack.ts'
import { SURE } from './sources.ts'

/** Most orders ask for three, four or five of something. */
const THREE_TO_FIVE = [
  { count: 3, points: 3 },
  { count: 4, points: 5 },
  { count: 5, points: 8 },
]

/** The royal orders. The last one copies another player's. */
export const ORDERS: readonly OrderData[] = [
  { id: 'order-1', metric: 'boats', tiers: THREE_TO_FIVE, ...SURE },
  { id: 'order-2', metric: 'buildings', tiers: THREE_TO_FIVE, ...SURE },
  { id: 'order-3', metric: 'statues', tiers: THREE_TO_FIVE, ...SURE },
  { id: 'order-4', metric: 'lids', tiers: THREE_TO_FIVE, ...SURE },
  {
    id: 'order-5',
    metric: 'high-spaces',
    tiers: [
      { count: 4, points: 3 },
      { count: 5, points: 5 },
      { count: 6, points: 8 },
    ],
    ...SURE,
  },
  {
    id: 'order-6',
    metric: 'unexplored',
    tiers: [
      { count: 4, points: 3 },
      { count: 2, points: 5 },
      { count: 0, points: 8 },
    ],
    ...SURE,
  },
  {
    id: 'order-7',
    metric: 'largest-area',
    tiers: [
      { count: 5, points: 3 },
      { count: 7, points: 5 },
      { count: 8, points: 8 },
    ],
    ...SURE,
  },
  { id: 'order-8', metric: 'copy', tiers: [], less: 1, ...SURE },
]
