import { type Facts, type GameWords, LANGUAGES, Match, type Options, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { BUILT_IN } from '../src/data/built-in.ts'
import { EVENTS } from '../src/events.ts'
import { cooperIslandHead } from '../src/head.ts'
import { AREAS, BOATS, BUILDINGS, CLEAN_UP_STEPS, ISLANDS, ITEMS, METRICS, PIECES, SHAPES } from '../src/ids.ts'
import { cooperIsland } from '../src/index.ts'
import { OPTION_SCHEMA, STARTS, STRATEGIES } from '../src/options.ts'
import { QUESTIONS } from '../src/questions.ts'
import { REASONS } from '../src/reasons.ts'
import type { State } from '../src/state.ts'
import type { AnswerKind, ScoreLineId } from '../src/words/index.ts'
import { OPTIONS, who, words } from './spoken.ts'

const ANSWERS: Record<AnswerKind, true> = {
  start: true,
  island: true,
  place: true,
  'use-island': true,
  'use-boat': true,
  'use-diary': true,
  'use-crate': true,
  'use-card': true,
  work: true,
  draw: true,
  cartographer: true,
  take: true,
  build: true,
  erect: true,
  ruin: true,
  statue: true,
  load: true,
  cooper: true,
  done: true,
  skip: true,
  lose: true,
  put: true,
  keep: true,
  less: true,
  pay: true,
  'pay-land': true,
  refuse: true,
  anchor: true,
  sail: true,
  'stock-land': true,
  stock: true,
  exchange: true,
  give: true,
  'give-land': true,
  explore: true,
  cultivate: true,
  contract: true,
  order: true,
  feed: true,
  'feed-more': true,
  'reactivate-card': true,
  'reactivate-lid': true,
  finish: true,
  scrap: true,
  move: true,
}
const SCORE_LINES: Record<ScoreLineId, true> = { helm: true, orders: true, cards: true, leftovers: true, anchors: true }
const { first: _first, second: _second, ...ids } = cooperIsland.ids
const HALVES = [...new Set((ids.site ?? []).map((site) => site.split(' ')[0]))]
const THINGS: Record<string, readonly string[]> = {
  ...ids,
  statue: ids.statue.filter(Boolean),
  half: HALVES,
  shape: SHAPES,
  step: CLEAN_UP_STEPS,
  metric: METRICS,
  automa: ['cooper'],
  effect: [...ISLANDS, ...BOATS, ...ids.diary, ...ids.crate, ...ids.card, ...ids.order, ...AREAS],
  symbol: ['A.round', ...AREAS.map((area) => `${area}.square`)],
  cost: [...ids.dock, ...ids.merchant, ...BUILDINGS, 'stone', 'gold'],
}
const RESOURCES = ITEMS.filter((item) => item !== 'coin')
/** What facts name; `building` is said of those that have cards. */
const FACT_IDS: Record<string, readonly string[]> = {
  ...ids,
  statue: THINGS.statue,
  first: RESOURCES,
  second: [...RESOURCES.slice(1), RESOURCES[0]],
  half: HALVES,
  step: CLEAN_UP_STEPS,
  action: [...ISLANDS, ...BOATS, ...ids.diary],
}
/** Facts that mean something else in some kinds; an empty id stands for nothing on a space. */
const OTHER_IDS: Record<string, Record<string, readonly string[]>> = {
  'two-islands': { first: ISLANDS, second: [...ISLANDS.slice(1), ISLANDS[0]] },
  cultivate: { item: RESOURCES },
  cultivated: { item: RESOURCES },
  statue: { item: ['stone', 'gold'] },
  'pay-land': { item: [...RESOURCES, ''] },
  'give-land': { item: [...RESOURCES, ''] },
  'stock-land': { item: [...RESOURCES, ''] },
  move: { piece: [...PIECES, ''] },
}
const NUMBERS = [
  ...[
    'amount',
    'bars',
    'bonus',
    'count',
    'due',
    'food',
    'given',
    'harbour',
    'has',
    'level',
    'mark',
    'market',
    'missing',
  ],
  ...['of', 'owner', 'points', 'price', 'round', 'special', 'statues', 'steps', 'stock', 'value'],
]

/** A kind with everything it could be about: each id in turn, and numbers that are 0, 1 and 2. */
function* factsOf(kind: string): Generator<Facts> {
  const lists = { ...FACT_IDS, ...OTHER_IDS[kind] }
  const longest = Math.max(...Object.values(lists).map((list) => list.length))
  for (const number of [0, 1, 2]) {
    const numbers = Object.fromEntries(NUMBERS.map((name) => [name, number]))
    for (let i = 0; i < longest; i++) {
      const named = Object.fromEntries(Object.entries(lists).map(([arg, list]) => [arg, list[i % list.length]]))
      yield { kind, seat: 0, ...numbers, ...named, answer: 'done' }
    }
  }
}

/** These are English words too. */
const ENGLISH = ['one-sail', 'two-sail', 'clean-up']
/** Ids of more than one word, or with coordinates in them, which no sentence may show. */
const IDS = [
  ...[...Object.values(FACT_IDS), ...Object.values(THINGS)].flat(),
  ...[...QUESTIONS, ...EVENTS].map(({ kind }) => kind),
  ...REASONS.flatMap(({ code, rule }) => [code, rule]),
].filter((id) => /[-,.]/.test(id) && !ENGLISH.includes(id))
const LEAK = new RegExp(`(?<![\\w-])(${IDS.map((id) => id.replaceAll('.', '\\.')).join('|')})(?![\\w-])`)
const BROKEN = /undefined|NaN|\bnull\b|\[object|[#{}!]| {2}| [.,;:?)]|\( |^ | $|\.\.|,,|::|: ?$/

/** What is wrong with a text, and nothing for a good one. */
function faultsOf(kind: string, text: string): string[] {
  const bad = text === '' || text === kind || BROKEN.test(text) || LEAK.test(text)
  return bad ? [`${kind}: ${text}`] : []
}

describe('nothing is left unsaid', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const spoken = words(language)
    const kindsOf = (specs: readonly { kind: string }[]) => specs.map((spec) => spec.kind)
    const eachFact = (kinds: readonly string[], say: (facts: Facts) => string) => {
      expect(kinds.flatMap((kind) => [...factsOf(kind)].flatMap((each) => faultsOf(kind, say(each))))).toEqual([])
    }
    const expectGood = (text: string, id = '') => expect(faultsOf(id, text)).toEqual([])

    it('asks every question', () => eachFact(kindsOf(QUESTIONS), spoken.question))
    it('names every answer', () => eachFact(Object.keys(ANSWERS), spoken.answer))
    it('tells every event', () => eachFact([...kindsOf(EVENTS), 'only-answer'], (facts) => spoken.event(facts, who)))
    it('explains every refusal', () => {
      const codes = REASONS.map((reason) => reason.code).filter((code) => code !== 'legal')
      eachFact(codes, spoken.reason)
    })
    it('ends questions and tellings with a stop, and buttons without', () => {
      for (const { kind } of QUESTIONS)
        for (const facts of factsOf(kind)) expect(spoken.question(facts)).toMatch(/[.?]$/)
      for (const { kind } of EVENTS) for (const facts of factsOf(kind)) expect(spoken.event(facts, who)).toMatch(/\.$/)
      for (const kind of Object.keys(ANSWERS))
        for (const facts of factsOf(kind)) expect(spoken.answer(facts)).not.toMatch(/[.?:;]$/)
    })
    it('states every rule with its source', () => {
      for (const id of [...REASONS.map((reason) => reason.rule), 'turn-order', 'notation']) {
        expectGood(spoken.rule(id), id)
        expect(spoken.rule(id)).toMatch(/\. \((rulebook|livro de regras|regolamento|Quayside), [^()]+\)$/)
        expect(spoken.rule(id, false)).toMatch(/\.$/)
      }
    })
    it('names every thing, score line and option', () => {
      for (const [arg, list] of Object.entries(THINGS)) for (const id of list) expectGood(spoken.thing(arg, id))
      for (const what of Object.keys(SCORE_LINES)) expectGood(spoken.scoreLine(what), what)
      for (const key of Object.keys(OPTION_SCHEMA)) expectGood(spoken.option(key), key)
      for (const value of STARTS) expectGood(spoken.option('start', value), value)
      for (const value of ['random', ...STRATEGIES]) expectGood(spoken.option('strategy', value), value)
      expect(spoken.title).toBe('Cooper Island')
      expect(spoken.thing('automa', 'cooper')).toBe('Cooper')
    })
    it('gives different things different names', () => {
      const { effect: _effect, cost: _cost, symbol: _symbol, ...named } = THINGS
      for (const [arg, list] of Object.entries(named)) {
        expect(new Set(list.map((id) => spoken.thing(arg, id))).size, arg).toBe(list.length)
      }
    })
    it('tells answers to one question apart', () => {
      expect(GAMES.flatMap((options) => play(options, (s, seat, _, legal) => twinsAt(spoken, s, seat, legal)))).toEqual(
        [],
      )
    })
    it('has words for whole games', () => {
      expect(GAMES.flatMap((options) => play(options, (s, seat, chance) => faultsAt(spoken, s, seat, chance)))).toEqual(
        [],
      )
    })
    it('says the same before the game is loaded', () => {
      const before = cooperIslandHead.words(language, OPTIONS)
      expect(before.title).toBe(spoken.title)
      expect(before.thing('automa', 'cooper')).toBe('Cooper')
      for (const key of Object.keys(OPTION_SCHEMA)) expect(before.option(key)).toBe(spoken.option(key))
      for (const value of STARTS) expect(before.option('start', value)).toBe(spoken.option('start', value))
      expect(before.option('players', '1')).toBe(spoken.option('players', '1'))
    })
  })

  it('shows the id of what it has no words for', () => {
    const spoken = words('it')
    expect(spoken.thing('space', 'h9,9')).toBe('h9,9')
    expect(spoken.thing('moon', 'crater')).toBe('crater')
    expect(spoken.question({ kind: 'toString' })).toBe('toString')
    expect(spoken.event({ kind: 'toString' }, who)).toBe('toString')
    expect(spoken.option('players', '4')).toBe('4')
    expect(spoken.answer({ kind: 'use-card', card: 'moon-1' })).toBe('Usa “moon-1”: moon-1')
    expect(spoken.answer({ kind: 'put', space: 'h9,9', level: 2 })).toBe('Metti in h9,9, livello 2')
  })

  it('is put together once per language and pack', () => {
    expect(words('pt')).toBe(words('pt'))
    expect(words('pt')).not.toBe(words('it'))
    expect(words('pt')).not.toBe(words('pt', structuredClone(BUILT_IN)))
  })
})

describe('the head of the game', () => {
  it('is what a list of games needs, and agrees with the game', () => {
    expect(cooperIslandHead.id).toBe(cooperIsland.id)
    expect(cooperIslandHead.schema).toBe(cooperIsland.schema)
    for (const players of [1, 2, 3, 4]) {
      const options = { ...OPTIONS, players }
      expect(cooperIslandHead.players(options)).toBe(cooperIsland.players(options))
      expect(cooperIslandHead.automas?.(options)).toEqual(cooperIsland.automas?.(options))
      expect(cooperIslandHead.refuse({ ...options, level: 4 })).toEqual(cooperIsland.refuse({ ...options, level: 4 }))
    }
  })
})

const GAMES: Options[] = [
  { ...OPTIONS, players: 3, start: 'choice' },
  { ...OPTIONS, players: 1 },
]

/** Plays a game that rarely ends anything early, and looks at every question. */
function play(
  options: Options,
  look: (s: State, seat: Seat, chance: number, legal: readonly number[]) => string[],
): string[] {
  const begun = Match.begin(cooperIsland, options, `words ${options.players}`)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const faults: string[] = []
  for (let chance = 7; !match.over; chance = (chance * 31 + 11) % 10007) {
    const s = match.state as State
    const [seat] = match.status().toMove
    const legal = match.legal(seat)
    faults.push(...look(s, seat, chance, legal))
    const picked = legal[chance % Math.max(1, legal.length - 1)]
    const made = match.answer(seat, cooperIsland.print(s, picked))
    if (!made.ok) throw new Error(made.error.message)
  }
  return faults
}

/** In the question, in every legal answer, and in why some of the others are refused: by chance, as there are so many. */
function faultsAt(spoken: GameWords, s: State, seat: Seat, chance: number): string[] {
  const question = cooperIsland.questionFacts(s, seat)
  const faults = faultsOf(question.kind, spoken.question(question))
  cooperIsland.vocabulary(s).forEach((answer, i) => {
    if ((i + chance) % 7 !== 0) return
    const code = cooperIsland.why(s, seat, answer)
    if (code === 0) {
      const facts = cooperIsland.answerFacts(s, seat, answer)
      faults.push(...faultsOf(facts.kind, spoken.answer(facts)))
    } else {
      const facts = cooperIsland.reasonFacts(s, seat, answer, code)
      faults.push(...faultsOf(facts.kind, spoken.reason(facts)))
    }
  })
  return faults
}

/** Legal answers that would read the same. */
function twinsAt(spoken: GameWords, s: State, seat: Seat, legal: readonly number[]): string[] {
  const said = legal.map((answer) => spoken.answer(cooperIsland.answerFacts(s, seat, answer)))
  return said.filter((text, i) => said.indexOf(text) !== i)
}
