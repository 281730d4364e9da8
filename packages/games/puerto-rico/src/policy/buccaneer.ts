import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { plunderable, poachable, raidable } from '../expansions/buccaneer/acts.ts'
import { SPOILS } from '../expansions/buccaneer/ransom.ts'
import { noblesAboard } from '../pieces.ts'
import { goodsOf, ROLE_COINS, SHIP_GOOD, type State } from '../state.ts'
import { phaseWorth } from './gains.ts'
import { heldWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'
import { nobleWorth, workersWorth } from './workers.ts'

/** Buccaneer: barrels, points, workers or a second role, whichever is worth most. */

export function actWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  switch (opOf(answer)) {
    case OP.RAID:
      return raidWorth(s, o, seat, s.rules.ships.indexOf(argOf(answer)), secondArgOf(answer))
    case OP.PLUNDER:
      return plunderable(s)
    case OP.POACH:
      return poachWorth(s, o, seat)
    case OP.KIDNAP:
      return kidnapWorth(s, o, seat, argOf(answer))
    default:
      return 0
  }
}

/** What the role brings whoever takes it. A role that could be kidnapped is better taken at once, so that never counts. */
export function bestAct(s: State, o: Outlook, seat: Seat): number {
  const { ships } = s.rules
  let most = plunderable(s)
  if (poachable(s) > 0) most = Math.max(most, poachWorth(s, o, seat))
  for (let ship = 0; ship < ships.length; ship++) {
    const keep = raidable(s, ship)
    if (keep > 0) most = Math.max(most, raidWorth(s, o, seat, ship, keep))
  }
  return most
}

function raidWorth(s: State, o: Outlook, seat: Seat, ship: number, keep: number): number {
  const good = s.c[SHIP_GOOD + ship] - 1
  const had = goodsOf(s, seat, good)
  let worth = 0
  for (let n = 0; n < keep; n++) worth += heldWorth(s, o, good, had + n)
  return worth
}

function poachWorth(s: State, o: Outlook, seat: Seat): number {
  const kept = Math.min(SPOILS, poachable(s))
  const nobles = Math.min(kept, noblesAboard(s))
  return workersWorth(s, o, seat, kept) + (nobles > 0 ? nobles * nobleWorth(s, o, seat) : 0)
}

/** Its coins, and its phase when all have picked, if nobody pays for it before. */
function kidnapWorth(s: State, o: Outlook, seat: Seat, role: number): number {
  const phase = WEIGHT.CAPTIVE * phaseWorth(s, o, seat, role)
  return s.c[ROLE_COINS + role] * o.coin + phase - WEIGHT.CAPTIVE_WAITS
}
