import type { AnswerList } from '@quayside/kernel'
import { argOf, OP, opOf, STEP, STOP } from '../answers.ts'
import { FLIPPED, INK, INK_STEPS, type State } from '../state.ts'
import { flipStep, runGain, stopGain, stopStep } from './ink.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'
import { emptyArea, lookAtArea } from './totals.ts'

const area = emptyArea()

/** A little more or less than what is best: enough to tell them apart. */
const LITTLE = 0.2

/** The inkwell: on to where stopping brings most, over a book that is turned for it if that pays. */
export function moveInk(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const { c } = s
  lookAtSteps(s, o, REWARD_STEPS)
  lookAtArea(s, o.me, area)
  const gain = runGain(s, o, area, c[INK_STEPS] === 0 && c[FLIPPED] === 0)
  const here = stopGain(s, o, area)
  const onward = stopStep() > c[o.at + INK]
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (given === STOP) worths[i] = here
    else if (given === STEP) worths[i] = onward ? Math.max(gain, here) + LITTLE / 2 : here - LITTLE
    else if (opOf(given) === OP.FLIP) worths[i] = argOf(given) === flipStep() ? gain + LITTLE : -s.rules.flipPounds
    else worths[i] = NEVER
  }
}
