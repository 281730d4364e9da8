import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { finished, type Phase, type Task } from '../flow.ts'
import {
  AREA,
  CLEAN_UP,
  INCOME,
  MERCHANT,
  ORDINARY,
  SCORING,
  SPECIAL,
  STAGE,
  type Stage,
  WORK,
  WORKER,
} from '../ids.ts'
import { FIRST_ROUND, ROUNDS } from '../sizes.ts'
import {
  cooperCleansUp,
  cooperEarns,
  cooperTurn,
  hasCooperWorker,
  placeNeutrals,
  sendCooperHome,
} from '../solo/cooper.ts'
import { seatInOrder } from '../state.ts'
import { beginWindow } from './clean-up.ts'
import { beginIncome } from './income.ts'
import { beginTurn } from './turn.ts'

const { table, seats: player, tasks } = box

/** The course of a round. Sources: Fluxo do jogo (page 9), Fase de limpeza (page 23). */

const ROUND_BEGAN = event('round-began')
const CLEAN_UP_BEGAN = event('clean-up-began')
const WORKERS_HOME = event('workers-home')
const MASTER_MOVED = event('harbour-master-moved')
const GAME_OVER = event('game-over')

const INCOME_STAGE = STAGE.of('income')
const WORK_STAGE = STAGE.of('work')
const FIRST_OF_CLEAN_UP = STAGE.of('feed')
const HOME = STAGE.of('home')
const MASTER = STAGE.of('master')
const BEFORE_SCORING = STAGE.of('scoring')

function toStage(s: State, stage: Stage, next = 0): void {
  tasks.round.stage.set(s, stage)
  tasks.round.next.set(s, next)
}

const stageAfter = (stage: Stage): Stage => STAGE.all[stage + 1]

/** The first round is told of only when the set-up is done. */
export function beginRound(s: State, round: number, out: Story): void {
  table.round.set(s, round)
  table.masterStands.set(s, true)
  table.phase.set(s, INCOME)
  if (round > FIRST_ROUND) tellRound(s, out)
  if (s.rules.solo) cooperEarns(s, out)
}

const tellRound = (s: State, out: Story): void => out.tell(ROUND_BEGAN, table.round(s), table.cooper(s))

const STAGES: { readonly [stage: number]: (s: State, out: Story) => void } = {
  [INCOME_STAGE]: incomeStage,
  [WORK_STAGE]: workStage,
  [HOME]: homeStage,
  [MASTER]: masterStage,
  [BEFORE_SCORING]: scoringStage,
}

const round: Task = {
  run(s, out) {
    const stage = STAGES[tasks.round.stage(s)] ?? cleanUpStage
    stage(s, out)
    return false
  },
}

/** The next seat in order does its part of a stage; true when all have. */
function eachInOrder(s: State, does: (seat: Seat) => void): boolean {
  const place = tasks.round.next(s)
  if (place === s.rules.players) return true
  tasks.round.next.add(s, 1)
  does(seatInOrder(s, place))
  return false
}

function incomeStage(s: State, out: Story): void {
  if (table.round(s) === FIRST_ROUND && tasks.round.next(s) === 0) tellRound(s, out)
  if (!eachInOrder(s, (seat) => beginIncome(s, seat))) return
  table.phase.set(s, WORK)
  if (s.rules.solo) placeNeutrals(s, out)
  toStage(s, WORK_STAGE, table.cooper(s))
}

/* Work: seats in turn, in solo games Cooper too */

const hasWorker = (s: State, seat: Seat): boolean =>
  seat < s.rules.players ? player.workers(s, seat, ORDINARY) + player.workers(s, seat, SPECIAL) > 0 : hasCooperWorker(s)

function workStage(s: State, out: Story): void {
  const { seats, players } = s.rules
  const next = tasks.round.next(s)
  for (let i = 0; i < seats; i++) {
    const seat = (next + i) % seats
    if (!hasWorker(s, seat)) continue
    toStage(s, WORK_STAGE, (seat + 1) % seats)
    if (seat < players) beginTurn(s, seat)
    else cooperTurn(s, out)
    return
  }
  beginCleanUp(s, out)
}

/* Clean-up: every player does a step before the next step begins */

function beginCleanUp(s: State, out: Story): void {
  table.phase.set(s, CLEAN_UP)
  for (let seat = 0; seat < s.rules.players; seat++) player.cartographerUsed.set(s, seat, false)
  out.tell(CLEAN_UP_BEGAN, table.round(s))
  toStage(s, FIRST_OF_CLEAN_UP)
}

function cleanUpStage(s: State, out: Story): void {
  const stage = tasks.round.stage(s)
  if (eachInOrder(s, (seat) => beginWindow(s, seat, stage, out))) toStage(s, stageAfter(stage))
}

function homeStage(s: State, out: Story): void {
  if (s.rules.solo && tasks.round.next(s) === 0) {
    toStage(s, HOME, 1)
    cooperCleansUp(s, out)
    return
  }
  sendWorkersHome(s)
  out.tell(WORKERS_HOME)
  if (s.rules.solo) sendCooperHome(s, out)
  toStage(s, stageAfter(HOME))
}

/** Neutral workers and Cooper's go to the supply. */
function sendWorkersHome(s: State): void {
  for (let area = AREA.first; area < AREA.size; area++) {
    for (let worker = WORKER.first; worker < WORKER.size; worker++) {
      while (table.work.size(s, area, worker) > 0) {
        const who = table.work.pop(s, area, worker)
        if (who < s.rules.players) player.workers.add(s, who, worker, 1)
      }
    }
  }
}

function masterStage(s: State, out: Story): void {
  const round = table.round(s)
  for (let seat = 0; seat < s.rules.players; seat++) {
    player.finished.set(s, seat, false)
    player.reopened.set(s, seat, false)
  }
  if (round === ROUNDS) {
    table.phase.set(s, SCORING)
    toStage(s, BEFORE_SCORING)
    return
  }
  out.tell(MASTER_MOVED, MERCHANT.all[round])
  beginRound(s, round + 1, out)
  toStage(s, INCOME_STAGE)
}

/** One window for free actions before scoring; what the cartographer did in clean-up counts for it too. */
function scoringStage(s: State, out: Story): void {
  if (!eachInOrder(s, (seat) => beginWindow(s, seat, BEFORE_SCORING, out))) return
  out.tell(GAME_OVER)
  finished(s)
}

/** `next`: how many seats have had their part, or who places the next worker. */
export const pushRound = (s: State, phase: 'income' | 'work' = 'income', next = 0): void =>
  tasks.round.push(s, STAGE.of(phase), next)

export const rounds: Phase = { name: 'rounds', tasks: { round } }
