import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { addBoats, startBoat, whyBoat } from '../actions/boats.ts'
import { addBuildings, startBuilding, whyErect } from '../actions/buildings.ts'
import { addMask, whyUseBoat, whyUseIsland } from '../actions/copying.ts'
import { bagIsEmpty, draw } from '../actions/draw.ts'
import { OPTIONAL } from '../actions/kinds.ts'
import { addMerchants, startLoading, whyLoad } from '../actions/merchants.ts'
import { useAction } from '../actions/optional.ts'
import { addPlacements, place, whyPlace } from '../actions/place-double.ts'
import { usableBoats, usableIslands } from '../actions/possible.ts'
import { moveCartographer } from '../actions/programs.ts'
import { addRuins, removeRuin, whyRuin } from '../actions/ruins.ts'
import { addStatues, startStatue, whyStatue } from '../actions/statues.ts'
import { answer, argOf, CARTOGRAPHER, COOPER, DONE, DRAW, OP, opOf, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task, taskArg } from '../flow.ts'
import { AREAS, ITEM_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { ACTION, ACTION_COUNT } from '../rules/areas.ts'
import { AREA_DISCOUNT, CART, EITHER, LEFT, MARKER, player, type State } from '../state.ts'
import { fits, roomFor, store } from '../storage.ts'

/** The actions of an area, in any order, with what its symbol adds for whoever covered it. Source: pages 14 to 19. */

const COOPER_TAKEN = event('cooper-taken')
const NOT_HERE = reason('action-not-here')
const CARTOGRAPHER_FULL = reason('cartographer-full')
const BAG_EMPTY = reason('bag-empty')
const STORAGE_FULL = reason('storage-full')

/** `first`: the work space was empty, so its symbol counts. */
export function beginArea(s: State, area: number, worker: number, first: boolean): void {
  const { counts, either, discount } = s.rules.areas[area][first ? worker + 1 : 0]
  for (let action = 0; action < ACTION_COUNT; action++) s.c[LEFT + action] = counts[action]
  s.c[EITHER] = either ? 1 : 0
  s.c[AREA_DISCOUNT] = discount
  push(s, TASK.AREA, area)
}

/** Which action of the area an answer is, -1 if it is none. */
const ACTION_OF: { readonly [op: number]: number | undefined } = {
  [OP.DRAW]: ACTION.DRAW,
  [OP.PLACE]: ACTION.PLACE,
  [OP.CARTOGRAPHER]: ACTION.CARTOGRAPHER,
  [OP.TAKE]: ACTION.TAKE,
  [OP.BOAT]: ACTION.BOAT,
  [OP.ERECT]: ACTION.BUILDING,
  [OP.RUIN]: ACTION.RUIN,
  [OP.STATUE]: ACTION.STATUE,
  [OP.LOAD]: ACTION.MERCHANT,
  [OP.USE_ISLAND]: ACTION.ISLAND,
  [OP.USE_BOAT]: ACTION.BOAT_ACTION,
  [OP.COOPER]: ACTION.COOPER,
}

function whyAreaAction(s: State, seat: Seat, given: Answer): ReasonCode {
  const action = ACTION_OF[opOf(given)]
  if (action === undefined) return OTHER_QUESTION
  if (s.c[LEFT + action] === 0) return NOT_HERE
  const [a, b] = [argOf(given), secondArgOf(given)]
  switch (action) {
    case ACTION.DRAW:
      return bagIsEmpty(s) ? BAG_EMPTY : 0
    case ACTION.PLACE:
      return whyPlace(s, seat, a, b)
    case ACTION.CARTOGRAPHER:
      return s.c[player(seat) + CART] < s.rules.cartographer.max ? 0 : CARTOGRAPHER_FULL
    case ACTION.TAKE:
      return fits(s, seat, a) ? 0 : STORAGE_FULL
    case ACTION.BOAT:
      return whyBoat(s, seat, a, b, s.c[AREA_DISCOUNT])
    case ACTION.BUILDING:
      return whyErect(s, seat, a, s.c[AREA_DISCOUNT])
    case ACTION.RUIN:
      return whyRuin(s, seat, a, b)
    case ACTION.STATUE:
      return whyStatue(s, seat, a, b)
    case ACTION.MERCHANT:
      return whyLoad(s, seat, a)
    case ACTION.ISLAND:
      return whyUseIsland(s, seat, a, 0)
    case ACTION.BOAT_ACTION:
      return whyUseBoat(s, seat, a, 0)
    default:
      return 0
  }
}

function addAreaActions(s: State, seat: Seat, list: AnswerList): void {
  const { c } = s
  const left = (action: number): boolean => c[LEFT + action] > 0
  if (left(ACTION.DRAW) && !bagIsEmpty(s)) list.add(DRAW)
  if (left(ACTION.PLACE)) addPlacements(s, seat, list)
  if (left(ACTION.CARTOGRAPHER) && whyAreaAction(s, seat, CARTOGRAPHER) === 0) list.add(CARTOGRAPHER)
  if (left(ACTION.TAKE)) {
    const room = roomFor(s, seat)
    for (let item = 0; item < ITEM_COUNT; item++) if (room & (1 << item)) list.add(answer(OP.TAKE, item))
  }
  if (left(ACTION.BOAT)) addBoats(s, seat, c[AREA_DISCOUNT], list)
  if (left(ACTION.BUILDING)) addBuildings(s, seat, c[AREA_DISCOUNT], list)
  if (left(ACTION.RUIN)) addRuins(s, seat, list)
  if (left(ACTION.STATUE)) addStatues(s, seat, list)
  if (left(ACTION.MERCHANT)) addMerchants(s, seat, list)
  if (left(ACTION.ISLAND)) addMask(OP.USE_ISLAND, usableIslands(s, seat, 0), list)
  if (left(ACTION.BOAT_ACTION)) addMask(OP.USE_BOAT, usableBoats(s, seat, 0), list)
  if (left(ACTION.COOPER)) list.add(COOPER)
}

/** Of two actions that exclude one another, the other is gone with the first use. */
function useUp(s: State, action: number): void {
  const { c } = s
  c[LEFT + action]--
  if (c[EITHER] === 0) return
  if (action === ACTION.DRAW) c[LEFT + ACTION.PLACE] = 0
  else if (action === ACTION.PLACE) c[LEFT + ACTION.DRAW] = 0
  else if (action === ACTION.RUIN) c[LEFT + ACTION.STATUE] = 0
  else if (action === ACTION.STATUE) c[LEFT + ACTION.RUIN] = 0
}

function doAction(s: State, seat: Seat, action: number, given: Answer, out: Story): void {
  const a = argOf(given)
  const discount = s.c[AREA_DISCOUNT]
  // The cartographer's steps are one gain, however many they are.
  if (action === ACTION.CARTOGRAPHER) {
    const steps = s.c[LEFT + action]
    s.c[LEFT + action] = 0
    moveCartographer(s, seat, steps, out)
    return
  }
  useUp(s, action)
  switch (action) {
    case ACTION.DRAW:
      draw(s, seat, 1, out)
      break
    case ACTION.PLACE:
      place(s, seat, given, out)
      break
    case ACTION.TAKE:
      store(s, seat, a, out)
      break
    case ACTION.BOAT:
      startBoat(s, seat, given, discount)
      break
    case ACTION.BUILDING:
      startBuilding(s, seat, a, discount)
      break
    case ACTION.RUIN:
      removeRuin(s, seat, given, out)
      break
    case ACTION.STATUE:
      startStatue(s, seat, given)
      break
    case ACTION.MERCHANT:
      startLoading(s, seat, a)
      break
    case ACTION.ISLAND:
      useAction(s, seat, OPTIONAL.ISLAND, a, out)
      break
    case ACTION.BOAT_ACTION:
      useAction(s, seat, OPTIONAL.BOAT, a, out)
      break
    default:
      s.c[MARKER] = seat
      out.tell(COOPER_TAKEN, seat)
  }
}

const askArea: Ask = {
  question: question('area'),
  free: true,
  facts: (s) => ({ area: AREAS[taskArg(s)] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    addAreaActions(s, seat, list)
    list.add(DONE)
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode => (given === DONE ? 0 : whyAreaAction(s, seat, given)),
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given !== DONE) {
      doAction(s, seat, ACTION_OF[opOf(given)] as number, given, out)
      return
    }
    for (let action = 0; action < ACTION_COUNT; action++) s.c[LEFT + action] = 0
    s.c[EITHER] = 0
    s.c[AREA_DISCOUNT] = 0
    pop(s)
  },
}

export const area: Task = { run: askTurnSeat, ask: askArea }
