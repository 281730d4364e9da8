import type { Answer, AnswerList, Rng } from '@quayside/kernel'
import { argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { BOOK_COLUMNS, SLOTS } from '../box.ts'
import { BOOKKEEPER, BOOKKEEPER_TILE, COUNTED, GOOD_COUNT, MERCHANT } from '../ids.ts'
import { bookAt, isTurned, topBook } from '../phases/books.ts'
import { isOpen } from '../phases/planning.ts'
import { BOOK_COINS, HELD_COUNT, INK, type State } from '../state.ts'
import { countFaceUp, tileFaceUp } from '../totals.ts'
import { owned } from './cards.ts'
import { inkGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { best } from './pick.ts'
import { rewardWorth } from './rewards.ts'
import { lookAtSteps } from './steps.ts'
import { WEIGHT } from './weights.ts'

/**
 * Books: which to take for bookkeeping points, and where to lay them. A book is worth the step it lies on, as likely as the own cards can
 * meet it together with the books before it.
 */

/** Cards of a kind beyond this do not fit beside a bookkeeper. */
const MAX_CARDS = 4
/** By what is counted: what the strongest one, two, ... own cards come to. */
const reach = new Int16Array(COUNTED.length * MAX_CARDS)
let helperCards = 0
let slots = 0
/** Books that the inkwell can still be moved over until the end, as far as one can guess. */
let pace = 0

function lookAtDeck(s: State, o: Outlook): void {
  const { byKind } = o.tables
  for (let counted = 0; counted < COUNTED.length; counted++) {
    let [cards, total] = [0, 0]
    for (let i = 0; i < byKind[counted].length && cards < MAX_CARDS; i++) {
      const face = byKind[counted][i]
      for (let n = owned(s, o, face); n > 0 && cards < MAX_CARDS; n--) {
        total += s.rules.faces[face].value
        reach[counted * MAX_CARDS + cards++] = total
      }
    }
    while (cards < MAX_CARDS) reach[counted * MAX_CARDS + cards++] = -1
  }
  helperCards = -1
  for (const kind of [BOOKKEEPER, MERCHANT]) {
    for (let i = 0; i < byKind[kind].length; i++) helperCards += owned(s, o, byKind[kind][i])
  }
  slots = 0
  for (let slot = 0; slot < SLOTS; slot++) if (isOpen(s, o.me, slot)) slots++
  const now = countFaceUp(s, o.me, BOOKKEEPER) > 0 || tileFaceUp(s, o.me, BOOKKEEPER_TILE)
  pace = WEIGHT.BOOKS_A_ROUND * o.left + (now ? WEIGHT.BOOKS_NOW : 0)
}

/** What the books before a step ask for, this one's needs on top. */
const wanted = new Int16Array(COUNTED.length)

/** Cards that the book on a step and the few before it take beside the bookkeeper. */
function cardsFor(s: State, o: Outlook, book: number, step: number): number {
  const { books } = s.rules
  wanted.fill(0)
  let [one, others] = [0, 0]
  const from = Math.max(s.c[o.at + INK] + 1, step - WEIGHT.RUN)
  for (let at = from; at <= step; at++) {
    const lies = at === step ? book : topBook(s, o.me, at)
    if (lies < 0 || (at < step && isTurned(s, o.me, at))) continue
    const { needs, needsHelpers, anyGood } = books[lies]
    for (let counted = 0; counted < needs.length; counted++) {
      if (needs[counted] > wanted[counted]) wanted[counted] = needs[counted]
    }
    if (needsHelpers > others) others = needsHelpers
    if (anyGood.length > 0) {
      let all = anyGood[0]
      for (let good = 0; good < GOOD_COUNT; good++) all = Math.max(all, needs[good] > 0 ? anyGood[0] + needs[good] : 0)
      one = Math.max(one, all)
    }
  }
  let cards = others > helperCards ? SLOTS : others
  let most = 0
  for (let counted = 0; counted < COUNTED.length; counted++) {
    cards += cardsOf(counted, wanted[counted])
    if (counted < GOOD_COUNT) most = Math.max(most, wanted[counted])
  }
  // Units of any one good: more of the kind that is asked for most.
  return one > most ? cards + cheapestMore(one) : cards
}

function cardsOf(counted: number, units: number): number {
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
  for (let good = 0; good < GOOD_COUNT; good++) {
    fewest = Math.min(fewest, cardsOf(good, units) - cardsOf(good, wanted[good]))
  }
  return fewest
}

/** How likely a book on a step will be met when the inkwell comes by. */
function chance(s: State, o: Outlook, book: number, step: number): number {
  return Math.max(WEIGHT.HARD_BOOK, 1 - cardsFor(s, o, book, step) / (slots + WEIGHT.RUN_ROOM))
}

/** A book on a step before the inkwell: the step, its reward in part, and both only if there is time. */
function bookWorth(s: State, o: Outlook, book: number, step: number): number {
  const ahead = step - s.c[o.at + INK]
  const time = Math.min(1, pace / ahead)
  if (time <= 0) return 0
  const way = WEIGHT.INK_STEP + (inkGain(s, o, step) - inkGain(s, o, step - 1)) * WEIGHT.INK_MARK
  const reward = rewardWorth(s, o, s.rules.rewards[s.rules.books[book].reward], 0, WEIGHT.UNITS_SHOWN)
  return time * chance(s, o, book, step) * (way + WEIGHT.STOP_HOPE * reward)
}

/** The first empty step before the inkwell where a book of this letter may lie, after passing over so many; 0 without one. */
function emptyStep(s: State, o: Outlook, letter: number, passing: number): number {
  let pass = passing
  for (let step = s.c[o.at + INK] + 1; step <= s.rules.bookLast; step++) {
    if (topBook(s, o.me, step) >= 0 || (letter === 0 && s.rules.noA[step])) continue
    if (pass-- === 0) return step
  }
  return 0
}

export function spendPoints(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  lookAtDeck(s, o)
  lookAtSteps(s, o, 4)
  const held = s.c[HELD_COUNT]
  return best(legal, rng, (answer) => {
    if (opOf(answer) !== OP.BOOK) return opOf(answer) === OP.POUNDS ? o.pound : -1
    const [row, column] = [argOf(answer), secondArgOf(answer)]
    const book = bookAt(s, row, column)
    const { letter } = s.rules.books[book]
    const step = emptyStep(s, o, letter, held)
    const worth = step === 0 ? 0 : bookWorth(s, o, book, step)
    return (worth + s.c[BOOK_COINS + row * BOOK_COLUMNS + column] * o.pound) / s.rules.bookPrice[letter]
  })
}

/** Where a book does most: on an empty step, or instead of a harder one. Near steps first, and nothing that leaves a gap without need. */
export function placeBook(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  lookAtDeck(s, o)
  lookAtSteps(s, o, 4)
  const next = emptyStep(s, o, 1, 0)
  return best(legal, rng, (answer) => {
    if (opOf(answer) !== OP.PLACE) return -1
    const [book, step] = [argOf(answer), secondArgOf(answer)]
    if (step <= s.c[o.at + INK]) return -0.5
    const worth = bookWorth(s, o, book, step)
    const lies = topBook(s, o.me, step)
    if (lies >= 0) return isTurned(s, o.me, step) ? -0.4 : worth - bookWorth(s, o, lies, step) - WEIGHT.COVERING
    return worth * WEIGHT.GAP ** (step - next)
  })
}
