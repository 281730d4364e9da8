import type { Answer, AnswerList } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { CASHING, PLACE, TAKE_BOOK } from '../answers.ts'
import { box, type State } from '../box.ts'
import { type Book, LETTER_A, LETTER_B, type Letter } from '../ids.ts'
import { booksToCome, chance, lookAtDeck } from './deck.ts'
import { inkGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { rewardWorth } from './rewards.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'
import { weights } from './weights.ts'

const { table, seats: player, tasks } = box
const WEIGHT = weights

/**
 * Books: which to take for bookkeeping points, and where to lay them. A book is worth the step it lies on, as likely as the own cards can
 * meet it together with the books before it.
 */

/** A book on a step before the inkwell: the step, its reward in part, and both only if there is time. */
function bookWorth(s: State, o: Outlook, book: Book, step: number): number {
  const ahead = step - player.ink(s, o.me)
  const time = Math.min(1, booksToCome() / ahead)
  if (time <= 0) return 0
  const way = WEIGHT.INK_STEP + (inkGain(s, o, step) - inkGain(s, o, step - 1)) * WEIGHT.INK_MARK
  const reward = rewardWorth(s, o, s.rules.rewards[s.rules.books[book].reward], WEIGHT.UNITS_SHOWN)
  return time * chance(s, o, book, step) * (way + WEIGHT.STOP_HOPE * reward)
}

/** The first empty step before the inkwell where a book of this letter may lie, after passing over so many; 0 without one. */
function emptyStep(s: State, o: Outlook, letter: Letter, passing: number): number {
  let pass = passing
  for (let step = player.ink(s, o.me) + 1; step <= s.rules.bookLast; step++) {
    if (player.bookTrack.book(s, o.me, step) !== NONE || (letter === LETTER_A && s.rules.noA[step])) continue
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
  if (!TAKE_BOOK.is(given)) return CASHING.is(given) ? o.pound : NEVER
  const row = TAKE_BOOK.first(given)
  const column = TAKE_BOOK.second(given)
  const book = table.bookDisplay(s, row, column)
  if (book === NONE) return NEVER
  const { letter } = s.rules.books[book]
  const step = emptyStep(s, o, letter, table.held.size(s))
  const worth = step === 0 ? 0 : bookWorth(s, o, book, step)
  return (worth + table.bookCoins(s, row, column) * o.pound) / s.rules.bookPrice[letter]
}

function pointsFor(s: State, given: Answer): number {
  if (!TAKE_BOOK.is(given)) return tasks.spend.points(s)
  const book = table.bookDisplay(s, TAKE_BOOK.first(given), TAKE_BOOK.second(given))
  return s.rules.bookPrice[s.rules.books[book].letter]
}

/** Where a book does most: on an empty step, or instead of a harder one. Near steps first, and nothing that leaves a gap without need. */
export function placeBook(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtDeck(s, o)
  lookAtSteps(s, o, REWARD_STEPS)
  const next = emptyStep(s, o, LETTER_B, 0)
  for (let i = 0; i < legal.count; i++) worths[i] = placeWorth(s, o, legal.at(i), next)
}

function placeWorth(s: State, o: Outlook, given: Answer, next: number): number {
  if (!PLACE.is(given)) return NEVER
  const book = PLACE.first(given)
  const step = PLACE.second(given)
  if (step <= player.ink(s, o.me)) return WASTED
  const lies = player.bookTrack.book(s, o.me, step)
  if (lies !== NONE && player.bookTrack.turned(s, o.me, step)) return WASTED
  const worth = bookWorth(s, o, book, step)
  if (lies !== NONE) return worth - bookWorth(s, o, lies, step) - WEIGHT.COVERING
  return worth * WEIGHT.GAP ** (step - next)
}

/** Behind the inkwell or on a book that is turned over already: only where nothing else is left. */
const WASTED = -0.5
