import type { TilesData } from './pack.ts'
import { LOW, MEDIUM, SURE } from './sources.ts'

const EVEN = 'sixty tiles in equal parts; that every tile shows all four terrains is printed'

/** Islands with their land, and the landscape tiles. */
export const TILES: TilesData = {
  islands: [
    {
      id: 'isl-coin',
      terrain: 'meadow',
      effects: [{ op: 'gain', items: { coin: 1 }, to: 'storage' }],
      ...SURE,
      note: 'both stand in an example of a first round',
    },
    {
      id: 'isl-gold-cloth',
      terrain: 'forest',
      effects: [{ op: 'choose', from: ['gold', 'cloth'], count: 1, to: 'storage' }],
      effectsSource: 'rulebook',
      ...LOW,
    },
    {
      id: 'isl-draw',
      terrain: 'mountain',
      effects: [{ op: 'draw', count: 1 }],
      effectsSource: 'rulebook',
      ...LOW,
    },
    {
      id: 'isl-cartographer',
      terrain: 'settlement',
      effects: [{ op: 'cartographer', steps: 1 }],
      effectsSource: 'rulebook',
      ...LOW,
    },
    {
      id: 'isl-supplies',
      terrain: 'mountain',
      effects: [
        { op: 'choose', from: ['wood', 'stone'], count: 1, to: 'storage' },
        { op: 'gain', items: { food: 1 }, to: 'storage' },
      ],
      ...SURE,
      note: 'both stand in an example of a first round',
    },
    {
      id: 'isl-ruin',
      terrain: 'forest',
      effects: [{ op: 'remove-ruin' }],
      effectsSource: 'rulebook',
      ...LOW,
    },
  ],
  doubles: [
    {
      id: 'forest-meadow',
      front: ['forest', 'meadow'],
      back: ['mountain', 'settlement'],
      count: 20,
      ...MEDIUM,
      note: EVEN,
    },
    {
      id: 'forest-mountain',
      front: ['forest', 'mountain'],
      back: ['meadow', 'settlement'],
      count: 20,
      ...MEDIUM,
      note: EVEN,
    },
    {
      id: 'forest-settlement',
      front: ['forest', 'settlement'],
      back: ['meadow', 'mountain'],
      count: 20,
      ...MEDIUM,
      note: EVEN,
    },
  ],
  singles: [
    {
      sides: ['meadow', 'forest'],
      count: 28,
      ...MEDIUM,
      note: 'that there are 56 with two sides is printed, which sides go together is not',
    },
    { sides: ['mountain', 'settlement'], count: 28, ...MEDIUM },
  ],
}
