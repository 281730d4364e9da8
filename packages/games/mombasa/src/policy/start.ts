import type { AnswerList } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { KEEP } from '../answers.ts'
import type { State } from '../box.ts'
import type { StartTile } from '../ids.ts'
import { useWorth } from './cards.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { rewardWorth } from './rewards.ts'
import { lookAtSteps, REWARD_STEPS, stepsGain } from './steps.ts'
import { weights } from './weights.ts'

const WEIGHT = weights

/** Starting tiles: the bonus and the book against the cards that rest first. */
export function keepTile(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  for (let i = 0; i < legal.count; i++) {
    worths[i] = KEEP.is(legal.at(i)) ? tileWorth(s, o, KEEP.first(legal.at(i))) : NEVER
  }
}

function tileWorth(s: State, o: Outlook, tile: StartTile): number {
  const { startTiles, expansionOnes, books, rewards } = s.rules
  const { resting, book, bonus } = startTiles[tile]
  let worth = WEIGHT.STOP_HOPE * rewardWorth(s, o, rewards[books[book].reward], 0)
  for (const { company, spaces } of bonus) {
    worth += company === NONE ? diamondGain(s, o, spaces) : stepsGain(company, spaces)
  }
  for (const card of resting) {
    worth -= WEIGHT.RESTING * useWorth(s, o, card === NONE ? expansionOnes[o.me] : card)
  }
  return worth
}
