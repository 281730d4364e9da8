import type { Seat, Story } from '@quayside/kernel'
import { NO_WORKER, WORKER } from '../answers.ts'
import type { Ask } from '../flow.ts'
import { type QuestionKind, question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import type { State } from '../state.ts'

/**
 * "Do you take a worker?" Asked and never assumed, because declining can be right.
 * `decide` learns whether the worker is taken and leaves the stack of tasks as it must go on.
 */
export const workerQuestion = (
  kind: QuestionKind,
  decide: (s: State, seat: Seat, taken: boolean, out: Story) => void,
  facts?: Ask['facts'],
): Ask => ({
  question: question(kind),
  facts,
  legal(_s, _seat, list) {
    list.add(WORKER)
    list.add(NO_WORKER)
  },
  why: (_s, _seat, given) => (given === WORKER || given === NO_WORKER ? 0 : OTHER_QUESTION),
  apply: (s, seat, given, out) => decide(s, seat, given === WORKER, out),
})
