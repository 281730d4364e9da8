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
      return push(s, TASK.GAIN, a)
    case STEP.GAIN_MARKET:
      return allToMarket(s, seat, a, out)
    case STEP.CHOOSE:
      return push(s, TASK.CHOOSE, a, b)
    case STEP.CHOOSE_MARKET:
      return push(s, TASK.CHOOSE, a, b, 1)
    case STEP.DRAW:
      return draw(s, seat, a, out)
    case STEP.PLACE:
      return push(s, TASK.PLACE, a)
    case STEP.CARTOGRAPHER:
      return moveCartographer(s, seat, a, out)
    case STEP.HELM:
      return pushHelm(s, a)
    case STEP.REMOVE_RUIN:
      return push(s, TASK.RUIN)
    case STEP.COPY_BOAT:
      return push(s, TASK.BOAT_ACTIONS, 1)
    case STEP.RUIN_OR_STATUE:
      return push(s, TASK.RUIN_OR_STATUE)
    case STEP.LOAD_MERCHANT:
      return push(s, TASK.LOAD)
    case STEP.BUILD_BOAT:
      return push(s, TASK.BUILD_BOAT)
    case STEP.COINS_PER_BUILDING:
      return toMarket(s, seat, COIN, buildingsOnLand(s, seat), out)
    case STEP.FEED:
      return push(s, TASK.FEED, 1)
    case STEP.ISLAND_ACTIONS:
      return push(s, TASK.ISLAND_ACTIONS, a)
    case STEP.BOAT_ACTIONS:
      return push(s, TASK.BOAT_ACTIONS, a)
    case STEP.LID_ON_LAND:
      s.c[player(seat) + LIDS]--
      return pushPiece(s, LID_PIECE)
    case STEP.SCRAP_BOAT:
      return push(s, TASK.SCRAP)
    case STEP.MOVE_PIECE:
      return push(s, TASK.MOVE_PIECE)
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
