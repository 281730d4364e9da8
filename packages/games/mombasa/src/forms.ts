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
import { currentAsk } from './flow.ts'
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
  type DisplayColumn,
  type DisplayRow,
  numberOf,
  PARTS,
  type Part,
  PILE,
  SLOT,
  type Slot,
  TILES,
} from './ids.ts'
import { spacePounds } from './phases/bonus-marker.ts'
import { nextStep } from './phases/bookkeeper.ts'
import { isTurned, topBook } from './phases/books.ts'
import { discardValue } from './phases/discard.ts'
import { unitPrice } from './phases/goods.ts'
import { amountOf } from './phases/rewards.ts'
import { nextCall } from './phases/track-moves.ts'
import { optionReward, poundPrice, spaceDiscount } from './phases/track-spaces.ts'
import { question } from './questions.ts'
import type { RewardParts, Rules } from './rules/index.ts'
import { MOST_TIERS, OPTIONS_OF_A_CHOICE } from './sizes.ts'
import { SPACES } from './spaces.ts'

const { form, plain, naming } = formsOf<Rules, State>()

const cardId = (s: State, card: Card): string => s.rules.faces[card].id
const bookId = (s: State, book: Maybe<Book>): string => (book === NONE ? '' : s.rules.books[book].id)

const slotFacts = (kind: string) => (s: State, seat: Seat, slot: Slot) => {
  const card = player.slots(s, seat, slot)
  return { kind, card: card === NONE ? '' : cardId(s, card), slot: numberOf(slot) }
}

/** An answer that names a slot: what it does with the card there. */
const bySlot = (op: typeof USE, verb: string) =>
  form(op, {
    print: (_rules, slot) => `${verb} ${numberOf(slot)}`,
    all: () => each(SLOT.all),
    facts: slotFacts(verb),
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
    facts: (s, _seat, card, slot) => ({ kind: 'lay', card: cardId(s, card), slot: numberOf(slot) }),
  }),
  {
    ...plain(SEALING, 'seal'),
    facts: (s: State, seat: Seat) => ({
      kind: 'seal',
      count: SLOT.all.filter((slot) => player.slots(s, seat, slot) !== NONE).length,
    }),
  },
  bySlot(USE, 'use'),
  naming(USE_TILE, 'use', 'tile', () => TILES, { kind: 'use-tile' }),
  bySlot(ATTACH, 'attach'),
  bySlot(ADD, 'add'),
  form(BUY, {
    print: (_rules, column, row) => `buy ${DISPLAY_COLUMN.id(column)} ${numberOf(row)}`,
    all: () => pairs(DISPLAY_COLUMN.all, DISPLAY_ROW.all),
    facts: buyFacts,
  }),
  naming(ADVANCE, 'advance', 'company', () => COMPANIES, {
    facts: (s, seat, company) => ({ pounds: nextCall(s, seat, company) }),
  }),
  plain(FINISHING, 'done'),
  naming(EXPAND, 'expand', 'company', () => COMPANIES),
  form(ENTER, {
    print: ({ ids }, region, column) => `enter ${ids.region[region]} ${numberOf(column)}`,
    all: ({ map }) => pairs(map.regions, BASE_COLUMN.all),
    facts: (s, _seat, region, column) => ({
      kind: 'enter',
      region: s.rules.map.ids[region],
      column: numberOf(column),
      points: entryCost(s, table.expanding(s) as Company, region),
    }),
  }),
  naming(CLAIM, 'reward', 'region', ({ ids }) => ids.region, {
    facts(s, _seat, region) {
      const { pounds, diamond, track } = s.rules.map.rewards[region]
      return { company: COMPANY.id(table.expanding(s) as Company), pounds, diamond, track }
    },
  }),
  {
    ...plain(CLAIMING_POINTS, 'reward-points', 'reward bookkeeping'),
    facts: (s: State) => ({ kind: 'reward-points', points: table.pool(s) }),
  },
  form(RETURN, {
    print: (_rules, column) => `return ${numberOf(column)}`,
    all: () => each(BASE_COLUMN.all),
    facts: (_s, _seat, column) => ({ kind: 'return', column: numberOf(column) }),
  }),
  {
    ...plain(PAYING, 'pay'),
    facts: (s: State, seat: Seat) => ({ kind: 'pay', pounds: nextCall(s, seat, tasks.move.company(s)) }),
  },
  plain(STOPPING, 'stop'),
  form(FLIP, {
    print: (_rules, step) => `flip ${step}`,
    all: (rules) => each(stepsOf(rules)),
    facts: (s, seat, step) => ({ kind: 'flip', step, book: bookId(s, topBook(s, seat, step)) }),
  }),
  {
    ...plain(STEPPING, 'step'),
    facts(s: State, seat: Seat) {
      const step = nextStep(s, seat)
      const turned = isTurned(s, seat, step) ? 1 : 0
      return { kind: 'step', step, book: bookId(s, topBook(s, seat, step)), turned }
    },
  },
  form(TAKE_BOOK, {
    print: (_rules, row, column) => `book ${numberOf(row)} ${numberOf(column)}`,
    all: () => pairs(BOOK_ROW.all, BOOK_COLUMN.all),
    facts: (s, _seat, row, column) => ({
      kind: 'book',
      book: bookId(s, table.bookDisplay(s, row, column)),
      row: numberOf(row),
      column: numberOf(column),
      pounds: table.bookCoins(s, row, column),
    }),
  }),
  {
    ...plain(CASHING, 'pounds'),
    facts: (s: State) => ({ kind: 'pounds', pounds: tasks.spend.points(s) }),
  },
  form(REMOVE, {
    print: (_rules, company, column) => `remove ${COMPANY.id(company)} ${numberOf(column)}`,
    all: () => pairs(COMPANY.all, BASE_COLUMN.all),
    facts: (_s, _seat, company, column) => ({
      kind: 'remove',
      company: COMPANY.id(company),
      column: numberOf(column),
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
  naming(MARK, 'mark', 'bonus', () => SPACES, {
    facts: (s, _seat, space) => ({ pounds: spacePounds(s, space) }),
  }),
  form(TIER, {
    print: (_rules, tier) => `tier ${tier + 1}`,
    all: () => each(upFrom(MOST_TIERS)),
    facts(s, _seat, tier) {
      const counted = tasks.tier.counted(s)
      const { company, tiers } = s.rules.majorities[counted]
      return {
        kind: 'tier',
        counted: COUNTED.id(counted),
        min: tiers[tier].min,
        company: COMPANY.id(company),
        ...rewardFacts(s.rules.rewards[tiers[tier].reward]),
      }
    },
  }),
  naming(DISCARD, 'discard', 'card', ({ ids }) => ids.card, {
    facts: (s, _seat, card) => ({ pounds: discardValue(s, card) }),
  }),
  form(OPTION, {
    print: (_rules, option) => `option ${option + 1}`,
    all: () => each(upFrom(OPTIONS_OF_A_CHOICE)),
    facts: (s, _seat, option) => ({ kind: 'option', ...rewardFacts(s.rules.rewards[optionReward(s, option)]) }),
  }),
  naming(TAKE, 'take', 'part', () => PARTS, { facts: takeFacts }),
  naming(MOVE_ON, 'track', 'company', () => COMPANIES),
  plain(ENDING, 'end'),
  form(TAKE_PILE, {
    print: (_rules, pile) => `pile ${numberOf(pile)}`,
    all: () => each(PILE.all),
    facts: (s, seat, pile) => ({ kind: 'pile', pile: numberOf(pile), count: player.pileSize(s, seat, pile) }),
  }),
]

function rewardFacts({ pounds, diamond, bookkeeping, track, removePosts }: RewardParts) {
  return { pounds, diamond, bookkeeping, track, removePosts }
}

/** How much a part of the reward under way is; `company` is whose track its steps are on. */
function takeFacts(s: State, seat: Seat, part: Part): Omit<Facts, 'kind'> {
  if (!tasks.parts.isNext(s)) return { amount: Number(currentAsk(s).facts?.(s, seat).steps) }
  const reward = s.rules.rewards[tasks.parts.reward(s)]
  return { amount: amountOf(reward, part), company: COMPANY.id(reward.company as Company) }
}

const PAYS_GOODS = question('goods')

/** A card and its price, in units while goods are used, else in pounds. */
function buyFacts(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow): Facts {
  const card = table.display(s, column, row)
  const place = { display: DISPLAY_COLUMN.id(column), row: numberOf(row) }
  if (card === NONE) return { kind: 'buy', card: '', price: 0, currency: 'pounds', ...place }
  const withGoods = currentAsk(s).question === PAYS_GOODS
  const discount = tasks.andOr.isNext(s) ? spaceDiscount(s) : 0
  const price = withGoods ? unitPrice(s, seat, column, row) : poundPrice(s, column, row, discount)
  return { kind: 'buy', card: cardId(s, card), price, currency: withGoods ? 'units' : 'pounds', ...place }
}
