import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import type { BuildingEffects, EndBonus } from '../data/buildings.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { type Building, CORN, FOREST, GOOD, type GoodId, TILE } from '../ids.ts'
import { capacityOf } from '../phases/craftsman.ts'
import { noblesOf } from '../pieces.ts'
import { END_BONUS } from '../scoring.ts'
import { owns } from '../state.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { table, seats: player } = box
const WEIGHT = weights

/** What an occupied building will bring its owner from now to the end, by its effects. */
export function effectWorth(s: State, o: Outlook, seat: Seat, building: Building, noble = false): number {
  const all = BROUGHT[building]
  let worth = 0
  for (let i = 0; i < all.length; i++) worth += all[i](s, o, seat, noble)
  return worth
}

/** The same with whoever does more there, if the seat has both kinds. */
export function bestEffectWorth(s: State, o: Outlook, seat: Seat, building: Building): number {
  const worth = effectWorth(s, o, seat, building)
  if (!caresForNobles(building) || noblesOf(s, seat) === 0) return worth
  return Math.max(worth, effectWorth(s, o, seat, building, true))
}

/** Whether a building does one thing with a worker and another with a noble. */
export const caresForNobles = (building: Building): boolean => CARES[building]

type Brings<T> = (value: T, s: State, o: Outlook, seat: Seat, noble: boolean) => number

/** One entry for each effect there is; the type check keeps this complete. */
const BRINGS: { readonly [K in keyof BuildingEffects]-?: Brings<NonNullable<BuildingEffects[K]>> } = {
  endBonus: (bonus, s, o, seat) => bonusWorth(s, o, seat, bonus),
  saleBonus: (coins, _s, o) => o.traders * WEIGHT.SALE_CHANCE * coins * o.coin,
  sellsDuplicates: (_, _s, o) => o.traders * WEIGHT.OFFICE_COINS * o.coin,
  drawsTile: (_, _s, o) => o.settlers * WEIGHT.DRAWN_TILE,
  quarryInstead: (_, s, o) => (table.quarries(s) > 0 ? o.settlers * WEIGHT.HUT_QUARRY : 0),
  workerWithTile: (_, _s, o) => o.settlers * WEIGHT.FREE_WORKER,
  workerWithBuilding: (_, _s, o) => o.builders * WEIGHT.FREE_WORKER,
  coinsByKinds: (coins, s, o, seat) => o.craftsmen * coins[kindsMade(s, seat)] * o.coin,
  keepsKinds: (kinds, s, o, seat) => o.captains * WEIGHT.KIND_KEPT * Math.min(kinds, kindsMade(s, seat)),
  pointsPerLoad: (points, s, o, seat) => o.captains * WEIGHT.HARBOR_LOADS * kindsMade(s, seat) * points,
  privateShip: (_, s, o, seat) => o.captains * (WEIGHT.WHARF_POINTS + WEIGHT.WHARF_PER_BARREL * barrelsMade(s, seat)),
  extraFromLargePlants: (goods, s, o, seat) => goods.reduce((sum, id) => sum + aqueductWorth(s, o, seat, id), 0),
  forests: (_, s, o, seat) => {
    const coins = Math.floor(player.tiles(s, seat, FOREST) / 2)
    return o.coin * (o.builders * coins + o.settlers * WEIGHT.FORESTS_TO_COME)
  },
  paysInKind: (_, _s, o) => o.builders * WEIGHT.PAID_IN_KIND,
  keepsSingles: (singles, s, o, seat) => o.captains * WEIGHT.SINGLE_KEPT * Math.min(singles, barrelsMade(s, seat)),
  guests: (_, _s, o) => WEIGHT.GUEST + WEIGHT.GUEST_A_ROUND * o.rounds,
  ownPost: (_, _s, o) => o.traders * WEIGHT.POST_COINS * o.coin,
  pointsByColumn: (_, _s, o) => o.builders * WEIGHT.CHURCH_POINTS,
  smallShip: (_, s, o, seat) =>
    o.captains * (WEIGHT.SMALL_WHARF_POINTS + WEIGHT.SMALL_WHARF_PER_BARREL * barrelsMade(s, seat)),
  coinsPerLoad: (coins, s, o, seat) =>
    o.captains * coins * o.coin * (WEIGHT.LIGHTHOUSE_LOADS + WEIGHT.HARBOR_LOADS * kindsMade(s, seat)),
  coinsForBestKind: (_, s, o, seat) => o.craftsmen * o.coin * Math.max(0, mostMade(s, seat) - 1),
  doublesPrivilege: (_, s, o) => o.rounds * s.rules.count.picks * WEIGHT.PRIVILEGE,
  pointsForPairs: (_, s, o, seat) => (o.captains * WEIGHT.PAIRS * barrelsMade(s, seat)) / 2,
  landOffice: (_, _s, o, _seat, noble) => o.traders * (noble ? WEIGHT.LAND_SOLD : WEIGHT.LAND_BOUGHT),
  chapel: (_, _s, o, _seat, noble) => o.craftsmen * (noble ? 1 : o.coin),
  huntingLodge: (_, s, o, seat, noble) => o.settlers * (noble ? lodgeReward(s, seat) : WEIGHT.TILE_GIVEN_UP),
  zoning: (coins, _s, o, _seat, noble) =>
    o.builders * o.coin * (noble ? coins.noble * WEIGHT.LARGE_BOUGHT : coins.worker * WEIGHT.SMALL_BOUGHT),
  royalSupplier: (_, s, o, seat) =>
    o.captains * WEIGHT.BARREL_TO_COURT * Math.min(1 + noblesOf(s, seat), kindsMade(s, seat)),
  givesNoble: (_, s, o) => (table.nobleSupply(s) > 0 ? o.mayors * WEIGHT.NOBLE_GIVEN : o.mayors * WEIGHT.FREE_WORKER),
  coinsPerNoble: (coins, s, o, seat) =>
    o.craftsmen * o.coin * Math.min(s.rules.jewelerCap, coins * (1 + noblesOf(s, seat))),
}

/** The same by building, with the effects' values put in. */
const BROUGHT = BUILDINGS.map(({ effects = {} }) =>
  Object.entries(effects as BuildingEffects).map(([name, value]) => {
    const brings = BRINGS[name as keyof BuildingEffects] as Brings<unknown>
    return (s: State, o: Outlook, seat: Seat, noble: boolean) => brings(value, s, o, seat, noble)
  }),
)

const CARES = BUILDINGS.map(
  ({ effects }) => !!(effects?.landOffice || effects?.chapel || effects?.huntingLodge || effects?.zoning),
)

const LODGE_POINTS = 2

function kindsMade(s: State, seat: Seat): number {
  let kinds = 0
  for (let good = GOOD.first; good < GOOD.size; good++) if (capacityOf(s, seat, good) > 0) kinds++
  return kinds
}

function barrelsMade(s: State, seat: Seat): number {
  let barrels = 0
  for (let good = GOOD.first; good < GOOD.size; good++) barrels += capacityOf(s, seat, good)
  return barrels
}

/** Of the kind made most, corn left aside. */
function mostMade(s: State, seat: Seat): number {
  let most = 0
  for (let good = GOOD.first; good < GOOD.size; good++)
    if (good !== CORN) most = Math.max(most, capacityOf(s, seat, good))
  return most
}

function aqueductWorth(s: State, o: Outlook, seat: Seat, id: GoodId): number {
  const good = GOOD.of(id)
  const made = capacityOf(s, seat, good)
  for (const plant of s.rules.producers[good]) {
    if (BUILDINGS[plant].size !== 'large' || !owns(s, seat, plant)) continue
    return productionWorth(s, o, good, made + 1) * (made > 0 ? 1 : WEIGHT.EMPTY_PLANT)
  }
  return 0
}

/** What a noble in a hunting lodge can hope for at the end of a settler phase. */
export const lodgeReward = (s: State, seat: Seat): number => LODGE_POINTS * chanceOfEmptiest(s, seat)

function chanceOfEmptiest(s: State, seat: Seat): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let other = 0; other < s.rules.players; other++) {
    if (other !== seat) fewest = Math.min(fewest, tilesOf(s, other))
  }
  const mine = tilesOf(s, seat)
  if (mine > fewest) return WEIGHT.NOT_EMPTIEST
  return mine < fewest ? WEIGHT.EMPTIEST : WEIGHT.AMONG_EMPTIEST
}

function tilesOf(s: State, seat: Seat): number {
  let tiles = 0
  for (let tile = TILE.first; tile < TILE.size; tile++) tiles += player.tiles(s, seat, tile)
  return tiles
}

/** A bonus as it would be now and what it grows by in the phases to come. Others' chips are covered, so their customs house is guessed. */
function bonusWorth(s: State, o: Outlook, seat: Seat, bonus: EndBonus): number {
  if (bonus === 'customs-house' && seat !== o.me) return GUESSED_CUSTOMS
  return END_BONUS[bonus](s, seat) + GROWTH[bonus](o)
}

const GUESSED_CUSTOMS = 4

/** A little for each phase of the role that feeds the bonus, up to what a game usually still brings. */
const GROWTH: Record<EndBonus, (o: Outlook) => number> = {
  'guild-hall': (o) => Math.min(2, 0.3 * o.builders),
  residence: (o) => Math.min(1.5, 0.3 * o.settlers),
  fortress: (o) => Math.min(3, 0.5 * o.mayors),
  'customs-house': (o) => Math.min(4, 0.8 * o.captains),
  // It counts itself, which an owner's list does not yet show.
  'city-hall': (o) => 1 + Math.min(2, 0.4 * o.builders),
  cloister: (o) => Math.min(3, 0.5 * o.settlers),
  'royal-garden': (o) => Math.min(3, 0.5 * o.mayors),
}
