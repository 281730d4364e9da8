import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import type { IdOf } from '@quayside/kernel/box'
import {
  isGoodReturned,
  LIFT_FROM_BUILDING,
  LIFT_FROM_TILE,
  LIFT_SPARE,
  RETURN,
  RETURN_NOBLE,
  RETURN_POINT,
  RETURNED,
  type Return,
  returnedGood,
} from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { type Ask, askSeat, finished, type Task } from '../../flow.ts'
import {
  A_NOBLE,
  A_WORKER,
  BUILDING,
  type Building,
  CIRCLE_TILES,
  GOOD_PAID,
  type PAYMENT,
  PIECE,
  PIECE_PAID,
  type Piece,
  POINT_PAID,
} from '../../ids.ts'
import { addSpare, addStaff, addToSupply, noblesOf, piecesIn, piecesOnTiles, spareOf } from '../../pieces.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { workersOf } from '../../scoring.ts'
import { anyOccupied, owns, totalGoods } from '../../state.ts'
import { liftFromTile, returnGoods } from '../../supply.ts'

const { table, seats: player, tasks } = box

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

const BLACK_MARKET = BUILDING.of('black-market')

/** Pieces of a kind that can be given: all but the one that keeps the market open. */
function givablePieces(s: State, seat: Seat, piece: Piece): number {
  const nobles = noblesOf(s, seat)
  const all = piece === A_NOBLE ? nobles : workersOf(s, seat) - nobles
  return all - piecesIn(s, seat, BLACK_MARKET, piece)
}

/** Coins' worth that a seat can pay in kind. */
export function payableInKind(s: State, seat: Seat): number {
  if (!anyOccupied(s, seat, s.rules.effects.paysInKind)) return 0
  const pieces = givablePieces(s, seat, A_WORKER) + givablePieces(s, seat, A_NOBLE) > 0 ? 1 : 0
  return pieces + (totalGoods(s, seat) > 0 ? 1 : 0) + (player.vp(s, seat) > 0 ? 1 : 0)
}

export function payInKind(s: State, seat: Seat, building: Building, missing: number): void {
  table.paidInKind.clear(s)
  tasks.blackMarketReturn.push(s, seat, building, missing)
}

/** The piece that goes back when one is returned. */
const pieceReturned = (thing: Return): Piece => (thing === RETURN_NOBLE ? A_NOBLE : A_WORKER)

const paymentFor = (thing: Return): IdOf<typeof PAYMENT> =>
  isGoodReturned(thing) ? GOOD_PAID : thing === RETURN_POINT ? POINT_PAID : PIECE_PAID

function whyReturn(s: State, seat: Seat, thing: Return): ReasonCode {
  if (table.paidInKind(s, paymentFor(thing))) return RETURNED_ALREADY
  if (isGoodReturned(thing)) return player.goods(s, seat, returnedGood(thing)) > 0 ? 0 : NOTHING
  if (thing === RETURN_POINT) return player.vp(s, seat) > 0 ? 0 : NOTHING
  return givablePieces(s, seat, pieceReturned(thing)) > 0 ? 0 : NOTHING
}

const askReturn: Ask = {
  question: question('black-market-return'),
  facts: (s) => ({
    building: BUILDING.id(tasks.blackMarketReturn.building(s)),
    missing: tasks.blackMarketReturn.missing(s),
  }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let thing = RETURNED.first; thing < RETURNED.size; thing++)
      if (whyReturn(s, seat, thing) === 0) list.add(RETURN.of(thing))
  },
  why: (s, seat, said) => (RETURN.is(said) ? whyReturn(s, seat, RETURN.first(said)) : OTHER_QUESTION),
  apply(s: State, seat: Seat, said: Answer, out: Story): void {
    const thing = RETURN.first(said)
    table.paidInKind.add(s, paymentFor(thing))
    tasks.blackMarketReturn.missing.add(s, -1)
    if (isGoodReturned(thing)) {
      returnGoods(s, seat, returnedGood(thing), 1)
      out.tell(GOOD_RETURNED, seat, thing, BLACK_MARKET)
    } else if (thing === RETURN_POINT) {
      returnPoint(s, seat)
      out.tell(POINT_RETURNED, seat)
    } else tasks.blackMarketLift.push(s, seat, pieceReturned(thing))
  },
}

/** A point on paper counts as a chip; it is crossed out before a chip goes back. */
function returnPoint(s: State, seat: Seat): void {
  player.vp.add(s, seat, -1)
  if (table.paperVp(s) > 0) table.paperVp.add(s, -1)
  else table.vpSupply.add(s, 1)
}

export const blackMarketReturn: Task = {
  run(s) {
    if (tasks.blackMarketReturn.missing(s) > 0) return askSeat(s, tasks.blackMarketReturn.seat(s))
    table.paidInKind.clear(s)
    return finished(s)
  },
  ask: askReturn,
}

/* Where the piece that goes back stands: a spare one, or one on a tile or in a building. */

function whyLift(s: State, seat: Seat, said: Answer): ReasonCode {
  const piece = tasks.blackMarketLift.piece(s)
  if (said === LIFT_SPARE) return spareOf(s, seat, piece) > 0 ? 0 : NOT_THERE
  if (LIFT_FROM_TILE.is(said)) return piecesOnTiles(s, seat, LIFT_FROM_TILE.first(said), piece) > 0 ? 0 : NOT_THERE
  if (!LIFT_FROM_BUILDING.is(said)) return OTHER_QUESTION
  const building = LIFT_FROM_BUILDING.first(said)
  if (building === BLACK_MARKET || !owns(s, seat, building)) return NOT_THERE
  return piecesIn(s, seat, building, piece) > 0 ? 0 : NOT_THERE
}

const askLift: Ask = {
  question: question('black-market-lift'),
  facts: (s) => ({ piece: PIECE.id(tasks.blackMarketLift.piece(s)) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const places = [
      LIFT_SPARE,
      ...CIRCLE_TILES.map((tile) => LIFT_FROM_TILE.of(tile)),
      ...player.city.all(s, seat).map((building) => LIFT_FROM_BUILDING.of(building)),
    ]
    for (const said of places) if (whyLift(s, seat, said) === 0) list.add(said)
  },
  why: whyLift,
  apply(s: State, seat: Seat, said: Answer, out: Story): void {
    const piece = tasks.blackMarketLift.piece(s)
    tasks.pop(s)
    if (said === LIFT_SPARE) addSpare(s, seat, piece, -1)
    else if (LIFT_FROM_TILE.is(said)) liftFromTile(s, seat, LIFT_FROM_TILE.first(said), piece)
    else addStaff(s, seat, LIFT_FROM_BUILDING.first(said), piece, -1)
    addToSupply(s, piece, 1)
    out.tell(PIECE_RETURNED, seat, piece)
  },
}

export const blackMarketLift: Task = {
  run: (s) => askSeat(s, tasks.blackMarketLift.seat(s)),
  ask: askLift,
}
