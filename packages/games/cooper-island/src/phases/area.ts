import type { Answer, AnswerList, Operation, ReasonCode, Seat, Story } from '@quayside/kernel'
import { opOf } from '@quayside/kernel'
import { addBoats, startBoat, whyBoat } from '../actions/boats.ts'
import { addBuildings, startBuilding, whyErect } from '../actions/buildings.ts'
import { moveCartographer, whyMoveCartographer } from '../actions/cartography.ts'
import { addBoatActions, addIslandActions, whyUseBoat, whyUseIsland } from '../actions/copying.ts'
import { draw } from '../actions/draw.ts'
import { addMerchants, startLoading, whyLoad } from '../actions/merchants.ts'
import { useAction } from '../actions/optional.ts'
import { place, whyPlace } from '../actions/place-double.ts'
import { whyDraw } from '../actions/possible.ts'
import { addRuins, removeRuin, whyRuin } from '../actions/ruins.ts'
import { addStatues, startStatue, whyStatue } from '../actions/statues.ts'
import {
  BUILD_BOAT,
  BUILD_STATUE,
  DONE,
  ERECT,
  LOAD,
  PLACE,
  PLAIN,
  REMOVE_RUIN,
  TAKE,
  USE_BOAT,
  USE_ISLAND,
} from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Task } from '../flow.ts'
import { addPlacements } from '../hot.ts'
import { AREA_ACTION, AREAS, type Area, type AreaAction, ITEM, type Worker } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { Offer } from '../rules/areas.ts'
import { fits, freeSpaces, store } from '../storage.ts'

const { table, tasks } = box

/** The actions of an area, in any order, with what its symbol adds for whoever covered it. Source: pages 14 to 19. */

const COOPER_TAKEN = event('cooper-taken')
const NOT_HERE = reason('action-not-here')
const STORAGE_FULL = reason('storage-full')

const [DRAW_TILES, PLACE_TILES] = [AREA_ACTION.of('draw'), AREA_ACTION.of('place')]
const [RUIN_ACTION, STATUE_ACTION] = [AREA_ACTION.of('ruin'), AREA_ACTION.of('statue')]
const CARTOGRAPHER_ACTION = AREA_ACTION.of('cartographer')

/** What an area offers a worker. `isFirst`: the work space was empty, so its symbol counts. */
export function offerOf({ rules }: State, area: Area, worker: Worker, isFirst: boolean): Offer {
  const { plain, symbol } = rules.areas[area]
  return isFirst ? symbol[worker] : plain
}

export function beginArea(s: State, area: Area, worker: Worker, isFirst: boolean): void {
  const { counts, either, discount } = offerOf(s, area, worker, isFirst)
  for (let action = AREA_ACTION.first; action < AREA_ACTION.size; action++) table.left.set(s, action, counts[action])
  table.either.set(s, either)
  table.areaDiscount.set(s, discount)
  tasks.area.push(s, area)
}

/** What an action of an area is: which answers there are to it, why one is refused, and what it does. */
interface Doing {
  readonly action: AreaAction
  readonly op: Operation
  why(s: State, seat: Seat, given: Answer): ReasonCode
  add(s: State, seat: Seat, list: AnswerList): void
  apply(s: State, seat: Seat, given: Answer, out: Story): void
}

/** An action with one answer that names nothing. */
const single = (op: Operation, why: (s: State, seat: Seat) => ReasonCode): Pick<Doing, 'op' | 'why' | 'add'> => ({
  op,
  why,
  add(s, seat, list) {
    if (why(s, seat) === 0) list.add(op.of())
  },
})

/** In the order in which they are offered. */
const DOINGS: readonly Doing[] = [
  {
    action: DRAW_TILES,
    ...single(PLAIN.DRAWING, whyDraw),
    apply: (s, seat, _given, out) => draw(s, seat, 1, out),
  },
  {
    action: PLACE_TILES,
    op: PLACE,
    why: (s, seat, given) => whyPlace(s, seat, PLACE.first(given), PLACE.second(given)),
    add: addPlacements,
    apply: (s, seat, given, out) => place(s, seat, PLACE.first(given), PLACE.second(given), out),
  },
  {
    // The cartographer's steps are one gain, however many they are.
    action: CARTOGRAPHER_ACTION,
    ...single(PLAIN.CARTOGRAPHY, whyMoveCartographer),
    apply(s, seat, _given, out) {
      moveCartographer(s, seat, table.left(s, CARTOGRAPHER_ACTION), out)
      table.left.set(s, CARTOGRAPHER_ACTION, 0)
    },
  },
  {
    action: AREA_ACTION.of('take'),
    op: TAKE,
    why: (s, seat, given) => (fits(s, seat, TAKE.first(given)) ? 0 : STORAGE_FULL),
    add(s, seat, list) {
      const free = freeSpaces(s, seat)
      for (let item = ITEM.first; item < ITEM.size; item++) if (fits(s, seat, item, free)) list.add(TAKE.of(item))
    },
    apply: (s, seat, given, out) => store(s, seat, TAKE.first(given), out),
  },
  {
    action: AREA_ACTION.of('boat'),
    op: BUILD_BOAT,
    why: (s, seat, given) => whyBoat(s, seat, BUILD_BOAT.first(given), BUILD_BOAT.second(given), table.areaDiscount(s)),
    add: (s, seat, list) => addBoats(s, seat, table.areaDiscount(s), list),
    apply: (s, seat, given) =>
      startBoat(s, seat, BUILD_BOAT.first(given), BUILD_BOAT.second(given), table.areaDiscount(s)),
  },
  {
    action: AREA_ACTION.of('building'),
    op: ERECT,
    why: (s, seat, given) => whyErect(s, seat, ERECT.first(given), table.areaDiscount(s)),
    add: (s, seat, list) => addBuildings(s, seat, table.areaDiscount(s), list),
    apply: (s, seat, given) => startBuilding(s, seat, ERECT.first(given), table.areaDiscount(s)),
  },
  {
    action: RUIN_ACTION,
    op: REMOVE_RUIN,
    why: (s, seat, given) => whyRuin(s, seat, REMOVE_RUIN.first(given), REMOVE_RUIN.second(given)),
    add: addRuins,
    apply: (s, seat, given, out) => removeRuin(s, seat, REMOVE_RUIN.first(given), REMOVE_RUIN.second(given), out),
  },
  {
    action: STATUE_ACTION,
    op: BUILD_STATUE,
    why: (s, seat, given) => whyStatue(s, seat, BUILD_STATUE.first(given), BUILD_STATUE.second(given)),
    add: addStatues,
    apply: (s, seat, given) => startStatue(s, seat, BUILD_STATUE.first(given), BUILD_STATUE.second(given)),
  },
  {
    action: AREA_ACTION.of('merchant'),
    op: LOAD,
    why: (s, seat, given) => whyLoad(s, seat, LOAD.first(given)),
    add: addMerchants,
    apply: (s, seat, given) => startLoading(s, seat, LOAD.first(given)),
  },
  {
    action: AREA_ACTION.of('island-action'),
    op: USE_ISLAND,
    why: (s, seat, given) => whyUseIsland(s, seat, USE_ISLAND.first(given)),
    add: addIslandActions,
    apply: (s, seat, given, out) => useAction(s, seat, s.rules.programs.island[USE_ISLAND.first(given)], out),
  },
  {
    action: AREA_ACTION.of('boat-action'),
    op: USE_BOAT,
    why: (s, seat, given) => whyUseBoat(s, seat, USE_BOAT.first(given)),
    add: addBoatActions,
    apply: (s, seat, given, out) => useAction(s, seat, s.rules.programs.boat[USE_BOAT.first(given)], out),
  },
  {
    action: AREA_ACTION.of('cooper'),
    ...single(PLAIN.COOPERING, () => 0),
    apply(s, seat, _given, out) {
      table.cooper.set(s, seat)
      out.tell(COOPER_TAKEN, seat)
    },
  },
]

const BY_OPERATION: Doing[] = []
for (const doing of DOINGS) BY_OPERATION[doing.op.number] = doing

/** One use of an action. Of two actions that exclude one another, the other is gone with the first use. */
function useUp(s: State, action: AreaAction): void {
  table.left.add(s, action, -1)
  if (!table.either(s)) return
  if (action === DRAW_TILES) table.left.set(s, PLACE_TILES, 0)
  else if (action === PLACE_TILES) table.left.set(s, DRAW_TILES, 0)
  else if (action === RUIN_ACTION) table.left.set(s, STATUE_ACTION, 0)
  else if (action === STATUE_ACTION) table.left.set(s, RUIN_ACTION, 0)
}

function leaveArea(s: State): void {
  for (let action = AREA_ACTION.first; action < AREA_ACTION.size; action++) table.left.set(s, action, 0)
  table.either.set(s, false)
  table.areaDiscount.set(s, 0)
  tasks.pop(s)
}

/** Everything that can be done of what is left of an area. */
export function addActions(s: State, seat: Seat, list: AnswerList): void {
  for (const doing of DOINGS) if (table.left(s, doing.action) > 0) doing.add(s, seat, list)
}

const askArea: Ask = {
  question: question('area'),
  free: true,
  facts: (s) => ({ area: AREAS[tasks.area.area(s)] }),
  legal(s, seat, list) {
    addActions(s, seat, list)
    list.add(DONE)
  },
  why(s, seat, given) {
    if (given === DONE) return 0
    const doing = BY_OPERATION[opOf(given)]
    if (!doing) return OTHER_QUESTION
    return table.left(s, doing.action) > 0 ? doing.why(s, seat, given) : NOT_HERE
  },
  apply(s, seat, given, out) {
    if (given === DONE) {
      leaveArea(s)
      return
    }
    const doing = BY_OPERATION[opOf(given)]
    if (doing.action !== CARTOGRAPHER_ACTION) useUp(s, doing.action)
    doing.apply(s, seat, given, out)
  },
}

export const area: Task = { run: askTurnSeat, ask: askArea }
