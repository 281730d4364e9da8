import { BOARD } from '@quayside/mombasa/data/board'
import type { Requirement, TrackBonus } from '@quayside/mombasa/data/pack'
import { PLAYER_BOARD } from '@quayside/mombasa/data/player-board'
import { COMPANIES, type CountedId, GOODS, type TileId } from '@quayside/mombasa/ids'
import { bookOf, faceOf, kindOf, pointsAt, trackOf, type View } from './things.ts'

/** What lies face up before a player, added up, and what books ask of it. Whether it suffices, the referee says. */

/** Steps of a book track: 0 is the inkwell's icon, 1 the starting book, then the printed spaces. */
const { bookTrack } = PLAYER_BOARD
export const LAST_STEP = bookTrack.spaces + 1
export const BOOK_SLOT_STEP = bookTrack.slotOpensAt + 1
/** No book of letter A may lie here. */
export const crossedOut = (step: number): boolean => bookTrack.noA.includes(step - 1)
/** Points printed on a step itself; 0 where there are none. */
export const stepPoints = (step: number): number =>
  bookTrack.points.find(({ space }) => space === step - 1)?.points ?? 0
/** Points that an inkwell on a step is worth. */
export const inkPoints = (step: number): number => pointsAt(bookTrack.points, step - 1)

/** Track bonuses in force: the second of a track takes the place of the first, but discounts stand side by side. */
export function bonusesOf(view: View, seat: number): TrackBonus[] {
  return COMPANIES.flatMap((company) => {
    const reached = trackOf(view, company).specialSpaces.slice(0, view.players[seat].bonuses[company])
    return reached
      .map(({ bonus }) => bonus)
      .filter((bonus, i, all) => i === all.length - 1 || bonus.type === 'cardDiscount')
  })
}

/** The cards that lie face up and are not used, with their slots from 1. */
function openCards(view: View, seat: number): { slot: number; card: string }[] {
  const { slots = [], used = [] } = view.players[seat]
  return slots.flatMap((card, i) => (card && !used.includes(i + 1) ? [{ slot: i + 1, card }] : []))
}

const tileOpen = (view: View, seat: number, tile: TileId): boolean =>
  view.tiles[tile]?.seat === seat && !view.tiles[tile].used

/** Units of a good or expansion points that lie face up, with what tiles and tracks add. */
export function totalOf(view: View, seat: number, counted: CountedId): number {
  const cards = openCards(view, seat).filter(({ card }) => kindOf(card) === counted)
  const bonuses = bonusesOf(view, seat)
  let total = cards.reduce((sum, { card }) => sum + faceOf(card).value, 0)
  if (counted === 'expansion') {
    const tile = tileOpen(view, seat, 'expansion-tile')
    if (cards.length === 0 && !tile) return 0
    if (tile) total += BOARD.bonusTiles['expansion-tile'].value
    for (const bonus of bonuses) if (bonus.type === 'expansionTotal') total += bonus.amount
    return total
  }
  if (cards.length === 0) return 0
  const plusOne = view.tiles['plus-one']
  if (plusOne?.seat === seat && cards.some(({ slot }) => slot === plusOne.slot)) {
    total += BOARD.bonusTiles['plus-one'].value
  }
  for (const bonus of bonuses) {
    if (bonus.type === 'goodPerCard' && bonus.good === counted) total += bonus.amount * cards.length
    if (bonus.type === 'goodTotal' && bonus.good === counted && !view.players[seat].totalSpent) total += bonus.amount
  }
  return total
}

/** Merchants and bookkeepers beside the one that moves the inkwell: while it does, that one is turned over already. */
function helpers(view: View, seat: number, moving: boolean): number {
  const kinds = openCards(view, seat).map(({ card }) => kindOf(card))
  const of = (kind: 'bookkeeper' | 'merchant') =>
    kinds.filter((other) => other === kind).length + (tileOpen(view, seat, `${kind}-tile`) ? 1 : 0)
  return of('merchant') + (moving ? of('bookkeeper') : Math.max(0, of('bookkeeper') - 1))
}

/** What is missing of what a book asks for; empty if nothing is. */
export function lacking(view: View, seat: number, book: string, moving: boolean): Requirement[] {
  const free = new Map<string, number>(GOODS.map((good) => [good, totalOf(view, seat, good)]))
  const wanted = bookOf(book).requirements
  const lacks: Requirement[] = []
  for (const { kind, min } of wanted) {
    if (kind === 'anyGood') continue
    const have = kind === 'merchantOrBookkeeper' ? helpers(view, seat, moving) : totalOf(view, seat, kind)
    if (free.has(kind)) free.set(kind, have - min)
    if (have < min) lacks.push({ kind, min: min - have })
  }
  // "Of one good" is met by whichever good has most left.
  for (const { min } of wanted.filter(({ kind }) => kind === 'anyGood').sort((a, b) => b.min - a.min)) {
    const [good, have] = [...free].reduce((best, other) => (other[1] > best[1] ? other : best))
    free.set(good, have - min)
    if (have < min) lacks.push({ kind: 'anyGood', min: min - Math.max(0, have) })
  }
  return lacks
}

/** How far the inkwell can go with what lies face up, and what stops it there. */
export interface Reach {
  readonly to: number
  readonly stop: 'end' | 'no-book' | 'unmet'
  readonly lacks: readonly Requirement[]
}

/** `moving`: a bookkeeper is at work now. */
export function reachOf(view: View, seat: number, moving: boolean): Reach {
  const { ink, books } = view.players[seat]
  let to = ink
  while (to < LAST_STEP) {
    const next = books.find(({ step }) => step === to + 1)
    if (!next) return { to, stop: 'no-book', lacks: [] }
    const lacks = next.turned ? [] : lacking(view, seat, next.book, moving)
    if (lacks.length > 0) return { to, stop: 'unmet', lacks }
    to++
  }
  return { to, stop: 'end', lacks: [] }
}
