import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { ERECT } from '../answers.ts'
import { box, type State } from '../box.ts'
import {
  BUILDING,
  BUILDING_COMES,
  BUILDINGS_ERECTED,
  type Building,
  deckFor,
  FOR_BUILDING,
  FORT,
  pieceOf,
} from '../ids.ts'
import { reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import { canPay, pushCost } from './costs.ts'
import { noteMilestone } from './milestones.ts'
import { hasLandFor, pushPiece } from './waiting.ts'
import { pushWhenever } from './whenever.ts'

const { seats: player, tasks } = box

/** Erecting buildings. Source: Erguer uma construção (pages 17 and 18). */

const NONE_LEFT = reason('no-such-building')
const NO_LAND = reason('no-land-for-it')
const CANNOT_PAY = reason('cannot-pay')

export function whyErect(s: State, seat: Seat, building: Building, less: number): ReasonCode {
  if (player.buildingsLeft(s, seat, building) === 0) return NONE_LEFT
  if (!hasLandFor(s, seat)) return NO_LAND
  return canPay(s, seat, FOR_BUILDING, s.rules.buildings[building].cost, less) ? 0 : CANNOT_PAY
}

export function addBuildings(s: State, seat: Seat, less: number, list: AnswerList): void {
  for (let building = BUILDING.first; building < BUILDING.size; building++)
    if (whyErect(s, seat, building, less) === 0) list.add(ERECT.of(building))
}

export function startBuilding(s: State, seat: Seat, building: Building, less: number): void {
  pushPiece(s, pieceOf(building))
  pushCost(s, seat, FOR_BUILDING, s.rules.buildings[building].cost, less)
}

/** The building stands: helm points and all they bring come first, and only then the four cards. */
export function erected(s: State, seat: Seat, building: Building, bonus: number, out: Story): void {
  player.buildingsLeft.add(s, seat, building, -1)
  noteMilestone(s, seat, BUILDINGS_ERECTED, out)
  if (building !== FORT) tasks.chooseCard.push(s, deckFor(building), false)
  pushHelm(s, s.rules.buildings[building].helm + bonus)
  pushWhenever(s, seat, BUILDING_COMES)
}
