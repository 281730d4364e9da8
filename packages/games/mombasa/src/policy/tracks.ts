import { type Answer, type AnswerList, best, type Rng } from '@quayside/kernel'
import { argOf, OP, opOf, PAY, STOP } from '../answers.ts'
import { taskArg, taskSecondArg } from '../flow.ts'
import { type State, trackOf } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { lookAtSteps, stepsGain } from './steps.ts'

/** Steps that a reward gives: whether to pay a capital call, which tracks to move on. */

export function answerCall(s: State, o: Outlook): Answer {
  lookAtSteps(s, o, taskSecondArg(s))
  return stepsGain(taskArg(s), taskSecondArg(s)) > 0 ? PAY : STOP
}

export function chooseTrack(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  const gives = trackOf(s, taskArg(s)).spaces[taskSecondArg(s)]?.gives
  const steps = gives?.kind === 'otherTracks' ? gives.spaces : 1
  lookAtSteps(s, o, steps)
  return best(legal, rng, (given) => (opOf(given) === OP.TRACK ? stepsGain(argOf(given), steps) : -Infinity))
}
