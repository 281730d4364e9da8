import type { AnswerList } from '@quayside/kernel'
import { TAKE_PILE } from '../answers.ts'
import { box, type State } from '../box.ts'
import type { Pile } from '../ids.ts'
import { useWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** Resting piles: the strongest comes to the hand. */

export function pileStrength(s: State, o: Outlook, pile: Pile): number {
  if (player.pileSize(s, o.me, pile) === 0) return 0
  let strength = 0
  for (const card of s.rules.cards) {
    const count = player.resting(s, o.me, pile, card)
    if (count > 0) strength += count * useWorth(s, o, card)
  }
  return strength
}

export function takePile(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] = TAKE_PILE.is(given) ? WEIGHT.PILE * pileStrength(s, o, TAKE_PILE.first(given)) : NEVER
  }
}
