import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, RETURN_NOBLE, RETURN_POINT, RETURN_WORKER, RETURNS } from '../../answers.ts'
import { BUILDINGS, buildingNumber } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import { type Ask, askSeat, TASK, type Task, taskArg, taskSecondArg } from '../../flow.ts'
import { A_NOBLE, A_WORKER, CIRCLE_TILES, GOOD_COUNT, PIECES } from '../../ids.ts'
import { addNobles, addSpare, addStaff, noblesOf, piecesIn, piecesOnTiles, spareOf } from '../../pieces.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { workersOf } from '../../scoring.ts'
import {
  anyOccupied,
  BUILDINGS_OWNED,
  CITY,
  GOODS_AT,
  GOODS_SUPPLY,
  goodsOf,
  owns,
  PAPER_VP,
  player,
  type State,
  TASKS,
  totalGoods,
  VP,
  VP_SUPPLY,
  WORKER_SUPPLY,
} from '../../state.ts'
import { liftFromTile } from '../../supply.ts'

/**
 * Black market: coins that are lacking for a building can be paid with a worker (not the market's own), a barrel and a point, one of each at
 * most. Nothing is given beyond what is lacking, so that no coin is left.
 * Source: classic, Mercado Negro; 2020, Mercato Nero; 1897, Mercado Oculto. One of each in all editions, nobles as workers: our rulings.
 */

const GOOD_RETURNED = event('good-returned')
const PIECE_RETURNED = event('piece-returned')
const POINT_RETURNED = event('point-returned')

const NOTHING = reason('nothing-to-return')
const RETURNED_ALREADY = reason('returned-already')
const NOT_THERE = reason('no-worker-there')

const BLACK_MARKET = buildingNumber('black-market')

/** What was given so far, one bit each. */
const [GAVE_PIECE, GAVE_GOOD, GAVE_POINT] = [1, 2, 4]

/** Pieces of a kind that can be given: all but the one that keeps the market open. */
function givablePieces(s: State, seat: Seat, piece: number): number {
  const nobles = noblesOf(s, seat)
  const all = piece === A_NOBLE ? nobles : workersOf(s, seat) - nobles
  return all - piecesIn(s, seat, BLACK_MARKET, piece)
}

/** Coins' worth that a seat can pay in kind. */
export function payableInKind(s: State, seat: Seat): number {
  if (!anyOccupied(s, seat, s.rules.effects.paysInKind)) return 0
  const pieces = givablePieces(s, seat, A_WORKER) + givablePieces(s, seat, A_NOBLE) > 0 ? 1 : 0
  return pieces + (totalGoods(s, seat) > 0 ? 1 : 0) + (s.c[player(seat) + VP] > 0 ? 1 : 0)
}

export function payInKind(s: State, seat: Seat, building: number, missing: number): void {
  TASKS.push(s.c, TASK.BLACK_MARKET_RETURN, seat, building, missing << 3)
}

/* The task's third number holds what is missing and what was given. */
const missing = (s: State): number => s.c[TASKS.top(s.c) + 3] >> 3
const given = (s: State): number => s.c[TASKS.top(s.c) + 3] & 7

function noteGiven(s: State, what: number): void {
  const at = TASKS.top(s.c) + 3
  s.c[at] = ((missing(s) - 1) << 3) | given(s) | what
}

function whyReturn(s: State, seat: Seat, thing: number): ReasonCode {
  if (thing < GOOD_COUNT) {
    if (given(s) & GAVE_GOOD) return RETURNED_ALREADY
    return goodsOf(s, seat, thing) > 0 ? 0 : NOTHING
  }
  if (thing === RETURN_POINT) {
    if (given(s) & GAVE_POINT) return RETURNED_ALREADY
    return s.c[player(seat) + VP] > 0 ? 0 : NOTHING
  }
  if (given(s) & GAVE_PIECE) return RETURNED_ALREADY
  return givablePieces(s, seat, thing === RETURN_NOBLE ? A_NOBLE : A_WORKER) > 0 ? 0 : NOTHING
}

const askReturn: Ask = {
  question: question('black-market-return'),
  facts: (s) => ({ building: BUILDINGS[taskSecondArg(s)].id, missing: missing(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let thing = 0; thing < RETURNS.length; thing++) {
      if (whyReturn(s, seat, thing) === 0) list.add(answer(OP.RETURN, thing))
    }
  },
  why: (s, seat, said) => (opOf(said) === OP.RETURN ? whyReturn(s, seat, argOf(said)) : OTHER_QUESTION),
  apply(s: State, seat: Seat, said: Answer, out: Story): void {
    const thing = argOf(said)
    if (thing < GOOD_COUNT) {
      noteGiven(s, GAVE_GOOD)
      s.c[player(seat) + GOODS_AT + thing]--
      s.c[GOODS_SUPPLY + thing]++
      out.tell(GOOD_RETURNED, seat, thing, BLACK_MARKET)
    } else if (thing === RETURN_POINT) {
      noteGiven(s, GAVE_POINT)
      returnPoint(s, seat)
      out.tell(POINT_RETURNED, seat)
    } else {
      noteGiven(s, GAVE_PIECE)
      TASKS.push(s.c, TASK.BLACK_MARKET_LIFT, seat, thing === RETURN_WORKER ? A_WORKER : A_NOBLE)
    }
  },
}

/** A point on paper counts as a chip; it is crossed out before a chip goes back. */
function returnPoint(s: State, seat: Seat): void {
  s.c[player(seat) + VP]--
  if (s.c[PAPER_VP] > 0) s.c[PAPER_VP]--
  else s.c[VP_SUPPLY]++
}

export const blackMarketReturn: Task = {
  run(s) {
    if (missing(s) > 0) return askSeat(s, taskArg(s))
    TASKS.pop(s.c)
    return false
  },
  ask: askReturn,
}

/* Where the piece that goes back stands: a spare one, or one on a tile or in a building. */

function whyLift(s: State, seat: Seat, said: Answer): ReasonCode {
  const piece = taskSecondArg(s)
  const place = argOf(said)
  switch (opOf(said)) {
    case OP.LIFT_SPARE:
      return spareOf(s, seat, piece) > 0 ? 0 : NOT_THERE
    case OP.LIFT_FROM_TILE:
      return piecesOnTiles(s, seat, place, piece) > 0 ? 0 : NOT_THERE
    case OP.LIFT_FROM_BUILDING:
      return place !== BLACK_MARKET && owns(s, seat, place) && piecesIn(s, seat, place, piece) > 0 ? 0 : NOT_THERE
    default:
      return OTHER_QUESTION
  }
}

const askLift: Ask = {
  question: question('black-market-lift'),
  facts: (s) => ({ piece: PIECES[taskSecondArg(s)] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const add = (said: Answer) => {
      if (whyLift(s, seat, said) === 0) list.add(said)
    }
    add(answer(OP.LIFT_SPARE))
    for (let tile = 0; tile < CIRCLE_TILES; tile++) add(answer(OP.LIFT_FROM_TILE, tile))
    for (let i = 0; i < s.c[player(seat) + BUILDINGS_OWNED]; i++) {
      add(answer(OP.LIFT_FROM_BUILDING, s.c[player(seat) + CITY + i] - 1))
    }
  },
  why: whyLift,
  apply(s: State, seat: Seat, said: Answer, out: Story): void {
    const piece = taskSecondArg(s)
    TASKS.pop(s.c)
    if (opOf(said) === OP.LIFT_SPARE) addSpare(s, seat, piece, -1)
    else if (opOf(said) === OP.LIFT_FROM_TILE) liftFromTile(s, seat, argOf(said), piece)
    else addStaff(s, seat, argOf(said), piece, -1)
    if (piece === A_NOBLE) addNobles(s, 'supply', 1)
    else s.c[WORKER_SUPPLY]++
    out.tell(PIECE_RETURNED, seat, piece)
  },
}

export const blackMarketLift: Task = {
  run: (s) => askSeat(s, taskArg(s)),
  ask: askLift,
}
