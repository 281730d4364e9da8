import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { BOATS_BUILT, BUILDINGS_ERECTED, STATUES_BUILT } from '../ids.ts'
import { turnsNow, workersOf } from '../policy/clock.ts'
import { countAll, counts, openNow } from '../policy/counts.ts'
import { heldOrders } from '../policy/orders.ts'
import { listWants } from '../policy/wants.ts'
import { goodsWorth, landWorth, tilesInHand, worth } from '../policy/worth.ts'
import { score } from '../scoring.ts'

const { table, seats: player } = box

/** What a seat's points at the end may be told from. Cooper, who plays alone against one, has features of his own. */
export const FEATURES = [
  'always',
  'points',
  'worth',
  'goods',
  'land',
  'tiles',
  'steps',
  'workers',
  'turns',
  'milestones',
  'orders',
  'boats',
  'buildings',
  'statues',
  'lids',
  'markers',
  'first',
  'cooper',
  'cooper-points',
  'cooper-level',
] as const
type Feature = (typeof FEATURES)[number]

const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as { readonly [name in Feature]: number }

/** One number for each feature. */
export function measure(s: State, seat: Seat, found: Float64Array): void {
  found.fill(0)
  const points = score(s, 'referee')[seat].total ?? 0
  if (seat >= s.rules.players) {
    found[at.cooper] = 1
    found[at['cooper-points']] = points
    found[at['cooper-level']] = s.rules.level
    return
  }
  found[at.always] = 1
  found[at.points] = points
  found[at.worth] = worth(s, seat)
  listWants(s, seat)
  found[at.goods] = goodsWorth(s, seat)
  found[at.land] = landWorth(s, seat)
  found[at.tiles] = tilesInHand(s, seat)
  found[at.steps] = player.cartographer(s, seat)
  found[at.workers] = workersOf(s, seat)
  found[at.turns] = turnsNow(s, seat)
  countAll(s, seat)
  found[at.milestones] = openNow(s, seat)
  found[at.orders] = heldOrders(s, seat)
  found[at.boats] = counts[BOATS_BUILT]
  found[at.buildings] = counts[BUILDINGS_ERECTED]
  found[at.statues] = counts[STATUES_BUILT]
  found[at.lids] = player.lids(s, seat) + player.crates.size(s, seat)
  found[at.markers] = player.statueSpaces.size(s, seat)
  found[at.first] = table.cooper(s) === seat ? 1 : 0
}
