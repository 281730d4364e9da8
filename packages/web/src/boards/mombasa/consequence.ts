import type { Facts, GameWords, Language } from '@quayside/kernel'
import { BOARD } from '@quayside/mombasa/data/board'
import { BOOKS } from '@quayside/mombasa/data/books'
import { type CountedId, companyId, type TileId } from '@quayside/mombasa/ids'
import { bonusesOf, reachOf, totalOf } from './books.ts'
import { entering, marking, placing, removing, returning } from './consequence-board.ts'
import { join, jumping, outcome, stepping, type Telling } from './outcome.ts'
import { rewardWords } from './rewards.ts'
import { bookOf, faceOf, kindOf, minesOf, postsInBase, seatOf, startOf, type View } from './things.ts'
import { WORDS } from './words.ts'
import { CONSEQUENCE_WORDS } from './words-consequence.ts'

/** What an answer leads to beyond what its own words say; empty where there is nothing to add. */
export function consequence(answer: Facts, seen: unknown, language: Language, words: GameWords): string {
  const view = seen as View
  const seat = seatOf(view)
  const told = seat === undefined ? undefined : CONSEQUENCES[answer.kind]
  if (!told || seat === undefined) return ''
  return told(answer, { view, seat, w: WORDS[language], so: CONSEQUENCE_WORDS[language], words })
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
  use: ({ card }, telling) => usingCard(String(card), telling),
  'use-tile': ({ tile }, telling) => usingTile(tile as TileId, telling),
  attach: (_answer, { so }) => so.plusOne,
  add: ({ card, slot }, { view, seat, so }) =>
    so.units((view.units ?? 0) + unitsAdded(view, seat, String(card), Number(slot))),
  buy: ({ price, currency }, { view, seat, so }) =>
    currency === 'units'
      ? so.unitsLeft((view.units ?? 0) - Number(price))
      : so.poundsLeft(view.players[seat].pounds - Number(price)),
  advance: ({ company }, telling) => stepping(String(company), telling),
  track: ({ company }, telling) => jumping(String(company), telling),
  done: (_answer, { view, so }) => {
    if (view.units) return so.unitsLost(view.units)
    return view.points ? so.pointsLost(view.points) : ''
  },
  expand: ({ company }, { view, seat, so }) =>
    so.expand(totalOf(view, seat, 'expansion'), postsInBase(view, String(company))),
  enter: entering,
  reward: outcome,
  'reward-points': (_answer, { so }) => so.points,
  return: returning,
  remove: removing,
  pay: ({ pounds }, { view, seat, so }) => so.poundsLeft(view.players[seat].pounds - Number(pounds)),
  // While a company expands, only a capital call asks whether to stop; else it may be the inkwell, whose track says what that means.
  stop: (_answer, { view, so }) => (view.expanding ? so.stepsLost : ''),
  flip: (_answer, { so }) => so.blank,
  step: ({ book, turned }, { w, so, words }) => {
    const reward = Number(turned) ? '' : rewardWords(bookOf(String(book)).reward, w, words)
    return reward && so.stopThere(reward)
  },
  book: ({ book }, { so }) => so.costs(BOOKS.price[bookOf(String(book)).letter]),
  pounds: (_answer, { so }) => so.noBook,
  place: placing,
  mark: ({ bonus, pounds }, telling) => marking(String(bonus), Number(pounds), telling),
  tier: outcome,
  option: outcome,
  take: ({ part, amount, company }, telling) =>
    part === 'bookkeeping'
      ? telling.so.points
      : outcome({ kind: 'take', [part]: amount, ...(company === undefined ? {} : { company }) }, telling),
  discard: ({ pounds }, { view, seat, so }) => so.purse(view.players[seat].pounds + Number(pounds)),
  end: (_answer, { view, seat, w, so }) => {
    const { slots = [], used = [], markers } = view.players[seat]
    const left = slots.filter((card, i) => card !== null && !used.includes(i + 1)).length
    return left + markers > 0 ? so.unused(w.cards(left), markers) : ''
  },
  pile: ({ pile }, { view, seat, words }) =>
    view.players[seat].resting[Number(pile) - 1].map((card) => words.thing('card', card)).join(', '),
}

/* Cards and tiles */

function usingCard(card: string, telling: Telling): string {
  const { view, seat, so, words } = telling
  const kind = kindOf(card)
  const face = faceOf(card)
  if (kind === 'bookkeeper') return bookkeeping(face.value, telling)
  if (kind === 'merchant') {
    const company = companyId(face.minesOf)
    const mines = company === null ? 0 : minesOf(view, company) >> 1
    const reward = { diamond: face.diamond + mines, pounds: face.pounds }
    return join(rewardWords(reward, telling.w, words), outcome({ kind: 'use', ...reward, pounds: 0 }, telling))
  }
  const all = totalOf(view, seat, kind as CountedId)
  return all > face.value ? so.together(all, words.thing('good', kind)) : ''
}

function usingTile(tile: TileId, telling: Telling): string {
  const { view, seat, w } = telling
  const { value } = BOARD.bonusTiles[tile]
  if (tile === 'bookkeeper-tile') return bookkeeping(value, telling)
  const { slots = [], used = [] } = view.players[seat]
  const merchants = slots.filter((card, i) => card && !used.includes(i + 1) && kindOf(card) === 'merchant')
  return w.diamonds(value + merchants.length)
}

function bookkeeping(points: number, { view, seat, so }: Telling): string {
  const { to } = reachOf(view, seat, false)
  return to > view.players[seat].ink ? so.bookkeeper(to, points) : so.inkStays(points)
}

/** What a goods card in a slot adds to those in use: with the tile on it, and what tracks add to cards and once to the total. */
function unitsAdded(view: View, seat: number, card: string, slot: number): number {
  const plus = view.tiles['plus-one']
  const tile = plus?.seat === seat && plus.slot === slot ? BOARD.bonusTiles['plus-one'].value : 0
  const { totalSpent } = view.players[seat]
  return bonusesOf(view, seat).reduce((sum, bonus) => {
    if (bonus.type !== 'goodPerCard' && (bonus.type !== 'goodTotal' || totalSpent)) return sum
    return bonus.good === kindOf(card) ? sum + bonus.amount : sum
  }, faceOf(card).value + tile)
}
