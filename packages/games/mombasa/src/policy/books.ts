import type { Answer, AnswerList } from '@quayside/kernel'
import { argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { BOOK_COLUMNS } from '../box.ts'
import { taskArg } from '../flow.ts'
import { bookAt, isTurned, topBook } from '../phases/books.ts'
import { BOOK_COINS, HELD_COUNT, INK, type State } from '../state.ts'
import { booksToCome, chance, lookAtDeck } from './deck.ts'
import { inkGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { rewardWorth } from './rewards.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'
import { WEIGHT } from './weights.ts'

/**
 * Books: which to take for bookkeeping points, and where to lay them. A book is worth the step it lies on, as likely as the own cards can
 * meet it together with the books before it.
 */

/** A book on a step before the inkwell: the step, its reward in part, and both only if there is time. */
function bookWorth(s: State, o: Outlook, book: number, step: number): number {
  const ahead = step - s.c[o.at + INK]
  const time = Math.min(1, booksToCome() / ahead)
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

/** By what a point brings: a dear book must bring more. Every answer is weighed against spending its points in the best way. */
export function spendPoints(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtDeck(s, o)
  lookAtSteps(s, o, REWARD_STEPS)
  let most = -1
  for (let i = 0; i < legal.count; i++) {
    worths[i] = pointWorth(s, o, legal.at(i))
    if (worths[i] > most) most = worths[i]
  }
  for (let i = 0; i < legal.count; i++) worths[i] = (worths[i] - most) * pointsFor(s, legal.at(i))
}

function pointWorth(s: State, o: Outlook, given: Answer): number {
  if (opOf(given) !== OP.BOOK) return opOf(given) === OP.POUNDS ? o.pound : NEVER
  const [row, column] = [argOf(given), secondArgOf(given)]
  const book = bookAt(s, row, column)
  const { letter } = s.rules.books[book]
  const step = emptyStep(s, o, letter, s.c[HELD_COUNT])
  const worth = step === 0 ? 0 : bookWorth(s, o, book, step)
  return (worth + s.c[BOOK_COINS + row * BOOK_COLUMNS + column] * o.pound) / s.rules.bookPrice[letter]
}

function pointsFor(s: State, given: Answer): number {
  if (opOf(given) !== OP.BOOK) return taskArg(s)
  return s.rules.bookPrice[s.rules.books[bookAt(s, argOf(given), secondArgOf(given))].letter]
}

/** Where a book does most: on an empty step, or instead of a harder one. Near steps first, and nothing that leaves a gap without need. */
export function placeBook(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtDeck(s, o)
  lookAtSteps(s, o, REWARD_STEPS)
  const next = emptyStep(s, o, 1, 0)
  for (let i = 0; i < legal.count; i++) worths[i] = placeWorth(s, o, legal.at(i), next)
}

function placeWorth(s: State, o: Outlook, given: Answer, next: number): number {
  if (opOf(given) !== OP.PLACE) return NEVER
  const [book, step] = [argOf(given), secondArgOf(given)]
  if (step <= s.c[o.at + INK]) return WASTED
  const lies = topBook(s, o.me, step)
  if (lies >= 0 && isTurned(s, o.me, step)) return WASTED
  const worth = bookWorth(s, o, book, step)
  if (lies >= 0) return worth - bookWorth(s, o, lies, step) - WEIGHT.COVERING
  return worth * WEIGHT.GAP ** (step - next)
}

/** Behind the inkwell or on a book that is turned over already: only where nothing else is left. */
const WASTED = -0.5
