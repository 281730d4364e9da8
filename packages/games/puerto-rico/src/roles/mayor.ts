import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { TAKE_NOBLE, TAKE_WORKER } from '../answers.ts'
import { BY_WORKERS, event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { A_NOBLE, A_WORKER, CIRCLE_TILES } from '../ids.ts'
import {
  addSpare,
  board,
  liftNobles,
  nobleBoards,
  noblesAboard,
  spareNobles,
  spareOf,
  takeFromShip,
  workersBoarding,
} from '../pieces.ts'
import { freeCityCircles, hasFreeCircle, listPlaces, pieceOf, place, whyPlace } from '../placing.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  BUILDINGS_OWNED,
  CHOOSER,
  CITY,
  FIELDS,
  FIELDS_USED,
  isAutoma,
  OCCUPIED,
  player,
  SPARE,
  STAFF,
  type State,
  seatFromChooser,
  TASKS,
  TILES_WORKED,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from '../state.ts'
import { privilegeOf, receive, triggerEnd } from '../supply.ts'
import { NO_PIECE, workerQuestion } from './worker-question.ts'

/**
 * Mayor: the mayor may take a worker from the supply; the ship's workers go round one by one; then each player in turn lifts all workers and
 * places them again, leaving none idle while a circle is free. Last, the ship is filled again.
 * Source: classic, Prefeito; 2020, Caposquadra; 1897, Recrutador. Placing in turn and filling every circle: our rulings.
 */

const PRIVILEGE_WORKER = event('privilege-worker')
const ARRIVED = event('workers-arrived')
const NOBLE_ARRIVED = event('noble-arrived')
const LIFTED = event('workers-lifted')
const REFILLED = event('ship-refilled')
const NOBLE_BOARDED = event('noble-boarded')

const NO_NOBLE_SPARE = reason('no-noble-spare')
const NO_WORKER_SPARE = reason('no-worker-spare')

export function beginMayor(s: State): void {
  TASKS.push(s.c, TASK.MAYOR_TURN)
  TASKS.push(s.c, TASK.MAYOR_SHIP)
  TASKS.push(s.c, TASK.MAYOR_PRIVILEGE)
}

const askPrivilege = workerQuestion('mayor-privilege', (s, seat, piece, out) => {
  if (piece === NO_PIECE) TASKS.pop(s.c)
  else takePrivilege(s, seat, out)
})

function takePrivilege(s: State, seat: Seat, out: Story): void {
  s.c[TASKS.top(s.c) + 1]++
  s.c[WORKER_SUPPLY]--
  out.tell(PRIVILEGE_WORKER, seat)
  receive(s, seat, A_WORKER, 1, out)
}

/** One worker for each time the privilege counts, from the supply only. */
export const mayorPrivilege: Task = {
  run(s, out) {
    const seat = s.c[CHOOSER]
    if (taskArg(s) === privilegeOf(s, seat) || s.c[WORKER_SUPPLY] === 0) return finished(s)
    if (!isAutoma(s, seat)) return askSeat(s, seat)
    takePrivilege(s, seat, out)
    return false
  },
  ask: askPrivilege,
}

/* The ship: its workers go round one at a time, from the mayor. While it carries both kinds, each chooses. */

const askTake: Ask = {
  question: question('mayor-take'),
  legal(_s: State, _seat: Seat, list: AnswerList): void {
    list.add(TAKE_WORKER)
    list.add(TAKE_NOBLE)
  },
  why: (_s, _seat, given) => (given === TAKE_WORKER || given === TAKE_NOBLE ? 0 : OTHER_QUESTION),
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    takeOne(s, seat, given === TAKE_NOBLE ? A_NOBLE : A_WORKER, out)
  },
}

function takeOne(s: State, seat: Seat, piece: number, out: Story): void {
  s.c[TASKS.top(s.c) + 1]++
  takeFromShip(s, piece)
  if (piece === A_NOBLE) out.tell(NOBLE_ARRIVED, seat)
  else out.tell(ARRIVED, seat, 1)
  receive(s, seat, piece, 1, out)
}

export const mayorShip: Task = {
  run(s, out) {
    const { c, rules } = s
    const turn = taskArg(s)
    const next = seatFromChooser(s, turn)
    if (noblesAboard(s) > 0) {
      if (c[WORKER_SHIP] > 0 && !isAutoma(s, next)) return askSeat(s, next)
      takeOne(s, next, A_NOBLE, out)
      return false
    }
    const workers = c[WORKER_SHIP]
    c[WORKER_SHIP] = 0
    for (let i = 0; i < rules.players; i++) {
      const count = Math.ceil((workers - i) / rules.players)
      if (count <= 0) break
      const seat = seatFromChooser(s, turn + i)
      out.tell(ARRIVED, seat, count)
      receive(s, seat, A_WORKER, count, out)
    }
    return finished(s)
  },
  ask: askTake,
}

/* Placing */

const askPlace: Ask = {
  question: question('mayor-place'),
  facts: (s, seat) => ({ left: s.c[player(seat) + SPARE], nobles: spareNobles(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (spareOf(s, seat, A_WORKER) > 0) listPlaces(s, seat, A_WORKER, list)
    if (spareOf(s, seat, A_NOBLE) > 0) listPlaces(s, seat, A_NOBLE, list)
  },
  why: whyPlaceSpare,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    addSpare(s, seat, pieceOf(given), -1)
    place(s, seat, given, out)
  },
}

/** Why a spare piece cannot go where the answer says. */
export function whyPlaceSpare(s: State, seat: Seat, given: Answer): ReasonCode {
  const piece = pieceOf(given)
  if (piece >= 0 && spareOf(s, seat, piece) === 0) return piece === A_NOBLE ? NO_NOBLE_SPARE : NO_WORKER_SPARE
  return whyPlace(s, seat, given)
}

/** The task's numbers: whose turn it is, counted from the mayor, and whether that player's workers are lifted. */
export const mayorTurn: Task = {
  run(s, out) {
    const { c, rules } = s
    const turn = taskArg(s)
    if (turn === rules.players) {
      const { mayorEnds } = rules.hooks
      for (let i = 0; i < mayorEnds.length; i++) mayorEnds[i](s, out)
      refillShip(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    const top = TASKS.top(c)
    if (!isAutoma(s, seat)) {
      if (taskSecondArg(s) === 0) {
        liftWorkers(s, seat, out)
        c[top + 2] = 1
      }
      if (c[player(seat) + SPARE] > 0 && hasFreeCircle(s, seat)) return askSeat(s, seat)
    }
    c[top + 1]++
    c[top + 2] = 0
    return false
  },
  ask: askPlace,
}

function liftWorkers(s: State, seat: Seat, out: Story): void {
  const { c } = s
  const p = player(seat)
  liftNobles(s, seat)
  let lifted = 0
  for (let tile = 0; tile < CIRCLE_TILES; tile++) {
    lifted += c[p + TILES_WORKED + tile]
    c[p + TILES_WORKED + tile] = 0
  }
  for (let space = 0; space < c[p + FIELDS_USED]; space++) c[p + FIELDS + space] &= ~OCCUPIED
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
    const staff = p + STAFF + c[p + CITY + i] - 1
    lifted += c[staff] - 1
    c[staff] = 1
  }
  c[p + SPARE] += lifted
  if (lifted > 0) out.tell(LIFTED, seat, lifted)
}

/** As many workers as there are free circles in all cities, at least one per player; too few in the supply bring the end. */
function refillShip(s: State, out: Story): void {
  const { rules } = s
  let wanted = 0
  for (let seat = 0; seat < rules.players; seat++) {
    wanted += isAutoma(s, seat) ? (rules.automa?.emptyCircles(s, seat) ?? 0) : freeCityCircles(s, seat)
  }
  wanted = Math.max(wanted, rules.players)
  const workers = workersBoarding(s, wanted)
  const nobles = nobleBoards(s)
  board(s, workers, nobles)
  const missing = Math.max(0, wanted - workers - nobles)
  out.tell(REFILLED, workers, missing)
  if (nobles > 0) out.tell(NOBLE_BOARDED)
  if (missing > 0 && rules.workersBringEnd) triggerEnd(s, BY_WORKERS, out)
}
