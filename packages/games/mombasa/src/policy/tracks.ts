import type { AnswerList } from '@quayside/kernel'
import { MOVE_ON, PAY, STOP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { boardOfSpace, levelOfSpace } from '../spaces.ts'
import { companyAt, trackOf } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { lookAtSteps, stepsGain } from './steps.ts'

const { tasks } = box

/** Steps that a reward gives: whether to pay a capital call, which tracks to move on. */

export function answerCall(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const steps = tasks.move.steps(s)
  lookAtSteps(s, o, steps)
  const gain = stepsGain(tasks.move.company(s), steps)
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] = given === PAY ? (gain > 0 ? gain : gain - PAID) : given === STOP ? 0 : NEVER
  }
}

/** Where nothing is gained, one does not pay. */
const PAID = 0.1

export function chooseTrack(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const space = tasks.otherTracks.space(s)
  const gives = trackOf(s, companyAt(s, boardOfSpace(space))).spaces[levelOfSpace(space)]?.gives
  const steps = gives?.kind === 'otherTracks' ? gives.spaces : 1
  lookAtSteps(s, o, steps)
  for (let i = 0; i < legal.count; i++) {
    worths[i] = MOVE_ON.is(legal.at(i)) ? stepsGain(MOVE_ON.first(legal.at(i)), steps) : NEVER
  }
}
