import type { Facts, Operation, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { type FormOf, formsOf, pairs } from '@quayside/kernel/forms'
import {
  BEING_DONE,
  BUILD,
  CHOOSE_ROLE,
  DRAW,
  EXTRA,
  KEEP,
  KEEP_ONE,
  LOAD,
  OWN_SHIP,
  PASSING,
  PLACE_IN_BUILDING,
  PLACE_ON_TILE,
  RETURN,
  RETURNS,
  SELL,
  SKIPPING_DRAW,
  TAKE,
  TAKING_NO_WORKER,
  TAKING_WORKER,
} from './answers.ts'
import { player, type State, table } from './box.ts'
import { currentAsk } from './flow.ts'
import {
  BUILDING,
  type Building,
  FOREST,
  GOOD,
  GOODS,
  plantationOf,
  QUARRY,
  ROLES,
  TILE,
  TILES,
  TRADER,
} from './ids.ts'
import { missingFor, priceFor } from './phases/builder.ts'
import { fits, pointsForLoad } from './phases/captain.ts'
import { undecided } from './phases/storing.ts'
import { isAlmostFull, saleOf } from './phases/trader.ts'
import { question } from './questions.ts'
import type { Rules } from './rules/index.ts'
import { shipOf } from './state.ts'
import { pileName, privilegeAs } from './supply.ts'

/** How answers are written: `take corn`, `build hospice`, `load coffee 7`. */
export type Form = FormOf<Rules, State>
export const { form, plain, naming } = formsOf<Rules, State>()

const STORE = question('captain-store')
const VILLA = question('mayor-villa')
const PLACE = question('mayor-place')
const POACHED = question('poach-place')

/** What a land office asks for a tile, and pays for one. */
export const LAND_PRICE = 1
/** Coins that pass where land is drawn or given up: only the trader's phase deals in it. */
export const landPrice = (s: State): number => (table.role(s) === TRADER ? LAND_PRICE : 0)

const goods = () => GOODS
/** Every tile that has a circle. */
export const circleTiles = () => TILES.slice(0, FOREST)

/** An answer that names a building which can be in this game. */
export const namingBuilding = (
  op: Operation<Building>,
  verb: string,
  {
    kind = verb,
    facts,
  }: { kind?: string; facts?(s: State, seat: number, building: Building): Omit<Facts, 'kind'> } = {},
): Form => ({
  ...naming(op, verb, 'building', () => BUILDING.ids, { kind, facts }),
  all: ({ market }) => market.map((building) => [building, 0] as const),
})

/** The names of the piles in play; 0, which is not written, where there is one stack. */
const pileNames = ({ piles, pileRow }: Rules): number[] => (piles === 1 ? [0] : pileRow.map(pileName))

const named = (text: string, pile: number): string => (pile > 0 ? `${text} ${pile}` : text)

/** Every capacity a ship of the box has, and the own ship of a wharf. */
const SHIPS = [OWN_SHIP, 4, 5, 6, 7, 8]

/** Whether workers and nobles are both to be placed, so that an answer has to say which: 1 or 0. */
export function eitherPiece(s: State, seat: Seat): { either: number } {
  const { question } = currentAsk(s)
  if (question === POACHED) return { either: table.workerShip(s) > 0 && table.nobleShip(s) > 0 ? 1 : 0 }
  const mixed = question === PLACE && player.spare(s, seat) > 0 && player.spareNobles(s, seat) > 0
  return { either: mixed ? 1 : 0 }
}

/** Black market and royal supplier: what goes back to the supply. */
export const returnForm: Form = naming(RETURN, 'return', 'thing', () => RETURNS)

export const BASE_FORMS: readonly Form[] = [
  naming(CHOOSE_ROLE, 'role', 'role', () => ROLES, {
    facts: (s, seat, role) => ({ coins: table.roleCoins(s, role), privilege: privilegeAs(s, seat) }),
  }),
  form(TAKE, {
    print: (_rules, tile, pile) => named(`take ${TILE.id(tile)}`, pile),
    all: (rules) => [
      ...pileNames(rules).flatMap((pile) => GOOD.all.map((good) => [plantationOf(good), pile] as const)),
      [QUARRY, 0] as const,
    ],
    facts: (_s, _seat, tile, pile) => ({ kind: 'take', tile: TILE.id(tile), pile }),
  }),
  form(DRAW, {
    print: (_rules, _, pile) => named('draw', pile),
    all: (rules) => pileNames(rules).map((pile) => [0, pile] as const),
    facts: (s, _seat, _, pile) => ({ kind: 'draw', pile, coins: landPrice(s) }),
  }),
  plain(SKIPPING_DRAW, 'skip-draw', 'skip draw'),
  {
    ...plain(TAKING_WORKER, 'worker'),
    // What a villa gives is a noble as long as there are any.
    facts: (s) => ({ kind: currentAsk(s).question === VILLA && table.nobleSupply(s) > 0 ? 'take-noble' : 'worker' }),
  },
  plain(TAKING_NO_WORKER, 'no-worker', 'no worker'),
  naming(PLACE_ON_TILE, 'place', 'tile', circleTiles, { kind: 'place-on-tile', facts: eitherPiece }),
  namingBuilding(PLACE_IN_BUILDING, 'place', { kind: 'place-in-building', facts: eitherPiece }),
  namingBuilding(BUILD, 'build', {
    facts(s, seat, building) {
      const [price, missing] = [priceFor(s, seat, building), missingFor(s, seat, building)]
      return { price, missing, left: player.coins(s, seat) - price + missing }
    },
  }),
  naming(EXTRA, 'extra', 'good', goods),
  naming(SELL, 'sell', 'good', goods, {
    facts: (s, seat, good) => ({
      coins: saleOf(s, seat, good),
      price: s.rules.price[good],
      ...(isAlmostFull(s) ? { fills: 1 } : {}),
    }),
  }),
  form(LOAD, {
    print: (_rules, good, ship) => `load ${GOOD.id(good)} ${ship === OWN_SHIP ? 'wharf' : ship}`,
    all: () => pairs(GOOD.all, SHIPS),
    facts(s, seat, good, capacity): Facts {
      const ship = shipOf(s, capacity)
      const count = ship === NONE ? player.goods(s, seat, good) : fits(s, seat, good, ship)
      const points = pointsForLoad(s, seat, count)
      const told = { kind: 'load', good: GOOD.id(good), ship: capacity, count, points, more: points - count }
      return ship === NONE ? told : { ...told, room: capacity - table.ships.barrels(s, ship) - count }
    },
  }),
  naming(KEEP, 'keep', 'good', goods, { facts: (s, seat, good) => ({ count: undecided(s, seat, good) }) }),
  naming(KEEP_ONE, 'keep one', 'good', goods, {
    kind: 'keep-one',
    facts: (s, seat, good) => ({ others: undecided(s, seat, good) - 1 }),
  }),
  {
    ...plain(BEING_DONE, 'done'),
    facts(s, seat): Facts {
      if (currentAsk(s).question !== STORE) return { kind: 'enough' }
      return { kind: 'done', spoils: GOOD.all.reduce((sum, good) => sum + undecided(s, seat, good), 0) }
    },
  },
  plain(PASSING, 'pass'),
]
