import type { Answer, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { KIDNAP, PLUNDERING, POACHING, RAID } from '../answers.ts'
import { box, type State } from '../box.ts'
import { plunderable, poachable, raidable } from '../expansions/buccaneer/acts.ts'
import { SPOILS } from '../expansions/buccaneer/ransom.ts'
import type { Role, Ship } from '../ids.ts'
import { shipOf } from '../state.ts'
import { phaseWorth } from './gains.ts'
import { heldWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'
import { nobleWorth, workersWorth } from './workers.ts'

const { table, seats: player } = box
const WEIGHT = weights

/** Buccaneer: barrels, points, workers or a second role, whichever is worth most. */

export function actWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (RAID.is(answer)) return raidWorth(s, o, seat, shipOf(s, RAID.first(answer)), RAID.second(answer))
  if (PLUNDERING.is(answer)) return plunderable(s)
  if (POACHING.is(answer)) return poachWorth(s, o, seat)
  if (KIDNAP.is(answer)) return kidnapWorth(s, o, seat, KIDNAP.first(answer))
  return 0
}

/** What the role brings whoever takes it. A role that could be kidnapped is better taken at once, so that never counts. */
export function bestAct(s: State, o: Outlook, seat: Seat): number {
  let most = plunderable(s)
  if (poachable(s) > 0) most = Math.max(most, poachWorth(s, o, seat))
  for (const ship of s.rules.shipRow) {
    const keep = raidable(s, ship)
    if (keep > 0) most = Math.max(most, raidWorth(s, o, seat, ship, keep))
  }
  return most
}

function raidWorth(s: State, o: Outlook, seat: Seat, ship: Maybe<Ship>, keep: number): number {
  const good = ship === NONE ? NONE : table.ships.good(s, ship)
  if (good === NONE) return 0
  const had = player.goods(s, seat, good)
  let worth = 0
  for (let n = 0; n < keep; n++) worth += heldWorth(s, o, good, had + n)
  return worth
}

function poachWorth(s: State, o: Outlook, seat: Seat): number {
  const kept = Math.min(SPOILS, poachable(s))
  const nobles = Math.min(kept, table.nobleShip(s))
  return workersWorth(s, o, seat, kept) + (nobles > 0 ? nobles * nobleWorth(s, o, seat) : 0)
}

/** Its coins, and its phase when all have picked, if nobody pays for it before. */
function kidnapWorth(s: State, o: Outlook, seat: Seat, role: Role): number {
  const phase = WEIGHT.CAPTIVE * phaseWorth(s, o, seat, role)
  return table.roleCoins(s, role) * o.coin + phase - WEIGHT.CAPTIVE_WAITS
}
