import type { DiaryData } from './pack.ts'
import { LOW } from './sources.ts'

const FROM_CLASSES = { ...LOW, note: 'the four classes are printed; items and numbers are not' } as const

/** The thirty diaries by kind. */
export const DIARIES: readonly DiaryData[] = [
  { id: 'diary-1', count: 4, effects: [{ op: 'gain', items: { coin: 1 }, to: 'storage' }], ...FROM_CLASSES },
  { id: 'diary-2', count: 2, effects: [{ op: 'gain', items: { gold: 1 }, to: 'storage' }], ...FROM_CLASSES },
  { id: 'diary-3', count: 2, effects: [{ op: 'gain', items: { cloth: 1 }, to: 'storage' }], ...FROM_CLASSES },
  { id: 'diary-4', count: 2, effects: [{ op: 'gain', items: { wood: 1, stone: 1 }, to: 'storage' }], ...FROM_CLASSES },
  { id: 'diary-5', count: 2, effects: [{ op: 'gain', items: { wood: 1, food: 1 }, to: 'storage' }], ...FROM_CLASSES },
  { id: 'diary-6', count: 2, effects: [{ op: 'gain', items: { stone: 1, food: 1 }, to: 'storage' }], ...FROM_CLASSES },
  { id: 'diary-7', count: 2, effects: [{ op: 'gain', items: { food: 2 }, to: 'storage' }], ...FROM_CLASSES },
  {
    id: 'diary-8',
    count: 4,
    effects: [{ op: 'choose', from: ['wood', 'stone', 'food'], count: 1, to: 'storage' }],
    ...FROM_CLASSES,
  },
  {
    id: 'diary-9',
    count: 4,
    effects: [{ op: 'choose', from: ['gold', 'cloth'], count: 1, to: 'storage' }],
    ...FROM_CLASSES,
  },
  { id: 'diary-10', count: 3, effects: [{ op: 'draw', count: 1 }], ...FROM_CLASSES },
  { id: 'diary-11', count: 3, effects: [{ op: 'cartographer', steps: 1 }], ...FROM_CLASSES },
]
