import { type Game, Match, type Options } from '@quayside/kernel'
import { checkGame } from '@quayside/kernel/laws'
import { describe, expect, it } from 'vitest'
import { answer, NO_WORKER, WORKER } from '../src/answers.ts'
import { buildingNumber } from '../src/data/catalogue.ts'
import type { Expansion } from '../src/expansion.ts'
import { type Ask, askSeat, taskArg } from '../src/flow.ts'
import { CAPTAIN } from '../src/ids.ts'
import { puertoRico } from '../src/index.ts'
import { question } from '../src/questions.ts'
import { OTHER_QUESTION } from '../src/reasons.ts'
import { compileRules } from '../src/rules.ts'
import { setupWith } from '../src/setup.ts'
import { COINS, GOVERNOR, player, type State, TASKS } from '../src/state.ts'
import { gainCoins } from '../src/supply.ts'

/**
 * A made-up expansion that uses every place the base game keeps for expansions. It proves that such rules (an answer at any
 * moment, a question before a phase, a goal that counts at once, an own discount, a doubled privilege) need no change in the roles.
 */

/* Numbers that no operation and no task of the game has. */
const WAVE_OP = 60
const REGATTA_QUESTION = 60
const WAVE = answer(WAVE_OP)
const WAVES_LEFT = 0
const GOAL_MET = 1
const DEAR = buildingNumber('wharf')

const cell = (s: State, which: number) => s.rules.cellsOf.regatta + which

const yesOrNo: Ask = {
  question: question('mayor-privilege'),
  legal(_s, _seat, list) {
    list.add(WORKER)
    list.add(NO_WORKER)
  },
  why: (_s, _seat, given) => (given === WORKER || given === NO_WORKER ? 0 : OTHER_QUESTION),
  apply(s, seat, given) {
    TASKS.pop(s.c)
    if (given === WORKER) gainCoins(s, seat, 1)
  },
}

const regatta: Expansion = {
  id: 'regatta',
  cells: () => 2,
  tasks: { [REGATTA_QUESTION]: { run: (s) => askSeat(s, taskArg(s)), ask: yesOrNo } },
  forms: [{ op: WAVE_OP, print: () => 'wave', all: () => [[0, 0]], facts: () => ({ kind: 'pass' }) }],
  freeAnswers: [
    {
      ops: [WAVE_OP],
      legal(s, _seat, list) {
        if (s.c[cell(s, WAVES_LEFT)] > 0) list.add(WAVE)
      },
      why: (s) => (s.c[cell(s, WAVES_LEFT)] > 0 ? 0 : OTHER_QUESTION),
      apply(s) {
        s.c[cell(s, WAVES_LEFT)]--
      },
    },
  ],
  hooks: {
    setUp: [
      (s) => {
        s.c[cell(s, WAVES_LEFT)] = 3
        TASKS.push(s.c, REGATTA_QUESTION, 1)
      },
    ],
    phaseBegins: [
      (s, role) => {
        if (role === CAPTAIN) TASKS.push(s.c, REGATTA_QUESTION, s.c[GOVERNOR])
      },
    ],
    afterAnswer: [
      (s) => {
        if (s.c[cell(s, GOAL_MET)] || s.c[player(0) + COINS] < 4) return
        s.c[cell(s, GOAL_MET)] = 1
        gainCoins(s, 0, 10)
      },
    ],
    discounts: [(_s, _seat, building) => (building === DEAR ? 5 : 0)],
    privileges: [() => 1],
  },
}

const OPTIONS: Options = { edition: 'classic', players: 3, expansions: [], variants: [] }
const rules = compileRules(OPTIONS, [regatta])

const game: Game<State> = {
  ...puertoRico,
  setup: (_options, seed, out) => setupWith(rules, seed, out),
  unpack: (packed) => ({ rules, c: Int16Array.from((packed as { cells: number[] }).cells) }),
  // A position knows nothing of an expansion that is not registered.
  questions: puertoRico.questions.map(({ kind }) => ({ kind })),
  writePosition: () => null,
}

function begin(): Match {
  const match = Match.begin(game, OPTIONS, 'regatta')
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

const coins = (match: Match, seat: number) => (match.state as State).c[player(seat) + COINS]

describe('an expansion plugs in without touching the base game', () => {
  it('asks its own question before the first round', () => {
    const match = begin()
    expect(match.status().ask).toMatchObject([{ seat: 1, answers: ['worker', 'no worker', 'wave'] }])
    match.answer(1, 'worker')
    expect(coins(match, 1)).toBe(3)
    expect(match.status().ask).toMatchObject([{ seat: 0, kind: 'choose-role' }])
  })

  it('offers an answer at any moment, until it has run down, and the question stays', () => {
    const match = begin()
    match.answer(1, 'no worker')
    for (let i = 0; i < 3; i++) expect(match.answer(0, 'wave').ok).toBe(true)
    expect(match.status().ask).toMatchObject([{ seat: 0, kind: 'choose-role' }])
    expect(match.answer(0, 'wave').ok).toBe(false)
  })

  it('acts before a phase begins', () => {
    const match = begin()
    match.answer(1, 'no worker')
    match.answer(0, 'role captain')
    expect(match.status().ask).toMatchObject([{ seat: 0, kind: 'mayor-privilege' }])
  })

  it('doubles a privilege and gives its own discount', () => {
    const match = begin()
    match.answer(1, 'no worker')
    match.answer(0, 'role builder')
    const facts = game.answerFacts(match.state as State, 0, game.parse(match.state as State, 'build wharf'))
    expect(facts.price).toBe(9 - 2 - 5)
  })

  it('checks a goal at once', () => {
    const match = begin()
    match.answer(1, 'no worker')
    gainCoins(match.state as State, 0, 2)
    match.answer(0, 'wave')
    expect(coins(match, 0)).toBe(2 + 2 + 10)
  })

  it('keeps every law of the house', () => {
    for (let i = 0; i < 6; i++) expect(checkGame(game, OPTIONS, `regatta ${i}`, 12).violation).toBeNull()
  })
})

it('a game without expansions has no hook to call', () => {
  const base = compileRules(OPTIONS, [])
  expect(Object.values(base.hooks).every((list) => list.length === 0)).toBe(true)
  expect(base.freeAnswers).toEqual([])
})
