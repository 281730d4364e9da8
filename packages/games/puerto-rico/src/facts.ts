import type { Answer, Facts, ReasonCode, Seat } from '@quayside/kernel'
import { argOf, OP, opOf, RETURNS, secondArgOf } from './answers.ts'
import { ACHIEVEMENTS } from './data/achievements.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { RANSOM } from './expansions/buccaneer/ransom.ts'
import { currentAsk } from './flow.ts'
import { GOODS, PIECES, ROLES, TILES } from './ids.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS, type ReasonId } from './reasons.ts'
import { priceFor } from './roles/builder.ts'
import { shipWith } from './roles/captain.ts'
import { COINS, player, ROLE_TAKEN, SHIP_GOOD, type State } from './state.ts'

/** Plain facts about questions, answers and refusals: what words and clients are made of. Only what the seat may know. */

export function questionFacts(s: State, seat: Seat): Facts {
  const ask = currentAsk(s)
  return { kind: QUESTIONS[ask.question].kind, seat, ...ask.facts?.(s, seat) }
}

export const answerFacts = (s: State, seat: Seat, given: Answer): Facts =>
  s.rules.forms[opOf(given)].facts(s, seat, argOf(given), secondArgOf(given))

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
      return onTile(given) ? { kind, tile: TILES[a] } : { kind, building: BUILDINGS[a].id }
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
    case 'no-draft-space':
    case 'already-offered':
      return { kind, building: BUILDINGS[a].id }
    case 'no-such-tile':
    case 'tile-not-estate':
      return { kind, tile: TILES[a] }
    case 'nothing-to-return':
    case 'returned-already':
    case 'not-for-return':
      return { kind, thing: RETURNS[a] }
    case 'no-worker-there':
      return opOf(given) === OP.LIFT_FROM_TILE
        ? { kind, tile: TILES[a] }
        : opOf(given) === OP.LIFT_FROM_BUILDING
          ? { kind, building: BUILDINGS[a].id }
          : { kind }
    case 'no-guest':
      return { kind, piece: PIECES[b] }
    case 'none-aboard':
      return { kind, piece: opOf(given) === OP.TAKE_NOBLE ? 'noble' : 'worker' }
    case 'own-captive':
      return { kind, role: ROLES[a] }
    case 'no-ransom':
      return { kind, role: ROLES[a], coins: RANSOM }
    case 'no-such-card':
    case 'not-fulfilled':
      return { kind, achievement: ACHIEVEMENTS[a].id }
    default:
      return { kind, ...factsOfParts(s, seat, given, kind) }
  }
}

/** What only an expansion can tell about its refusal. */
function factsOfParts(s: State, seat: Seat, given: Answer, kind: ReasonId | 'legal'): Omit<Facts, 'kind'> {
  if (kind === 'legal') return {}
  for (const part of s.rules.parts) {
    const told = part.reasonFacts?.(s, seat, given, kind)
    if (told) return told
  }
  return {}
}

const TILE_OPS: readonly number[] = [OP.PLACE_ON_TILE, OP.PLACE_NOBLE_ON_TILE, OP.GUEST_TO_TILE]
const onTile = (given: Answer): boolean => TILE_OPS.includes(opOf(given))

function largestEmptyShip(s: State): number {
  return Math.max(...s.rules.ships.filter((_, ship) => s.c[SHIP_GOOD + ship] === 0))
}
