import type { Facts, Seat } from '@quayside/kernel'
import { OP, OWN_SHIP } from './answers.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { GOOD_COUNT, GOODS, QUARRY, ROLES, TILES } from './ids.ts'
import { priceFor } from './roles/builder.ts'
import { fits, pointsForLoad } from './roles/captain.ts'
import { undecided } from './roles/storing.ts'
import { saleOf } from './roles/trader.ts'
import type { Rules } from './rules.ts'
import { goodsOf, ROLE_COINS, type State } from './state.ts'

/** How the answers of one operation are written, which there are, and what they mean to a seat. */
export interface AnswerForm {
  readonly op: number
  print(a: number, b: number): string
  /** Every pair of numbers that can be written under these rules, legal or not. */
  all(rules: Rules): readonly (readonly [a: number, b: number])[]
  facts(s: State, seat: Seat, a: number, b: number): Facts
}

/** Every capacity a ship of the box has, and the own ship of a wharf. */
const SHIPS = [OWN_SHIP, 4, 5, 6, 7, 8]

const ONCE = [[0, 0]] as const
const each = (list: readonly unknown[]) => list.map((_, number) => [number, 0] as const)
const goods = () => each(GOODS)
const buildings = () => each(BUILDINGS)

/** The numbers that piles are named by; 0, which is not written, where there is one stack. */
const pileNames = ({ piles }: Rules): number[] =>
  piles === 1 ? [0] : Array.from({ length: piles }, (_, pile) => pile + 1)

const named = (text: string, pile: number): string => (pile > 0 ? `${text} ${pile}` : text)

const plain = (op: number, text: string, kind: string): AnswerForm => ({
  op,
  print: () => text,
  all: () => ONCE,
  facts: () => ({ kind }),
})

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
    facts: (_s, _seat, _, pile) => ({ kind: 'draw', pile }),
  },
  plain(OP.SKIP_DRAW, 'skip draw', 'skip-draw'),
  plain(OP.WORKER, 'worker', 'worker'),
  plain(OP.NO_WORKER, 'no worker', 'no-worker'),
  {
    op: OP.PLACE_ON_TILE,
    print: (tile) => `place ${TILES[tile]}`,
    all: () => each(TILES),
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
    facts(s, seat) {
      let spoils = 0
      for (let good = 0; good < GOOD_COUNT; good++) spoils += undecided(s, seat, good)
      return { kind: 'done', spoils }
    },
  },
  plain(OP.PASS, 'pass', 'pass'),
]
