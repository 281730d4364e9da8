import type { Answer, AnswerList, Rng, Seat } from '@quayside/kernel'
import type { State } from './state.ts'

export function policy(_s: State, _seat: Seat, legal: AnswerList, rng: Rng): Answer {
  return legal.at(rng.below(legal.count))
}
