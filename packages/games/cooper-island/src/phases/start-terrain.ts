import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { layLandscape } from '../actions/place-double.ts'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { askTurnSeat, finished, type Task, taskArg } from '../flow.ts'
import { TERRAIN_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { RESOURCE_OF } from '../rules/index.ts'
import { MARKER, player, SINGLES, type State, TASKS, TURN_SEAT } from '../state.ts'

/** The first landscape and its cube. Source: Preparação, step 10 (page 8). */

const START = event('start-terrain')

export function layStart(s: State, seat: Seat, terrain: number, out: Story): void {
  s.c[player(seat) + SINGLES]++
  layLandscape(s, seat, s.rules.land.start, 1, terrain, RESOURCE_OF[terrain])
  out.tell(START, seat, terrain)
}

/** By choice: openly, the last in turn order first. The task's number says how many still have to choose. */
export const startTerrain: Task = {
  run(s) {
    const left = taskArg(s)
    if (left === 0) return finished(s)
    s.c[TURN_SEAT] = (s.c[MARKER] + left - 1) % s.rules.players
    return askTurnSeat(s)
  },
  ask: {
    question: question('start-terrain'),
    legal(_s: State, _seat: Seat, list: AnswerList): void {
      for (let terrain = 0; terrain < TERRAIN_COUNT; terrain++) list.add(answer(OP.START, terrain))
    },
    why: (_s: State, _seat: Seat, given: Answer): ReasonCode => (opOf(given) === OP.START ? 0 : OTHER_QUESTION),
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      s.c[TASKS.top(s.c) + 1]--
      layStart(s, seat, argOf(given), out)
    },
  },
}
