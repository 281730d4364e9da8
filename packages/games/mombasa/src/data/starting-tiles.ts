import type { StartingTilesData } from './pack.ts'
import { LOW, MEDIUM } from './sources.ts'

const BONUS_KNOWN = 'rulebook (bonus); reconstructed (cards, book, seat)'

/** Ten tiles to begin with. Their books are all of letter A. */
export const STARTING_TILES: StartingTilesData = {
  tiles: [
    {
      id: 'start-01',
      restingCards: ['banana-2', 'cotton-1a', 'coffee-2'],
      book: { requirements: [{ kind: 'expansion', min: 2 }], reward: { pounds: 2 } },
      bonus: [{ track: 'mombasa', spaces: 3 }],
      ...MEDIUM,
      note: BONUS_KNOWN,
    },
    {
      id: 'start-02',
      restingCards: ['banana-1', 'cotton-1a', 'coffee-2'],
      book: { requirements: [{ kind: 'banana', min: 2 }], reward: { pounds: 2 } },
      bonus: [{ track: 'cape-town', spaces: 3 }],
      ...LOW,
    },
    {
      id: 'start-03',
      restingCards: ['banana-2', 'cotton-2', 'expansion-1'],
      book: { requirements: [{ kind: 'coffee', min: 2 }], reward: { pounds: 2 } },
      bonus: [{ track: 'cairo', spaces: 3 }],
      ...LOW,
    },
    {
      id: 'start-04',
      restingCards: ['banana-1', 'cotton-1a', 'coffee-1'],
      book: { requirements: [{ kind: 'cotton', min: 2 }], reward: { bookkeeping: 1 } },
      bonus: [
        { track: 'diamond', spaces: 1 },
        { track: 'saint-louis', spaces: 1 },
      ],
      ...MEDIUM,
      note: BONUS_KNOWN,
    },
    {
      id: 'start-05',
      restingCards: ['banana-2', 'coffee-2', 'cotton-1a'],
      book: { requirements: [{ kind: 'cotton', min: 2 }], reward: { pounds: 2 } },
      bonus: [{ track: 'saint-louis', spaces: 3 }],
      ...LOW,
    },
    {
      id: 'start-06',
      restingCards: ['banana-1', 'cotton-1a', 'coffee-1'],
      book: { requirements: [{ kind: 'expansion', min: 1 }], reward: { diamond: 1 } },
      bonus: [
        { track: 'diamond', spaces: 1 },
        { track: 'mombasa', spaces: 1 },
      ],
      ...LOW,
    },
    {
      id: 'start-07',
      restingCards: ['cotton-1a', 'coffee-1', 'expansion-1'],
      book: { requirements: [{ kind: 'banana', min: 1 }], reward: { bookkeeping: 1 } },
      bonus: [
        { track: 'diamond', spaces: 1 },
        { track: 'cape-town', spaces: 1 },
      ],
      ...LOW,
    },
    {
      id: 'start-08',
      restingCards: ['banana-1', 'cotton-1a', 'expansion-1'],
      book: { requirements: [{ kind: 'coffee', min: 1 }], reward: { diamond: 1 } },
      bonus: [
        { track: 'diamond', spaces: 1 },
        { track: 'cairo', spaces: 1 },
      ],
      ...LOW,
    },
    {
      id: 'start-09',
      restingCards: ['banana-1', 'coffee-1', 'expansion-1'],
      book: { requirements: [{ kind: 'cotton', min: 1 }], reward: { pounds: 2 } },
      bonus: [{ track: 'diamond', spaces: 2 }],
      ...LOW,
    },
    {
      id: 'start-10',
      restingCards: ['bookkeeper-2', 'banana-1', 'cotton-1a'],
      book: { requirements: [{ kind: 'anyGood', min: 2 }], reward: { bookkeeping: 1 } },
      bonus: [{ track: 'diamond', spaces: 2 }],
      ...LOW,
    },
  ],
  firstGame: { tiles: ['start-01', 'start-02', 'start-03', 'start-04'], ...LOW },
}
