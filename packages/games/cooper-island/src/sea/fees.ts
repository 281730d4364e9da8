import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, REFUSE } from '../answers.ts'
import { event } from '../events.ts'
import {
  type Ask,
  askSeat,
  askTurnSeat,
  finished,
  pop,
  push,
  TASK,
  type Task,
  taskArg,
  taskSecondArg,
} from '../flow.ts'
import { ITEM_COUNT, SHIPS } from '../ids.ts'
import { isCube } from '../land.ts'
import { takePiece } from '../payment.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { ANCHORS, ON, player, STORE, type State, TASKS, TURN_SEAT } from '../state.ts'
import { toMarket } from '../storage.ts'

/**
 * Fees: one coin or one cube, whatever its level, to the owner of the worker below or of the harbour; or an anchor, and the owner takes what he
 * likes from the supply. Sources: Fase de trabalho (page 13), Ganhando pontos de timão (page 16).
 */

const FEE_REFUSED = event('fee-refused')
const ANCHORED = event('anchored')
const NONE_STORED = reason('none-stored')
const NO_CUBE = reason('no-cube-there')

/** Whether somebody at the table gets the fee; own harbours and those who are no players are paid to the supply. */
const isPaidTo = (s: State, owner: number): boolean => owner !== s.c[TURN_SEAT] && owner < s.rules.players

/** Any single coin or cube of the seat. */
export function addAnyPiece(s: State, seat: Seat, list: AnswerList): void {
  const { c } = s
  const p = player(seat)
  for (let item = 0; item < ITEM_COUNT; item++) if (c[p + STORE + item] > 0) list.add(answer(OP.PAY, item))
  for (let space = 0; space < s.rules.land.count; space++) {
    if (isCube(c[p + ON + space])) list.add(answer(OP.PAY_LAND, space))
  }
}

export function whyAnyPiece(s: State, seat: Seat, given: Answer): ReasonCode {
  const p = player(seat)
  if (opOf(given) === OP.PAY) return s.c[p + STORE + argOf(given)] > 0 ? 0 : NONE_STORED
  if (opOf(given) === OP.PAY_LAND) return isCube(s.c[p + ON + argOf(given)]) ? 0 : NO_CUBE
  return OTHER_QUESTION
}

/** The item an answer pays with. */
const itemOf = (s: State, seat: Seat, given: Answer): number =>
  opOf(given) === OP.PAY ? argOf(given) : s.c[player(seat) + ON + argOf(given)]

const askFee: Ask = {
  question: question('fee'),
  free: true,
  facts: (s) => ({ owner: taskArg(s) - 1, harbour: taskSecondArg(s) > 0 ? 1 : 0 }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    addAnyPiece(s, seat, list)
    list.add(REFUSE)
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode => (given === REFUSE ? 0 : whyAnyPiece(s, seat, given)),
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const owner = taskArg(s) - 1
    const ship = taskSecondArg(s) - 1
    pop(s)
    if (given === REFUSE) {
      out.tell(FEE_REFUSED, seat, owner)
      const under = ship >= 0 ? ship : lighterShip(s, seat)
      if (under >= 0) anchor(s, seat, under, out)
      else push(s, TASK.ANCHOR, 1)
      // The owner is asked at once, before anything else is decided.
      if (isPaidTo(s, owner)) push(s, TASK.COMPENSATE, owner)
      return
    }
    const item = itemOf(s, seat, given)
    takePiece(s, seat, given, out)
    if (isPaidTo(s, owner)) toMarket(s, owner, item, 1, out)
  },
}

export const fee: Task = { run: askTurnSeat, ask: askFee }

/** The owner takes a coin or resource of his choice into his market, whoever's turn it is. */
export const compensate: Task = {
  run: (s) => askSeat(s, taskArg(s)),
  ask: {
    question: question('compensation'),
    legal(_s: State, _seat: Seat, list: AnswerList): void {
      for (let item = 0; item < ITEM_COUNT; item++) list.add(answer(OP.TAKE, item))
    },
    why: (_s: State, _seat: Seat, given: Answer): ReasonCode => (opOf(given) === OP.TAKE ? 0 : OTHER_QUESTION),
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      pop(s)
      toMarket(s, seat, argOf(given), 1, out)
    },
  },
}

/* Anchors */

export function anchor(s: State, seat: Seat, ship: number, out: Story): void {
  s.c[player(seat) + ANCHORS + ship]++
  out.tell(ANCHORED, seat, ship)
}

/** The ship with fewer anchors, -1 if both have as many. */
function lighterShip(s: State, seat: Seat): number {
  const at = player(seat) + ANCHORS
  if (s.c[at] === s.c[at + 1]) return -1
  return s.c[at] < s.c[at + 1] ? 0 : 1
}

/** Anchors one after another to the ship with fewer; where both have as many, the player chooses. */
export const anchors: Task = {
  run(s, out) {
    const { c } = s
    const seat = c[TURN_SEAT]
    if (taskArg(s) === 0) return finished(s)
    const ship = lighterShip(s, seat)
    if (ship < 0) return askTurnSeat(s)
    c[TASKS.top(c) + 1]--
    anchor(s, seat, ship, out)
    return false
  },
  ask: {
    question: question('anchor'),
    free: true,
    facts: (s) => ({ count: taskArg(s) }),
    legal(_s: State, _seat: Seat, list: AnswerList): void {
      for (let ship = 0; ship < SHIPS.length; ship++) list.add(answer(OP.ANCHOR, ship))
    },
    why: (_s: State, _seat: Seat, given: Answer): ReasonCode => (opOf(given) === OP.ANCHOR ? 0 : OTHER_QUESTION),
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      s.c[TASKS.top(s.c) + 1]--
      anchor(s, seat, argOf(given), out)
    },
  },
}
