import type { Answer, Facts, ReasonCode, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import {
  BUILD,
  CHOOSE_ROLE,
  DRAW,
  EXTRA,
  LOAD,
  PLACE_IN_BUILDING,
  PLACE_NOBLE_ON_TILE,
  PLACE_ON_TILE,
  TAKE,
  TAKE_NOBLE,
} from './answers.ts'
import { player, type State, table } from './box.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { currentAsk } from './flow.ts'
import { BUILDING, GOOD, type Good, ROLE, type Ship, TILE } from './ids.ts'
import { priceFor } from './phases/builder.ts'
import { shipWith } from './phases/captain.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS } from './reasons.ts'
import { shipOf, shipsOf } from './state.ts'

/** Plain facts about questions and refusals: what words and clients are made of. Only what the seat may know. */

export function questionFacts(s: State, seat: Seat): Facts {
  const ask = currentAsk(s)
  return { kind: QUESTIONS[ask.question].kind, seat, ...ask.facts?.(s, seat) }
}

export function reasonFacts(s: State, seat: Seat, given: Answer, code: ReasonCode): Facts {
  const kind = REASONS[code].code
  if (kind === 'legal') return { kind }
  for (const part of s.rules.parts) {
    const told = part.reasonFacts?.(s, seat, given, kind)
    if (told) return { kind, ...told }
  }
  return { kind, ...baseFacts(s, seat, given, kind) }
}

/** What the answer named that was refused. */
function baseFacts(
  s: State,
  seat: Seat,
  given: Answer,
  kind: (typeof REASONS)[number]['code'],
): { readonly [name: string]: string | number } {
  const good = EXTRA.first(given)
  const ship = LOAD.second(given)
  const building = BUILD.first(given)
  switch (kind) {
    case 'role-not-in-play':
      return { role: ROLE.id(CHOOSE_ROLE.first(given)) }
    case 'role-taken':
      return { role: ROLE.id(CHOOSE_ROLE.first(given)), by: table.roleTaken(s, CHOOSE_ROLE.first(given)) }
    case 'tile-not-open':
      return { tile: TILE.id(TAKE.first(given)), pile: TAKE.second(given) }
    case 'no-such-pile':
      return { pile: DRAW.second(given) }
    case 'no-free-circle':
      return PLACE_ON_TILE.is(given) || PLACE_NOBLE_ON_TILE.is(given)
        ? { tile: TILE.id(PLACE_ON_TILE.first(given)) }
        : { building: BUILDING.id(PLACE_IN_BUILDING.first(given)) }
    case 'not-in-market':
    case 'sold-out':
    case 'already-owned':
      return { building: BUILDING.id(building) }
    case 'no-city-space':
      return { building: BUILDING.id(building), spaces: BUILDINGS[building].spaces }
    case 'not-enough-coins': {
      const price = priceFor(s, seat, building)
      return { building: BUILDING.id(building), price, short: price - player.coins(s, seat) }
    }
    case 'not-produced':
    case 'supply-empty':
    case 'no-such-good':
    case 'good-in-house':
    case 'all-kept':
      return { good: GOOD.id(good) }
    case 'no-such-ship':
      return { ship }
    case 'ship-full':
      return { ship, good: GOOD.id(good) }
    case 'other-good-aboard':
      return { good: GOOD.id(good), ship, aboard: GOOD.id(table.ships.good(s, shipOf(s, ship) as Ship) as Good) }
    case 'good-on-other-ship':
      return { good: GOOD.id(good), ship, other: s.rules.ships[shipWith(s, good)] }
    case 'larger-ship':
      return { good: GOOD.id(good), ship, larger: largestEmptyShip(s) }
    case 'none-aboard':
      return { piece: given === TAKE_NOBLE ? 'noble' : 'worker' }
    default:
      return {}
  }
}

const largestEmptyShip = (s: State): number =>
  Math.max(
    ...shipsOf(s)
      .filter((ship) => table.ships.good(s, ship) === NONE)
      .map((ship) => s.rules.ships[ship]),
  )
