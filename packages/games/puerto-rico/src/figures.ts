import type { Seat } from '@quayside/kernel'
import { byId, said } from '@quayside/kernel/box'
import { player, type State, table } from './box.ts'
import { costIn } from './editions/index.ts'
import { isOver } from './flow.ts'
import { BUILDING, type Building, CAPTAIN, CRAFTSMAN, GOOD } from './ids.ts'
import { bargains, isOffered, priceSeen } from './phases/builder.ts'
import { harvestOf } from './phases/craftsman.ts'
import { shipLacks } from './phases/mayor.ts'
import { piecesToPlace } from './placing.ts'
import { anyOccupied, isAutoma, sparePieces } from './state.ts'

/** The part of a view that follows from the rest by rules, so that who draws the table needs to know none. Positions leave it out. */

/** What buildings cost where that is not what the edition prints. */
export function otherCosts({ rules: { cost, edition, market } }: State) {
  const other = market.filter((building) => cost[building] !== costIn(edition, BUILDING.id(building)))
  return said({ costs: other.length > 0 && byId(BUILDING, (building) => cost[building], other) })
}

/** Workers that the ship will lack as things stand, which brings the end. */
export function shipFigures(s: State): { shipLacks?: number } {
  const lacks = s.rules.workersBringEnd ? shipLacks(s) : 0
  return lacks > 0 ? { shipLacks: lacks } : {}
}

/** What lowers the prices of a seat, and what buildings of the market cost it then. */
export function pricesFor(
  s: State,
  seat: Seat,
): { bargains?: Record<string, number>; prices?: Record<string, number> } {
  const lower = bargains(s, seat)
  if (Object.keys(lower).length === 0) return {}
  const { cost, market } = s.rules
  const price = (building: Building) => priceSeen(s, seat, building)
  const lowered = market.filter((building) => isOffered(s, building) && price(building) < cost[building])
  return { bargains: lower, prices: byId(BUILDING, price, lowered) }
}

/** What a seat would make if somebody crafted now, and earn by it; nothing while the craftsman is at it, or where no seats are yet. */
export function harvestFor(s: State, seat: Seat): { makes?: Record<string, number>; earns?: number } {
  if (table.role(s) === CRAFTSMAN || isOver(s)) return {}
  const { made, coins } = harvestOf(s, seat)
  const kinds = GOOD.all.filter((good) => made[good] > 0)
  return said({ makes: byId(GOOD, (good) => made[good], kinds), earns: coins > 0 && coins })
}

/** Pieces that a player has to place, and in a captain phase a wharf whose ship waits. */
export function playerFigures(s: State, seat: Seat) {
  const waits = table.role(s) === CAPTAIN && !player.ownShipUsed(s, seat)
  return said({
    wharf: waits && anyOccupied(s, seat, s.rules.effects.privateShip),
    toPlace: sparePieces(s, seat) > 0 && !isAutoma(s, seat) && piecesToPlace(s, seat),
  })
}
