import { type Answer, AnswerList, type Seat } from '@quayside/kernel'
import { copyState, NONE } from '@quayside/kernel/box'
import { GUEST_TO_BUILDING, GUEST_TO_TILE, PASS } from '../answers.ts'
import { box, type State } from '../box.ts'
import { currentAsk } from '../flow.ts'
import {
  A_NOBLE,
  A_WORKER,
  BY_ACTION,
  CAPTAIN,
  CORN,
  CRAFTSMAN,
  goodOf,
  MAYOR,
  plantationOf,
  QUARRY,
  SETTLER,
} from '../ids.ts'
import { canLoadCargo } from '../phases/captain.ts'
import { addStaff, piecesIn } from '../pieces.ts'
import { buildingHasRoom, putOnTile } from '../placing.ts'
import { question } from '../questions.ts'
import { END_BONUS } from '../scoring.ts'
import { anyOccupied, occupied } from '../state.ts'
import { privilegeOf } from '../supply.ts'
import { buildWorth } from './buildings.ts'
import { lodgeReward } from './effects.ts'
import { discardWorth, takeWorth } from './fields.ts'
import { gainNow } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { loadWorth } from './shipping.ts'
import { keptNow } from './storing.ts'
import { sellWorth } from './trade.ts'
import { weights } from './weights.ts'

const { table, seats: player, tasks } = box
const WEIGHT = weights

/**
 * Guesthouse: guests wait until a place brings something in the phase that begins, in a turn that would be skipped, when goods are stored,
 * before a role is chosen or at the very end, and then go where it brings most. At all other moments they stay.
 */

type Now = (s: State, o: Outlook, seat: Seat) => number

const STORE = question('captain-store')
const EXPRESSLY = question('guest-move')
const STAY = -1

const isGuestMove = (answer: Answer): boolean => GUEST_TO_TILE.is(answer) || GUEST_TO_BUILDING.is(answer)

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
  const asked = currentAsk(s).question
  if (asked === STORE) return table.kindsKept(s) + table.singlesKept(s) === 0 ? keptNow : null
  if (asked !== EXPRESSLY) return null
  if (tasks.guestsOrSkip.isNext(s)) return turnInstead
  const role = table.role(s)
  if (role === NONE) return isOverAfterThis(s) ? bonuses : doubledPrivilege
  // When nothing can be loaded any more, the question is the one before storing.
  if (role === MAYOR || (role === CAPTAIN && !canLoadCargo(s, seat))) return null
  return gainNow(role)
}

/** What each turn that can be skipped brings, by its question. */
const WORTH: { readonly [question: number]: typeof sellWorth | undefined } = {
  [question('settler-take')]: takeWorth,
  [question('builder-build')]: buildWorth,
  [question('trader-sell')]: sellWorth,
  [question('captain-load')]: loadWorth,
  [question('lodge-discard')]: discardWorth,
}

/** The best that the turn would bring beyond passing. The turn waits under the question about guests. */
const turnInstead: Now = (s, o, seat) => {
  const turn = copyState(s)
  tasks.pop(turn)
  if (tasks.settlerTurn.isNext(turn)) return privilegeOf(turn, seat) > 1 ? bestOpenTile(turn, o, seat) : 0
  const worth = WORTH[currentAsk(turn).question]
  if (!worth) return 0
  let most = thingsBeside(turn, seat)
  const list = new AnswerList()
  currentAsk(turn).legal(turn, seat, list)
  const passing = worth(turn, o, seat, PASS)
  for (let i = 0; i < list.count; i++) {
    if (list.at(i) !== PASS) most = Math.max(most, worth(turn, o, seat, list.at(i)) - passing)
  }
  return most
}

const bestOpenTile = (s: State, o: Outlook, seat: Seat): number => gainNow(SETTLER)?.(s, o, seat) ?? 0

/** What a turn brings that its question does not ask for: a hacienda's tile, a noble who hunts. */
function thingsBeside(s: State, seat: Seat): number {
  const { drawsTile, huntingLodge } = s.rules.effects
  if (tasks.settlerTake.isNext(s)) {
    const draws = tasks.settlerTake.source(s) === BY_ACTION && !tasks.settlerTake.drawn(s)
    return draws && anyOccupied(s, seat, drawsTile) ? WEIGHT.DRAWN_TILE : 0
  }
  if (!tasks.huntingLodges.isNext(s)) return 0
  return huntingLodge.some(({ building }) => player.noblesIn(s, seat, building) > 0) ? lodgeReward(s, seat) : 0
}

const isOverAfterThis = (s: State): boolean => table.endTriggered(s) && table.picks(s) === s.rules.picksPerRound

const doubledPrivilege: Now = (s, _o, seat) =>
  anyOccupied(s, seat, s.rules.effects.doublesPrivilege) ? WEIGHT.PRIVILEGE : 0

const bonuses: Now = (s, _o, seat) =>
  s.rules.effects.endBonus.reduce(
    (sum, { building, value }) => (occupied(s, seat, building) ? sum + END_BONUS[value](s, seat) : sum),
    0,
  )

/** Tried on a copy. The first half of a production pair counts for half if another guest can be the second. */
function worthOfMove(s: State, o: Outlook, seat: Seat, answer: Answer, now: Now, before: number): number {
  const there = copyState(s)
  const house = s.rules.effects.guests[0].building
  if (GUEST_TO_BUILDING.is(answer)) {
    const guest = GUEST_TO_BUILDING.second(answer)
    addStaff(there, seat, house, guest, -1)
    addStaff(there, seat, GUEST_TO_BUILDING.first(answer), guest, 1)
    return now(there, o, seat) - before
  }
  const tile = GUEST_TO_TILE.first(answer)
  const guest = GUEST_TO_TILE.second(answer)
  addStaff(there, seat, house, guest, -1)
  putOnTile(there, seat, tile, guest)
  const worth = now(there, o, seat) - before
  if (worth > 0 || table.role(s) !== CRAFTSMAN || tile === plantationOf(CORN) || tile === QUARRY) return worth
  const plant = s.rules.producers[goodOf(tile)].find((building) => buildingHasRoom(there, seat, building))
  const piece = piecesIn(there, seat, house, A_WORKER) > 0 ? A_WORKER : A_NOBLE
  if (plant === undefined || piecesIn(there, seat, house, piece) === 0) return worth
  addStaff(there, seat, plant, piece, 1)
  return (now(there, o, seat) - before) / 2
}
