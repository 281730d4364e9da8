import type { Answer, Facts, ReasonCode, Seat } from '@quayside/kernel'
import { argOf, OP, opOf, secondArgOf } from './answers.ts'
import { currentAsk } from './flow.ts'
import { FORMS } from './forms.ts'
import { cultivationSteps } from './free/cartographer.ts'
import { levelAt } from './land.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS } from './reasons.ts'
import { CART, player, type State } from './state.ts'

/** Plain facts about questions, answers and refusals: what words and clients are made of. Only what the seat may know. */

export function questionFacts(s: State, seat: Seat): Facts {
  const ask = currentAsk(s)
  return { kind: QUESTIONS[ask.question].kind, seat, ...ask.facts?.(s, seat) }
}

export const answerFacts = (s: State, seat: Seat, given: Answer): Facts =>
  FORMS[opOf(given)].facts(s, seat, argOf(given), secondArgOf(given))

/** What an answer would have been, and for steps that are missing how many it takes. */
export function reasonFacts(s: State, seat: Seat, given: Answer, code: ReasonCode): Facts {
  const kind = REASONS[code].code
  if (kind !== 'cartographer-low') return { kind }
  return { kind, steps: stepsOf(s, seat, given), has: s.c[player(seat) + CART] }
}

function stepsOf(s: State, seat: Seat, given: Answer): number {
  const { level, explore } = s.rules.cartographer
  if (opOf(given) === OP.CULTIVATE) return cultivationSteps(s, levelAt(s, seat, argOf(given)))
  return opOf(given) === OP.EXPLORE ? explore : level
}
