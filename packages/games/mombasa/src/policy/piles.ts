import type { AnswerList } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { pileAt, type State } from '../state.ts'
import { useWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { WEIGHT } from './weights.ts'

/** Resting piles: the strongest comes to the hand. */

export function pileStrength(s: State, o: Outlook, pile: number): number {
  const at = pileAt(s, o.me, pile)
  let strength = 0
  for (let face = 0; face < s.rules.faceCount; face++) {
    if (s.c[at + face] > 0) strength += s.c[at + face] * useWorth(s, o, face)
  }
  return strength
}

export function takePile(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  for (let i = 0; i < legal.count; i++) {
    const isPile = opOf(legal.at(i)) === OP.PILE
    worths[i] = isPile ? WEIGHT.PILE * pileStrength(s, o, argOf(legal.at(i))) : NEVER
  }
}
