import type { Answer, AnswerList } from '@quayside/kernel'
import { answer, OP, STEP, STOP } from '../answers.ts'
import { FLIPPED, INK, INK_STEPS, type State } from '../state.ts'
import { flipStep, runGain, stopStep } from './ink.ts'
import type { Outlook } from './outlook.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'
import { emptyArea, lookAtArea } from './totals.ts'

const area = emptyArea()

/** The inkwell: on to where stopping brings most, over a book that is turned for it if that pays. */
export function moveInk(s: State, o: Outlook, legal: AnswerList): Answer {
  const { c } = s
  lookAtSteps(s, o, REWARD_STEPS)
  lookAtArea(s, o.me, area)
  runGain(s, o, area, c[INK_STEPS] === 0 && c[FLIPPED] === 0)
  const flip = answer(OP.FLIP, flipStep())
  if (flipStep() > 0 && legal.has(flip)) return flip
  return stopStep() > c[o.at + INK] && legal.has(STEP) ? STEP : STOP
}
