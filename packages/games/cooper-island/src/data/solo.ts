import type { SoloData } from './pack.ts'
import { LOW } from './sources.ts'

/** Solo against Cooper. His printed cards are not public: this is an opponent of our own, built on what is known of them. */
export const SOLO: SoloData = {
  stock: { start: 2, income: 2, boatsPerMore: 2, perPoint: 5, ...LOW },
  neutral: {
    round: [1, 2, 2, 3, 4],
    square: [0, 0, 1, 1, 2],
    ...LOW,
    note: 'that a third colour lends four ordinary and two special workers is public',
  },
  develop: { stock: 2, special: 1, failed: 1, ...LOW },
  specialDiscount: { stock: 1, ...LOW },
  scoring: [
    { area: 'B', counts: 'boats', costs: [2, 2, 3, 3, 4], helm: [1, 1, 2, 2, 3], ...LOW },
    { area: 'D', counts: 'buildings', costs: [3, 3, 5, 5, 6], helm: [2, 2, 3, 3, 4], ...LOW },
    { area: 'F', counts: 'statues', costs: [3, 3, 3, 3, 3], helm: [1, 1, 1, 1, 1], ...LOW },
    { area: 'H', counts: 'lids', costs: [3, 3, 4, 4, 5], helm: [2, 2, 3, 3, 4], ...LOW },
  ],
  milestones: { at: 2, rewards: ['ordinary', 'special', 'special', 'helm'], ...LOW },
  milestoneHelm: { helm: 2, ...LOW },
  cleanUp: { perStatue: 1, perSpecial: 1, ...LOW },
  fallback: { A: 'C', B: 'F', C: 'E', D: 'H', E: 'G', F: 'D', G: 'A', H: 'B', ...LOW },
  levels: [
    { level: 1, bonus: [0, 0, 0, 0, 0], ...LOW, note: 'that there are four levels is public' },
    { level: 2, bonus: [0, 0, 1, 1, 1], ...LOW },
    { level: 3, bonus: [1, 1, 1, 2, 2], ...LOW },
    { level: 4, bonus: [2, 2, 2, 2, 3], ...LOW },
  ],
  strategies: [
    {
      id: 'shipwright',
      deck: ['B', 'B', 'H', 'H', 'D', 'F', 'A', 'C', 'E', 'G'],
      orders: ['order-1', 'order-4', 'order-3', 'order-2'],
      ...LOW,
      note: 'that there are four strategies, each with a deck, is public',
    },
    {
      id: 'master-builder',
      deck: ['D', 'D', 'F', 'F', 'B', 'H', 'A', 'C', 'E', 'G'],
      orders: ['order-2', 'order-3', 'order-1', 'order-4'],
      ...LOW,
    },
    {
      id: 'idol-seeker',
      deck: ['F', 'F', 'B', 'B', 'D', 'H', 'A', 'C', 'E', 'G'],
      orders: ['order-3', 'order-1', 'order-2', 'order-4'],
      ...LOW,
    },
    {
      id: 'merchant',
      deck: ['H', 'H', 'D', 'D', 'B', 'F', 'A', 'C', 'E', 'G'],
      orders: ['order-4', 'order-2', 'order-1', 'order-3'],
      ...LOW,
    },
  ],
}
