import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { TAKE_NOBLE, TAKE_WORKER } from '../answers.ts'
import { box, type State } from '../box.ts'
import { BY_WORKERS, event } from '../events.ts'
import { type Ask, askSeat, finished, type Phase, type Task } from '../flow.ts'
import { liftAll } from '../hot.ts'
import { A_NOBLE, A_WORKER, MAYOR, type Piece } from '../ids.ts'
import { addSpare, board, liftNobles, nobleBoards, spareOf, takeFromShip, workersBoarding } from '../pieces.ts'
import { freeCityCircles, hasFreeCircle, listPlaces, pieceOf, place, whyPlace } from '../placing.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { isAutoma, seatFromChooser, sparePieces } from '../state.ts'
import { privilegeOf, receive, triggerEnd } from '../supply.ts'
import { workerQuestion } from './worker-question.ts'

const { table, seats: player, tasks } = box

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

const askPrivilege = workerQuestion('mayor-privilege', (s, seat, piece, out) => {
  if (piece === NONE) tasks.pop(s)
  else takePrivilege(s, seat, out)
})

function takePrivilege(s: State, seat: Seat, out: Story): void {
  tasks.mayorPrivilege.taken.add(s, 1)
  table.workerSupply.add(s, -1)
  out.tell(PRIVILEGE_WORKER, seat)
  receive(s, seat, A_WORKER, 1, out)
}

/** One worker for each time the privilege counts, from the supply only. */
const mayorPrivilege: Task = {
  run(s, out) {
    const seat = table.chooser(s)
    if (tasks.mayorPrivilege.taken(s) === privilegeOf(s, seat) || table.workerSupply(s) === 0) return finished(s)
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

function takeOne(s: State, seat: Seat, piece: Piece, out: Story): void {
  tasks.mayorShip.turn.add(s, 1)
  takeFromShip(s, piece)
  if (piece === A_NOBLE) out.tell(NOBLE_ARRIVED, seat)
  else out.tell(ARRIVED, seat, 1)
  receive(s, seat, piece, 1, out)
}

const mayorShip: Task = {
  run(s, out) {
    const { players } = s.rules
    const turn = tasks.mayorShip.turn(s)
    const next = seatFromChooser(s, turn)
    const workers = table.workerShip(s)
    if (table.nobleShip(s) > 0) {
      if (workers > 0 && !isAutoma(s, next)) return askSeat(s, next)
      takeOne(s, next, A_NOBLE, out)
      return false
    }
    table.workerShip.set(s, 0)
    for (let i = 0; i < players; i++) {
      const count = Math.ceil((workers - i) / players)
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
  facts: (s, seat) => ({ left: sparePieces(s, seat), nobles: player.spareNobles(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (player.spare(s, seat) > 0) listPlaces(s, seat, A_WORKER, list)
    if (player.spareNobles(s, seat) > 0) listPlaces(s, seat, A_NOBLE, list)
  },
  why: whyPlaceSpare,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    addSpare(s, seat, pieceOf(given) as Piece, -1)
    place(s, seat, given, out)
  },
}

/** Why a spare piece cannot go where the answer says. */
export function whyPlaceSpare(s: State, seat: Seat, given: Answer): ReasonCode {
  const piece = pieceOf(given)
  if (piece !== NONE && spareOf(s, seat, piece) === 0) return piece === A_NOBLE ? NO_NOBLE_SPARE : NO_WORKER_SPARE
  return whyPlace(s, seat, given)
}

const mayorTurn: Task = {
  run(s, out) {
    const { hooks, players } = s.rules
    const { turn, lifted } = tasks.mayorTurn
    if (turn(s) === players) {
      for (let i = 0; i < hooks.mayorEnds.length; i++) hooks.mayorEnds[i](s, out)
      refillShip(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn(s))
    if (!isAutoma(s, seat)) {
      if (!lifted(s)) {
        liftWorkers(s, seat, out)
        lifted.set(s, true)
      }
      if (sparePieces(s, seat) > 0 && hasFreeCircle(s, seat)) return askSeat(s, seat)
    }
    turn.add(s, 1)
    lifted.set(s, false)
    return false
  },
  ask: askPlace,
}

function liftWorkers(s: State, seat: Seat, out: Story): void {
  const nobles = liftNobles(s, seat)
  const lifted = liftAll(s, seat)
  player.spare.add(s, seat, lifted - nobles)
  if (lifted > 0) out.tell(LIFTED, seat, lifted)
}

/** As many pieces as there are free circles in all cities, at least one per player. */
function wantedAboard(s: State): number {
  const { automa, players } = s.rules
  let wanted = 0
  for (let seat = 0; seat < players; seat++) {
    wanted += isAutoma(s, seat) ? (automa?.emptyCircles(s, seat) ?? 0) : freeCityCircles(s, seat)
  }
  return Math.max(wanted, players)
}

const missingOf = (s: State, wanted: number): number =>
  Math.max(0, wanted - workersBoarding(s, wanted) - nobleBoards(s))

/** Pieces that the ship would lack if it were refilled now. */
export const shipLacks = (s: State): number => missingOf(s, wantedAboard(s))

/** Too few in the supply bring the end. */
function refillShip(s: State, out: Story): void {
  const wanted = wantedAboard(s)
  const missing = missingOf(s, wanted)
  const workers = workersBoarding(s, wanted)
  const nobles = nobleBoards(s)
  board(s, workers, nobles)
  out.tell(REFILLED, workers, missing)
  if (nobles > 0) out.tell(NOBLE_BOARDED)
  if (missing > 0 && s.rules.workersBringEnd) triggerEnd(s, BY_WORKERS, out)
}

export const mayor: Phase = {
  name: 'mayor',
  roles: [MAYOR],
  begin(s) {
    tasks.mayorTurn.push(s, 0, false)
    tasks.mayorShip.push(s, 0)
    tasks.mayorPrivilege.push(s, 0)
  },
  tasks: { mayorPrivilege, mayorShip, mayorTurn },
}
