import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, PASS, SKIP_DRAW, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { QUARRY, SETTLER, TILE_COUNT, TILES } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  anyOccupied,
  HOSPICE_USED,
  OPEN,
  PILE_LEFT,
  player,
  QUARRIES,
  type State,
  seatFromChooser,
  TASKS,
  tileAt,
} from '../state.ts'
import {
  drawTile,
  faceDownTiles,
  fieldsFull,
  layTile,
  manTile,
  privilegeOf,
  renewRow,
  renewTiles,
  takeWorker,
  workerAvailable,
} from '../supply.ts'
import { workerQuestion } from './worker-question.ts'

/**
 * Settler: in turn each player may take one open plantation; the settler may take a quarry instead. Then the row is laid out anew.
 * Source: classic, O colono; 2020, Colono; 1897, Cultivador. Hacienda, construction hut and hospice act here.
 */

const CANNOT_ACT = event('cannot-act')
const PASSED = event('passed')
const DRAWN = event('tile-drawn')
const TAKEN = event('tile-taken')
const WITH_WORKER = event('tile-worker')

const NOT_OPEN = reason('tile-not-open')
const NO_QUARRY = reason('no-quarry-left')
const NO_PRIVILEGE = reason('quarry-needs-privilege')
const NO_PILE = reason('no-such-pile')

export function beginSettler(s: State): void {
  TASKS.push(s.c, TASK.SETTLER_TURN)
}

/** Goes round the table. A full island does nothing, and nobody acts when there is nothing to take. */
export const settlerTurn: Task = {
  run(s, out) {
    const { c, rules } = s
    const turn = taskArg(s)
    if (turn === rules.players) {
      for (let seat = 0; seat < rules.players; seat++) c[player(seat) + HOSPICE_USED] = 0
      renewRow(s, out)
      return finished(s)
    }
    c[TASKS.top(c) + 1]++
    const seat = seatFromChooser(s, turn)
    if (fieldsFull(s, seat)) {
      out.tell(CANNOT_ACT, seat, SETTLER)
      return false
    }
    TASKS.push(c, TASK.SETTLER_TAKE, seat)
    if (anyOccupied(s, seat, rules.effects.drawsTile)) TASKS.push(c, TASK.SETTLER_DRAW, seat)
    return false
  },
}

/* Hacienda: before the action, a face-down tile that must be laid. */

const askDraw: Ask = {
  question: question('settler-draw'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    const { piles } = s.rules
    for (let pile = 0; pile < piles; pile++) {
      if (s.c[PILE_LEFT + pile] > 0) list.add(answer(OP.DRAW, 0, piles === 1 ? 0 : pile + 1))
    }
    list.add(SKIP_DRAW)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP_DRAW) return 0
    if (opOf(given) !== OP.DRAW) return OTHER_QUESTION
    const pile = pileOf(s, given)
    return pile >= 0 && s.c[PILE_LEFT + pile] > 0 ? 0 : NO_PILE
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    TASKS.pop(s.c)
    if (given === SKIP_DRAW) return
    const tile = drawTile(s, pileOf(s, given), out)
    const space = layTile(s, seat, tile)
    out.tell(DRAWN, seat, tile, secondArgOf(given))
    if (s.rules.switches.hospiceTile === 'any-gained') TASKS.push(s.c, TASK.SETTLER_WORKER, seat, space)
  },
}

/** The pile an answer names, -1 if there is no such pile. With one stack no pile is named. */
function pileOf(s: State, given: Answer): number {
  const named = secondArgOf(given)
  if (s.rules.piles === 1) return named === 0 ? 0 : -1
  return named <= s.rules.piles ? named - 1 : -1
}

export const settlerDraw: Task = {
  run(s, out) {
    renewTiles(s, out)
    return faceDownTiles(s) > 0 ? askSeat(s, taskArg(s)) : finished(s)
  },
  ask: askDraw,
}

/* The action: one open plantation, or a quarry by privilege or construction hut. */

const askTake: Ask = {
  question: question('settler-take'),
  facts: (s, seat) => ({ privilege: privilegeOf(s, seat) > 0 ? 1 : 0 }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { piles, openTiles } = s.rules
    if (piles === 1) {
      for (let tile = 0; tile < QUARRY; tile++) if (openSpace(s, tile, 0) >= 0) list.add(answer(OP.TAKE, tile))
    } else {
      for (let i = 0; i < openTiles; i++) {
        if (s.c[OPEN + i] > 0) list.add(answer(OP.TAKE, s.c[OPEN + i] - 1, i + 1))
      }
    }
    if (whyQuarry(s, seat) === 0) list.add(answer(OP.TAKE, QUARRY))
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    if (opOf(given) !== OP.TAKE || argOf(given) >= TILE_COUNT) return OTHER_QUESTION
    if (argOf(given) === QUARRY) return whyQuarry(s, seat)
    return openSpace(s, argOf(given), secondArgOf(given)) >= 0 ? 0 : NOT_OPEN
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    TASKS.pop(s.c)
    if (given === PASS) {
      out.tell(PASSED, seat, SETTLER)
      return
    }
    const tile = argOf(given)
    if (tile === QUARRY) s.c[QUARRIES]--
    else s.c[OPEN + openSpace(s, tile, secondArgOf(given))] = 0
    const space = layTile(s, seat, tile)
    out.tell(TAKEN, seat, tile, secondArgOf(given))
    TASKS.push(s.c, TASK.SETTLER_WORKER, seat, space)
  },
}

/** Where in the row the tile lies: on the named pile, or anywhere when there is one stack. */
function openSpace(s: State, tile: number, pile: number): number {
  const { piles, openTiles } = s.rules
  if (piles > 1) return pile > 0 && pile <= piles && s.c[OPEN + pile - 1] === tile + 1 ? pile - 1 : -1
  if (pile > 0) return -1
  for (let i = 0; i < openTiles; i++) if (s.c[OPEN + i] === tile + 1) return i
  return -1
}

function whyQuarry(s: State, seat: Seat): ReasonCode {
  if (privilegeOf(s, seat) === 0 && !anyOccupied(s, seat, s.rules.effects.quarryInstead)) return NO_PRIVILEGE
  return s.c[QUARRIES] > 0 ? 0 : NO_QUARRY
}

/** Whether the seat's action can gain anything. */
function canTake(s: State, seat: Seat): boolean {
  for (let i = 0; i < s.rules.openTiles; i++) if (s.c[OPEN + i] > 0) return true
  return whyQuarry(s, seat) === 0
}

export const settlerTake: Task = {
  run(s, out) {
    const seat = taskArg(s)
    if (!fieldsFull(s, seat) && canTake(s, seat)) return askSeat(s, seat)
    out.tell(CANNOT_ACT, seat, SETTLER)
    return finished(s)
  },
  ask: askTake,
}

/* Hospice: a worker for the tile just gained, once in a phase. */

const askWorker = workerQuestion(
  'settler-worker',
  (s, seat, taken, out) => {
    const space = taskSecondArg(s)
    TASKS.pop(s.c)
    if (!taken) return
    const from = takeWorker(s, s.rules.switches.hospiceFallback === 'worker-ship')
    manTile(s, seat, space)
    s.c[player(seat) + HOSPICE_USED] = 1
    out.tell(WITH_WORKER, seat, tileAt(s, seat, space), from)
  },
  (s, seat) => ({ tile: TILES[tileAt(s, seat, taskSecondArg(s))] }),
)

export const settlerWorker: Task = {
  run(s) {
    const seat = taskArg(s)
    const { effects, switches } = s.rules
    const entitled = anyOccupied(s, seat, effects.workerWithTile) && s.c[player(seat) + HOSPICE_USED] === 0
    if (!entitled || !workerAvailable(s, switches.hospiceFallback === 'worker-ship')) return finished(s)
    return askSeat(s, seat)
  },
  ask: askWorker,
}
