import type { AnswerList } from '@quayside/kernel'
import { argOf, OP, opOf, PAY, STOP } from '../answers.ts'
import { taskArg, taskSecondArg } from '../flow.ts'
import { type State, trackOf } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { lookAtSteps, stepsGain } from './steps.ts'

/** Steps that a reward gives: whether to pay a capital call, which tracks to move on. */

export function answerCall(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, taskSecondArg(s))
  const gain = stepsGain(taskArg(s), taskSecondArg(s))
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] = given === PAY ? (gain > 0 ? gain : gain - PAID) : given === STOP ? 0 : NEVER
  }
}

/** Where nothing is gained, one does not pay. */
const PAID = 0.1

export function chooseTrack(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const gives = trackOf(s, taskArg(s)).spaces[taskSecondArg(s)]?.gives
  const steps = gives?.kind === 'otherTracks' ? gives.spaces : 1
  lookAtSteps(s, o, steps)
  for (let i = 0; i < legal.count; i++) {
    worths[i] = opOf(legal.at(i)) === OP.TRACK ? stepsGain(argOf(legal.at(i)), steps) : NEVER
  }
}
