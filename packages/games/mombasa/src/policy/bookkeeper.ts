import type { AnswerList } from '@quayside/kernel'
import { FLIP, STEP, STOP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { flipStep, runGain, stopGain, stopStep } from './ink.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'
import { emptyArea, lookAtArea } from './totals.ts'

const { table, seats: player } = box

const area = emptyArea()

/** A little more or less than what is best: enough to tell them apart. */
const LITTLE = 0.2

/** The inkwell: on to where stopping brings most, over a book that is turned for it if that pays. */
export function moveInk(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  lookAtArea(s, o.me, area)
  const gain = runGain(s, o, area, table.inkSteps(s) === 0 && !table.flipped(s))
  const here = stopGain(s, o, area)
  const onward = stopStep() > player.ink(s, o.me)
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (given === STOP) worths[i] = here
    else if (given === STEP) worths[i] = onward ? Math.max(gain, here) + LITTLE / 2 : here - LITTLE
    else if (FLIP.is(given)) worths[i] = FLIP.first(given) === flipStep() ? gain + LITTLE : -s.rules.flipPounds
    else worths[i] = NEVER
  }
}
