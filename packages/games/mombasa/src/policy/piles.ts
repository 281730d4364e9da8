import { type Answer, type AnswerList, best, type Rng } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { pileAt, type State } from '../state.ts'
import { useWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'

/** Resting piles: the strongest comes to the hand. */

export function pileStrength(s: State, o: Outlook, pile: number): number {
  const at = pileAt(s, o.me, pile)
  let strength = 0
  for (let face = 0; face < s.rules.faceCount; face++) {
    if (s.c[at + face] > 0) strength += s.c[at + face] * useWorth(s, o, face)
  }
  return strength
}

export const takePile = (s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer =>
  best(legal, rng, (given) => (opOf(given) === OP.PILE ? pileStrength(s, o, argOf(given)) : -1))
