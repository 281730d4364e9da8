import type { Facts, GameWords, Language } from '@quayside/kernel'
import { BOARD } from '@quayside/mombasa/data/board'
import { entering, marking, placing, removing, returning } from './consequence-board.ts'
import { diamonds, join, move, outcome, type Telling, told } from './outcome.ts'
import { rewardWords } from './rewards.ts'
import { bookOf, faceOf, kindOf, seatOf, startOf, type View } from './things.ts'
import { WORDS } from './words.ts'
import { CONSEQUENCE_WORDS } from './words-consequence.ts'

/** What an answer leads to beyond what its own words say; empty where there is nothing to add. */
export function consequence(answer: Facts, seen: unknown, language: Language, words: GameWords): string {
  const view = seen as View
  const seat = seatOf(view)
  const say = seat === undefined ? undefined : CONSEQUENCES[answer.kind]
  if (!say || seat === undefined) return ''
  return say(answer, { view, seat, w: WORDS[language], so: CONSEQUENCE_WORDS[language], words })
}

const CONSEQUENCES: { readonly [kind: string]: (answer: Facts, telling: Telling) => string } = {
  keep: ({ start }, { w, words }) =>
    join(
      ...startOf(String(start)).bonus.map(({ track, spaces }) =>
        track === 'diamond' ? w.diamonds(spaces) : w.track(words.thing('company', track), spaces),
      ),
    ),
  rest: ({ pile }, { view, seat, so }) => so.pile(view.players[seat].resting[Number(pile) - 1].length + 1),
  lay: ({ slot }, { view, seat, so }) => so.pile(view.players[seat].resting[Number(slot) - 1].length + 1),
  seal: (_answer, { so }) => so.readyWhenAll,
  use: usingCard,
  'use-tile': usingTile,
  attach: (_answer, { so }) => so.plusOne,
  add: ({ units }, { so }) => told(units, so.units),
  buy: ({ left, currency }, { so }) => told(left, currency === 'units' ? so.unitsLeft : so.poundsLeft),
  // Most steps lead to the next space and nothing else.
  advance: ({ space, ...facts }, telling) => move(facts as Facts, telling) || told(space, telling.so.space),
  track: move,
  done: (_answer, { view, so }) => {
    if (view.units) return so.unitsLost(view.units)
    return view.points ? so.pointsLost(view.points) : ''
  },
  expand: ({ points, posts }, { so }) => told(points, (n) => so.expand(n, Number(posts))),
  enter: entering,
  reward: outcome,
  'reward-points': (_answer, { so }) => so.points,
  return: returning,
  remove: removing,
  pay: ({ left }, { so }) => told(left, so.poundsLeft),
  // What it means to stop the inkwell, its track says.
  stop: ({ steps }, { so }) => told(steps, so.stepsLost),
  flip: (_answer, { so }) => so.blank,
  step: ({ book, turned }, { w, so, words }) => {
    const reward = Number(turned) ? '' : rewardWords(bookOf(String(book)).reward, w, words)
    return reward && so.stopThere(reward)
  },
  book: ({ price }, { so }) => told(price, so.costs),
  pounds: (_answer, { so }) => so.noBook,
  place: placing,
  mark: marking,
  tier: outcome,
  option: outcome,
  take: (answer, telling) => (answer.part === 'bookkeeping' ? telling.so.points : outcome(answer, telling)),
  discard: outcome,
  end: (_answer, { view, seat, w, so }) => {
    const { slots = [], used = [], markers } = view.players[seat]
    const left = slots.filter((card, i) => card !== null && !used.includes(i + 1)).length
    return left + markers > 0 ? so.unused(w.cards(left), markers) : ''
  },
  pile: ({ pile }, { view, seat, words }) =>
    view.players[seat].resting[Number(pile) - 1].map((card) => words.thing('card', card)).join(', '),
}

/* Cards and tiles */

function usingCard(answer: Facts, telling: Telling): string {
  const { so, words } = telling
  const card = String(answer.card)
  const kind = kindOf(card)
  const { value } = faceOf(card)
  if (kind === 'bookkeeper') return bookkeeping(value, telling)
  if (kind === 'merchant') return merchant(answer, telling)
  const all = told(answer.total, (total) => so.together(total, words.thing('good', kind)))
  return all || (Number(answer.units) > value ? told(answer.units, so.units) : '')
}

function usingTile(answer: Facts, telling: Telling): string {
  if (answer.tile !== 'bookkeeper-tile') return merchant(answer, telling)
  return bookkeeping(BOARD.bonusTiles['bookkeeper-tile'].value, telling)
}

const merchant = (answer: Facts, telling: Telling): string =>
  join(
    rewardWords({ diamond: Number(answer.diamond ?? 0), pounds: Number(answer.pounds ?? 0) }, telling.w, telling.words),
    diamonds(answer, telling),
  )

function bookkeeping(points: number, { view, seat, so }: Telling): string {
  const { ink, reach } = view.players[seat]
  if (reach === undefined) return ''
  return reach > ink ? so.bookkeeper(reach, points) : so.inkStays(points)
}
