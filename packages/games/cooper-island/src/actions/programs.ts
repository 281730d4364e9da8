import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { finished, type Phase, type Task } from '../flow.ts'
import { COIN, LID } from '../ids.ts'
import { buildingsOnLand } from '../land.ts'
import type { Step } from '../rules/programs.ts'
import { pushHelm } from '../sea/helm.ts'
import { allToMarket, toMarket } from '../storage.ts'
import { moveCartographer } from './cartography.ts'
import { draw } from './draw.ts'
import { pushChoice, pushGain } from './gains.ts'
import { pushPiece } from './waiting.ts'

const { table, seats: player, tasks } = box

/** Runs what an island, a boat, a diary, a crate space or a building card does, step by step. */

function runStep(s: State, seat: Seat, step: Step, out: Story): void {
  switch (step.op) {
    case 'gain':
      if (step.to === 'market') allToMarket(s, seat, step.items, out)
      else pushGain(s, step.items)
      break
    case 'choose':
      pushChoice(s, step.from, step.count, step.to === 'market')
      break
    case 'draw':
      draw(s, seat, step.count, out)
      break
    case 'place':
      tasks.placeDoubles.push(s, step.count)
      break
    case 'cartographer':
      moveCartographer(s, seat, step.steps, out)
      break
    case 'helm':
      pushHelm(s, step.points)
      break
    case 'remove-ruin':
      tasks.ruin.push(s)
      break
    case 'copy-boat':
      tasks.boatActions.push(s, 1, 0)
      break
    case 'ruin-or-statue':
      tasks.ruinOrStatue.push(s)
      break
    case 'load-merchant':
      tasks.load.push(s)
      break
    case 'build-boat':
      tasks.buildBoat.push(s)
      break
    case 'coins-per-building':
      toMarket(s, seat, COIN, buildingsOnLand(s, seat), out)
      break
    case 'feed':
      tasks.feed.push(s, true)
      break
    case 'island-actions':
      tasks.islandActions.push(s, step.count, 0)
      break
    case 'boat-actions':
      tasks.boatActions.push(s, step.count, 0)
      break
    case 'lid-on-land':
      player.lids.add(s, seat, -1)
      pushPiece(s, LID)
      break
    case 'scrap-boat':
      tasks.scrap.push(s)
      break
    case 'move-piece':
      tasks.movePiece.push(s)
  }
}

const program: Task = {
  run(s, out) {
    const { steps } = s.rules.programs.all[tasks.program.program(s)]
    const at = tasks.program.step(s)
    if (at === steps.length) return finished(s)
    tasks.program.step.add(s, 1)
    runStep(s, table.turnSeat(s), steps[at], out)
    return false
  },
}

export const programs: Phase = { name: 'what components do', tasks: { program } }
