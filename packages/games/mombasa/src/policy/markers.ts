import type { AnswerList } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { MARK } from '../answers.ts'
import { box, type State } from '../box.ts'
import { markersLeft, whyMark } from '../phases/bonus-marker.ts'
import { countedOn, SPACE, type Space } from '../spaces.ts'
import type { Outlook } from './outlook.ts'
import { markGain } from './spaces.ts'
import type { Area } from './totals.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** Bonus markers: which of the open spaces are worth one, and how long each can wait. One sheet, filled anew for every turn. */

const gains = new Float64Array(SPACE.size)
/** The gain of the last space that there is a marker for, the best taken first. */
let lastGain = 0

export function lookAtSpaces(s: State, o: Outlook, area: Area, legal: AnswerList): void {
  gains.fill(0)
  for (let i = 0; i < legal.count; i++) {
    const space = MARK.first(legal.at(i))
    if (MARK.is(legal.at(i))) gains[space] = markGain(s, o, area, space)
  }
  lastGain = Infinity
  for (let markers = markersLeft(s, o.me); markers > 0; markers--) {
    let next = 0
    for (let space = SPACE.first; space < SPACE.size; space++) {
      if (gains[space] > next && gains[space] < lastGain) next = gains[space]
    }
    lastGain = next
  }
}

export const isWorthMarker = (space: Space): boolean => gains[space] >= WEIGHT.LEAST_MARK

/** What waiting risks, less what a space that is not among the best takes from one that is. */
export const markUrgency = (s: State, o: Outlook, space: Space): number =>
  spaceRisk(s, o, space) * gains[space] - Math.max(0, lastGain - gains[space])

/** How likely a space will be taken before the next turn: the more rivals can, the more. */
function spaceRisk(s: State, o: Outlook, space: Space): number {
  let rivals = 0
  for (let seat = 0; seat < s.rules.players; seat++) {
    if (seat !== o.me && !player.ended(s, seat) && whyMark(s, seat, space) === 0) rivals++
  }
  if (rivals === 0) return WEIGHT.RISK_ALONE
  return rivals * (countedOn(space) === NONE ? WEIGHT.RISK_SPACE : WEIGHT.RISK_MAJORITY)
}
