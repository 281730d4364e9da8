import type { Answer, AnswerList, Rng } from '@quayside/kernel'
import type { State } from '../box.ts'
import type { Outlook } from './outlook.ts'

/** Puts a worth in pounds on each legal answer, in the order of the list. Only differences count: 0 is whatever is handy. */
export type Rating = (s: State, o: Outlook, legal: AnswerList, worths: Float64Array) => void

/** Of what is never worth a thought. */
export const NEVER = Number.NEGATIVE_INFINITY

/** In which order things come that all come: it hardly matters. */
export const ORDER = 0.1

/** By how much an answer that was chosen as a whole is dearer than any other. */
const PREFERRED = 0.05

/** An answer chosen by other means than its own worth becomes the dearest. */
export function prefer(legal: AnswerList, worths: Float64Array, chosen: Answer): void {
  let most = NEVER
  let found = -1
  for (let i = 0; i < legal.count; i++) {
    if (legal.at(i) === chosen) found = i
    else if (worths[i] > most) most = worths[i]
  }
  if (found < 0) return
  if (most > NEVER) worths[found] = Math.max(worths[found], most + PREFERRED)
  else if (worths[found] === NEVER) worths[found] = 0
}

/** The dearest answer; chance decides between equals and is asked only then. */
export function dearest(legal: AnswerList, rng: Rng, worths: Float64Array): Answer {
  let found = 0
  let equals = 1
  for (let i = 1; i < legal.count; i++) {
    if (worths[i] < worths[found]) continue
    equals = worths[i] > worths[found] ? 1 : equals + 1
    if (equals > 1 && rng.below(equals) > 0) continue
    found = i
  }
  return legal.at(found)
}
