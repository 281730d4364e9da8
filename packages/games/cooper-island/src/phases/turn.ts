import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task } from '../flow.ts'
import { AREA_COUNT, WORKERS } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { AVAILABLE, CART_USED, player, type State, TURN_SEAT, WORK_SPACE } from '../state.ts'
import { beginArea } from './area.ts'

/** A turn of the work phase: one worker to a work space. Source: Fase de trabalho (page 13). */

const WORKER_PLACED = event('worker-placed')
const NO_WORKER = reason('no-worker-available')
const OWN_WORKER = reason('own-worker-there')

export function beginTurn(s: State, seat: Seat): void {
  s.c[TURN_SEAT] = seat
  s.c[player(seat) + CART_USED] = 0
  push(s, TASK.TURN)
}

/* Work spaces: workers from the bottom, three bits each */

export const spaceAt = (area: number, worker: number): number => WORK_SPACE + area * WORKERS.length + worker

/** Whose worker is on top: seat plus 1, `NEUTRAL`, or 0. */
export const topOf = (s: State, area: number, worker: number): number => s.c[spaceAt(area, worker)] & 7

export function stands(s: State, area: number, worker: number, code: number): boolean {
  for (let stack = s.c[spaceAt(area, worker)]; stack > 0; stack >>= 3) if ((stack & 7) === code) return true
  return false
}

export function putWorker(s: State, area: number, worker: number, code: number): void {
  const at = spaceAt(area, worker)
  s.c[at] = (s.c[at] << 3) | code
}

function whyWork(s: State, seat: Seat, area: number, worker: number): ReasonCode {
  if (s.c[player(seat) + AVAILABLE + worker] === 0) return NO_WORKER
  return stands(s, area, worker, seat + 1) ? OWN_WORKER : 0
}

const askTurn: Ask = {
  question: question('turn'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let worker = 0; worker < WORKERS.length; worker++) {
      if (s.c[player(seat) + AVAILABLE + worker] === 0) continue
      for (let area = 0; area < AREA_COUNT; area++) {
        if (!stands(s, area, worker, seat + 1)) list.add(answer(OP.WORK, area, worker))
      }
    }
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.WORK ? whyWork(s, seat, argOf(given), secondArgOf(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const [area, worker] = [argOf(given), secondArgOf(given)]
    const below = topOf(s, area, worker)
    pop(s)
    s.c[player(seat) + AVAILABLE + worker]--
    putWorker(s, area, worker, seat + 1)
    out.tell(WORKER_PLACED, seat, area, worker)
    beginArea(s, area, worker, below === 0)
    if (below > 0) push(s, TASK.FEE, below)
  },
}

export const turn: Task = { run: askTurnSeat, ask: askTurn }
