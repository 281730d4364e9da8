import type { Facts, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { each, formsOf, pairs, upFrom } from '@quayside/kernel/forms'
import {
  ADD,
  ADVANCE,
  ATTACH,
  BUY,
  CASHING,
  CLAIM,
  CLAIMING_POINTS,
  DISCARD,
  ENDING,
  ENTER,
  EXPAND,
  FINISHING,
  FLIP,
  KEEP,
  LAY,
  MARK,
  MOVE_ON,
  OPTION,
  PAYING,
  PLACE,
  REMOVE,
  REST,
  RETURN,
  SEALING,
  STEPPING,
  STOPPING,
  TAKE,
  TAKE_BOOK,
  TAKE_PILE,
  TIER,
  USE,
  USE_TILE,
} from './answers.ts'
import { player, type State, table, tasks } from './box.ts'
import { outcomeOf } from './gain-outcomes.ts'
import { entryCost } from './hot.ts'
import {
  BASE_COLUMN,
  BOOK,
  BOOK_COLUMN,
  BOOK_ROW,
  type Book,
  type Card,
  COMPANIES,
  COMPANY,
  COUNTED,
  type Company,
  DISPLAY_COLUMN,
  DISPLAY_ROW,
  numberOf,
  PARTS,
  PILE,
  SLOT,
  type Slot,
  SPACES,
  TILES,
} from './ids.ts'
import {
  addingFacts,
  advancingFacts,
  buyingFacts,
  expandingFacts,
  layingFacts,
  leavingFacts,
  markingFacts,
  movingFacts,
  payingFacts,
  returningFacts,
  rewardFacts,
  steppingFacts,
  stoppingFacts,
  takingFacts,
  usingFacts,
  usingTileFacts,
} from './outcomes.ts'
import { nextStep } from './phases/bookkeeper.ts'
import { isTurned, priceOf, topBook } from './phases/books.ts'
import { discardValue } from './phases/discard.ts'
import { optionReward } from './phases/track-spaces.ts'
import type { Rules } from './rules/index.ts'
import { MOST_TIERS, OPTIONS_OF_A_CHOICE } from './sizes.ts'

const { form, plain, naming } = formsOf<Rules, State>()

const cardId = (s: State, card: Card): string => s.rules.faces[card].id
const bookId = (s: State, book: Maybe<Book>): string => (book === NONE ? '' : s.rules.books[book].id)

type SlotFacts = (s: State, seat: Seat, slot: Slot) => Omit<Facts, 'kind'>

/** An answer that names a slot: what it does with the card there, and what that brings. */
const bySlot = (op: typeof USE, verb: string, brings?: SlotFacts) =>
  form(op, {
    print: (_rules, slot) => `${verb} ${numberOf(slot)}`,
    all: () => each(SLOT.all),
    facts(s, seat, slot) {
      const card = player.slots(s, seat, slot)
      return {
        kind: verb,
        card: card === NONE ? '' : cardId(s, card),
        slot: numberOf(slot),
        ...brings?.(s, seat, slot),
      }
    },
  })

/** Steps of the book track that books lie on. */
const stepsOf = ({ bookLast }: Rules): number[] => upFrom(bookLast, 1)

/** How each operation is written and what its answers mean, in the order of their numbers. */
export const FORMS = [
  naming(KEEP, 'keep', 'start', ({ ids }) => ids.start),
  form(REST, {
    print: ({ ids }, card, pile) => `rest ${ids.card[card]} ${numberOf(pile)}`,
    all: ({ starting, expansionOnes }) => pairs([...new Set([...starting, ...expansionOnes])], PILE.all),
    facts: (s, _seat, card, pile) => ({ kind: 'rest', card: cardId(s, card), pile: numberOf(pile) }),
  }),
  form(LAY, {
    print: ({ ids }, card, slot) => `lay ${ids.card[card]} ${numberOf(slot)}`,
    all: ({ cards }) => pairs(cards, SLOT.all),
    facts: (s, seat, card, slot) => ({
      kind: 'lay',
      card: cardId(s, card),
      slot: numberOf(slot),
      ...layingFacts(s, seat, card, slot),
    }),
  }),
  {
    ...plain(SEALING, 'seal'),
    facts: (s: State, seat: Seat) => ({
      kind: 'seal',
      count: SLOT.all.filter((slot) => player.slots(s, seat, slot) !== NONE).length,
    }),
  },
  bySlot(USE, 'use', usingFacts),
  naming(USE_TILE, 'use', 'tile', () => TILES, { kind: 'use-tile', facts: usingTileFacts }),
  bySlot(ATTACH, 'attach'),
  bySlot(ADD, 'add', addingFacts),
  form(BUY, {
    print: (_rules, column, row) => `buy ${DISPLAY_COLUMN.id(column)} ${numberOf(row)}`,
    all: () => pairs(DISPLAY_COLUMN.all, DISPLAY_ROW.all),
    facts: buyingFacts,
  }),
  naming(ADVANCE, 'advance', 'company', () => COMPANIES, { facts: advancingFacts }),
  plain(FINISHING, 'done'),
  naming(EXPAND, 'expand', 'company', () => COMPANIES, {
    facts: expandingFacts,
  }),
  form(ENTER, {
    print: ({ ids }, region, column) => `enter ${ids.region[region]} ${numberOf(column)}`,
    all: ({ map }) => pairs(map.regions, BASE_COLUMN.all),
    facts(s, _seat, region, column) {
      const company = table.expanding(s) as Company
      const points = entryCost(s, company, region)
      const left = table.points(s) - points
      const place = { region: s.rules.map.ids[region], column: numberOf(column) }
      return { kind: 'enter', ...place, points, left, ...leavingFacts(s, company, column) }
    },
  }),
  naming(CLAIM, 'reward', 'region', ({ ids }) => ids.region, {
    facts(s, seat, region) {
      const { pounds, diamond, track } = s.rules.map.rewards[region]
      const company = table.expanding(s) as Company
      const outcome = outcomeOf(s, seat, { pounds, diamond, track, company })
      return { company: COMPANY.id(company), pounds, diamond, track, ...outcome }
    },
  }),
  {
    ...plain(CLAIMING_POINTS, 'reward-points', 'reward bookkeeping'),
    facts: (s: State) => ({ kind: 'reward-points', points: table.pool(s) }),
  },
  form(RETURN, {
    print: (_rules, column) => `return ${numberOf(column)}`,
    all: () => each(BASE_COLUMN.all),
    facts: (s, _seat, column) => ({ kind: 'return', column: numberOf(column), ...returningFacts(s, column) }),
  }),
  {
    ...plain(PAYING, 'pay'),
    facts: (s: State, seat: Seat) => ({ kind: 'pay', ...payingFacts(s, seat) }),
  },
  { ...plain(STOPPING, 'stop'), facts: (s: State, seat: Seat) => ({ kind: 'stop', ...stoppingFacts(s, seat) }) },
  form(FLIP, {
    print: (_rules, step) => `flip ${step}`,
    all: (rules) => each(stepsOf(rules)),
    facts(s, seat, step) {
      return { kind: 'flip', step, book: bookId(s, topBook(s, seat, step)), pounds: s.rules.flipPounds }
    },
  }),
  {
    ...plain(STEPPING, 'step'),
    facts(s: State, seat: Seat) {
      const step = nextStep(s, seat)
      const turned = isTurned(s, seat, step) ? 1 : 0
      return { kind: 'step', step, book: bookId(s, topBook(s, seat, step)), turned, ...steppingFacts(s, seat) }
    },
  },
  form(TAKE_BOOK, {
    print: (_rules, row, column) => `book ${numberOf(row)} ${numberOf(column)}`,
    all: () => pairs(BOOK_ROW.all, BOOK_COLUMN.all),
    facts(s, _seat, row, column) {
      const book = table.bookDisplay(s, row, column)
      const place = { row: numberOf(row), column: numberOf(column) }
      const price = book === NONE ? 0 : priceOf(s, book)
      return { kind: 'book', book: bookId(s, book), ...place, price, pounds: table.bookCoins(s, row, column) }
    },
  }),
  {
    ...plain(CASHING, 'pounds'),
    facts: (s: State) => ({ kind: 'pounds', pounds: tasks.spend.points(s) }),
  },
  form(REMOVE, {
    print: (_rules, company, column) => `remove ${COMPANY.id(company)} ${numberOf(column)}`,
    all: () => pairs(COMPANY.all, BASE_COLUMN.all),
    facts: (s, _seat, company, column) => ({
      kind: 'remove',
      company: COMPANY.id(company),
      column: numberOf(column),
      ...leavingFacts(s, company, column),
    }),
  }),
  form(PLACE, {
    print: ({ ids }, book, step) => `place ${ids.book[book]} ${step}`,
    all: (rules) =>
      pairs(
        BOOK.all.filter((book) => rules.books[book]?.starting === false),
        stepsOf(rules),
      ),
    facts: (s, _seat, book, step) => ({ kind: 'place', book: bookId(s, book), step }),
  }),
  naming(MARK, 'mark', 'bonus', () => SPACES, { facts: markingFacts }),
  form(TIER, {
    print: (_rules, tier) => `tier ${tier + 1}`,
    all: () => each(upFrom(MOST_TIERS)),
    facts(s, seat, tier) {
      const counted = tasks.tier.counted(s)
      const { company, tiers } = s.rules.majorities[counted]
      return {
        kind: 'tier',
        counted: COUNTED.id(counted),
        min: tiers[tier].min,
        company: COMPANY.id(company),
        ...rewardFacts(s, seat, s.rules.rewards[tiers[tier].reward]),
      }
    },
  }),
  naming(DISCARD, 'discard', 'card', ({ ids }) => ids.card, {
    facts(s, seat, card) {
      const pounds = discardValue(s, card)
      return { pounds, ...outcomeOf(s, seat, { pounds }) }
    },
  }),
  form(OPTION, {
    print: (_rules, option) => `option ${option + 1}`,
    all: () => each(upFrom(OPTIONS_OF_A_CHOICE)),
    facts: (s, seat, option) => ({ kind: 'option', ...rewardFacts(s, seat, s.rules.rewards[optionReward(s, option)]) }),
  }),
  naming(TAKE, 'take', 'part', () => PARTS, { facts: takingFacts }),
  naming(MOVE_ON, 'track', 'company', () => COMPANIES, { facts: movingFacts }),
  plain(ENDING, 'end'),
  form(TAKE_PILE, {
    print: (_rules, pile) => `pile ${numberOf(pile)}`,
    all: () => each(PILE.all),
    facts: (s, seat, pile) => ({ kind: 'pile', pile: numberOf(pile), count: player.pileSize(s, seat, pile) }),
  }),
]
