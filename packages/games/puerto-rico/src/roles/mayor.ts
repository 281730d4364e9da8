import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { CIRCLES } from '../data/catalogue.ts'
import { BY_WORKERS, event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { TILE_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  BUILDINGS_OWNED,
  CHOOSER,
  CITY,
  FIELDS,
  FIELDS_USED,
  OCCUPIED,
  player,
  SPARE,
  STAFF,
  type State,
  seatFromChooser,
  TASKS,
  TILES_OWNED,
  TILES_WORKED,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from '../state.ts'
import { manTile, privilegeOf, triggerEnd } from '../supply.ts'
import { workerQuestion } from './worker-question.ts'

/**
 * Mayor: the mayor may take a worker from the supply; the ship's workers go round one by one; then each player in turn lifts all workers and
 * places them again, leaving none idle while a circle is free. Last, the ship is filled again.
 * Source: classic, Prefeito; 2020, Caposquadra; 1897, Recrutador. Placing in turn and filling every circle: our rulings.
 */

const PRIVILEGE_WORKER = event('privilege-worker')
const ARRIVED = event('workers-arrived')
const LIFTED = event('workers-lifted')
const ON_TILE = event('worker-on-tile')
const IN_BUILDING = event('worker-in-building')
const REFILLED = event('ship-refilled')

const NO_CIRCLE = reason('no-free-circle')

export function beginMayor(s: State): void {
  TASKS.push(s.c, TASK.MAYOR_TURN)
  TASKS.push(s.c, TASK.MAYOR_SHIP)
  TASKS.push(s.c, TASK.MAYOR_PRIVILEGE)
}

const askPrivilege = workerQuestion('mayor-privilege', (s, seat, taken, out) => {
  const { c } = s
  if (!taken) {
    TASKS.pop(c)
    return
  }
  c[TASKS.top(c) + 1]++
  c[WORKER_SUPPLY]--
  c[player(seat) + SPARE]++
  out.tell(PRIVILEGE_WORKER, seat)
})

/** One worker for each time the privilege counts, from the supply only. */
export const mayorPrivilege: Task = {
  run(s) {
    const seat = s.c[CHOOSER]
    return taskArg(s) < privilegeOf(s, seat) && s.c[WORKER_SUPPLY] > 0 ? askSeat(s, seat) : finished(s)
  },
  ask: askPrivilege,
}

/** The workers aboard go round one at a time, from the mayor. */
export const mayorShip: Task = {
  run(s, out) {
    const { c, rules } = s
    const aboard = c[WORKER_SHIP]
    c[WORKER_SHIP] = 0
    for (let turn = 0; turn < rules.players; turn++) {
      const count = Math.ceil((aboard - turn) / rules.players)
      if (count <= 0) break
      const seat = seatFromChooser(s, turn)
      c[player(seat) + SPARE] += count
      out.tell(ARRIVED, seat, count)
    }
    return finished(s)
  },
}

const askPlace: Ask = {
  question: question('mayor-place'),
  facts: (s, seat) => ({ left: s.c[player(seat) + SPARE] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { c } = s
    const p = player(seat)
    for (let tile = 0; tile < TILE_COUNT; tile++) {
      if (c[p + TILES_WORKED + tile] < c[p + TILES_OWNED + tile]) list.add(answer(OP.PLACE_ON_TILE, tile))
    }
    for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
      const building = c[p + CITY + i] - 1
      if (c[p + STAFF + building] <= CIRCLES[building]) list.add(answer(OP.PLACE_IN_BUILDING, building))
    }
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    const { c } = s
    const p = player(seat)
    const target = argOf(given)
    switch (opOf(given)) {
      case OP.PLACE_ON_TILE:
        return c[p + TILES_WORKED + target] < c[p + TILES_OWNED + target] ? 0 : NO_CIRCLE
      case OP.PLACE_IN_BUILDING: {
        const staff = c[p + STAFF + target]
        return staff > 0 && staff <= CIRCLES[target] ? 0 : NO_CIRCLE
      }
      default:
        return OTHER_QUESTION
    }
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    const p = player(seat)
    const target = argOf(given)
    c[p + SPARE]--
    if (opOf(given) === OP.PLACE_ON_TILE) {
      manTile(s, seat, freeTile(s, seat, target))
      out.tell(ON_TILE, seat, target)
    } else {
      c[p + STAFF + target]++
      out.tell(IN_BUILDING, seat, target)
    }
  },
}

function freeTile(s: State, seat: Seat, tile: number): number {
  const at = player(seat) + FIELDS
  let space = 0
  while (s.c[at + space] !== tile + 1) space++
  return space
}

/** The task's numbers: whose turn it is, counted from the mayor, and whether that player's workers are lifted. */
export const mayorTurn: Task = {
  run(s, out) {
    const { c, rules } = s
    const turn = taskArg(s)
    if (turn === rules.players) {
      refillShip(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    const top = TASKS.top(c)
    if (taskSecondArg(s) === 0) {
      liftWorkers(s, seat, out)
      c[top + 2] = 1
    }
    if (c[player(seat) + SPARE] > 0 && hasFreeCircle(s, seat)) return askSeat(s, seat)
    c[top + 1]++
    c[top + 2] = 0
    return false
  },
  ask: askPlace,
}

function liftWorkers(s: State, seat: Seat, out: Story): void {
  const { c } = s
  const p = player(seat)
  let lifted = 0
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    lifted += c[p + TILES_WORKED + tile]
    c[p + TILES_WORKED + tile] = 0
  }
  for (let space = 0; space < c[p + FIELDS_USED]; space++) c[p + FIELDS + space] &= OCCUPIED - 1
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
    const staff = p + STAFF + c[p + CITY + i] - 1
    lifted += c[staff] - 1
    c[staff] = 1
  }
  c[p + SPARE] += lifted
  if (lifted > 0) out.tell(LIFTED, seat, lifted)
}

function hasFreeCircle(s: State, seat: Seat): boolean {
  const { c } = s
  const p = player(seat)
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (c[p + TILES_WORKED + tile] < c[p + TILES_OWNED + tile]) return true
  }
  return freeCityCircles(s, seat) > 0
}

function freeCityCircles(s: State, seat: Seat): number {
  const { c } = s
  const p = player(seat)
  let free = 0
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
    const building = c[p + CITY + i] - 1
    free += CIRCLES[building] + 1 - c[p + STAFF + building]
  }
  return free
}

/** As many workers as there are free circles in all cities, at least one per player; too few in the supply bring the end. */
function refillShip(s: State, out: Story): void {
  const { c, rules } = s
  let wanted = 0
  for (let seat = 0; seat < rules.players; seat++) wanted += freeCityCircles(s, seat)
  wanted = Math.max(wanted, rules.players)
  const boarded = Math.min(wanted, c[WORKER_SUPPLY])
  c[WORKER_SUPPLY] -= boarded
  c[WORKER_SHIP] += boarded
  out.tell(REFILLED, boarded, wanted - boarded)
  if (boarded < wanted) triggerEnd(s, BY_WORKERS, out)
}
