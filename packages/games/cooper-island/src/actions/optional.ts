import type { Seat, Story } from '@quayside/kernel'
import { SKIP, USE_BOAT, USE_DIARY, USE_ISLAND } from '../answers.ts'
import { box, type State } from '../box.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { ISLANDS, type Program } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { whyIslandAction, whyProgram } from './possible.ts'

const { tasks } = box

/** Actions of islands, boats and diaries: they may be done or left. */

const NOT_PASSED = reason('not-that-action')

export function useAction(s: State, seat: Seat, program: Program, out: Story): void {
  const { used, thing } = s.rules.programs.all[program]
  out.tell(used, seat, thing)
  tasks.program.push(s, program, 0)
}

const askOptional: Ask = {
  question: question('optional-action'),
  free: true,
  facts: (s) => ({ action: s.rules.programs.all[tasks.optional.program(s)].id }),
  legal(s, seat, list) {
    const program = tasks.optional.program(s)
    if (whyProgram(s, seat, program) === 0) list.add(s.rules.programs.all[program].use)
    list.add(SKIP)
  },
  why(s, seat, given) {
    if (given === SKIP) return 0
    if (!USE_ISLAND.is(given) && !USE_BOAT.is(given) && !USE_DIARY.is(given)) return OTHER_QUESTION
    const program = tasks.optional.program(s)
    return s.rules.programs.all[program].use === given ? whyProgram(s, seat, program) : NOT_PASSED
  },
  apply(s, seat, given, out) {
    const program = tasks.optional.program(s)
    tasks.pop(s)
    if (given !== SKIP) useAction(s, seat, program, out)
  },
}

const optional: Task = { run: askTurnSeat, ask: askOptional }

/** Two islands passed in one step: their actions in any order. */
const twoIslands: Task = {
  run: askTurnSeat,
  ask: {
    question: question('two-islands'),
    free: true,
    facts: (s) => ({ first: ISLANDS[tasks.twoIslands.first(s)], second: ISLANDS[tasks.twoIslands.second(s)] }),
    legal(s, seat, list) {
      const [first, second] = [tasks.twoIslands.first(s), tasks.twoIslands.second(s)]
      if (whyIslandAction(s, seat, first) === 0) list.add(USE_ISLAND.of(first))
      if (second !== first && whyIslandAction(s, seat, second) === 0) list.add(USE_ISLAND.of(second))
      list.add(SKIP)
    },
    why(s, seat, given) {
      if (given === SKIP) return 0
      if (!USE_ISLAND.is(given)) return OTHER_QUESTION
      const island = USE_ISLAND.first(given)
      if (island !== tasks.twoIslands.first(s) && island !== tasks.twoIslands.second(s)) return NOT_PASSED
      return whyIslandAction(s, seat, island)
    },
    apply(s, seat, given, out) {
      const [first, second] = [tasks.twoIslands.first(s), tasks.twoIslands.second(s)]
      tasks.pop(s)
      if (given === SKIP) return
      const { island: programs } = s.rules.programs
      const used = USE_ISLAND.first(given)
      tasks.optional.push(s, programs[used === first ? second : first])
      useAction(s, seat, programs[used], out)
    },
  },
}

export const optionalActions: Phase = { name: 'optional actions', tasks: { optional, twoIslands } }
