import type { Answer, Facts, ReasonCode, Seat } from '@quayside/kernel'
import { argOf, OP, OWN_SHIP, opOf, secondArgOf } from './answers.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { currentAsk, taskSecondArg } from './flow.ts'
import { GOOD_COUNT, GOODS, ROLES, TILES } from './ids.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS } from './reasons.ts'
import { priceFor } from './roles/builder.ts'
import { pointsForLoad, shipWith } from './roles/captain.ts'
import { kindsLeft, singlesLeft, undecided } from './roles/storing.ts'
import { saleOf } from './roles/trader.ts'
import {
  COINS,
  FIELDS,
  goodsOf,
  OCCUPIED,
  player,
  ROLE_COINS,
  ROLE_TAKEN,
  ROUND,
  SHIP_COUNT,
  SHIP_GOOD,
  SPARE,
  type State,
} from './state.ts'
import { privilegeOf } from './supply.ts'

/** Plain facts about questions, answers and refusals: what words and clients are made of. Only what the seat may know. */

export function questionFacts(s: State, seat: Seat): Facts {
  const { kind } = QUESTIONS[currentAsk(s).question]
  const p = player(seat)
  switch (kind) {
    case 'choose-role':
      return { kind, seat, round: s.c[ROUND] }
    case 'settler-take':
      return { kind, seat, privilege: privilegeOf(s, seat) > 0 ? 1 : 0 }
    case 'settler-worker':
      return { kind, seat, tile: TILES[(s.c[p + FIELDS + taskSecondArg(s)] & (OCCUPIED - 1)) - 1] }
    case 'mayor-place':
      return { kind, seat, left: s.c[p + SPARE] }
    case 'builder-build':
      return { kind, seat, coins: s.c[p + COINS] }
    case 'builder-worker':
      return { kind, seat, building: BUILDINGS[taskSecondArg(s)].id }
    case 'captain-load':
      return { kind, seat, must: currentAsk(s).why(s, seat, OP.PASS << 16) === 0 ? 0 : 1 }
    case 'captain-store':
      return { kind, seat, kinds: kindsLeft(s, seat), singles: singlesLeft(s) }
    default:
      return { kind, seat }
  }
}

export function answerFacts(s: State, seat: Seat, given: Answer): Facts {
  const a = argOf(given)
  const b = secondArgOf(given)
  switch (opOf(given)) {
    case OP.ROLE:
      return { kind: 'role', role: ROLES[a], coins: s.c[ROLE_COINS + a] }
    case OP.TAKE:
      return { kind: 'take', tile: TILES[a], pile: b }
    case OP.DRAW:
      return { kind: 'draw', pile: b }
    case OP.SKIP_DRAW:
      return { kind: 'skip-draw' }
    case OP.WORKER:
      return { kind: 'worker' }
    case OP.NO_WORKER:
      return { kind: 'no-worker' }
    case OP.PLACE_ON_TILE:
      return { kind: 'place-on-tile', tile: TILES[a] }
    case OP.PLACE_IN_BUILDING:
      return { kind: 'place-in-building', building: BUILDINGS[a].id }
    case OP.BUILD:
      return { kind: 'build', building: BUILDINGS[a].id, price: priceFor(s, seat, a) }
    case OP.EXTRA:
      return { kind: 'extra', good: GOODS[a] }
    case OP.SELL:
      return { kind: 'sell', good: GOODS[a], coins: saleOf(s, seat, a) }
    case OP.LOAD: {
      const count = loadCount(s, seat, a, b)
      return { kind: 'load', good: GOODS[a], ship: b, count, points: pointsForLoad(s, seat, count) }
    }
    case OP.KEEP:
      return { kind: 'keep', good: GOODS[a], count: undecided(s, seat, a) }
    case OP.KEEP_ONE:
      return { kind: 'keep-one', good: GOODS[a] }
    case OP.DONE:
      return { kind: 'done', spoils: spoils(s, seat) }
    default:
      return { kind: 'pass' }
  }
}

function loadCount(s: State, seat: Seat, good: number, capacity: number): number {
  if (capacity === OWN_SHIP) return goodsOf(s, seat, good)
  const ship = s.rules.ships.indexOf(capacity)
  return ship < 0 ? 0 : Math.min(goodsOf(s, seat, good), capacity - s.c[SHIP_COUNT + ship])
}

function spoils(s: State, seat: Seat): number {
  let barrels = 0
  for (let good = 0; good < GOOD_COUNT; good++) barrels += undecided(s, seat, good)
  return barrels
}

export function reasonFacts(s: State, seat: Seat, given: Answer, code: ReasonCode): Facts {
  const a = argOf(given)
  const b = secondArgOf(given)
  const kind = REASONS[code].code
  switch (kind) {
    case 'role-not-in-play':
      return { kind, role: ROLES[a] }
    case 'role-taken':
      return { kind, role: ROLES[a], by: s.c[ROLE_TAKEN + a] - 1 }
    case 'tile-not-open':
      return { kind, tile: TILES[a], pile: b }
    case 'no-such-pile':
      return { kind, pile: b }
    case 'no-free-circle':
      return opOf(given) === OP.PLACE_ON_TILE ? { kind, tile: TILES[a] } : { kind, building: BUILDINGS[a].id }
    case 'not-in-market':
    case 'sold-out':
    case 'already-owned':
      return { kind, building: BUILDINGS[a].id }
    case 'no-city-space':
      return { kind, building: BUILDINGS[a].id, spaces: BUILDINGS[a].spaces }
    case 'not-enough-coins': {
      const price = priceFor(s, seat, a)
      return { kind, building: BUILDINGS[a].id, price, short: price - s.c[player(seat) + COINS] }
    }
    case 'not-produced':
    case 'supply-empty':
    case 'no-such-good':
    case 'good-in-house':
    case 'all-kept':
      return { kind, good: GOODS[a] }
    case 'no-such-ship':
      return { kind, ship: b }
    case 'ship-full':
      return { kind, ship: b, good: GOODS[a] }
    case 'other-good-aboard':
      return { kind, good: GOODS[a], ship: b, aboard: GOODS[s.c[SHIP_GOOD + s.rules.ships.indexOf(b)] - 1] }
    case 'good-on-other-ship':
      return { kind, good: GOODS[a], ship: b, other: s.rules.ships[shipWith(s, a)] }
    case 'larger-ship':
      return { kind, good: GOODS[a], ship: b, larger: largestEmptyShip(s) }
    default:
      return { kind }
  }
}

function largestEmptyShip(s: State): number {
  return Math.max(...s.rules.ships.filter((_, ship) => s.c[SHIP_GOOD + ship] === 0))
}
