import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BUILDINGS_PER_LEVEL, LEVELS } from '../data/puertoma.ts'
import { BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, type Role, SETTLER, TRADER } from '../ids.ts'
import { CITY_SPACES } from '../sizes.ts'
import { isAutoma } from '../state.ts'
import { weights } from './weights.ts'

const { table, seats: player } = box
const WEIGHT = weights

/** How many phases of each kind are still to come, as far as one can guess, and what a coin is worth by that. */
export interface Outlook {
  /** Who looks: the others' covered chips are not for it to count. */
  readonly me: Seat
  readonly settlers: number
  readonly mayors: number
  readonly builders: number
  readonly craftsmen: number
  readonly traders: number
  readonly captains: number
  /** Rounds after this one. */
  readonly rounds: number
  readonly coin: number
}

export function outlook(s: State, me: Seat): Outlook {
  const { picksPerRound, roles } = s.rules
  const rounds = roundsAfterThis(s)
  const picks = table.picks(s)
  // Every round sees a part of the roles; in the one under way a role that lies open may still be picked.
  const later = (rounds * picksPerRound) / roles.length
  const ifOpen = later + (picksPerRound - picks) / (roles.length - picks)
  const builders = isOpen(s, BUILDER) ? ifOpen : later
  return {
    me,
    settlers: isOpen(s, SETTLER) ? ifOpen : later,
    mayors: isOpen(s, MAYOR) ? ifOpen : later,
    builders,
    craftsmen: isOpen(s, CRAFTSMAN) ? ifOpen : later,
    traders: isOpen(s, TRADER) ? ifOpen : later,
    captains: isOpen(s, CAPTAIN) ? ifOpen : later,
    rounds,
    coin: WEIGHT.IDLE_COIN + WEIGHT.COIN * Math.min(1, builders),
  }
}

/** The game ends by workers, by points or by a full city, whichever comes first; with nobles in play not by workers. */
function roundsAfterThis(s: State): number {
  const { rules } = s
  if (table.endTriggered(s)) return 0
  let fullest = 0
  for (let seat = 0; seat < rules.players; seat++) fullest = Math.max(fullest, spacesUsed(s, seat))
  // With two players a round has three picks each.
  const pace = rules.players * (rules.count.picks > 1 ? 2 : 1)
  const byWorkers = rules.workersBringEnd
    ? (table.workerSupply(s) + table.workerShip(s)) / (WEIGHT.WORKERS_A_ROUND * pace)
    : Number.POSITIVE_INFINITY
  const byPoints = table.vpSupply(s) / (WEIGHT.POINTS_A_ROUND * pace)
  const byCity = (CITY_SPACES - fullest) / WEIGHT.SPACES_A_ROUND
  return Math.min(byWorkers, byPoints, byCity)
}

/** An automa's city has fewer and larger spaces. */
const spacesUsed = (s: State, seat: Seat): number =>
  isAutoma(s, seat)
    ? (player.city.size(s, seat) * CITY_SPACES) / (LEVELS * BUILDINGS_PER_LEVEL)
    : player.cityUsed(s, seat)

const isOpen = (s: State, role: Role): boolean => table.roleTaken(s, role) === NONE
