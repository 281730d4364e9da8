import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { DONE, isGoodReturned, RETURN, type Return, returnedGood, returnOf } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { SPACES } from '../../data/catalogue.ts'
import { event, FROM_CHAPEL, FROM_ROYAL_SUPPLIER } from '../../events.ts'
import { type Ask, askSeat, finished, type Task } from '../../flow.ts'
import {
  A_NOBLE,
  A_WORKER,
  type Building,
  CAPTAIN,
  CRAFTSMAN,
  GOOD,
  MAYOR,
  PIECE,
  type Piece,
  type Role,
} from '../../ids.ts'
import { workerQuestion } from '../../phases/worker-question.ts'
import { noblesOf, takeFromSupply } from '../../pieces.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { anyOccupied, occupied, seatFromChooser, totalGoods } from '../../state.ts'
import { gainCoins, gainPoints, receive, returnGoods } from '../../supply.ts'

const { table, seats: player, tasks } = box

/** What nobles' buildings do when a phase begins; all wait in tasks, so that guests can move in first. */

const PAID = event('factory-paid')
const VILLA_GAVE = event('villa-gave')
const RETURNED = event('good-returned')

const NO_GOOD = reason('no-such-good')
const RETURNED_ALREADY = reason('returned-already')
const NOT_FOR_RETURN = reason('not-for-return')

export function beginWithNobles(s: State, role: Role): void {
  if (role === MAYOR) tasks.villas.push(s, 0)
  else if (role === CRAFTSMAN) tasks.chapels.push(s)
  else if (role === CAPTAIN) tasks.royalSuppliers.push(s, 0, 0)
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
        if (player.noblesIn(s, seat, building) > 0) gainPoints(s, seat, 1, FROM_CHAPEL, out)
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
const villaPiece = (s: State): Piece => (table.nobleSupply(s) > 0 ? A_NOBLE : A_WORKER)

const askVilla = workerQuestion(
  'mayor-villa',
  (s, seat, piece, out) => {
    tasks.villas.turn.add(s, 1)
    if (piece === NONE) return
    const given = villaPiece(s)
    takeFromSupply(s, given)
    out.tell(VILLA_GAVE, seat, given)
    receive(s, seat, given, 1, out)
  },
  (s) => ({ piece: PIECE.id(villaPiece(s)) }),
)

export const villas: Task = {
  run(s) {
    const turn = tasks.villas.turn(s)
    if (turn === s.rules.players) return finished(s)
    const seat = seatFromChooser(s, turn)
    const anybody = table.nobleSupply(s) + table.workerSupply(s) > 0
    if (anybody && anyOccupied(s, seat, s.rules.effects.givesNoble)) return askSeat(s, seat)
    tasks.villas.turn.add(s, 1)
    return false
  },
  ask: askVilla,
}

/**
 * Royal supplier: before any load, a barrel for a point for each noble of the owner, every barrel of another kind.
 * Source: classic, Fornecedor Real; 2020, Fornitore Reale; 1897, Posto de Resgate. These barrels are no loads: our rulings.
 */

const swapsLeft = (s: State, seat: Seat): number => noblesOf(s, seat) - tasks.royalSuppliers.given.size(s)

function whySwap(s: State, seat: Seat, thing: Return): ReasonCode {
  if (!isGoodReturned(thing)) return NOT_FOR_RETURN
  const good = returnedGood(thing)
  if (tasks.royalSuppliers.given(s, good)) return RETURNED_ALREADY
  return player.goods(s, seat, good) > 0 ? 0 : NO_GOOD
}

const canSwap = (s: State, seat: Seat): boolean =>
  totalGoods(s, seat) > 0 &&
  anyOccupied(s, seat, s.rules.effects.royalSupplier) &&
  swapsLeft(s, seat) > 0 &&
  GOOD.all.some((good) => whySwap(s, seat, returnOf(good)) === 0)

const askSwap: Ask = {
  question: question('royal-supplier'),
  facts: (s, seat) => ({ left: swapsLeft(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let good = GOOD.first; good < GOOD.size; good++)
      if (whySwap(s, seat, returnOf(good)) === 0) list.add(RETURN.of(returnOf(good)))
    list.add(DONE)
  },
  why(s: State, seat: Seat, said: Answer): ReasonCode {
    if (said === DONE) return 0
    return RETURN.is(said) ? whySwap(s, seat, RETURN.first(said)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, said: Answer, out: Story): void {
    if (said === DONE) {
      nextSupplier(s)
      return
    }
    const good = returnedGood(RETURN.first(said))
    tasks.royalSuppliers.given.add(s, good)
    returnGoods(s, seat, good, 1)
    out.tell(RETURNED, seat, good, s.rules.effects.royalSupplier[0].building)
    gainPoints(s, seat, 1, FROM_ROYAL_SUPPLIER, out)
  },
}

function nextSupplier(s: State): void {
  tasks.royalSuppliers.turn.add(s, 1)
  tasks.royalSuppliers.given.clear(s)
}

export const royalSuppliers: Task = {
  run(s) {
    const turn = tasks.royalSuppliers.turn(s)
    if (turn === s.rules.players) return finished(s)
    const seat = seatFromChooser(s, turn)
    if (canSwap(s, seat)) return askSeat(s, seat)
    nextSupplier(s)
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
export function zoningDiscount(s: State, seat: Seat, building: Building): number {
  const large = SPACES[building] === 2
  const { zoning } = s.rules.effects
  let off = 0
  for (let i = 0; i < zoning.length; i++) {
    const { building: office, value } = zoning[i]
    if (!occupied(s, seat, office)) continue
    const noble = player.noblesIn(s, seat, office) > 0
    if (noble === large) off += noble ? value.noble : value.worker
  }
  return off
}
