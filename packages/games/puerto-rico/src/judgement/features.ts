import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { type Building, COFFEE, CORN, GOOD, type Good, INDIGO, plantationOf, QUARRY, SUGAR, TOBACCO } from '../ids.ts'
import { capacityOf } from '../phases/craftsman.ts'
import { noblesOf } from '../pieces.ts'
import { effectWorth } from '../policy/effects.ts'
import { circlesFor } from '../policy/fields.ts'
import { heldWorth, productionWorth } from '../policy/goods.ts'
import { type Outlook, outlook } from '../policy/outlook.ts'
import { madeIn, POINTS } from '../policy/rows.ts'
import { END_BONUS, score, workersOf } from '../scoring.ts'
import { anyOccupied, isAutoma, occupied, sparePieces, sumOccupied, totalGoods } from '../state.ts'

const { table, seats: player } = box

/** What can be seen of a seat in the middle of a game that tells how many points it will have at the end. */

type Look = (s: State, o: Outlook, seat: Seat) => number

const made =
  (good: Good): Look =>
  (_s, o) =>
    o.craftsmen * makes[good]

const LOOKS = {
  always: () => 1,
  'rounds to come': (_s, o) => o.rounds,
  'waits for a pick': (s, _o, seat) => (seat - table.chooser(s) + 2 * s.rules.players - 1) % s.rules.players,
  'chooses the role': (s, _o, seat) => (table.role(s) !== NONE && table.chooser(s) === seat ? 1 : 0),

  chips: (s, _o, seat) => player.vp(s, seat),
  'building points': (s, _o, seat) => sumOfBuildings(s, seat, (building) => POINTS[building]),
  bonuses: (s, _o, seat) => sumOfBuildings(s, seat, (building) => bonusOf(s, seat, building, true)),
  'bonuses of empty buildings': (s, _o, seat) =>
    sumOfBuildings(s, seat, (building) => bonusOf(s, seat, building, false)),
  'growth of bonuses': (s, o, seat) =>
    sumOfBuildings(s, seat, (building) =>
      BONUS[building] ? effectWorth(s, o, seat, building) - bonusIn(s, seat, building) : 0,
    ),

  coins: (s, o, seat) => player.coins(s, seat) * Math.min(1, o.builders),
  'coins for many builders': (s, o, seat) => player.coins(s, seat) * Math.max(0, o.builders - 1),
  barrels: (s, o, seat) => totalGoods(s, seat) * Math.min(1, o.captains),
  'goods by worth': goodsByWorth,

  'corn made': made(CORN),
  'indigo made': made(INDIGO),
  'sugar made': made(SUGAR),
  'tobacco made': made(TOBACCO),
  'coffee made': made(COFFEE),
  'production by worth': productionByWorth,
  'production still to man': (s, o, seat) => o.craftsmen * Math.min(1, o.mayors) * idlePairs(s, seat),
  'kinds made': (_s, o) => o.traders * kindsMade(),
  'idle fields': (s, o, seat) => Math.min(1, o.mayors) * idleFields(s, seat),
  workers: (s, o, seat) => workersOf(s, seat) * Math.min(1, o.rounds),
  'spare workers': (s, _o, seat) => sparePieces(s, seat),
  quarries: (s, o, seat) => o.builders * player.worked(s, seat, QUARRY),
  'idle quarries': (s, o, seat) => o.builders * (player.tiles(s, seat, QUARRY) - player.worked(s, seat, QUARRY)),
  'fields filled': (s, _o, seat) => player.fieldsUsed(s, seat),
  'city spaces filled': (s, _o, seat) => player.cityUsed(s, seat),

  market: (s, o, seat) => o.traders * sumOccupied(s, seat, s.rules.effects.saleBonus),
  office: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.sellsDuplicates) ? o.traders : 0),
  hacienda: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.drawsTile) ? o.settlers : 0),
  'construction hut': (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.quarryInstead) ? o.settlers : 0),
  hospice: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.workerWithTile) ? o.settlers : 0),
  university: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.workerWithBuilding) ? o.builders : 0),
  factory: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.coinsByKinds) ? o.craftsmen * kindsMade() : 0),
  warehouses: (s, o, seat) => o.captains * sumOccupied(s, seat, s.rules.effects.keepsKinds),
  harbor: (s, o, seat) => o.captains * sumOccupied(s, seat, s.rules.effects.pointsPerLoad) * (1 + kindsMade()),
  wharf: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.privateShip) ? o.captains : 0),
  'barrels for the wharf': (s, o, seat) =>
    anyOccupied(s, seat, s.rules.effects.privateShip) ? o.captains * barrelsMade() : 0,
  'other buildings': (s, o, seat) =>
    sumOfBuildings(s, seat, (building) => (BASIC[building] ? 0 : effectIf(s, o, seat, building, true))),
  'empty buildings': (s, o, seat) => sumOfBuildings(s, seat, (building) => effectIf(s, o, seat, building, false)),

  nobles: (s, _o, seat) => noblesOf(s, seat),
  'points of expansions': pointsOfExpansions,
} satisfies { readonly [feature: string]: Look }

/** All that is known of the game's own opponents. */
const AUTOMA_LOOKS = {
  Puertoma: () => 1,
  "Puertoma's points": (s, _o, seat) => score(s, 'referee')[seat].total ?? 0,
  "Puertoma's rounds": (_s, o) => o.rounds,
} satisfies { readonly [feature: string]: Look }

export const FEATURES: readonly string[] = [...Object.keys(LOOKS), ...Object.keys(AUTOMA_LOOKS)]

const looks: readonly Look[] = Object.values(LOOKS)
const automaLooks: readonly Look[] = Object.values(AUTOMA_LOOKS)

/** Barrels of each good that the seat looked at makes in a phase: found once, for half of the features ask. */
const makes = new Int16Array(GOOD.size)

export function measure(s: State, seat: Seat, found: Float64Array): void {
  const o = outlook(s, seat)
  const automa = isAutoma(s, seat)
  for (let good = GOOD.first; good < GOOD.size; good++) makes[good] = capacityOf(s, seat, good)
  for (let i = 0; i < looks.length; i++) found[i] = automa ? 0 : looks[i](s, o, seat)
  for (let i = 0; i < automaLooks.length; i++) found[looks.length + i] = automa ? automaLooks[i](s, o, seat) : 0
}

function sumOfBuildings(s: State, seat: Seat, of: (building: Building) => number): number {
  const buildings = player.city.size(s, seat)
  let sum = 0
  for (let i = 0; i < buildings; i++) sum += of(player.city(s, seat, i))
  return sum
}

function bonusIn(s: State, seat: Seat, building: Building): number {
  const bonus = BONUS[building]
  return bonus ? END_BONUS[bonus](s, seat) : 0
}

const bonusOf = (s: State, seat: Seat, building: Building, manned: boolean): number =>
  occupied(s, seat, building) === manned ? bonusIn(s, seat, building) : 0

/** What the policy expects of a building that does something else than produce or count at the end. */
function effectIf(s: State, o: Outlook, seat: Seat, building: Building, manned: boolean): number {
  if (madeIn(building) !== NONE || BONUS[building] || occupied(s, seat, building) !== manned) return 0
  return effectWorth(s, o, seat, building)
}

const BONUS = BUILDINGS.map(({ effects }) => effects?.endBonus ?? null)

/** Buildings that have a feature of their own. */
const BASIC = BUILDINGS.map(
  ({ effects }) =>
    !!(
      effects?.saleBonus ||
      effects?.sellsDuplicates ||
      effects?.drawsTile ||
      effects?.quarryInstead ||
      effects?.workerWithTile ||
      effects?.workerWithBuilding ||
      effects?.coinsByKinds ||
      effects?.keepsKinds ||
      effects?.pointsPerLoad ||
      effects?.privateShip
    ),
)

function goodsByWorth(s: State, o: Outlook, seat: Seat): number {
  let worth = 0
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const held = player.goods(s, seat, good)
    for (let n = 0; n < held; n++) worth += heldWorth(s, o, good, n)
  }
  return worth
}

function productionByWorth(s: State, o: Outlook): number {
  let worth = 0
  for (let good = GOOD.first; good < GOOD.size; good++) {
    for (let n = 0; n < makes[good]; n++) worth += productionWorth(s, o, good, n)
  }
  return worth
}

/** Barrels that more workers would make, with the fields and buildings there are. */
function idlePairs(s: State, seat: Seat): number {
  let idle = 0
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const fields = player.tiles(s, seat, plantationOf(good))
    const able = good === CORN ? fields : Math.min(fields, circlesFor(s, seat, good))
    idle += able - makes[good]
  }
  return idle
}

function idleFields(s: State, seat: Seat): number {
  let idle = 0
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const field = plantationOf(good)
    idle += player.tiles(s, seat, field) - player.worked(s, seat, field)
  }
  return idle
}

function kindsMade(): number {
  let kinds = 0
  for (let good = GOOD.first; good < GOOD.size; good++) if (makes[good] > 0) kinds++
  return kinds
}

function barrelsMade(): number {
  let barrels = 0
  for (let good = GOOD.first; good < GOOD.size; good++) barrels += makes[good]
  return barrels
}

function pointsOfExpansions(s: State, _o: Outlook, seat: Seat): number {
  const { parts } = s.rules
  let points = 0
  for (let i = 0; i < parts.length; i++) {
    const lines = parts[i].scoreLines?.(s, seat)
    if (lines) for (let n = 0; n < lines.length; n++) points += lines[n].points
  }
  return points
}
