import type { Seat, Story } from '@quayside/kernel'
import { START } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { resourceOf, TERRAIN, type Terrain } from '../ids.ts'
import { layLandscape } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'

const { table, seats: player, tasks } = box

/** The first landscape and its cube. Source: Preparação, step 10 (page 8). */

const START_TERRAIN = event('start-terrain')

export function layStart(s: State, seat: Seat, terrain: Terrain, out: Story): void {
  player.singles.add(s, seat, 1)
  layLandscape(s, seat, s.rules.land.start, 1, resourceOf(terrain))
  out.tell(START_TERRAIN, seat, terrain)
}

/** By choice: openly, the last in turn order first. */
const startTerrain: Task = {
  run(s) {
    const left = tasks.startTerrain.left(s)
    if (left === 0) return finished(s)
    table.turnSeat.set(s, (table.cooper(s) + left - 1) % s.rules.players)
    return askTurnSeat(s)
  },
  ask: {
    question: question('start-terrain'),
    legal(_s, _seat, list) {
      for (let terrain = TERRAIN.first; terrain < TERRAIN.size; terrain++) list.add(START.of(terrain))
    },
    why: (_s, _seat, given) => (START.is(given) ? 0 : OTHER_QUESTION),
    apply(s, seat, given, out) {
      tasks.startTerrain.left.add(s, -1)
      layStart(s, seat, START.first(given), out)
    },
  },
}

export const firstLandscapes: Phase = { name: 'first landscapes', tasks: { startTerrain } }
