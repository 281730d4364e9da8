import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SKIP } from '../answers.ts'
import { type Ask, askTurnSeat, finished, pop, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { type State, TASKS } from '../state.ts'
import { boatsFaceUp } from './docks.ts'
import { OPTIONAL } from './kinds.ts'
import { useAction } from './optional.ts'
import { islandsPlaced, usableBoats, usableIslands, whyAction } from './possible.ts'

/**
 * Doing the action of any island or boat on the table, whoever placed it: the symbols of areas C and E, two large building cards, and
 * the boat that copies. Boats must lie face up, and a copying boat is never what is copied.
 */

const NOT_ON_TABLE = reason('not-on-the-table')
const USED_ALREADY = reason('action-used')

export function whyUseIsland(s: State, seat: Seat, island: number, used: number): ReasonCode {
  if ((islandsPlaced(s) & (1 << island)) === 0) return NOT_ON_TABLE
  return used & (1 << island) ? USED_ALREADY : whyAction(s, seat, OPTIONAL.ISLAND, island)
}

export function whyUseBoat(s: State, seat: Seat, boat: number, used: number): ReasonCode {
  if ((boatsFaceUp(s) & (1 << boat)) === 0) return NOT_ON_TABLE
  return used & (1 << boat) ? USED_ALREADY : whyAction(s, seat, OPTIONAL.BOAT, boat)
}

export function addMask(op: number, mask: number, list: AnswerList): void {
  for (let thing = 0; mask >> thing > 0; thing++) if (mask & (1 << thing)) list.add(answer(op, thing))
}

/** A number of different actions one after another; the second number of the task has those used, a bit each. */
function actionsOf(kind: number): Task {
  const op = kind === OPTIONAL.ISLAND ? OP.USE_ISLAND : OP.USE_BOAT
  const usableNow = kind === OPTIONAL.ISLAND ? usableIslands : usableBoats
  const why = kind === OPTIONAL.ISLAND ? whyUseIsland : whyUseBoat
  const ask: Ask = {
    question: question(kind === OPTIONAL.ISLAND ? 'island-actions' : 'boat-actions'),
    free: true,
    facts: (s) => ({ count: taskArg(s) }),
    legal(s: State, seat: Seat, list: AnswerList): void {
      addMask(op, usableNow(s, seat, taskSecondArg(s)), list)
      list.add(SKIP)
    },
    why(s: State, seat: Seat, given: Answer): ReasonCode {
      if (given === SKIP) return 0
      return opOf(given) === op ? why(s, seat, argOf(given), taskSecondArg(s)) : OTHER_QUESTION
    },
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      if (given === SKIP) {
        pop(s)
        return
      }
      const top = TASKS.top(s.c)
      s.c[top + 1]--
      s.c[top + 2] |= 1 << argOf(given)
      useAction(s, seat, kind, argOf(given), out)
    },
  }
  return { run: (s) => (taskArg(s) === 0 ? finished(s) : askTurnSeat(s)), ask }
}

export const islandActions = actionsOf(OPTIONAL.ISLAND)
export const boatActions = actionsOf(OPTIONAL.BOAT)
