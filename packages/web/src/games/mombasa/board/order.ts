import type { Facts } from '@quayside/kernel'
import {
  bookNumber,
  cardNumber,
  companyNumber,
  displayNumber,
  regionNumber,
  spaceNumber,
  startNumber,
  tileNumber,
} from './things.ts'

const KINDS = [
  'keep',
  'rest',
  'lay',
  'use',
  'use-tile',
  'add',
  'expand',
  'buy',
  'advance',
  'enter',
  'reward',
  'reward-points',
  'return',
  'pay',
  'step',
  'flip',
  'book',
  'pounds',
  'remove',
  'place',
  'mark',
  'tier',
  'discard',
  'option',
  'take',
  'track',
  'pile',
  // The +1 tile may be put on a card whatever is asked; it comes after what is asked.
  'attach',
  'stop',
  'seal',
  'done',
  'end',
]

/** The parts of a reward as they are told. */
const PARTS: readonly string[] = ['pounds', 'diamond', 'bookkeeping', 'track']

/** Reading order: by kind, then by what stands first on the board. */
export const order = (answer: Facts): number => KINDS.indexOf(answer.kind) * 10_000 + within(answer)

function within(answer: Facts): number {
  switch (answer.kind) {
    case 'keep':
      return startNumber(answer.start)
    case 'rest':
      return cardNumber(answer.card) * 10 + Number(answer.pile)
    case 'lay':
      return cardNumber(answer.card) * 10 + Number(answer.slot)
    case 'discard':
      return cardNumber(answer.card)
    case 'use':
    case 'add':
    case 'attach':
      return Number(answer.slot)
    case 'use-tile':
      return tileNumber(answer.tile)
    case 'buy':
      return displayNumber(answer.display) * 10 + Number(answer.row)
    case 'mark':
      return spaceNumber(answer.bonus)
    case 'enter':
      return regionNumber(answer.region) * 10 + Number(answer.column)
    case 'reward':
      return regionNumber(answer.region)
    case 'return':
      return Number(answer.column)
    case 'remove':
      return companyNumber(answer.company) * 10 + Number(answer.column)
    case 'flip':
      return Number(answer.step)
    // As they lie in one line.
    case 'book':
      return Number(answer.column) * 10 + Number(answer.row)
    case 'place':
      return bookNumber(answer.book) * 20 + Number(answer.step)
    case 'tier':
      return Number(answer.min)
    // Two rewards of the same kinds: what has more diamonds comes first.
    case 'option':
      return 100 - Number(answer.diamond) * 10 - Number(answer.pounds)
    case 'take':
      return PARTS.indexOf(String(answer.part))
    case 'pile':
      return Number(answer.pile)
    default:
      return 'company' in answer ? companyNumber(answer.company) : 0
  }
}
