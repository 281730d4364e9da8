import type { Answer, AnswerList, Rng, Seat } from '@quayside/kernel'
import type { State } from './state.ts'
export const policy = (_s: State, _seat: Seat, legal: AnswerList, rng: Rng): Answer => legal.at(rng.below(legal.count))
