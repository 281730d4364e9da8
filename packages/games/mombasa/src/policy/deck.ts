import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { countFaceUp } from '../hot.ts'
import {
  BOOKKEEPER,
  BOOKKEEPER_TILE,
  type Book,
  type CardKind,
  COUNTED,
  type Counted,
  cardsCounted,
  countedGood,
  GOOD,
  MERCHANT,
  SLOT,
} from '../ids.ts'
import { isOpen } from '../phases/planning.ts'
import { SLOTS } from '../sizes.ts'
import { tileFaceUp } from '../totals.ts'
import { owned } from './cards.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** What the own cards can meet: how likely the inkwell will pass a book. One sheet, filled anew for every look. */

/** Cards of a kind beyond this do not fit beside a bookkeeper. */
const MAX_CARDS = 4
/** By what is counted: what the strongest one, two, ... own cards come to. */
const reach = new Int16Array(COUNTED.size * MAX_CARDS)
let helperCards = 0
let slots = 0
/** Books that the inkwell can still be moved over until the end, as far as one can guess. */
let pace = 0

export const booksToCome = (): number => pace

export function lookAtDeck(s: State, o: Outlook): void {
  const { byKind } = o.tables
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++) {
    const own = byKind[cardsCounted(counted)]
    let cards = 0
    let total = 0
    for (let i = 0; i < own.length && cards < MAX_CARDS; i++) {
      for (let n = owned(s, o.me, own[i]); n > 0 && cards < MAX_CARDS; n--) {
        total += s.rules.faces[own[i]].value
        reach[counted * MAX_CARDS + cards++] = total
      }
    }
    while (cards < MAX_CARDS) reach[counted * MAX_CARDS + cards++] = -1
  }
  helperCards = ownedOf(s, o, BOOKKEEPER) + ownedOf(s, o, MERCHANT) - 1
  slots = 0
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (isOpen(s, o.me, slot)) slots++
  const now = countFaceUp(s, o.me, BOOKKEEPER) > 0 || tileFaceUp(s, o.me, BOOKKEEPER_TILE)
  pace = WEIGHT.BOOKS_A_ROUND * o.left + (now ? WEIGHT.BOOKS_NOW : 0)
}

function ownedOf(s: State, o: Outlook, kind: CardKind): number {
  const cards = o.tables.byKind[kind]
  let count = 0
  for (let i = 0; i < cards.length; i++) count += owned(s, o.me, cards[i])
  return count
}

/** What the books before a step ask for, this one's needs on top. */
const wanted = new Int16Array(COUNTED.size)

/** Cards that the book on a step and the few before it take beside the bookkeeper. */
function cardsFor(s: State, o: Outlook, book: Book, step: number): number {
  const { books } = s.rules
  wanted.fill(0)
  let one = 0
  let others = 0
  const from = Math.max(player.ink(s, o.me) + 1, step - WEIGHT.RUN)
  for (let at = from; at <= step; at++) {
    const lies = at === step ? book : player.bookTrack.book(s, o.me, at)
    if (lies === NONE || (at < step && player.bookTrack.turned(s, o.me, at))) continue
    const { needs, needsHelpers, anyGood } = books[lies]
    for (let counted = COUNTED.first; counted < COUNTED.size; counted++) {
      if (needs[counted] > wanted[counted]) wanted[counted] = needs[counted]
    }
    if (needsHelpers > others) others = needsHelpers
    if (anyGood.length > 0) {
      let all = anyGood[0]
      for (let good = GOOD.first; good < GOOD.size; good++) {
        const its = needs[countedGood(good)]
        all = Math.max(all, its > 0 ? anyGood[0] + its : 0)
      }
      one = Math.max(one, all)
    }
  }
  let cards = others > helperCards ? SLOTS : others
  let most = 0
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++) cards += cardsOf(counted, wanted[counted])
  for (let good = GOOD.first; good < GOOD.size; good++) most = Math.max(most, wanted[countedGood(good)])
  // Units of any one good: more of the kind that is asked for most.
  return one > most ? cards + cheapestMore(one) : cards
}

function cardsOf(counted: Counted, units: number): number {
  if (units === 0) return 0
  for (let i = 0; i < MAX_CARDS; i++) {
    const total = reach[counted * MAX_CARDS + i]
    if (total < 0) break
    if (total >= units) return i + 1
  }
  return SLOTS
}

function cheapestMore(units: number): number {
  let fewest = SLOTS
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const counted = countedGood(good)
    fewest = Math.min(fewest, cardsOf(counted, units) - cardsOf(counted, wanted[counted]))
  }
  return fewest
}

/** How likely a book on a step will be met when the inkwell comes by. */
export function chance(s: State, o: Outlook, book: Book, step: number): number {
  return Math.max(WEIGHT.HARD_BOOK, 1 - cardsFor(s, o, book, step) / (slots + WEIGHT.RUN_ROOM))
}
