import { type Maybe, NONE } from '@quayside/kernel/box'
import type { DataPack, LargeScoring, SmallCardData } from '../data/pack.ts'
import { type Deck, EXPENSE, ITEM, type Item, LARGE_DECK, MOMENT, type Moment, SMALL_DECK } from '../ids.ts'
import { type Amounts, itemsOf } from './items.ts'

/** A building card: what it always does for its owner. What it does at its moment or when it is used is its program. */
export interface CardRules {
  readonly id: string
  readonly deck: Deck
  readonly whenever: Maybe<Moment>
  /** Whether it lowers a cost, by expense: of one item and no other, or of any of several, as the owner likes. */
  readonly lowers: readonly boolean[]
  readonly off: Amounts
  readonly offAny: number
  readonly anyOf: readonly Item[]
  readonly crate: boolean
  readonly statueSpace: boolean
  /** More food for more helm points. */
  readonly moreFood: number
  readonly moreHelm: number
  /** Storage spaces for some items, and points when all of them are full. */
  readonly spaces: number
  readonly accepts: readonly Item[]
  readonly points: number
  /** What a large one scores while it lies face up. */
  readonly scoring: LargeScoring | undefined
}

/** By card: the small ones, then the large ones. */
export const compileCards = ({ smallCards, largeCards }: DataPack): CardRules[] => [
  ...smallCards.map(smallCard),
  ...largeCards.map(({ id, scoring }) => ({ ...NOTHING, id, deck: LARGE_DECK, scoring })),
]

const NOTHING: CardRules = {
  id: '',
  deck: SMALL_DECK,
  whenever: NONE,
  lowers: EXPENSE.all.map(() => false),
  off: ITEM.all.map(() => 0),
  offAny: 0,
  anyOf: [],
  crate: false,
  statueSpace: false,
  moreFood: 0,
  moreHelm: 0,
  spaces: 0,
  accepts: [],
  points: 0,
  scoring: undefined,
}

function smallCard({ id, ability }: SmallCardData): CardRules {
  const plain = { ...NOTHING, id }
  switch (ability.type) {
    case 'whenever':
      return { ...plain, whenever: MOMENT.of(ability.event) }
    case 'discount': {
      const lowers = EXPENSE.ids.map((expense) => ability.on.includes(expense))
      const items = itemsOf(ability.items)
      if (items.length > 1) return { ...plain, lowers, offAny: ability.amount, anyOf: items }
      return { ...plain, lowers, off: ITEM.all.map((item) => (items.includes(item) ? ability.amount : 0)) }
    }
    case 'crate':
      return { ...plain, crate: true }
    case 'statue-space':
      return { ...plain, statueSpace: true }
    case 'feed-more':
      return { ...plain, moreFood: ability.food, moreHelm: ability.helm }
    case 'storage':
      return { ...plain, spaces: ability.spaces, accepts: itemsOf(ability.accepts), points: ability.points }
  }
}
