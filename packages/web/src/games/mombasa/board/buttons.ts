import { capital, type Facts } from '@quayside/kernel'
import type { Label, Moment } from '../../../boards/board.ts'
import { bookWords, brings, pileThen } from './consequence.ts'
import { regionGives } from './consequence-board.ts'
import { bookName, cardName, spaceName, tileName } from './names.ts'
import { join, type Telling, tellingAt, told } from './outcome.ts'
import { rewardWords } from './rewards.ts'
import { bookOf, kindOf, startNumber } from './things.ts'

/** Buttons of the dock: the noun that decides, what it brings, and money as a coin. */

type Say = (answer: Facts, telling: Telling) => Label

const cost = (pounds: Facts[string] | undefined): string | undefined => (Number(pounds) > 0 ? `£${pounds}` : undefined)
const gain = (pounds: Facts[string] | undefined): string | undefined => (Number(pounds) > 0 ? `+£${pounds}` : undefined)

/** What an answer would throw away by itself, in the words that a button has room for; empty if nothing. */
export function wasteOf(answer: Facts, { view, seat, dock }: Telling): string {
  switch (answer.kind) {
    case 'expand':
      return answer.regions === 0 ? dock.lose.expand.short : ''
    case 'use':
      return answer.diamond === 0 && answer.pounds === 0 ? dock.lose.nothing.short : ''
    case 'flip':
      return Number(answer.step) <= view.players[seat].ink ? dock.lose.flip.at : ''
    default:
      return ''
  }
}

const company = (answer: Facts, { words }: Telling): string => words.thing('company', String(answer.company))
const card = (answer: Facts, { dock, words }: Telling): string => cardName(String(answer.card), dock, words)

/** What a part of a reward is called, by its amount. */
function part(answer: Facts, telling: Telling): string {
  const { dock } = telling
  const amount = Number(answer.amount)
  switch (answer.part) {
    case 'pounds':
      return dock.pounds
    case 'diamond':
      return dock.diamonds(amount)
    case 'bookkeeping':
      return dock.bookkeeping(amount)
    default:
      return dock.plus(company(answer, telling), amount)
  }
}

const led =
  (noun: (answer: Facts, telling: Telling) => string, coin?: (answer: Facts) => string | undefined): Say =>
  (answer, telling) => ({ noun: noun(answer, telling), brings: brings(answer, telling), coin: coin?.(answer) })

/** The button of each kind of answer. */
const WHOLE: { readonly [kind: string]: Say } = {
  keep: led(({ start }, { dock }) => dock.start(startNumber(start) + 1)),
  rest: led(({ pile }, { dock }) => dock.pile(Number(pile))),
  lay: (answer, telling) => ({
    noun: card(answer, telling),
    brings: join(telling.so.slot(Number(answer.slot)), brings(answer, telling)),
  }),
  use: led(card),
  'use-tile': led(({ tile }, { dock }) => tileName(String(tile), dock)),
  attach: (answer, telling) => ({ noun: card(answer, telling), brings: telling.so.slot(Number(answer.slot)) }),
  add: led(card),
  buy: led(card, ({ price, currency }) => (currency === 'units' ? String(price) : `£${price}`)),
  advance: led(
    (answer, telling) => telling.dock.plus(company(answer, telling), 1),
    ({ pounds }) => cost(pounds),
  ),
  track: led(company),
  expand: led(company),
  enter: (answer, telling) => ({
    noun: telling.words.thing('region', String(answer.region)),
    brings: join(telling.so.column(Number(answer.column)), brings(answer, telling)),
  }),
  reward: led(
    ({ region }, { words }) => words.thing('region', String(region)),
    ({ pounds }) => gain(pounds),
  ),
  'reward-points': led(({ points }, { dock }) => dock.bookkeeping(Number(points))),
  return: led(({ column }, { dock }) => dock.column(Number(column))),
  remove: (answer, telling) => ({
    noun: company(answer, telling),
    brings: join(telling.so.column(Number(answer.column)), brings(answer, telling)),
  }),
  pay: led(
    (_answer, { dock }) => dock.pay,
    ({ pounds }) => cost(pounds),
  ),
  stop: stopping,
  flip: led(
    ({ step }, { dock }) => dock.step(Number(step)),
    ({ pounds }) => cost(pounds),
  ),
  step: led(({ step }, { dock }) => dock.step(Number(step))),
  book: led(
    ({ book }, { dock }) => bookName(String(book), dock),
    ({ pounds }) => gain(pounds),
  ),
  pounds: led(
    (_answer, { dock }) => dock.pounds,
    ({ pounds }) => gain(pounds),
  ),
  place: (answer, telling) => ({
    noun: bookName(String(answer.book), telling.dock),
    brings: join(telling.so.step(Number(answer.step)), brings(answer, telling)),
  }),
  mark: led(
    ({ bonus }, { view, dock, board, words }) => spaceName(String(bonus), view, dock, board, words),
    ({ pounds }) => cost(pounds),
  ),
  tier: led(
    ({ min }, { dock }) => dock.reward(Number(min)),
    ({ pounds }) => gain(pounds),
  ),
  discard: led(card, ({ pounds }) => gain(pounds)),
  option: led(({ diamond, bookkeeping }, { dock }) =>
    Number(diamond) > 0 ? dock.diamonds(Number(diamond)) : dock.bookkeeping(Number(bookkeeping)),
  ),
  take: led(part, ({ part: of, amount }) => (of === 'pounds' ? gain(amount) : undefined)),
  pile: led(({ pile }, { dock }) => dock.pile(Number(pile))),
  seal: ({ count }, telling) => ({ noun: sealing(Number(count), telling) }),
  done: finishing,
  end: (_answer, telling) => ({ noun: telling.dock.endPhase, brings: unused(telling) }),
}

/** "Seal 1 of 3 cards". */
export const sealing = (laid: number, { view, seat, dock }: Telling): string =>
  dock.seal(laid, view.players[seat].openSlots.length)

/** Before a capital call the marker stays; where the inkwell stops it may bring a book's reward. */
function stopping({ steps, book }: Facts, { dock, so, w, words }: Telling): Label {
  if (steps !== undefined) return { noun: dock.stay, brings: told(steps, so.stepsLost) }
  return { noun: dock.stop, brings: book === undefined ? '' : rewardWords(bookOf(String(book)).reward, w, words) }
}

function finishing(_answer: Facts, { view, dock, so }: Telling): Label {
  if (view.expanding !== undefined)
    return { noun: dock.endExpansion, brings: view.points ? so.pointsLost(view.points) : '' }
  return { noun: dock.finish, brings: view.units ? so.unitsLost(view.units) : '' }
}

function unused({ view, seat, w, so }: Telling): string {
  const { slots = [], used = [], markers } = view.players[seat]
  const cards = slots.filter((card, i) => card !== null && !used.includes(i + 1)).length
  const left = join(cards > 0 && w.cards(cards), markers > 0 && so.markers(markers))
  return left && so.unused(left)
}

export function whole(answer: Facts, moment: Moment): Label {
  const telling = tellingAt(moment)
  const say = WHOLE[answer.kind]
  if (!telling || !say) return { noun: capital(moment.words.answer(answer)) }
  const label = say(answer, telling)
  const short = wasteOf(answer, telling)
  return short ? { ...label, short, wasted: true } : label
}

/* Ends */

/** The button of each kind of end, by the first of its answers; what is not here is called like its answer. */
const ENDS: { readonly [kind: string]: (id: string, answer: Facts, telling: Telling) => Label } = {
  hand: (id, answer, telling) => ({
    noun: cardName(id, telling.dock, telling.words),
    brings: answer.kind === 'lay' ? brings(answer, telling) : '',
  }),
  slot: (id, _answer, telling) => ({ noun: telling.dock.slot(Number(id)), brings: pileThen(Number(id), telling) }),
  tile: (id, _answer, { dock, so }) => ({ noun: tileName(id, dock), brings: so.plusOne }),
  expansion: (_id, answer, { dock }) => ({ noun: `${dock.card.expansion} ${answer.points ?? ''}`.trim() }),
  marker: (_id, _answer, { view, seat, dock, so }) => ({
    noun: dock.marker,
    brings: so.left(view.players[seat].markers),
  }),
  region: (id, answer, telling) => ({
    noun: telling.words.thing('region', id),
    brings: regionGives(answer, telling),
    coin: String(answer.points),
  }),
  column: (id, answer, telling) => ({ noun: telling.dock.column(Number(id)), brings: brings(answer, telling) }),
  company: (id, _answer, { view, so, words }) => ({
    noun: words.thing('company', id),
    brings: so.shareNow(view.shareValues[id]),
  }),
  base: (_id, answer, telling) => ({
    noun: telling.dock.column(Number(answer.column)),
    brings: brings(answer, telling),
  }),
  held: (id, _answer, telling) => ({ noun: bookName(id, telling.dock), brings: bookWords(id, telling) }),
  step: (id, answer, telling) => ({ noun: telling.dock.step(Number(id)), brings: brings(answer, telling) }),
}

/** Answers with one end are named by it; and where a company is all that is left to choose. */
const ALONE: ReadonlySet<string> = new Set([
  'discard',
  'use-tile',
  'reward',
  'flip',
  'advance',
  'track',
  'take',
  'expand',
])

export function end(place: string, answers: readonly Facts[], moment: Moment): Label {
  const telling = tellingAt(moment)
  const [kind, id] = place.split(':')
  const say = ENDS[kind]
  if (!telling || !say) return whole(answers[0], moment)
  // An expansion is a piece of several answers, a company is what tells them apart.
  if (ALONE.has(answers[0].kind) && kind !== 'expansion') return whole(answers[0], moment)
  const short = answers.every((answer) => wasteOf(answer, telling)) ? wasteOf(answers[0], telling) : ''
  const label = say(id, answers[0], telling)
  return short ? { ...label, short, wasted: true } : label
}

/** Whether the card in a slot is one of those that expand together. */
export const isExpansion = (id: string | null): boolean => id !== null && kindOf(id) === 'expansion'
