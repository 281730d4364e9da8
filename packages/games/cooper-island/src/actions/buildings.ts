import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, OP } from '../answers.ts'
import { push, TASK } from '../flow.ts'
import { BUILDINGS, FORT, MILESTONE } from '../ids.ts'
import { reason } from '../reasons.ts'
import { COST_OF, WHENEVER } from '../rules/small-cards.ts'
import { pushHelm } from '../sea/helm.ts'
import { BUILDINGS_LEFT, player, type State } from '../state.ts'
import { canPay, pushCost } from './costs.ts'
import { noteMilestone } from './milestones.ts'
import { hasLandFor, pushPiece } from './waiting.ts'
import { pushWhenever } from './whenever.ts'

/** Erecting buildings. Source: Erguer uma construção (pages 17 and 18). */

const NONE_LEFT = reason('no-such-building')
const NO_LAND = reason('no-land-for-it')
const CANNOT_PAY = reason('cannot-pay')

export function whyErect(s: State, seat: Seat, building: number, less: number): ReasonCode {
  if (s.c[player(seat) + BUILDINGS_LEFT + building] === 0) return NONE_LEFT
  if (!hasLandFor(s, seat)) return NO_LAND
  return canPay(s, seat, COST_OF.BUILDING, s.rules.buildings[building].cost, less) ? 0 : CANNOT_PAY
}

export function addBuildings(s: State, seat: Seat, less: number, list: AnswerList): void {
  for (let building = 0; building < BUILDINGS.length; building++) {
    if (whyErect(s, seat, building, less) === 0) list.add(answer(OP.ERECT, building))
  }
}

export function startBuilding(s: State, seat: Seat, building: number, less: number): void {
  pushPiece(s, building)
  pushCost(s, seat, COST_OF.BUILDING, s.rules.buildings[building].cost, less)
}

/** The building stands: helm points and all they bring come first, and only then the four cards. */
export function erected(s: State, seat: Seat, building: number, bonus: number, out: Story): void {
  s.c[player(seat) + BUILDINGS_LEFT + building]--
  noteMilestone(s, seat, MILESTONE.BUILDINGS, out)
  if (building !== FORT) push(s, TASK.CHOOSE_CARD, building)
  pushHelm(s, s.rules.buildings[building].helm + bonus)
  pushWhenever(s, seat, WHENEVER.BUILDING)
}
