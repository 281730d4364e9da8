import { byNumber, type Facts, type Seat } from '@quayside/kernel'
import { each, type AnswerForm as Form, pairs, upFrom } from '@quayside/kernel/forms'
import { OP } from './answers.ts'
import { BASE_COLUMNS, BOOK_COLUMNS, BOOK_ROWS, DISPLAY_ROWS, SLOTS } from './box.ts'
import { currentAsk, TASK, taskArg, taskSecondArg } from './flow.ts'
import { COMPANIES, COUNTED, DISPLAY_COLUMNS, TILES } from './ids.ts'
import { spacePounds } from './phases/bonus-marker.ts'
import { bookAt, isTurned, topBook } from './phases/books.ts'
import { discardValue } from './phases/discard.ts'
import { pileSize } from './phases/end-of-phase.ts'
import { entryCost } from './phases/expansion.ts'
import { displayAt, unitPrice } from './phases/goods.ts'
import { PARTS } from './phases/rewards.ts'
import { nextCall } from './phases/track-moves.ts'
import { optionReward, poundPrice, spaceDiscount } from './phases/track-spaces.ts'
import { question } from './questions.ts'
import type { Reward, Rules } from './rules/index.ts'
import { SPACES } from './spaces.ts'
import { BOOK_COINS, EXPANDING, INK, POOL, player, SLOT, type State, TASKS } from './state.ts'

type AnswerForm = Form<Rules, State>

const plain = (text: string): AnswerForm => ({
  print: () => text,
  all: () => [[0, 0]],
  facts: () => ({ kind: text }),
})

const faceId = (s: State, face: number): string => s.rules.faces[face].id
const cardIn = (s: State, seat: Seat, slot: number): string => {
  const face = s.c[player(s, seat) + SLOT + slot] - 1
  return face < 0 ? '' : faceId(s, face)
}

/** By operation. */
export const FORMS: readonly AnswerForm[] = byNumber({
  [OP.KEEP]: {
    print: (rules, tile) => `keep ${rules.startTiles[tile].id}`,
    all: (rules) => each(rules.startTiles.length),
    facts: (s, _seat, tile) => ({ kind: 'keep', start: s.rules.startTiles[tile].id }),
  },
  [OP.REST]: {
    print: (rules, face, pile) => `rest ${rules.faces[face].id} ${pile + 1}`,
    all: (rules) => pairs([...new Set([...rules.starting, ...rules.expansionOnes])], upFrom(SLOTS)),
    facts: (s, _seat, face, pile) => ({ kind: 'rest', card: faceId(s, face), pile: pile + 1 }),
  },
  [OP.LAY]: {
    print: (rules, face, slot) => `lay ${rules.faces[face].id} ${slot + 1}`,
    all: (rules) => pairs(upFrom(rules.faceCount), upFrom(SLOTS)),
    facts: (s, _seat, face, slot) => ({ kind: 'lay', card: faceId(s, face), slot: slot + 1 }),
  },
  [OP.SEAL]: {
    ...plain('seal'),
    facts(s, seat) {
      const laid = upFrom(SLOTS).filter((slot) => s.c[player(s, seat) + SLOT + slot] > 0).length
      return { kind: 'seal', count: laid }
    },
  },
  [OP.USE]: {
    print: (_rules, slot) => `use ${slot + 1}`,
    all: () => each(SLOTS),
    facts: (s, seat, slot) => ({ kind: 'use', card: cardIn(s, seat, slot), slot: slot + 1 }),
  },
  [OP.USE_TILE]: {
    print: (_rules, tile) => `use ${TILES[tile]}`,
    all: () => each(TILES.length),
    facts: (_s, _seat, tile) => ({ kind: 'use-tile', tile: TILES[tile] }),
  },
  [OP.ATTACH]: {
    print: (_rules, slot) => `attach ${slot + 1}`,
    all: () => each(SLOTS),
    facts: (s, seat, slot) => ({ kind: 'attach', card: cardIn(s, seat, slot), slot: slot + 1 }),
  },
  [OP.ADD]: {
    print: (_rules, slot) => `add ${slot + 1}`,
    all: () => each(SLOTS),
    facts: (s, seat, slot) => ({ kind: 'add', card: cardIn(s, seat, slot), slot: slot + 1 }),
  },
  [OP.BUY]: {
    print: (_rules, column, row) => `buy ${DISPLAY_COLUMNS[column]} ${row + 1}`,
    all: () => pairs(upFrom(DISPLAY_COLUMNS.length), upFrom(DISPLAY_ROWS)),
    facts: buyFacts,
  },
  [OP.ADVANCE]: {
    print: (_rules, company) => `advance ${COMPANIES[company]}`,
    all: () => each(COMPANIES.length),
    facts: (s, seat, company) => ({
      kind: 'advance',
      company: COMPANIES[company],
      pounds: nextCall(s, seat, company),
    }),
  },
  [OP.DONE]: plain('done'),
  [OP.EXPAND]: {
    print: (_rules, company) => `expand ${COMPANIES[company]}`,
    all: () => each(COMPANIES.length),
    facts: (_s, _seat, company) => ({ kind: 'expand', company: COMPANIES[company] }),
  },
  [OP.ENTER]: {
    print: (rules, region, column) => `enter ${rules.map.ids[region]} ${column + 1}`,
    all: (rules) => pairs(upFrom(rules.map.ids.length), upFrom(BASE_COLUMNS)),
    facts: (s, _seat, region, column) => ({
      kind: 'enter',
      region: s.rules.map.ids[region],
      column: column + 1,
      points: entryCost(s, s.c[EXPANDING] - 1, region),
    }),
  },
  [OP.REWARD]: {
    print: (rules, region) => `reward ${rules.map.ids[region]}`,
    all: (rules) => each(rules.map.ids.length),
    facts(s, _seat, region) {
      const { pounds, diamond, track } = s.rules.map.rewards[region]
      const company = COMPANIES[s.c[EXPANDING] - 1]
      return { kind: 'reward', region: s.rules.map.ids[region], company, pounds, diamond, track }
    },
  },
  [OP.REWARD_POINTS]: {
    ...plain('reward bookkeeping'),
    facts: (s) => ({ kind: 'reward-points', points: s.c[POOL] }),
  },
  [OP.RETURN]: {
    print: (_rules, column) => `return ${column + 1}`,
    all: () => each(BASE_COLUMNS),
    facts: (_s, _seat, column) => ({ kind: 'return', column: column + 1 }),
  },
  [OP.PAY]: {
    ...plain('pay'),
    facts: (s, seat) => ({ kind: 'pay', pounds: nextCall(s, seat, taskArg(s)) }),
  },
  [OP.STOP]: plain('stop'),
  [OP.FLIP]: {
    print: (_rules, step) => `flip ${step}`,
    all: (rules) => each(rules.bookLast, 1),
    facts: (s, seat, step) => ({ kind: 'flip', step, book: bookId(s, topBook(s, seat, step)) }),
  },
  [OP.STEP]: {
    ...plain('step'),
    facts(s, seat) {
      const step = s.c[player(s, seat) + INK] + 1
      const turned = isTurned(s, seat, step) ? 1 : 0
      return { kind: 'step', step, book: bookId(s, topBook(s, seat, step)), turned }
    },
  },
  [OP.BOOK]: {
    print: (_rules, row, column) => `book ${row + 1} ${column + 1}`,
    all: () => pairs(upFrom(BOOK_ROWS), upFrom(BOOK_COLUMNS)),
    facts: (s, _seat, row, column) => ({
      kind: 'book',
      book: bookId(s, bookAt(s, row, column)),
      row: row + 1,
      column: column + 1,
      pounds: s.c[BOOK_COINS + row * BOOK_COLUMNS + column],
    }),
  },
  [OP.POUNDS]: {
    ...plain('pounds'),
    facts: (s) => ({ kind: 'pounds', pounds: s.c[TASKS.top(s.c) + 1] }),
  },
  [OP.REMOVE]: {
    print: (_rules, company, column) => `remove ${COMPANIES[company]} ${column + 1}`,
    all: () => pairs(upFrom(COMPANIES.length), upFrom(BASE_COLUMNS)),
    facts: (_s, _seat, company, column) => ({ kind: 'remove', company: COMPANIES[company], column: column + 1 }),
  },
  [OP.PLACE]: {
    print: (rules, book, step) => `place ${rules.books[book].id} ${step}`,
    all: (rules) =>
      pairs(
        upFrom(rules.books.length).filter((book) => !rules.books[book].starting),
        upFrom(rules.bookLast, 1),
      ),
    facts: (s, _seat, book, step) => ({ kind: 'place', book: bookId(s, book), step }),
  },
  [OP.MARK]: {
    print: (_rules, space) => `mark ${SPACES[space]}`,
    all: () => each(SPACES.length),
    facts: (s, _seat, space) => ({ kind: 'mark', bonus: SPACES[space], pounds: spacePounds(s, space) }),
  },
  [OP.TIER]: {
    print: (_rules, tier) => `tier ${tier + 1}`,
    all: () => each(3),
    facts(s, _seat, tier) {
      const counted = s.c[TASKS.top(s.c) + 1]
      const { company, tiers } = s.rules.majorities[counted]
      return {
        kind: 'tier',
        counted: COUNTED[counted],
        min: tiers[tier].min,
        company: COMPANIES[company],
        ...rewardFacts(s.rules.rewards[tiers[tier].reward]),
      }
    },
  },
  [OP.DISCARD]: {
    print: (rules, face) => `discard ${rules.faces[face].id}`,
    all: (rules) => each(rules.faceCount),
    facts: (s, _seat, face) => ({ kind: 'discard', card: faceId(s, face), pounds: discardValue(s, face) }),
  },
  [OP.OPTION]: {
    print: (_rules, option) => `option ${option + 1}`,
    all: () => each(2),
    facts: (s, _seat, option) => ({ kind: 'option', ...rewardFacts(s.rules.rewards[optionReward(s, option)]) }),
  },
  [OP.TAKE]: {
    print: (_rules, part) => `take ${PARTS[part]}`,
    all: () => each(PARTS.length),
    facts: takeFacts,
  },
  [OP.TRACK]: {
    print: (_rules, company) => `track ${COMPANIES[company]}`,
    all: () => each(COMPANIES.length),
    facts: (_s, _seat, company) => ({ kind: 'track', company: COMPANIES[company] }),
  },
  [OP.END]: plain('end'),
  [OP.PILE]: {
    print: (_rules, pile) => `pile ${pile + 1}`,
    all: () => each(SLOTS),
    facts: (s, seat, pile) => ({ kind: 'pile', pile: pile + 1, count: pileSize(s, seat, pile) }),
  },
})

const bookId = (s: State, book: number): string => (book < 0 ? '' : s.rules.books[book].id)

const rewardFacts = ({ pounds, diamond, bookkeeping, track, removePosts }: Reward) => ({
  pounds,
  diamond,
  bookkeeping,
  track,
  removePosts,
})

/** A part of the reward under way and how much it is; `company` is whose track its steps are on. */
function takeFacts(s: State, seat: Seat, part: number): Facts {
  const id = PARTS[part]
  if (s.c[TASKS.top(s.c)] !== TASK.PARTS) return { kind: 'take', part: id, amount: stepsOffered(s, seat) }
  const company = COMPANIES[taskSecondArg(s)]
  return { kind: 'take', part: id, amount: s.rules.rewards[taskArg(s)][id], company }
}

const stepsOffered = (s: State, seat: Seat): number => Number(currentAsk(s).facts?.(s, seat).steps)

const PAYS_GOODS = question('goods')

/** A card and its price, in units while goods are used, else in pounds. */
function buyFacts(s: State, seat: Seat, column: number, row: number): Facts {
  const cell = s.c[displayAt(column, row)]
  const place = { display: DISPLAY_COLUMNS[column], row: row + 1 }
  if (cell === 0) return { kind: 'buy', card: '', price: 0, currency: 'pounds', ...place }
  const withGoods = currentAsk(s).question === PAYS_GOODS
  const discount = s.c[TASKS.top(s.c)] === TASK.AND_OR ? spaceDiscount(s) : 0
  const price = withGoods ? unitPrice(s, seat, column, row) : poundPrice(s, column, row, discount)
  return { kind: 'buy', card: faceId(s, cell - 1), price, currency: withGoods ? 'units' : 'pounds', ...place }
}
