import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { PUERTOMA_POINTS } from '../data/puertoma.ts'
import { GOODS } from '../ids.ts'
import { missingFor, priceFor } from '../roles/builder.ts'
import { anyOccupied, isAutoma, occupied, player, type State, TILES_OWNED } from '../state.ts'
import { bestEffectWorth } from './effects.ts'
import { expanded } from './expanded.ts'
import { circlesFor } from './fields.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Builder: what to buy, by what it brings until the end less its price. */

export function buildWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) !== OP.BUILD) return 0
  const building = argOf(answer)
  return netWorth(s, o, seat, building, priceFor(s, seat, building), missingFor(s, seat, building))
}

/** What is left of a building's worth after a price, so many coins of which are paid in kind. */
export function netWorth(s: State, o: Outlook, seat: Seat, building: number, price: number, inKind: number): number {
  const coins = price - inKind
  const gained = buildingWorth(s, o, seat, building) + expanded.buildingGoals(s, o, seat, building, coins)
  return gained - coins * o.coin - inKind * WEIGHT.IN_KIND
}

/** Drafting the market: what one would most like to buy. */
export function offerWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const building = argOf(answer)
  return buildingWorth(s, o, seat, building) - s.rules.cost[building] * o.coin
}

/** A building is worth its points and, as far as somebody will work in it, its effect; to an automa only its points. */
function buildingWorth(s: State, o: Outlook, seat: Seat, building: number): number {
  const { good, spaces, vp } = BUILDINGS[building]
  if (isAutoma(s, seat)) return spaces === 2 ? vp + PUERTOMA_POINTS.largeBuilding : vp
  const manned = anyOccupied(s, seat, s.rules.effects.workerWithBuilding) ? 1 : Math.min(1, o.mayors)
  const brings = good ? plantWorth(s, o, seat, building) : bestEffectWorth(s, o, seat, building)
  return vp + manned * brings + churchPoints(s, seat, building)
}

/** Its circles for fields that lie there already, and with less hope for fields to come. */
function plantWorth(s: State, o: Outlook, seat: Seat, building: number): number {
  const { good: id, circles } = BUILDINGS[building]
  const good = GOODS.indexOf(id ?? 'corn')
  const paired = circlesFor(s, seat, good)
  const fields = s.c[player(seat) + TILES_OWNED + good] - paired
  let worth = 0
  for (let i = 0; i < circles; i++) {
    worth += productionWorth(s, o, good, paired + i) * (i < fields ? 1 : WEIGHT.FIELD_TO_COME / (1 + i))
  }
  return worth
}

function churchPoints(s: State, seat: Seat, building: number): number {
  const churches = s.rules.effects.pointsByColumn
  let points = 0
  for (let i = 0; i < churches.length; i++) {
    if (occupied(s, seat, churches[i].building)) points += churches[i].value[BUILDINGS[building].quarryLimit]
  }
  return points
}
