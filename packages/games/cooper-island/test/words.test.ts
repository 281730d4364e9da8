import { type GameWords, LANGUAGES, type Options } from '@quayside/kernel'
import {
  type Asked,
  atEveryQuestion,
  factsAbout,
  faultsAt,
  faultsIn,
  saysEverything,
} from '@quayside/kernel/word-checks'
import { describe, expect, it } from 'vitest'
import { BUILT_IN } from '../src/data/built-in.ts'
import { EVENTS } from '../src/events.ts'
import { cooperIslandHead } from '../src/head.ts'
import { AREAS, BOATS, BUILDINGS, CLEAN_UP_STEPS, ISLANDS, ITEMS, METRICS, PIECES, SHAPES } from '../src/ids.ts'
import { cooperIsland } from '../src/index.ts'
import { OPTION_SCHEMA, STARTS, STRATEGIES } from '../src/options.ts'
import { QUESTIONS } from '../src/questions.ts'
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

const factsOf = (kind: string) => factsAbout(kind, { ...FACT_IDS, ...OTHER_IDS[kind] }, NUMBERS)

/** These are English words too. */
const ENGLISH = ['one-sail', 'two-sail', 'clean-up']
const faultsOf = faultsIn(cooperIsland, [...Object.values(FACT_IDS), ...Object.values(THINGS)].flat(), ENGLISH)

describe('nothing is left unsaid', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const spoken = words(language)
    const expectGood = (text: string, id = '') => expect(faultsOf(id, text)).toEqual([])

    saysEverything({
      game: cooperIsland,
      words: spoken,
      language,
      who,
      answers: Object.keys(ANSWERS),
      faultsOf,
      factsOf,
    })

    it('ends questions and tellings with a stop, and buttons without', () => {
      for (const { kind } of QUESTIONS)
        for (const facts of factsOf(kind)) expect(spoken.question(facts)).toMatch(/[.?]$/)
      for (const { kind } of EVENTS) for (const facts of factsOf(kind)) expect(spoken.event(facts, who)).toMatch(/\.$/)
      for (const kind of Object.keys(ANSWERS))
        for (const facts of factsOf(kind)) expect(spoken.answer(facts)).not.toMatch(/[.?:;]$/)
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
      expect(inGames((asked) => twinsAt(spoken, asked))).toEqual([])
    })
    it('has words for whole games', () => {
      expect(inGames((asked) => faultsAt(cooperIsland, spoken, faultsOf, asked))).toEqual([])
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

const inGames = (look: (asked: Asked) => string[]): string[] =>
  GAMES.flatMap((options) => atEveryQuestion(cooperIsland, options, `words ${options.players}`, look))

/** Legal answers that would read the same. */
function twinsAt(spoken: GameWords, { state, seat, legal }: Asked): string[] {
  const said = legal.map((answer) => spoken.answer(cooperIsland.answerFacts(state as State, seat, answer)))
  return said.filter((text, i) => said.indexOf(text) !== i)
}
