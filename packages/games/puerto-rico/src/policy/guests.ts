import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { currentAsk } from '../flow.ts'
import { A_NOBLE, A_WORKER, CAPTAIN, CORN, CRAFTSMAN, MAYOR, QUARRY } from '../ids.ts'
import { addStaff, piecesIn } from '../pieces.ts'
import { buildingHasRoom, putOnTile } from '../placing.ts'
import { question } from '../questions.ts'
import { canLoadCargo } from '../roles/captain.ts'
import { END_BONUS } from '../scoring.ts'
import {
  anyOccupied,
  cloneState,
  END_TRIGGERED,
  KINDS_KEPT,
  occupied,
  PICKS,
  ROLE,
  SINGLES_KEPT,
  type State,
} from '../state.ts'
import { gainNow } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { keptNow } from './storing.ts'
import { WEIGHT } from './weights.ts'

/**
 * Guesthouse: guests wait until a place brings something in the phase that begins, when goods are stored, before a role is chosen or at the
 * very end, and then go where it brings most. At all other moments they stay.
 */

type Now = (s: State, o: Outlook, seat: Seat) => number

const STORE = question('captain-store')
const EXPRESSLY = question('guest-move')
const STAY = -1

const isGuestMove = (answer: Answer): boolean =>
  opOf(answer) === OP.GUEST_TO_TILE || opOf(answer) === OP.GUEST_TO_BUILDING

/** The move that brings most now, -1 if all had better stay. */
export function guestMove(s: State, o: Outlook, seat: Seat, legal: AnswerList): Answer {
  let now: Now | null = null
  let before = 0
  let found = STAY
  let most = WEIGHT.GUEST_LEAVES
  for (let i = 0; i < legal.count; i++) {
    const answer = legal.at(i)
    if (!isGuestMove(answer)) continue
    if (!now) {
      now = whatCountsNow(s, seat)
      if (!now) return STAY
      before = now(s, o, seat)
    }
    const worth = worthOfMove(s, o, seat, answer, now, before)
    if (worth <= most) continue
    most = worth
    found = answer
  }
  return found
}

function whatCountsNow(s: State, seat: Seat): Now | null {
  const { c, rules } = s
  const asked = currentAsk(s).question
  if (asked === STORE) return c[KINDS_KEPT] + c[SINGLES_KEPT] === 0 ? keptNow : null
  if (asked !== EXPRESSLY) return null
  const role = c[ROLE] - 1
  if (role < 0) return c[END_TRIGGERED] && c[PICKS] === rules.picksPerRound ? bonuses : doubledPrivilege
  // When nothing can be loaded any more, the question is the one before storing.
  if (role === MAYOR || (role === CAPTAIN && !canLoadCargo(s, seat))) return null
  return gainNow(role)
}

const doubledPrivilege: Now = (s, _o, seat) =>
  anyOccupied(s, seat, s.rules.effects.doublesPrivilege) ? WEIGHT.PRIVILEGE : 0

const bonuses: Now = (s, _o, seat) =>
  s.rules.effects.endBonus.reduce(
    (sum, { building, value }) => (occupied(s, seat, building) ? sum + END_BONUS[value](s, seat) : sum),
    0,
  )

/** Tried on a copy. The first half of a production pair counts for half if another guest can be the second. */
function worthOfMove(s: State, o: Outlook, seat: Seat, answer: Answer, now: Now, before: number): number {
  const there = cloneState(s)
  const target = argOf(answer)
  const house = s.rules.effects.guests[0].building
  addStaff(there, seat, house, secondArgOf(answer), -1)
  if (opOf(answer) === OP.GUEST_TO_BUILDING) addStaff(there, seat, target, secondArgOf(answer), 1)
  else putOnTile(there, seat, target, secondArgOf(answer))
  const worth = now(there, o, seat) - before
  if (worth > 0 || s.c[ROLE] !== CRAFTSMAN + 1 || opOf(answer) !== OP.GUEST_TO_TILE) return worth
  if (target === CORN || target === QUARRY) return worth
  const plant = s.rules.producers[target].find((building) => buildingHasRoom(there, seat, building))
  const piece = piecesIn(there, seat, house, A_WORKER) > 0 ? A_WORKER : A_NOBLE
  if (plant === undefined || piecesIn(there, seat, house, piece) === 0) return worth
  addStaff(there, seat, plant, piece, 1)
  return (now(there, o, seat) - before) / 2
}
