import type { Answer, Facts, ReasonCode, Seat } from '@quayside/kernel'
import { CULTIVATE, EXPLORE } from './answers.ts'
import { land, player, type State } from './box.ts'
import { currentAsk } from './flow.ts'
import { cultivationSteps } from './free/cartographer.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS } from './reasons.ts'

/** Plain facts about questions and refusals: what words and clients are made of. Only what the seat may know. Those of answers are in `forms.ts`. */

export function questionFacts(s: State, seat: Seat): Facts {
  const ask = currentAsk(s)
  return { kind: QUESTIONS[ask.question].kind, seat, ...ask.facts?.(s, seat) }
}

/** What an answer would have been, and for steps that are missing how many it takes. */
export function reasonFacts(s: State, seat: Seat, given: Answer, code: ReasonCode): Facts {
  const kind = REASONS[code].code
  if (kind !== 'cartographer-low') return { kind }
  return { kind, steps: stepsOf(s, seat, given), has: player.cartographer(s, seat) }
}

function stepsOf(s: State, seat: Seat, given: Answer): number {
  const { level, explore } = s.rules.cartographer
  if (CULTIVATE.is(given)) return cultivationSteps(s, land.level(s, seat, CULTIVATE.first(given)))
  return EXPLORE.is(given) ? explore : level
}
