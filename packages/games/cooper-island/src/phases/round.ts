import type { Seat, Story } from '@quayside/kernel'
import { ROUNDS } from '../box.ts'
import { event } from '../events.ts'
import { finished, PHASE, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { AREA_COUNT, ORDINARY, SPECIAL, WORKERS } from '../ids.ts'
import {
  cooperCleansUp,
  cooperEarns,
  cooperTurn,
  hasCooperWorker,
  placeNeutrals,
  sendCooperHome,
} from '../solo/cooper.ts'
import {
  AVAILABLE,
  CART_USED,
  FINISHED,
  MARKER,
  MASTER_STANDS,
  NEUTRAL,
  PHASE_NOW,
  player,
  ROUND,
  type State,
  TASKS,
  WORK_SPACE,
} from '../state.ts'
import { beginWindow, STEP } from './clean-up.ts'
import { beginIncome } from './income.ts'
import { beginTurn, spaceAt } from './turn.ts'

/** The course of a round. Sources: Fluxo do jogo (page 9), Fase de limpeza (page 23). */

const ROUND_BEGAN = event('round-began')
const CLEAN_UP_BEGAN = event('clean-up-began')
const WORKERS_HOME = event('workers-home')
const MASTER_MOVED = event('harbour-master-moved')
const GAME_OVER = event('game-over')

/** Stages of a round: income, work, the steps of the clean-up, and after the last round a window before scoring. */
export const STAGE = { INCOME: 0, WORK: 1, CLEAN_UP: 2, HOME: 6, MASTER: 8, BEFORE_SCORING: 9 } as const

/** The first number of the task is the stage; the second counts seats, or says whose turn of work it is next. */
function toStage(s: State, stage: number, next = 0): void {
  const top = TASKS.top(s.c)
  s.c[top + 1] = stage
  s.c[top + 2] = next
}

export function beginRound(s: State, round: number, out: Story): void {
  s.c[ROUND] = round
  s.c[MASTER_STANDS] = 1
  s.c[PHASE_NOW] = PHASE.INCOME
  out.tell(ROUND_BEGAN, round, s.c[MARKER])
  if (s.rules.solo) cooperEarns(s, out)
}

/** Players in the order they act, from the holder of the Cooper marker. In solo games there is only one. */
const seatInOrder = (s: State, i: number): Seat => (s.rules.solo ? 0 : (s.c[MARKER] + i) % s.rules.players)

export const round: Task = {
  run(s, out) {
    const stage = taskArg(s)
    if (stage === STAGE.INCOME) incomeStage(s, out)
    else if (stage === STAGE.WORK) workStage(s, out)
    else if (stage === STAGE.HOME) homeStage(s, out)
    else if (stage === STAGE.MASTER) masterStage(s, out)
    else if (stage === STAGE.BEFORE_SCORING) return scoringStage(s, out)
    else cleanUpStage(s, out)
    return false
  },
}

function incomeStage(s: State, out: Story): void {
  const i = taskSecondArg(s)
  if (i === s.rules.players) {
    s.c[PHASE_NOW] = PHASE.WORK
    if (s.rules.solo) placeNeutrals(s, out)
    toStage(s, STAGE.WORK, s.c[MARKER])
    return
  }
  toStage(s, STAGE.INCOME, i + 1)
  beginIncome(s, seatInOrder(s, i))
}

/* Work: seats in turn, in solo games Cooper too */

const hasWorker = (s: State, seat: Seat): boolean =>
  seat < s.rules.players
    ? s.c[player(seat) + AVAILABLE + ORDINARY] + s.c[player(seat) + AVAILABLE + SPECIAL] > 0
    : hasCooperWorker(s)

function workStage(s: State, out: Story): void {
  const seats = s.rules.players + (s.rules.solo ? 1 : 0)
  const next = taskSecondArg(s)
  for (let i = 0; i < seats; i++) {
    const seat = (next + i) % seats
    if (!hasWorker(s, seat)) continue
    toStage(s, STAGE.WORK, (seat + 1) % seats)
    if (seat < s.rules.players) beginTurn(s, seat)
    else cooperTurn(s, out)
    return
  }
  beginCleanUp(s, out)
}

/* Clean-up: every player does a step before the next step begins */

function beginCleanUp(s: State, out: Story): void {
  s.c[PHASE_NOW] = PHASE.CLEAN_UP
  for (let seat = 0; seat < s.rules.players; seat++) s.c[player(seat) + CART_USED] = 0
  out.tell(CLEAN_UP_BEGAN, s.c[ROUND])
  toStage(s, STAGE.CLEAN_UP)
}

/** Stages and steps count alike: feeding is the first of both. */
const stepOf = (stage: number): number => stage - STAGE.CLEAN_UP + STEP.FEED

function cleanUpStage(s: State, out: Story): void {
  const [stage, i] = [taskArg(s), taskSecondArg(s)]
  if (i === s.rules.players) {
    toStage(s, stage + 1)
    return
  }
  toStage(s, stage, i + 1)
  beginWindow(s, seatInOrder(s, i), stepOf(stage), out)
}

function homeStage(s: State, out: Story): void {
  if (s.rules.solo && taskSecondArg(s) === 0) {
    toStage(s, STAGE.HOME, 1)
    cooperCleansUp(s, out)
    return
  }
  const { c } = s
  for (let area = 0; area < AREA_COUNT; area++) {
    for (let worker = 0; worker < WORKERS.length; worker++) {
      for (let stack = c[spaceAt(area, worker)]; stack > 0; stack >>= 3) sendHome(s, stack & 7, worker)
    }
  }
  c.fill(0, WORK_SPACE, WORK_SPACE + AREA_COUNT * WORKERS.length)
  out.tell(WORKERS_HOME)
  if (s.rules.solo) sendCooperHome(s, out)
  toStage(s, STAGE.HOME + 1)
}

function sendHome(s: State, code: number, worker: number): void {
  if (code !== NEUTRAL && code <= s.rules.players) s.c[player(code - 1) + AVAILABLE + worker]++
}

function masterStage(s: State, out: Story): void {
  const { c } = s
  if (c[ROUND] < ROUNDS) {
    out.tell(MASTER_MOVED, c[ROUND])
    for (let seat = 0; seat < s.rules.players; seat++) c[player(seat) + FINISHED] = 0
    beginRound(s, c[ROUND] + 1, out)
    toStage(s, STAGE.INCOME)
    return
  }
  c[PHASE_NOW] = PHASE.SCORING
  for (let seat = 0; seat < s.rules.players; seat++) c[player(seat) + FINISHED] = 0
  toStage(s, STAGE.BEFORE_SCORING)
}

/** One window for free actions before scoring; what the cartographer did in clean-up counts for it too. */
function scoringStage(s: State, out: Story): boolean {
  const i = taskSecondArg(s)
  if (i < s.rules.players) {
    toStage(s, STAGE.BEFORE_SCORING, i + 1)
    beginWindow(s, seatInOrder(s, i), STEP.SCORING, out)
    return false
  }
  out.tell(GAME_OVER)
  return finished(s)
}

export const pushRound = (s: State, stage: number = STAGE.INCOME, next = 0): void => push(s, TASK.ROUND, stage, next)
