import type { Facts, Seat } from '@quayside/kernel'
import { OP, OWN_SHIP, RETURNS } from './answers.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { currentAsk } from './flow.ts'
import { CIRCLE_TILES, GOOD_COUNT, GOODS, QUARRY, ROLES, TILES, TRADER } from './ids.ts'
import { noblesInSupply } from './pieces.ts'
import { question } from './questions.ts'
import { missingFor, priceFor } from './roles/builder.ts'
import { fits, pointsForLoad } from './roles/captain.ts'
import { undecided } from './roles/storing.ts'
import { saleOf } from './roles/trader.ts'
import type { Rules } from './rules.ts'
import { goodsOf, ROLE, ROLE_COINS, type State } from './state.ts'

/** How the answers of one operation are written, which there are, and what they mean to a seat. */
export interface AnswerForm {
  readonly op: number
  print(a: number, b: number): string
  /** Every pair of numbers that can be written under these rules, legal or not. */
  all(rules: Rules): readonly (readonly [a: number, b: number])[]
  facts(s: State, seat: Seat, a: number, b: number): Facts
}

const STORE = question('captain-store')
const VILLA = question('mayor-villa')

/** What a land office asks for a tile, and pays for one. */
export const LAND_PRICE = 1

/** Every capacity a ship of the box has, and the own ship of a wharf. */
const SHIPS = [OWN_SHIP, 4, 5, 6, 7, 8]

const ONCE = [[0, 0]] as const
export const each = (list: readonly unknown[]) => list.map((_, number) => [number, 0] as const)
export const goods = () => each(GOODS)
/** Every building that can be in this game. */
export const buildings = ({ market }: Rules) => market.map((number) => [number, 0] as const)
/** Every tile that has a circle. */
export const circleTiles = () => each(TILES.slice(0, CIRCLE_TILES))

/** The numbers that piles are named by; 0, which is not written, where there is one stack. */
const pileNames = ({ piles }: Rules): number[] =>
  piles === 1 ? [0] : Array.from({ length: piles }, (_, pile) => pile + 1)

const named = (text: string, pile: number): string => (pile > 0 ? `${text} ${pile}` : text)

export const plain = (op: number, text: string, kind: string): AnswerForm => ({
  op,
  print: () => text,
  all: () => ONCE,
  facts: () => ({ kind }),
})

/** Black market and royal supplier: what goes back to the supply. */
export const returnForm: AnswerForm = {
  op: OP.RETURN,
  print: (thing) => `return ${RETURNS[thing]}`,
  all: () => each(RETURNS),
  facts: (_s, _seat, thing) => ({ kind: 'return', thing: RETURNS[thing] }),
}

export const BASE_FORMS: readonly AnswerForm[] = [
  {
    op: OP.ROLE,
    print: (role) => `role ${ROLES[role]}`,
    all: () => each(ROLES),
    facts: (s, _seat, role) => ({ kind: 'role', role: ROLES[role], coins: s.c[ROLE_COINS + role] }),
  },
  {
    op: OP.TAKE,
    print: (tile, pile) => named(`take ${TILES[tile]}`, pile),
    all: (rules) => [
      ...pileNames(rules).flatMap((pile) => GOODS.map((_, tile) => [tile, pile] as const)),
      [QUARRY, 0] as const,
    ],
    facts: (_s, _seat, tile, pile) => ({ kind: 'take', tile: TILES[tile], pile }),
  },
  {
    op: OP.DRAW,
    print: (_, pile) => named('draw', pile),
    all: (rules) => pileNames(rules).map((pile) => [0, pile] as const),
    facts: (s, _seat, _, pile) => ({ kind: 'draw', pile, coins: s.c[ROLE] === TRADER + 1 ? LAND_PRICE : 0 }),
  },
  plain(OP.SKIP_DRAW, 'skip draw', 'skip-draw'),
  {
    op: OP.WORKER,
    print: () => 'worker',
    all: () => ONCE,
    // What a villa gives is a noble as long as there are any.
    facts: (s) => ({ kind: currentAsk(s).question === VILLA && noblesInSupply(s) > 0 ? 'take-noble' : 'worker' }),
  },
  plain(OP.NO_WORKER, 'no worker', 'no-worker'),
  {
    op: OP.PLACE_ON_TILE,
    print: (tile) => `place ${TILES[tile]}`,
    all: circleTiles,
    facts: (_s, _seat, tile) => ({ kind: 'place-on-tile', tile: TILES[tile] }),
  },
  {
    op: OP.PLACE_IN_BUILDING,
    print: (building) => `place ${BUILDINGS[building].id}`,
    all: buildings,
    facts: (_s, _seat, building) => ({ kind: 'place-in-building', building: BUILDINGS[building].id }),
  },
  {
    op: OP.BUILD,
    print: (building) => `build ${BUILDINGS[building].id}`,
    all: buildings,
    facts: (s, seat, building) => ({
      kind: 'build',
      building: BUILDINGS[building].id,
      price: priceFor(s, seat, building),
      missing: missingFor(s, seat, building),
    }),
  },
  {
    op: OP.EXTRA,
    print: (good) => `extra ${GOODS[good]}`,
    all: goods,
    facts: (_s, _seat, good) => ({ kind: 'extra', good: GOODS[good] }),
  },
  {
    op: OP.SELL,
    print: (good) => `sell ${GOODS[good]}`,
    all: goods,
    facts: (s, seat, good) => ({ kind: 'sell', good: GOODS[good], coins: saleOf(s, seat, good) }),
  },
  {
    op: OP.LOAD,
    print: (good, ship) => `load ${GOODS[good]} ${ship === OWN_SHIP ? 'wharf' : ship}`,
    all: () => GOODS.flatMap((_, good) => SHIPS.map((ship) => [good, ship] as const)),
    facts(s, seat, good, ship) {
      const count = ship === OWN_SHIP ? goodsOf(s, seat, good) : fits(s, seat, good, s.rules.ships.indexOf(ship))
      return { kind: 'load', good: GOODS[good], ship, count, points: pointsForLoad(s, seat, count) }
    },
  },
  {
    op: OP.KEEP,
    print: (good) => `keep ${GOODS[good]}`,
    all: goods,
    facts: (s, seat, good) => ({ kind: 'keep', good: GOODS[good], count: undecided(s, seat, good) }),
  },
  {
    op: OP.KEEP_ONE,
    print: (good) => `keep one ${GOODS[good]}`,
    all: goods,
    facts: (_s, _seat, good) => ({ kind: 'keep-one', good: GOODS[good] }),
  },
  {
    op: OP.DONE,
    print: () => 'done',
    all: () => ONCE,
    facts(s, seat): Facts {
      if (currentAsk(s).question !== STORE) return { kind: 'enough' }
      let spoils = 0
      for (let good = 0; good < GOOD_COUNT; good++) spoils += undecided(s, seat, good)
      return { kind: 'done', spoils }
    },
  },
  plain(OP.PASS, 'pass', 'pass'),
]
