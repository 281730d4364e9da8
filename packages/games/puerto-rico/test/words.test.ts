import { type Facts, LANGUAGES, type Language } from '@quayside/kernel'
import { factsAbout, faultsIn, saysEverything } from '@quayside/kernel/word-checks'
import { describe, expect, it } from 'vitest'
import { RETURNS } from '../src/answers.ts'
import { ACHIEVEMENTS } from '../src/data/achievements.ts'
import { BUILDINGS } from '../src/data/catalogue.ts'
import { FESTIVAL_TASKS } from '../src/data/festival.ts'
import { ABILITIES } from '../src/data/puertoma.ts'
import { END_CAUSES, EVENTS, GROUNDS, POINT_SOURCES, WORKER_SOURCES } from '../src/events.ts'
import {
  EDITIONS,
  type EditionId,
  EXPANSION_IDS,
  GOODS,
  MARKETS,
  PIECES,
  PUERTOMA_LEVELS,
  ROLES,
  TILES,
  VARIANTS,
} from '../src/ids.ts'
import { puertoRico } from '../src/index.ts'
import { type AnswerKind, type AutomaId, type OptionKey, type ScoreLineId, wordsFor } from '../src/words/index.ts'

const words = (language: Language, edition: EditionId = 'classic') => wordsFor(language, { edition })
const who = (seat: number) => ['Marta', 'Beatriz'][seat]

/* Kinds that exist only as types; the type check keeps these complete. */
const ANSWERS: Record<AnswerKind, true> = {
  role: true,
  take: true,
  draw: true,
  'skip-draw': true,
  worker: true,
  'no-worker': true,
  'place-on-tile': true,
  'place-in-building': true,
  build: true,
  extra: true,
  sell: true,
  load: true,
  keep: true,
  'keep-one': true,
  done: true,
  pass: true,
  'place-noble-on-tile': true,
  'place-noble-in-building': true,
  'take-worker': true,
  'take-noble': true,
  forest: true,
  'keep-tile': true,
  discard: true,
  'sell-post': true,
  'load-small': true,
  'load-whole': true,
  return: true,
  'lift-from-tile': true,
  'lift-from-building': true,
  'lift-spare': true,
  'guest-to-tile': true,
  'guest-to-building': true,
  stay: true,
  'stay-round': true,
  offer: true,
  raid: true,
  plunder: true,
  poach: true,
  kidnap: true,
  hold: true,
  announce: true,
  enough: true,
}
const SCORE_LINES: Record<ScoreLineId, true> = {
  chips: true,
  buildings: true,
  nobles: true,
  achievements: true,
  'large-buildings': true,
  'spare-workers': true,
  quarries: true,
  'active-pairs': true,
  'goods-and-coins': true,
  unfinished: true,
}
const AUTOMAS: Record<AutomaId, true> = { puertoma: true, 'puertoma-1': true, 'puertoma-2': true }
const OPTIONS: Record<OptionKey, readonly string[]> = {
  edition: EDITIONS,
  players: [],
  expansions: EXPANSION_IDS,
  variants: VARIANTS,
  market: MARKETS,
  puertomas: [],
  puertomaLevel: PUERTOMA_LEVELS,
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const GOALS = idsOf(FESTIVAL_TASKS)
const CARDS = idsOf(ACHIEVEMENTS)

/** What a fact can be, by its name. */
const IDS: Record<string, readonly string[]> = {
  good: GOODS,
  aboard: GOODS,
  tile: TILES,
  role: ROLES,
  building: idsOf(BUILDINGS),
  other: idsOf(BUILDINGS),
  piece: PIECES,
  thing: RETURNS,
  goal: GOALS,
  achievement: CARDS,
  ground: GROUNDS,
  ability: idsOf(ABILITIES),
  source: POINT_SOURCES,
  cause: END_CAUSES,
  from: WORKER_SOURCES,
}
const NUMBERS = [
  ...['seat', 'round', 'privilege', 'left', 'coins', 'must', 'kinds', 'singles', 'pile', 'price', 'ship', 'count'],
  ...['points', 'spoils', 'missing', 'by', 'spaces', 'short', 'larger', 'nobles', 'sold', 'card', 'level'],
]
/** Grounds are only spoken of in a sentence; all else has a name too. */
const NAMED: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.entries(IDS).filter(([arg]) => arg !== 'ground')),
  expansion: EXPANSION_IDS,
  automa: Object.keys(AUTOMAS),
  'goal-text': GOALS,
  'achievement-text': CARDS,
}

/** Of one refusal only, `other` is a ship and not a building. */
function* factsOf(kind: string): Generator<Facts> {
  for (const facts of factsAbout(kind, IDS, NUMBERS))
    yield kind === 'good-on-other-ship' ? { ...facts, other: facts.count } : facts
}

const faultsOf = faultsIn(puertoRico, [])
const expectSentence = (text: string, kind: string) => expect(faultsOf(kind, text)).toEqual([])

/** A name; that it is not the id can only be told of an id that no language would say. */
const expectName = (name: string, id: string) => expectSentence(name, id.includes('-') ? id : '')

describe('nothing is left unsaid', () => {
  const tables = LANGUAGES.flatMap((language) => EDITIONS.map((edition) => ({ language, edition })))

  describe.each(tables)('in $language with the names of $edition', ({ language, edition }) => {
    const spoken = words(language, edition)
    saysEverything({
      game: puertoRico,
      words: spoken,
      language,
      who,
      answers: Object.keys(ANSWERS),
      faultsOf,
      factsOf,
      source: /\. \([^()]+\)$/,
    })

    it('explains a refusal that names no building, or no tile', () => {
      for (const kind of ['no-free-circle', 'no-worker-there']) {
        expectSentence(spoken.reason({ kind, building: 'wharf' }), kind)
        expectSentence(spoken.reason({ kind, tile: 'quarry' }), kind)
      }
      expectSentence(spoken.reason({ kind: 'no-worker-there' }), 'no-worker-there')
    })
    it('names every thing, score line and option', () => {
      for (const [arg, ids] of Object.entries(NAMED)) for (const id of ids) expectName(spoken.thing(arg, id), id)
      for (const { id } of BUILDINGS) expect(spoken.thing('building', id)).toMatch(/^[A-Z]/)
      for (const what of [...Object.keys(SCORE_LINES), 'residence', 'cloister'])
        expectSentence(spoken.scoreLine(what), what)
      for (const [key, values] of Object.entries(OPTIONS)) {
        expectSentence(spoken.option(key), key)
        for (const value of values) expectName(spoken.option(key, value), value)
      }
      expect(spoken.title).toBe(edition === '1897' ? 'Puerto Rico 1897' : 'Puerto Rico')
    })
    it('gives different things different names', () => {
      for (const arg of ['building', 'goal', 'achievement', 'ability', 'automa', 'expansion']) {
        const names = NAMED[arg].map((id) => spoken.thing(arg, id))
        expect(new Set(names).size, arg).toBe(names.length)
      }
    })
  })

  it('knows every fact that is told of', () => {
    const facts = EVENTS.flatMap(({ args }) => [...args] as string[])
    expect(facts.filter((fact) => !(fact in IDS) && !NUMBERS.includes(fact))).toEqual([])
  })

  it('shows the id of what it has no words for', () => {
    expect(words('it').thing('building', 'moon-base')).toBe('moon-base')
    expect(words('it').thing('moon', 'crater')).toBe('crater')
    expect(words('it').question({ kind: 'toString' })).toBe('toString')
    expect(words('it').option('players', '4')).toBe('4')
  })

  it('is put together once per language and edition', () => {
    expect(words('pt', '1897')).toBe(words('pt', '1897'))
    expect(words('pt', '1897')).not.toBe(words('pt', '2020'))
  })
})
