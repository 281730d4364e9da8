import type { Answer, AnswerList, Rng } from '@quayside/kernel'
import { argOf, OP, opOf, PAY, STOP } from '../answers.ts'
import { taskArg, taskSecondArg } from '../flow.ts'
import type { State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { best } from './pick.ts'
import { lookAtSteps, stepsGain } from './steps.ts'

/** Steps that a reward gives: whether to pay a capital call, which tracks to move on. */

export function answerCall(s: State, o: Outlook): Answer {
  lookAtSteps(s, o)
  return stepsGain(taskArg(s), taskSecondArg(s)) > 0 ? PAY : STOP
}

export function chooseTrack(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  lookAtSteps(s, o, STEPS)
  return best(legal, rng, (given) => (opOf(given) === OP.TRACK ? stepsGain(argOf(given), STEPS) : -Infinity))
}

/** As many as such a space usually gives. */
const STEPS = 2
