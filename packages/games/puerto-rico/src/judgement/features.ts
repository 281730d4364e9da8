import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../data/catalogue.ts'
import { CORN, GOOD_COUNT, QUARRY } from '../ids.ts'
import { noblesOf } from '../pieces.ts'
import { effectWorth } from '../policy/effects.ts'
import { circlesFor } from '../policy/fields.ts'
import { heldWorth, productionWorth } from '../policy/goods.ts'
import { type Outlook, outlook } from '../policy/outlook.ts'
import { capacityOf } from '../roles/craftsman.ts'
import { END_BONUS, score, workersOf } from '../scoring.ts'
import {
  anyOccupied,
  BUILDINGS_OWNED,
  CHOOSER,
  CITY,
  CITY_USED,
  COINS,
  FIELDS_USED,
  goodsOf,
  isAutoma,
  occupied,
  player,
  ROLE,
  SPARE,
  type State,
  sumOccupied,
  TILES_OWNED,
  TILES_WORKED,
  totalGoods,
  VP,
} from '../state.ts'

/** What can be seen of a seat in the middle of a game that tells how many points it will have at the end. */

type Look = (s: State, o: Outlook, seat: Seat) => number

const made =
  (good: number): Look =>
  (s, o, seat) =>
    o.craftsmen * capacityOf(s, seat, good)

const LOOKS = {
  always: () => 1,
  'rounds to come': (_s, o) => o.rounds,
  'waits for a pick': (s, _o, seat) => (seat - s.c[CHOOSER] + 2 * s.rules.players - 1) % s.rules.players,
  'chooses the role': (s, _o, seat) => (s.c[ROLE] > 0 && s.c[CHOOSER] === seat ? 1 : 0),

  chips: (s, _o, seat) => s.c[player(seat) + VP],
  'building points': (s, _o, seat) => sumOfBuildings(s, seat, (building) => BUILDINGS[building].vp),
  bonuses: (s, _o, seat) => sumOfBuildings(s, seat, (building) => bonusOf(s, seat, building, true)),
  'bonuses of empty buildings': (s, _o, seat) =>
    sumOfBuildings(s, seat, (building) => bonusOf(s, seat, building, false)),
  'growth of bonuses': (s, o, seat) =>
    sumOfBuildings(s, seat, (building) =>
      BUILDINGS[building].effects?.endBonus ? effectWorth(s, o, seat, building) - bonusIn(s, seat, building) : 0,
    ),

  coins: (s, o, seat) => s.c[player(seat) + COINS] * Math.min(1, o.builders),
  'coins for many builders': (s, o, seat) => s.c[player(seat) + COINS] * Math.max(0, o.builders - 1),
  barrels: (s, o, seat) => totalGoods(s, seat) * Math.min(1, o.captains),
  'goods by worth': goodsByWorth,

  'corn made': made(CORN),
  'indigo made': made(1),
  'sugar made': made(2),
  'tobacco made': made(3),
  'coffee made': made(4),
  'production by worth': productionByWorth,
  'production still to man': (s, o, seat) => o.craftsmen * Math.min(1, o.mayors) * idlePairs(s, seat),
  'kinds made': (s, o, seat) => o.traders * kindsMade(s, seat),
  'idle fields': (s, o, seat) => Math.min(1, o.mayors) * idleFields(s, seat),
  workers: (s, o, seat) => workersOf(s, seat) * Math.min(1, o.rounds),
  'spare workers': (s, _o, seat) => s.c[player(seat) + SPARE],
  quarries: (s, o, seat) => o.builders * s.c[player(seat) + TILES_WORKED + QUARRY],
  'idle quarries': (s, o, seat) =>
    o.builders * (s.c[player(seat) + TILES_OWNED + QUARRY] - s.c[player(seat) + TILES_WORKED + QUARRY]),
  'fields filled': (s, _o, seat) => s.c[player(seat) + FIELDS_USED],
  'city spaces filled': (s, _o, seat) => s.c[player(seat) + CITY_USED],

  market: (s, o, seat) => o.traders * sumOccupied(s, seat, s.rules.effects.saleBonus),
  office: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.sellsDuplicates) ? o.traders : 0),
  hacienda: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.drawsTile) ? o.settlers : 0),
  'construction hut': (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.quarryInstead) ? o.settlers : 0),
  hospice: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.workerWithTile) ? o.settlers : 0),
  university: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.workerWithBuilding) ? o.builders : 0),
  factory: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.coinsByKinds) ? o.craftsmen * kindsMade(s, seat) : 0),
  warehouses: (s, o, seat) => o.captains * sumOccupied(s, seat, s.rules.effects.keepsKinds),
  harbor: (s, o, seat) => o.captains * sumOccupied(s, seat, s.rules.effects.pointsPerLoad) * (1 + kindsMade(s, seat)),
  wharf: (s, o, seat) => (anyOccupied(s, seat, s.rules.effects.privateShip) ? o.captains : 0),
  'barrels for the wharf': (s, o, seat) =>
    anyOccupied(s, seat, s.rules.effects.privateShip) ? o.captains * barrelsMade(s, seat) : 0,
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

export function look(s: State, seat: Seat, found: Float64Array): void {
  const o = outlook(s, seat)
  const automa = isAutoma(s, seat)
  for (let i = 0; i < looks.length; i++) found[i] = automa ? 0 : looks[i](s, o, seat)
  for (let i = 0; i < automaLooks.length; i++) found[looks.length + i] = automa ? automaLooks[i](s, o, seat) : 0
}

function sumOfBuildings(s: State, seat: Seat, of: (building: number) => number): number {
  const p = player(seat)
  let sum = 0
  for (let i = 0; i < s.c[p + BUILDINGS_OWNED]; i++) sum += of(s.c[p + CITY + i] - 1)
  return sum
}

function bonusIn(s: State, seat: Seat, building: number): number {
  const bonus = BUILDINGS[building].effects?.endBonus
  return bonus ? END_BONUS[bonus](s, seat) : 0
}

const bonusOf = (s: State, seat: Seat, building: number, manned: boolean): number =>
  occupied(s, seat, building) === manned ? bonusIn(s, seat, building) : 0

/** What the policy expects of a building that does something else than produce or count at the end. */
function effectIf(s: State, o: Outlook, seat: Seat, building: number, manned: boolean): number {
  const { good, effects } = BUILDINGS[building]
  if (good || effects?.endBonus || occupied(s, seat, building) !== manned) return 0
  return effectWorth(s, o, seat, building)
}

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
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let n = 0; n < goodsOf(s, seat, good); n++) worth += heldWorth(s, o, good, n)
  }
  return worth
}

function productionByWorth(s: State, o: Outlook, seat: Seat): number {
  let worth = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let n = 0; n < capacityOf(s, seat, good); n++) worth += productionWorth(s, o, good, n)
  }
  return worth
}

/** Barrels that more workers would make, with the fields and buildings there are. */
function idlePairs(s: State, seat: Seat): number {
  let idle = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    const fields = s.c[player(seat) + TILES_OWNED + good]
    const able = good === CORN ? fields : Math.min(fields, circlesFor(s, seat, good))
    idle += able - capacityOf(s, seat, good)
  }
  return idle
}

function idleFields(s: State, seat: Seat): number {
  const p = player(seat)
  let idle = 0
  for (let good = 0; good < GOOD_COUNT; good++) idle += s.c[p + TILES_OWNED + good] - s.c[p + TILES_WORKED + good]
  return idle
}

function kindsMade(s: State, seat: Seat): number {
  let kinds = 0
  for (let good = 0; good < GOOD_COUNT; good++) if (capacityOf(s, seat, good) > 0) kinds++
  return kinds
}

function barrelsMade(s: State, seat: Seat): number {
  let barrels = 0
  for (let good = 0; good < GOOD_COUNT; good++) barrels += capacityOf(s, seat, good)
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
