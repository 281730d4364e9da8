import { ROUNDS } from '../box.ts'
import { event } from '../events.ts'
import { finished, TASK, type Task, taskArg } from '../flow.ts'
import {
  ENDED,
  HELD_COUNT,
  player,
  ROUND,
  ROUND_FIRST,
  type State,
  TASKS,
  TOTAL_SPENT,
  TURN_SEAT,
  TURNS,
} from '../state.ts'
import { prepare } from './preparation.ts'
import { refreshBonuses } from './track-moves.ts'

/** A round: planning, actions, preparation. Seven of them. Source: Andamento do Jogo (page 4). */

const GAME_OVER = event('game-over')

/** What the round's task does next: its first number. */
export const STAGE = { PLAN: 0, ACTIONS: 1, PREPARE: 2 } as const

export const round: Task = {
  run(s, out) {
    const { c } = s
    const stage = taskArg(s)
    if (stage === STAGE.PREPARE) {
      clearRound(s)
      if (c[ROUND] === ROUNDS) {
        out.tell(GAME_OVER)
        return finished(s)
      }
      c[TASKS.top(c) + 1] = STAGE.PLAN
      prepare(s, out)
      return false
    }
    c[TASKS.top(c) + 1]++
    if (stage === STAGE.PLAN) TASKS.push(c, TASK.PLAN)
    else TASKS.push(c, TASK.TURNS, c[ROUND_FIRST])
    return false
  },
}

function clearRound(s: State): void {
  const { c } = s
  for (let seat = 0; seat < s.rules.players; seat++) {
    const p = player(s, seat)
    c[p + ENDED] = 0
    c[p + TURNS] = 0
    c[p + TOTAL_SPENT] = 0
  }
  c[TURN_SEAT] = 0
}

/** Turns go clockwise and pass over players who have ended their phase. The task's number is the seat that is next. */
export const turns: Task = {
  run(s) {
    const { c, rules } = s
    for (let i = 0; i < rules.players; i++) {
      const seat = (taskArg(s) + i) % rules.players
      if (c[player(s, seat) + ENDED]) continue
      c[TASKS.top(c) + 1] = (seat + 1) % rules.players
      beginTurn(s, seat)
      return false
    }
    return finished(s)
  },
}

/** Bonuses come into force at the start of their owner's turn. */
export function beginTurn(s: State, seat: number): void {
  s.c[TURN_SEAT] = seat
  refreshBonuses(s, seat)
  TASKS.push(s.c, TASK.TURN_END)
  TASKS.push(s.c, TASK.TURN)
}

/** Books taken in the turn are placed before it ends. */
export const turnEnd: Task = {
  run(s) {
    const { c } = s
    if (c[HELD_COUNT] > 0) {
      TASKS.push(c, TASK.PLACE_BOOKS)
      return false
    }
    c[player(s, c[TURN_SEAT]) + TURNS]++
    return finished(s)
  },
}
