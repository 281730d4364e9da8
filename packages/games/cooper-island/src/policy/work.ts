import { type Answer, type AnswerList, opOf, type Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import {
  BUILD_BOAT,
  BUILD_STATUE,
  CARTOGRAPHER,
  DONE,
  DRAW,
  ERECT,
  LOAD,
  REMOVE_RUIN,
  TAKE,
  TAKE_COOPER,
  USE_BOAT,
  USE_ISLAND,
} from '../answers.ts'
import { box, type State } from '../box.ts'
import { AREA_ACTION, type Boat } from '../ids.ts'
import { act, answersTo, asked, bestOf, closeList, forget, imagine, NEVER } from './ahead.ts'
import { freeAction, isOverfull, mapLand } from './free.ts'
import { Memory } from './memory.ts'
import { bestDouble } from './placing.ts'
import { goodsWith, settle, worthAfter } from './small.ts'
import { bestBoat, listWants } from './wants.ts'
import { weights } from './weights.ts'
import { goodsWorth, tilesInHand, tileWorth, worth } from './worth.ts'

const { table, seats: player, tasks } = box
const WEIGHT = weights

/** The work phase: which area, and what to do there. */

/** Answers of an area that are weighed against each other: all that pays for something or brings a choice. */
const WEIGHED = new Set(
  [TAKE, BUILD_BOAT, ERECT, REMOVE_RUIN, BUILD_STATUE, LOAD, USE_ISLAND, USE_BOAT].map((op) => op.number),
)

const [DRAWING, PLACING] = [AREA_ACTION.of('draw'), AREA_ACTION.of('place')]
const MOVING_CARTOGRAPHER = AREA_ACTION.of('cartographer')

/** What the area's own actions are good for now: the next answer, `DONE` if nothing is left that helps. */
export const nextInArea = (s: State, seat: Seat): Answer => answers.of(s, seat, NONE, 0, thinkOfNext)
const answers = new Memory()

function thinkOfNext(s: State, seat: Seat): Answer {
  const list = areaAnswers(s, seat)
  const given = chosenOf(s, seat, list)
  closeList()
  return given
}

/** What may be done in an area, the many ways to lay a tile left aside. */
function areaAnswers(s: State, seat: Seat): AnswerList {
  const tiles = table.left(s, PLACING)
  table.left.set(s, PLACING, 0)
  const list = answersTo(s, seat)
  table.left.set(s, PLACING, tiles)
  return list
}

function chosenOf(s: State, seat: Seat, list: AnswerList): Answer {
  const exclusive = table.either(s) && table.left(s, DRAWING) > 0 && table.left(s, PLACING) > 0
  if (list.has(TAKE_COOPER)) return TAKE_COOPER
  if (list.has(DRAW) && !exclusive) return DRAW
  if (list.has(CARTOGRAPHER)) {
    const spend = isOverfull(s, seat, table.left(s, MOVING_CARTOGRAPHER)) ? mapLand(s, seat, 0) : NONE
    return spend !== NONE ? spend : CARTOGRAPHER
  }
  const weighed = bestWeighed(s, seat, list)
  if (weighed !== NONE) return weighed
  if (table.left(s, PLACING) > 0 && tilesInHand(s, seat) > 0) {
    const { next, gain } = bestDouble(s, seat)
    // Laying costs the tile, and where it is one or the other also the tile that is not drawn.
    const tiles = exclusive && list.has(DRAW) ? 2 : 1
    if (next !== NONE && gain > tiles * tileWorth(s)) return next
  }
  return list.has(DRAW) ? DRAW : DONE
}

function bestWeighed(s: State, seat: Seat, list: AnswerList): Maybe<Answer> {
  const boat = bestBoat(s, seat)
  const now = worth(s, seat)
  return bestOf(list, (given) => weighed(s, seat, given, boat, now), now)
}

/** How the seat stands after an answer of an area that is weighed; only the best boat is thought about. */
export function weighed(s: State, seat: Seat, given: Answer, boat: Maybe<Boat>, now: number): number {
  if (!WEIGHED.has(opOf(given)) || (BUILD_BOAT.is(given) && BUILD_BOAT.first(given) !== boat)) return NEVER
  if (!TAKE.is(given)) return worthAfter(s, seat, given)
  listWants(s, seat)
  return now - goodsWorth(s, seat) + goodsWith(s, seat, player.storage, TAKE.first(given), 1)
}

/** Goes through an area on a copy. */
function runArea(s: State, seat: Seat): void {
  for (;;) {
    settle(s, seat)
    if (asked(s) !== seat || !tasks.area.isNext(s)) return
    const given = nextInArea(s, seat)
    if (given === DONE) return
    act(s, seat, given)
  }
}

export function inArea(s: State, seat: Seat): Answer {
  const given = nextInArea(s, seat)
  if (given !== DONE) return given
  const free = freeAction(s, seat, WEIGHT.LEAST)
  return free !== NONE ? free : DONE
}

/** The area after which the seat stands best. */
export function takeTurn(s: State, seat: Seat, list: AnswerList): Answer {
  const free = freeAction(s, seat, WEIGHT.EAGER)
  if (free !== NONE) return free
  return bestOf(list, (given) => worthOfArea(s, seat, given))
}

/** How the seat stands after it has gone through an area. */
export const worthOfArea = (s: State, seat: Seat, given: Answer): number => areas.of(s, seat, given, given, thinkOfArea)
const areas = new Memory()

function thinkOfArea(s: State, seat: Seat, given: Answer): number {
  const copy = imagine(s)
  act(copy, seat, given)
  runArea(copy, seat)
  const its = worth(copy, seat)
  forget()
  return its
}
