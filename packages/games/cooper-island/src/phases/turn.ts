import type { ReasonCode, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { WORK_AT } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { AREA, type Area, WORKER, type Worker } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { ordersOf } from '../state.ts'
import { area, beginArea } from './area.ts'

const { table, seats: player, tasks } = box

/** A turn of the work phase: one worker to a work space. Source: Fase de trabalho (page 13). */

const WORKER_PLACED = event('worker-placed')
const NO_WORKER = reason('no-worker-available')
const OWN_WORKER = reason('own-worker-there')

export function beginTurn(s: State, seat: Seat): void {
  table.turnSeat.set(s, seat)
  player.cartographerUsed.set(s, seat, false)
  tasks.turn.push(s)
}

/* Work spaces */

/** Whose worker is on top: a seat, `NEUTRAL`, or none. */
export function topOf(s: State, area: Area, worker: Worker): Maybe<Seat> {
  const many = table.work.size(s, area, worker)
  return many === 0 ? NONE : table.work(s, area, worker, many - 1)
}

export const stands = (s: State, area: Area, worker: Worker, who: Seat): boolean =>
  table.work.indexOf(s, area, worker, who) >= 0

/** A seat's workers on work spaces and royal orders. */
export const workersOut = (s: State, seat: Seat, worker: Worker): number =>
  AREA.all.filter((area) => stands(s, area, worker, seat)).length +
  ordersOf(s, seat).filter((order) => table.order.worker(s, order) === worker).length

function whyWork(s: State, seat: Seat, area: Area, worker: Worker): ReasonCode {
  if (player.workers(s, seat, worker) === 0) return NO_WORKER
  return stands(s, area, worker, seat) ? OWN_WORKER : 0
}

/** Whether a seat has a worker of a kind and a work space for it. */
export const canWork = (s: State, seat: Seat, worker: Worker): boolean =>
  AREA.all.some((area) => whyWork(s, seat, area, worker) === 0)

const askTurn: Ask = {
  question: question('turn'),
  free: true,
  legal(s, seat, list) {
    for (let worker = WORKER.first; worker < WORKER.size; worker++) {
      for (let area = AREA.first; area < AREA.size; area++)
        if (whyWork(s, seat, area, worker) === 0) list.add(WORK_AT.of(area, worker))
    }
  },
  why: (s, seat, given) =>
    WORK_AT.is(given) ? whyWork(s, seat, WORK_AT.first(given), WORK_AT.second(given)) : OTHER_QUESTION,
  apply(s, seat, given, out) {
    const [area, worker] = [WORK_AT.first(given), WORK_AT.second(given)]
    const below = topOf(s, area, worker)
    tasks.pop(s)
    player.workers.add(s, seat, worker, -1)
    table.work.push(s, area, worker, seat)
    out.tell(WORKER_PLACED, seat, area, worker)
    beginArea(s, area, worker, below === NONE)
    if (below !== NONE) tasks.fee.push(s, below, NONE)
  },
}

const turn: Task = { run: askTurnSeat, ask: askTurn }

export const work: Phase = { name: 'work', tasks: { turn, area } }
