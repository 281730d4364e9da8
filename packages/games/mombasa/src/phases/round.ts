import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { finished, type Phase, type Task } from '../flow.ts'
import { ACTIONS_STAGE, PLAN_STAGE, PREPARE_STAGE } from '../ids.ts'
import { FIRST_ROUND, ROUNDS } from '../sizes.ts'
import { prepare, tellRound } from './preparation.ts'
import { refreshBonuses } from './track-moves.ts'

const { table, seats: player, tasks } = box

/** A round: planning, actions, preparation. Seven of them. Source: Andamento do Jogo (page 4). */

const GAME_OVER = event('game-over')

const round: Task = {
  run(s, out) {
    const { stage } = tasks.round
    switch (stage(s)) {
      case PLAN_STAGE:
        // Others are told of by their preparation; what comes before this one is the set-up.
        if (table.round(s) === FIRST_ROUND) tellRound(s, out)
        stage.set(s, ACTIONS_STAGE)
        tasks.plan.push(s)
        return false
      case ACTIONS_STAGE:
        stage.set(s, PREPARE_STAGE)
        tasks.turns.push(s, table.roundFirst(s))
        return false
      default:
        clearRound(s)
        if (table.round(s) === ROUNDS) {
          out.tell(GAME_OVER)
          return finished(s)
        }
        stage.set(s, PLAN_STAGE)
        prepare(s, out)
        return false
    }
  },
}

function clearRound(s: State): void {
  for (let seat = 0; seat < s.rules.players; seat++) {
    player.ended.set(s, seat, false)
    player.turns.set(s, seat, 0)
    player.totalSpent.set(s, seat, false)
  }
  table.turnSeat.set(s, 0)
}

/** Turns go clockwise and pass over players who have ended their phase. */
const turns: Task = {
  run(s) {
    const { players } = s.rules
    const from = tasks.turns.next(s)
    for (let i = 0; i < players; i++) {
      const seat = (from + i) % players
      if (player.ended(s, seat)) continue
      tasks.turns.next.set(s, (seat + 1) % players)
      beginTurn(s, seat)
      return false
    }
    return finished(s)
  },
}

/** Bonuses come into force at the start of their owner's turn. */
export function beginTurn(s: State, seat: Seat): void {
  table.turnSeat.set(s, seat)
  refreshBonuses(s, seat)
  tasks.turnEnd.push(s)
  tasks.turn.push(s)
}

/** Books taken in the turn are placed before it ends. */
const turnEnd: Task = {
  run(s) {
    if (table.held.size(s) > 0) {
      tasks.placeBooks.push(s)
      return false
    }
    player.turns.add(s, table.turnSeat(s), 1)
    return finished(s)
  },
}

export const rounds: Phase = { name: 'rounds and turns', tasks: { round, turns, turnEnd } }
