import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf } from '../../answers.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { event, FROM_CHAPEL, FROM_ROYAL_SUPPLIER } from '../../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../../flow.ts'
import { A_NOBLE, A_WORKER, CAPTAIN, CRAFTSMAN, GOOD_COUNT, MAYOR, PIECES } from '../../ids.ts'
import { noblesIn, noblesInSupply, noblesOf, takeFromSupply } from '../../pieces.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { NO_PIECE, workerQuestion } from '../../roles/worker-question.ts'
import {
  anyOccupied,
  GOODS_AT,
  GOODS_SUPPLY,
  goodsOf,
  occupied,
  player,
  type State,
  seatFromChooser,
  TASKS,
  totalGoods,
  WORKER_SUPPLY,
} from '../../state.ts'
import { gainCoins, gainPoints, receive } from '../../supply.ts'

/** What nobles' buildings do when a phase begins; all wait in tasks, so that guests can move in first. */

const PAID = event('factory-paid')
const VILLA_GAVE = event('villa-gave')
const RETURNED = event('good-returned')

const NO_GOOD = reason('no-such-good')
const RETURNED_ALREADY = reason('returned-already')
const NOT_FOR_RETURN = reason('not-for-return')

export function beginWithNobles(s: State, role: number): void {
  if (role === MAYOR) TASKS.push(s.c, TASK.VILLAS)
  else if (role === CRAFTSMAN) TASKS.push(s.c, TASK.CHAPELS)
  else if (role === CAPTAIN) TASKS.push(s.c, TASK.ROYAL_SUPPLIERS)
}

/**
 * Chapel: a coin with a worker, a point with a noble.
 * Source: classic, Capela; 2020, Cappella; 1897, Capela.
 */
export const chapels: Task = {
  run(s, out) {
    for (let turn = 0; turn < s.rules.players; turn++) {
      const seat = seatFromChooser(s, turn)
      for (const { building } of s.rules.effects.chapel) {
        if (!occupied(s, seat, building)) continue
        if (noblesIn(s, seat, building) > 0) gainPoints(s, seat, 1, FROM_CHAPEL, out)
        else {
          gainCoins(s, seat, 1)
          out.tell(PAID, seat, building, 1)
        }
      }
    }
    return finished(s)
  },
}

/**
 * Villa: a noble from the supply, or a worker when there are no nobles.
 * Source: classic, Vila; 2020, Villa; 1897, Casa de Campo. At the start of the mayor phase: our rulings.
 */
const villaPiece = (s: State): number => (noblesInSupply(s) > 0 ? A_NOBLE : A_WORKER)

const askVilla = workerQuestion(
  'mayor-villa',
  (s, seat, piece, out) => {
    s.c[TASKS.top(s.c) + 1]++
    if (piece === NO_PIECE) return
    const given = villaPiece(s)
    takeFromSupply(s, given)
    out.tell(VILLA_GAVE, seat, given)
    receive(s, seat, given, 1, out)
  },
  (s) => ({ piece: PIECES[villaPiece(s)] }),
)

export const villas: Task = {
  run(s) {
    const turn = taskArg(s)
    if (turn === s.rules.players) return finished(s)
    const seat = seatFromChooser(s, turn)
    const anybody = noblesInSupply(s) + s.c[WORKER_SUPPLY] > 0
    if (anybody && anyOccupied(s, seat, s.rules.effects.givesNoble)) return askSeat(s, seat)
    s.c[TASKS.top(s.c) + 1]++
    return false
  },
  ask: askVilla,
}

/**
 * Royal supplier: before any load, a barrel for a point for each noble of the owner, every barrel of another kind.
 * Source: classic, Fornecedor Real; 2020, Fornitore Reale; 1897, Posto de Resgate. These barrels are no loads: our rulings.
 */

/* The task's numbers: whose turn it is, and the kinds that player has given, one bit each. */
const given = (s: State): number => taskSecondArg(s)

function swapsLeft(s: State, seat: Seat): number {
  let done = 0
  for (let good = 0; good < GOOD_COUNT; good++) if (given(s) & (1 << good)) done++
  return noblesOf(s, seat) - done
}

function whySwap(s: State, seat: Seat, good: number): ReasonCode {
  if (good >= GOOD_COUNT) return NOT_FOR_RETURN
  if (given(s) & (1 << good)) return RETURNED_ALREADY
  return goodsOf(s, seat, good) > 0 ? 0 : NO_GOOD
}

function canSwap(s: State, seat: Seat): boolean {
  if (totalGoods(s, seat) === 0 || !anyOccupied(s, seat, s.rules.effects.royalSupplier)) return false
  if (swapsLeft(s, seat) <= 0) return false
  for (let good = 0; good < GOOD_COUNT; good++) if (whySwap(s, seat, good) === 0) return true
  return false
}

const askSwap: Ask = {
  question: question('royal-supplier'),
  facts: (s, seat) => ({ left: swapsLeft(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let good = 0; good < GOOD_COUNT; good++) if (whySwap(s, seat, good) === 0) list.add(answer(OP.RETURN, good))
    list.add(DONE)
  },
  why(s: State, seat: Seat, said: Answer): ReasonCode {
    if (said === DONE) return 0
    return opOf(said) === OP.RETURN ? whySwap(s, seat, argOf(said)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, said: Answer, out: Story): void {
    const { c } = s
    const top = TASKS.top(c)
    if (said === DONE) {
      nextTurn(s)
      return
    }
    const good = argOf(said)
    c[top + 2] |= 1 << good
    c[player(seat) + GOODS_AT + good]--
    c[GOODS_SUPPLY + good]++
    out.tell(RETURNED, seat, good, s.rules.effects.royalSupplier[0].building)
    gainPoints(s, seat, 1, FROM_ROYAL_SUPPLIER, out)
  },
}

function nextTurn(s: State): void {
  const top = TASKS.top(s.c)
  s.c[top + 1]++
  s.c[top + 2] = 0
}

export const royalSuppliers: Task = {
  run(s) {
    const turn = taskArg(s)
    if (turn === s.rules.players) return finished(s)
    const seat = seatFromChooser(s, turn)
    if (canSwap(s, seat)) return askSeat(s, seat)
    nextTurn(s)
    return false
  },
  ask: askSwap,
}

/**
 * Jeweler: coins for each noble of the owner.
 * Source: classic, Joalheria; 2020, Gioielliere; 1897, Alfaiataria Grande.
 */
export function jewelersPay(s: State, out: Story): void {
  for (let turn = 0; turn < s.rules.players; turn++) {
    const seat = seatFromChooser(s, turn)
    for (const { building, value } of s.rules.effects.coinsPerNoble) {
      if (!occupied(s, seat, building)) continue
      const coins = Math.min(value * noblesOf(s, seat), s.rules.jewelerCap)
      if (coins === 0) continue
      gainCoins(s, seat, coins)
      out.tell(PAID, seat, building, coins)
    }
  }
}

/**
 * Zoning office: a coin off small buildings with a worker, two off large ones with a noble.
 * Source: classic, Departamento de Construção; 2020, Ufficio di Zona; 1897, Tabelião.
 */
export function zoningDiscount(s: State, seat: Seat, building: number): number {
  const { zoning } = s.rules.effects
  let off = 0
  for (let i = 0; i < zoning.length; i++) {
    const { building: office, value } = zoning[i]
    if (!occupied(s, seat, office)) continue
    const noble = noblesIn(s, seat, office) > 0
    const large = BUILDINGS[building].spaces === 2
    if (noble === large) off += noble ? value.noble : value.worker
  }
  return off
}
