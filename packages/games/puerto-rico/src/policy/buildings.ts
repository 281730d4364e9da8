import type { Answer, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { BUILD, OFFER } from '../answers.ts'
import { box, type State } from '../box.ts'
import { BUILDINGS, CIRCLES, SPACES } from '../data/catalogue.ts'
import { PUERTOMA_POINTS } from '../data/puertoma.ts'
import { type Building, type Good, plantationOf } from '../ids.ts'
import { priceFor } from '../phases/builder.ts'
import { anyOccupied, isAutoma, occupied } from '../state.ts'
import { bestEffectWorth } from './effects.ts'
import { expanded } from './expanded.ts'
import { circlesFor } from './fields.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { madeIn, POINTS } from './rows.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** Builder: what to buy, by what it brings until the end less its price. */

export function buildWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (!BUILD.is(answer)) return 0
  const building = BUILD.first(answer)
  const price = priceFor(s, seat, building)
  return netWorth(s, o, seat, building, price, Math.max(0, price - player.coins(s, seat)))
}

/** What is left of a building's worth after a price, so many coins of which are paid in kind. */
export function netWorth(s: State, o: Outlook, seat: Seat, building: Building, price: number, inKind: number): number {
  const coins = price - inKind
  const gained = buildingWorth(s, o, seat, building) + expanded.buildingGoals(s, o, seat, building, coins)
  return gained - coins * o.coin - inKind * WEIGHT.IN_KIND
}

/** Drafting the market: what one would most like to buy. */
export function offerWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const building = OFFER.first(answer)
  return buildingWorth(s, o, seat, building) - s.rules.cost[building] * o.coin
}

/** A building is worth its points and, as far as somebody will work in it, its effect; to an automa only its points. */
function buildingWorth(s: State, o: Outlook, seat: Seat, building: Building): number {
  const vp = POINTS[building]
  if (isAutoma(s, seat)) return SPACES[building] === 2 ? vp + PUERTOMA_POINTS.largeBuilding : vp
  const manned = anyOccupied(s, seat, s.rules.effects.workerWithBuilding) ? 1 : Math.min(1, o.mayors)
  const good = madeIn(building)
  const brings = good === NONE ? bestEffectWorth(s, o, seat, building) : plantWorth(s, o, seat, building, good)
  return vp + manned * brings + churchPoints(s, seat, building)
}

/** Its circles for fields that lie there already, and with less hope for fields to come. */
function plantWorth(s: State, o: Outlook, seat: Seat, building: Building, good: Good): number {
  const circles = CIRCLES[building]
  const paired = circlesFor(s, seat, good)
  const fields = player.tiles(s, seat, plantationOf(good)) - paired
  let worth = 0
  for (let i = 0; i < circles; i++) {
    worth += productionWorth(s, o, good, paired + i) * (i < fields ? 1 : WEIGHT.FIELD_TO_COME / (1 + i))
  }
  return worth
}

function churchPoints(s: State, seat: Seat, building: Building): number {
  const churches = s.rules.effects.pointsByColumn
  let points = 0
  for (let i = 0; i < churches.length; i++) {
    if (occupied(s, seat, churches[i].building)) points += churches[i].value[BUILDINGS[building].quarryLimit]
  }
  return points
}
