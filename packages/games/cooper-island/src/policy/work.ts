import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { argOf, CARTOGRAPHER, COOPER, DONE, DRAW, OP, opOf } from '../answers.ts'
import { TASK, taskKind } from '../flow.ts'
import { ACTION } from '../rules/areas.ts'
import { EITHER, LEFT, player, STORE, type State } from '../state.ts'
import { act, answersTo, asked, bestOf, closeList, forget, imagine, NEVER } from './ahead.ts'
import { freeAction, isOverfull, mapLand } from './free.ts'
import { bestDouble } from './placing.ts'
import { goodsWith, settle, worthAfter } from './small.ts'
import { bestBoat, listWants } from './wants.ts'
import { WEIGHT } from './weights.ts'
import { goodsWorth, tilesInHand, tileWorth, worth } from './worth.ts'

/** The work phase: which area, and what to do there. */

/** Answers of an area that are weighed against each other: all that pays for something or brings a choice. */
const WEIGHED = new Set<number>([OP.TAKE, OP.BOAT, OP.ERECT, OP.RUIN, OP.STATUE, OP.LOAD, OP.USE_ISLAND, OP.USE_BOAT])

/** What the area's own actions are good for now: the next answer, `DONE` if nothing is left that helps. */
export function nextInArea(s: State, seat: Seat): Answer {
  const list = areaAnswers(s, seat)
  const given = chosenOf(s, seat, list)
  closeList()
  return given
}

/** What may be done in an area, the many ways to lay a tile left aside. */
function areaAnswers(s: State, seat: Seat): AnswerList {
  const tiles = s.c[LEFT + ACTION.PLACE]
  s.c[LEFT + ACTION.PLACE] = 0
  const list = answersTo(s, seat)
  s.c[LEFT + ACTION.PLACE] = tiles
  return list
}

function chosenOf(s: State, seat: Seat, list: AnswerList): Answer {
  const exclusive = s.c[EITHER] > 0 && s.c[LEFT + ACTION.DRAW] > 0 && s.c[LEFT + ACTION.PLACE] > 0
  if (list.has(COOPER)) return COOPER
  if (list.has(DRAW) && !exclusive) return DRAW
  if (list.has(CARTOGRAPHER)) {
    const spend = isOverfull(s, seat, s.c[LEFT + ACTION.CARTOGRAPHER]) ? mapLand(s, seat, 0) : -1
    return spend >= 0 ? spend : CARTOGRAPHER
  }
  const weighed = bestWeighed(s, seat, list)
  if (weighed >= 0) return weighed
  if (s.c[LEFT + ACTION.PLACE] > 0 && tilesInHand(s, seat) > 0) {
    const { next, gain } = bestDouble(s, seat)
    // Laying costs the tile, and where it is one or the other also the tile that is not drawn.
    const tiles = exclusive && list.has(DRAW) ? 2 : 1
    if (next >= 0 && gain > tiles * tileWorth(s)) return next
  }
  return list.has(DRAW) ? DRAW : DONE
}

function bestWeighed(s: State, seat: Seat, list: AnswerList): Answer {
  const boat = bestBoat(s, seat)
  const now = worth(s, seat)
  return bestOf(list, (given) => weighed(s, seat, given, boat, now), now)
}

/** How the seat stands after an answer of an area that is weighed; only the best boat is thought about. */
export function weighed(s: State, seat: Seat, given: Answer, boat: number, now: number): number {
  const op = opOf(given)
  if (!WEIGHED.has(op) || (op === OP.BOAT && argOf(given) !== boat)) return NEVER
  if (op !== OP.TAKE) return worthAfter(s, seat, given)
  listWants(s, seat)
  return now - goodsWorth(s, seat) + goodsWith(s, seat, player(seat) + STORE + argOf(given), 1)
}

/** Goes through an area on a copy. */
function runArea(s: State, seat: Seat): void {
  for (;;) {
    settle(s, seat)
    if (asked(s) !== seat || taskKind(s) !== TASK.AREA) return
    const given = nextInArea(s, seat)
    if (given === DONE) return
    act(s, seat, given)
  }
}

export function inArea(s: State, seat: Seat): Answer {
  const given = nextInArea(s, seat)
  if (given !== DONE) return given
  const free = freeAction(s, seat, WEIGHT.LEAST)
  return free >= 0 ? free : DONE
}

/** The area after which the seat stands best. */
export function takeTurn(s: State, seat: Seat, list: AnswerList): Answer {
  const free = freeAction(s, seat, WEIGHT.EAGER)
  if (free >= 0) return free
  return bestOf(list, (given) => worthOfArea(s, seat, given))
}

/** How the seat stands after it has gone through an area. */
export function worthOfArea(s: State, seat: Seat, given: Answer): number {
  const copy = imagine(s)
  act(copy, seat, given)
  runArea(copy, seat)
  const its = worth(copy, seat)
  forget()
  return its
}
