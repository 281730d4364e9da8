import type { AnswerList } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import type { State } from '../state.ts'
import { useWorth } from './cards.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { rewardWorth } from './rewards.ts'
import { lookAtSteps, REWARD_STEPS, stepsGain } from './steps.ts'
import { WEIGHT } from './weights.ts'

/** Starting tiles: the bonus and the book against the cards that rest first. */
export function keepTile(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  for (let i = 0; i < legal.count; i++) {
    worths[i] = opOf(legal.at(i)) === OP.KEEP ? tileWorth(s, o, argOf(legal.at(i))) : NEVER
  }
}

function tileWorth(s: State, o: Outlook, tile: number): number {
  const { startTiles, expansionOnes, books, rewards } = s.rules
  const { resting, book, bonus } = startTiles[tile]
  let worth = WEIGHT.STOP_HOPE * rewardWorth(s, o, rewards[books[book].reward], 0, 0)
  for (const { company, spaces } of bonus) {
    worth += company < 0 ? diamondGain(s, o, spaces) : stepsGain(company, spaces)
  }
  for (const face of resting) {
    worth -= WEIGHT.RESTING * useWorth(s, o, face < 0 ? expansionOnes[o.me] : face)
  }
  return worth
}
