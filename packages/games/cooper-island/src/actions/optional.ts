import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SKIP } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { BOATS, ISLANDS } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { State } from '../state.ts'
import { OPTIONAL } from './kinds.ts'
import { programOf, whyAction } from './possible.ts'

/** Actions of islands, boats and diaries: they may be done or left. */

const OPS = [OP.USE_ISLAND, OP.USE_BOAT, OP.USE_DIARY]

const NOT_PASSED = reason('not-that-action')
const USED = [event('island-used'), event('boat-used'), event('diary-used')]

const idOf = (s: State, kind: number, thing: number): string =>
  kind === OPTIONAL.ISLAND ? ISLANDS[thing] : kind === OPTIONAL.BOAT ? BOATS[thing] : s.rules.diaries[thing].id

export function useAction(s: State, seat: Seat, kind: number, thing: number, out: Story): void {
  out.tell(USED[kind], seat, thing)
  push(s, TASK.PROGRAM, programOf(s, kind, thing))
}

const askOptional: Ask = {
  question: question('optional-action'),
  free: true,
  facts: (s) => ({ action: idOf(s, taskArg(s), taskSecondArg(s)) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const [kind, thing] = [taskArg(s), taskSecondArg(s)]
    if (whyAction(s, seat, kind, thing) === 0) list.add(answer(OPS[kind], thing))
    list.add(SKIP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP) return 0
    const [kind, thing] = [taskArg(s), taskSecondArg(s)]
    if (!OPS.includes(opOf(given) as never)) return OTHER_QUESTION
    if (opOf(given) !== OPS[kind] || argOf(given) !== thing) return NOT_PASSED
    return whyAction(s, seat, kind, thing)
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const [kind, thing] = [taskArg(s), taskSecondArg(s)]
    pop(s)
    if (given !== SKIP) useAction(s, seat, kind, thing, out)
  },
}

export const optional: Task = { run: askTurnSeat, ask: askOptional }

/** Two islands passed in one step: their actions in any order. */
export const twoIslands: Task = {
  run: askTurnSeat,
  ask: {
    question: question('two-islands'),
    free: true,
    facts: (s) => ({ first: ISLANDS[taskArg(s)], second: ISLANDS[taskSecondArg(s)] }),
    legal(s: State, seat: Seat, list: AnswerList): void {
      const [first, second] = [taskArg(s), taskSecondArg(s)]
      if (whyAction(s, seat, OPTIONAL.ISLAND, first) === 0) list.add(answer(OP.USE_ISLAND, first))
      if (second !== first && whyAction(s, seat, OPTIONAL.ISLAND, second) === 0) list.add(answer(OP.USE_ISLAND, second))
      list.add(SKIP)
    },
    why(s: State, seat: Seat, given: Answer): ReasonCode {
      if (given === SKIP) return 0
      if (opOf(given) !== OP.USE_ISLAND) return OTHER_QUESTION
      if (argOf(given) !== taskArg(s) && argOf(given) !== taskSecondArg(s)) return NOT_PASSED
      return whyAction(s, seat, OPTIONAL.ISLAND, argOf(given))
    },
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      const [first, second] = [taskArg(s), taskSecondArg(s)]
      pop(s)
      if (given === SKIP) return
      push(s, TASK.OPTIONAL, OPTIONAL.ISLAND, argOf(given) === first ? second : first)
      useAction(s, seat, OPTIONAL.ISLAND, argOf(given), out)
    },
  },
}
