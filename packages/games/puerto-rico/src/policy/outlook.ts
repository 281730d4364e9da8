import type { Seat } from '@quayside/kernel'
import { CITY_SPACES } from '../data/box.ts'
import { BUILDINGS_PER_LEVEL, LEVELS } from '../data/puertoma.ts'
import { BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, SETTLER, TRADER } from '../ids.ts'
import {
  BUILDINGS_OWNED,
  CITY_USED,
  END_TRIGGERED,
  isAutoma,
  PICKS,
  player,
  ROLE_TAKEN,
  type State,
  VP_SUPPLY,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from '../state.ts'
import { WEIGHT } from './weights.ts'

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
  const rounds = roundsAfterThis(s)
  const builders = phasesOf(s, BUILDER, rounds)
  return {
    me,
    settlers: phasesOf(s, SETTLER, rounds),
    mayors: phasesOf(s, MAYOR, rounds),
    builders,
    craftsmen: phasesOf(s, CRAFTSMAN, rounds),
    traders: phasesOf(s, TRADER, rounds),
    captains: phasesOf(s, CAPTAIN, rounds),
    rounds,
    coin: WEIGHT.IDLE_COIN + WEIGHT.COIN * Math.min(1, builders),
  }
}

/** The game ends by workers, by points or by a full city, whichever comes first; with nobles in play not by workers. */
function roundsAfterThis(s: State): number {
  const { c, rules } = s
  if (c[END_TRIGGERED]) return 0
  let fullest = 0
  for (let seat = 0; seat < rules.players; seat++) fullest = Math.max(fullest, spacesUsed(s, seat))
  // With two players a round has three picks each.
  const pace = rules.players * (rules.count.picks > 1 ? 2 : 1)
  const byWorkers = rules.workersBringEnd
    ? (c[WORKER_SUPPLY] + c[WORKER_SHIP]) / (WEIGHT.WORKERS_A_ROUND * pace)
    : Number.POSITIVE_INFINITY
  const byPoints = c[VP_SUPPLY] / (WEIGHT.POINTS_A_ROUND * pace)
  const byCity = (CITY_SPACES - fullest) / WEIGHT.SPACES_A_ROUND
  return Math.min(byWorkers, byPoints, byCity)
}

/** An automa's city has fewer and larger spaces. */
const spacesUsed = (s: State, seat: Seat): number =>
  isAutoma(s, seat)
    ? (s.c[player(seat) + BUILDINGS_OWNED] * CITY_SPACES) / (LEVELS * BUILDINGS_PER_LEVEL)
    : s.c[player(seat) + CITY_USED]

/** Every round sees a part of the roles; in the one under way a role that lies open may still be picked. */
function phasesOf(s: State, role: number, rounds: number): number {
  const { c, rules } = s
  const later = (rounds * rules.picksPerRound) / rules.roles.length
  if (c[ROLE_TAKEN + role] > 0) return later
  return later + (rules.picksPerRound - c[PICKS]) / (rules.roles.length - c[PICKS])
}
