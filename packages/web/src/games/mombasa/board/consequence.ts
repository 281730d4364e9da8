import type { Facts } from '@quayside/kernel'
import { entering, marking, placing, removing, returning } from './consequence-board.ts'
import { cardName, shareName } from './names.ts'
import { diamonds, join, move, outcome, type Telling, told } from './outcome.ts'
import { rewardWords } from './rewards.ts'
import { bookOf, faceOf, kindOf, type Requirement, startOf } from './things.ts'

/** What an answer brings beside its noun and what its coin says: the second line of its button. Empty where there is nothing to add. */
export const brings = (answer: Facts, telling: Telling): string => CONSEQUENCES[answer.kind]?.(answer, telling) ?? ''

const CONSEQUENCES: { readonly [kind: string]: (answer: Facts, telling: Telling) => string } = {
  keep: ({ start }, { w, words }) =>
    join(
      ...startOf(String(start)).bonus.map(({ track, spaces }) =>
        track === 'diamond' ? w.diamonds(spaces) : w.track(words.thing('company', track), spaces),
      ),
    ),
  rest: ({ pile }, telling) => pileThen(Number(pile), telling),
  lay: planning,
  use: usingCard,
  'use-tile': usingTile,
  attach: (_answer, { so }) => so.plusOne,
  add: ({ units }, { so }) => told(units, so.units),
  buy: ({ card, left, currency }, { so, dock, words }) =>
    join(shareName(String(card), dock, words), told(left, currency === 'units' ? so.unitsLeft : so.poundsLeft)),
  // Most steps lead to the next space and nothing else.
  advance: ({ space, ...facts }, telling) => move(facts as Facts, telling) || told(space, telling.so.space),
  track: move,
  expand: ({ posts, regions }, { so }) => join(told(posts, so.posts), told(regions, so.inReach)),
  enter: entering,
  reward: gains,
  'reward-points': (_answer, { so }) => so.points,
  return: returning,
  remove: removing,
  pay: (answer, telling) => join(told(answer.left, telling.so.poundsLeft), move(answer, telling)),
  // What it means to stop the inkwell, its track says.
  stop: ({ steps }, { so }) => told(steps, so.stepsLost),
  flip: (_answer, { so }) => so.blank,
  step: ({ book, turned, step, reach, worth, opensSlot }, { w, so, words }) => {
    const reward = Number(turned) ? '' : rewardWords(bookOf(String(book)).reward, w, words)
    return join(
      reward || w.nothing,
      told(worth, so.worth),
      told(opensSlot, so.opensSlot),
      Number(reach) > Number(step) && told(reach, so.onTo),
    )
  },
  book: ({ book, price }, telling) => join(bookWords(String(book), telling), told(price, telling.so.costs)),
  pounds: (_answer, { so }) => so.noBook,
  place: placing,
  mark: marking,
  tier: gains,
  option: ({ bookkeeping }, { w }) => (Number(bookkeeping) > 0 ? w.bookkeeping(Number(bookkeeping)) : ''),
  take: (answer, telling) => (answer.part === 'bookkeeping' ? telling.so.points : outcome(answer, telling)),
  discard: outcome,
  pile: ({ pile }, { view, seat, dock, words }) =>
    view.players[seat].resting[Number(pile) - 1].map((card) => cardName(card, dock, words)).join(', '),
}

/** How many cards a resting pile has with one more. */
export const pileThen = (pile: number, { view, seat, so }: Telling): string =>
  so.pile(pile, view.players[seat].resting[pile - 1].length + 1)

/** What a book asks for and gives. */
export function bookWords(id: string, { w, board, words }: Telling): string {
  const { requirements, reward } = bookOf(id)
  const needs = requirements.map(({ kind, min }: Requirement) => board.lacks[kind](min)).join(', ')
  return `${needs} → ${rewardWords(reward, w, words)}`
}

/** A reward without its pounds, and the capital call that its steps meet. */
function gains({ diamond, bookkeeping, track, removePosts, company, call }: Facts, { w, so, words }: Telling): string {
  const parts = { diamond, bookkeeping, track, removePosts }
  const reward = Object.fromEntries(Object.entries(parts).map(([part, n]) => [part, Number(n ?? 0)]))
  return join(rewardWords(reward, w, words, company === undefined ? undefined : String(company)), told(call, so.call))
}

/** What lies face up once a card is planned. */
function planning({ card, total, tier, reach }: Facts, { view, seat, so, w }: Telling): string {
  const { value, diamond, pounds } = faceOf(String(card))
  const { ink } = view.players[seat]
  if (kindOf(String(card)) === 'merchant') return join(w.diamonds(diamond), pounds > 0 && w.pounds(pounds))
  if (reach !== undefined) return Number(reach) > ink ? so.bookkeeper(Number(reach)) : so.inkStays
  return join(Number(total) > value && told(total, so.inAll), told(tier, so.majority))
}

/* Cards and tiles */

function usingCard(answer: Facts, telling: Telling): string {
  const { so, words } = telling
  const card = String(answer.card)
  const kind = kindOf(card)
  const { value } = faceOf(card)
  if (kind === 'bookkeeper') return bookkeeping(telling)
  if (kind === 'merchant') return merchant(answer, telling)
  const all = told(answer.total, (total) => so.together(total, words.thing('good', kind)))
  return all || (Number(answer.units) > value ? told(answer.units, so.units) : '')
}

function usingTile(answer: Facts, telling: Telling): string {
  if (answer.tile !== 'bookkeeper-tile') return merchant(answer, telling)
  return bookkeeping(telling)
}

const merchant = (answer: Facts, telling: Telling): string =>
  join(
    rewardWords({ diamond: Number(answer.diamond ?? 0), pounds: Number(answer.pounds ?? 0) }, telling.w, telling.words),
    diamonds(answer, telling),
  )

function bookkeeping({ view, seat, so }: Telling): string {
  const { ink, reach } = view.players[seat]
  if (reach === undefined) return ''
  return reach > ink ? so.bookkeeper(reach) : so.inkStays
}
