import type { Seat, Story } from '@quayside/kernel'
import { event } from '../events.ts'
import { finished, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { COIN } from '../ids.ts'
import { buildingsOnLand, LID_PIECE } from '../land.ts'
import { STEP, type Step } from '../rules/programs.ts'
import { pushHelm } from '../sea/helm.ts'
import { CART, LIDS, player, type State, TASKS, TURN_SEAT } from '../state.ts'
import { allToMarket, toMarket } from '../storage.ts'
import { draw } from './draw.ts'
import { pushPiece } from './waiting.ts'

/** Runs what an action does, step by step. */

const CARTOGRAPHED = event('cartographer-moved')

export function moveCartographer(s: State, seat: Seat, steps: number, out: Story): void {
  const at = player(seat) + CART
  const moved = Math.min(steps, s.rules.cartographer.max - s.c[at])
  s.c[at] += moved
  if (moved > 0) out.tell(CARTOGRAPHED, seat, moved, s.c[at])
}

function runStep(s: State, seat: Seat, { op, a, b }: Step, out: Story): void {
  switch (op) {
    case STEP.GAIN:
      push(s, TASK.GAIN, a)
      break
    case STEP.GAIN_MARKET:
      allToMarket(s, seat, a, out)
      break
    case STEP.CHOOSE:
      push(s, TASK.CHOOSE, a, b)
      break
    case STEP.CHOOSE_MARKET:
      push(s, TASK.CHOOSE, a, b, 1)
      break
    case STEP.DRAW:
      draw(s, seat, a, out)
      break
    case STEP.PLACE:
      push(s, TASK.PLACE, a)
      break
    case STEP.CARTOGRAPHER:
      moveCartographer(s, seat, a, out)
      break
    case STEP.HELM:
      pushHelm(s, a)
      break
    case STEP.REMOVE_RUIN:
      push(s, TASK.RUIN)
      break
    case STEP.COPY_BOAT:
      push(s, TASK.BOAT_ACTIONS, 1)
      break
    case STEP.RUIN_OR_STATUE:
      push(s, TASK.RUIN_OR_STATUE)
      break
    case STEP.LOAD_MERCHANT:
      push(s, TASK.LOAD)
      break
    case STEP.BUILD_BOAT:
      push(s, TASK.BUILD_BOAT)
      break
    case STEP.COINS_PER_BUILDING:
      toMarket(s, seat, COIN, buildingsOnLand(s, seat), out)
      break
    case STEP.FEED:
      push(s, TASK.FEED, 1)
      break
    case STEP.ISLAND_ACTIONS:
      push(s, TASK.ISLAND_ACTIONS, a)
      break
    case STEP.BOAT_ACTIONS:
      push(s, TASK.BOAT_ACTIONS, a)
      break
    case STEP.LID_ON_LAND:
      s.c[player(seat) + LIDS]--
      pushPiece(s, LID_PIECE)
      break
    case STEP.SCRAP_BOAT:
      push(s, TASK.SCRAP)
      break
    case STEP.MOVE_PIECE:
      push(s, TASK.MOVE_PIECE)
  }
}

export const program: Task = {
  run(s, out) {
    const { c } = s
    const steps = s.rules.programs.all[taskArg(s)]
    const at = taskSecondArg(s)
    if (at === steps.length) return finished(s)
    c[TASKS.top(c) + 2]++
    runStep(s, c[TURN_SEAT], steps[at], out)
    return false
  },
}
