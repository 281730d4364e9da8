import type { AnswerList } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { markersLeft, whyMark } from '../phases/bonus-marker.ts'
import { isMajoritySpace, SPACE_COUNT } from '../spaces.ts'
import { ENDED, player, type State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { markGain } from './spaces.ts'
import type { Area } from './totals.ts'
import { WEIGHT } from './weights.ts'

/** Bonus markers: which of the open spaces are worth one, and how long each can wait. One sheet, filled anew for every turn. */

const gains = new Float64Array(SPACE_COUNT)
/** The gain of the last space that there is a marker for, the best taken first. */
let lastGain = 0

export function lookAtSpaces(s: State, o: Outlook, area: Area, legal: AnswerList): void {
  gains.fill(0)
  for (let i = 0; i < legal.count; i++) {
    const space = argOf(legal.at(i))
    if (opOf(legal.at(i)) === OP.MARK) gains[space] = markGain(s, o, area, space)
  }
  lastGain = Infinity
  for (let markers = markersLeft(s, o.me); markers > 0; markers--) {
    let next = 0
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (gains[space] > next && gains[space] < lastGain) next = gains[space]
    }
    lastGain = next
  }
}

export const isWorthMarker = (space: number): boolean => gains[space] >= WEIGHT.LEAST_MARK

/** What waiting risks, less what a space that is not among the best takes from one that is. */
export const markUrgency = (s: State, o: Outlook, space: number): number =>
  spaceRisk(s, o, space) * gains[space] - Math.max(0, lastGain - gains[space])

/** How likely a space will be taken before the next turn: the more rivals can, the more. */
function spaceRisk(s: State, o: Outlook, space: number): number {
  let rivals = 0
  for (let seat = 0; seat < s.rules.players; seat++) {
    if (seat !== o.me && s.c[player(s, seat) + ENDED] === 0 && whyMark(s, seat, space) === 0) rivals++
  }
  if (rivals === 0) return WEIGHT.RISK_ALONE
  return rivals * (isMajoritySpace(space) ? WEIGHT.RISK_MAJORITY : WEIGHT.RISK_SPACE)
}
