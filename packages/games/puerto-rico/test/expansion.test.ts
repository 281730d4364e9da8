import { type Game, Match, Operation, type Options } from '@quayside/kernel'
import { boxed } from '@quayside/kernel/box'
import { checkGame } from '@quayside/kernel/laws'
import { describe, expect, it } from 'vitest'
import { NO_WORKER, WORKER } from '../src/answers.ts'
import { box, player, type State, table, tasks } from '../src/box.ts'
import type { Expansion } from '../src/expansion.ts'
import { type Ask, askSeat } from '../src/flow.ts'
import { plain } from '../src/forms.ts'
import { PHASES } from '../src/game.ts'
import { BUILDING, CAPTAIN } from '../src/ids.ts'
import { puertoRico } from '../src/index.ts'
import { question } from '../src/questions.ts'
import { OTHER_QUESTION } from '../src/reasons.ts'
import { compileRules } from '../src/rules/index.ts'
import { setup } from '../src/setup.ts'
import { gainCoins } from '../src/supply.ts'

/**
 * A made-up expansion that uses every place the base game keeps for expansions. It proves that such rules (an answer at any
 * moment, a question before a phase, a goal that counts at once, an own discount, a doubled privilege) need no change in the roles.
 */

/* An operation that no other has; its task and its notes lie where an expansion that is not in play has its own. */
const WAVING = new Operation(60)
const WAVE = WAVING.of()
const wavesLeft = table.cardsDrawn
const goalMet = table.guestsAskedLast
const regattaQuestion = tasks.smallWharf
const DEAR = BUILDING.of('wharf')

const yesOrNo: Ask = {
  question: question('mayor-privilege'),
  legal(_s, _seat, list) {
    list.add(WORKER)
    list.add(NO_WORKER)
  },
  why: (_s, _seat, given) => (given === WORKER || given === NO_WORKER ? 0 : OTHER_QUESTION),
  apply(s, seat, given) {
    tasks.pop(s)
    if (given === WORKER) gainCoins(s, seat, 1)
  },
}

const regatta: Expansion = {
  id: 'regatta',
  tasks: { smallWharf: { run: (s) => askSeat(s, regattaQuestion.seat(s)), ask: yesOrNo } },
  forms: [plain(WAVING, 'pass', 'wave')],
  freeAnswers: [
    {
      ops: [WAVING],
      legal(s, _seat, list) {
        if (wavesLeft(s) > 0) list.add(WAVE)
      },
      why: (s) => (wavesLeft(s) > 0 ? 0 : OTHER_QUESTION),
      apply: (s) => wavesLeft.add(s, -1),
    },
  ],
  hooks: {
    setUp: [
      (s) => {
        wavesLeft.set(s, 3)
        regattaQuestion.push(s, 1)
      },
    ],
    phaseBegins: [
      (s, role) => {
        if (role === CAPTAIN) regattaQuestion.push(s, table.governor(s))
      },
    ],
    afterAnswer: [
      (s) => {
        if (goalMet(s) || player.coins(s, 0) < 4) return
        goalMet.set(s, true)
        gainCoins(s, 0, 10)
      },
    ],
    discounts: [(_s, _seat, building) => (building === DEAR ? 5 : 0)],
    privileges: [() => 1],
  },
}

const OPTIONS: Options = { edition: 'classic', players: 3, expansions: [], variants: [] }
const rules = compileRules(OPTIONS, PHASES, [regatta])

const game: Game<State> = {
  ...puertoRico,
  ...boxed<State>(box, () => rules),
  setup: (_options, seed, out) => setup(rules, seed, out),
  // A position knows nothing of an expansion that is not registered.
  questions: puertoRico.questions.map(({ kind }) => ({ kind })),
  writePosition: () => null,
}

function begin(): Match {
  const match = Match.begin(game, OPTIONS, 'regatta')
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

const coins = (match: Match, seat: number) => player.coins(match.state as State, seat)

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
  const base = compileRules(OPTIONS, PHASES, [])
  expect(Object.values(base.hooks).every((list) => list.length === 0)).toBe(true)
  expect(base.freeAnswers).toEqual([])
})
