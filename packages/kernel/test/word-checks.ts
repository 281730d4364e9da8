import { expect, it } from 'vitest'
import type { AnyGame, Facts, GameWords, Language, Seat, Who } from '../src/index.ts'
import { stumbles } from './grammar.ts'
import { newMatch } from './scenarios.ts'

// What every game's tests ask of its words: that nothing is left unsaid.

/** Ids by the name of a fact. */
type Ids = { readonly [fact: string]: readonly string[] }

/** A kind with everything it could be about: each id in turn, and numbers that are 0, 1 and 2. */
export function* factsAbout(kind: string, ids: Ids, numbers: readonly string[]): Generator<Facts> {
  const longest = Math.max(...Object.values(ids).map((list) => list.length))
  for (const number of [0, 1, 2]) {
    const counts = Object.fromEntries(numbers.map((name) => [name, number]))
    for (let i = 0; i < longest; i++) {
      const named = Object.fromEntries(Object.entries(ids).map(([fact, list]) => [fact, list[i % list.length]]))
      yield { kind, ...counts, seat: 0, ...named, answer: 'done' }
    }
  }
}

/** What is wrong with a text that is said of a kind, and nothing for a good one. */
export type FaultsOf = (kind: string, text: string) => string[]

const BROKEN = /^\s*$|undefined|NaN|\bnull\b|\[object|[#{}!]| {2}| [.,;:?)]|\( |^ | $|\.\.|,,|::|: ?$/

/** A sentence is whole, and shows no id that is not a word: neither these nor a kind, code or rule of the game. */
export function faultsIn(game: AnyGame, ids: readonly string[], exceptFor: readonly string[] = []): FaultsOf {
  const hidden = [
    ...ids,
    ...[...game.questions, ...game.events].map(({ kind }) => kind),
    ...game.reasons.flatMap(({ code, rule }) => [code, rule]),
  ].filter((id) => /[-,.]/.test(id) && !exceptFor.includes(id))
  const leak = new RegExp(`(?<![\\w-])(${hidden.map((id) => id.replaceAll('.', '\\.')).join('|')})(?![\\w-])`)
  return (kind, text) => (text === kind || BROKEN.test(text) || leak.test(text) ? [`${kind}: ${text}`] : [])
}

/** What there is to say in a language, and how it is judged. */
export interface Sayings {
  readonly game: AnyGame
  readonly words: GameWords
  readonly language: Language
  readonly who: Who
  readonly answers: readonly string[]
  readonly faultsOf: FaultsOf
  readonly factsOf: (kind: string) => Iterable<Facts>
  /** Where facts of the same name mean something else in answers. */
  readonly answerFactsOf?: (kind: string) => Iterable<Facts>
  /** How a rule ends: with its source. */
  readonly source?: RegExp
}

/** What seats are called that nobody has a name for. */
const SEAT: Record<Language, string> = { en: 'Seat', pt: 'Lugar', it: 'Posto' }

/** Every question, answer, event, refusal and rule has its sentence. */
export function saysEverything(sayings: Sayings): void {
  const { game, words, language, who, answers, factsOf, answerFactsOf = factsOf } = sayings
  const faultsOf: FaultsOf = (kind, text) => [
    ...sayings.faultsOf(kind, text),
    ...stumbles(language, text).map((over) => `${kind}: "${over}" in ${text}`),
  ]
  const { source = /\. \((rulebook|livro de regras|regolamento|Quayside), [^()]+\)$/ } = sayings
  const kindsOf = (specs: readonly { readonly kind: string }[]): string[] => specs.map(({ kind }) => kind)
  const expectAll = (kinds: readonly string[], say: (facts: Facts) => string, about = factsOf): void => {
    const faults: string[] = []
    for (const kind of kinds) for (const facts of about(kind)) faults.push(...faultsOf(kind, say(facts)))
    expect(faults).toEqual([])
  }

  it('asks every question', () => expectAll(kindsOf(game.questions), words.question))
  it('names every answer', () => expectAll(answers, words.answer, answerFactsOf))
  const events = [...kindsOf(game.events), 'only-answer']
  it('tells every event', () => expectAll(events, (facts) => words.event(facts, who)))
  it('tells it of seats without names', () => {
    const seat: Who = (number) => `${SEAT[language]} ${number}`
    expectAll(events, (facts) => words.event(facts, seat))
  })
  it('explains every refusal', () => {
    const codes = game.reasons.map(({ code }) => code).filter((code) => code !== 'legal')
    expectAll(codes, words.reason)
  })
  it('states every rule with its source', () => {
    for (const id of [...game.reasons.map(({ rule }) => rule), 'turn-order', 'notation']) {
      expect(faultsOf(id, words.rule(id))).toEqual([])
      expect(words.rule(id)).toMatch(source)
      expect(words.rule(id, false)).toMatch(/\.$/)
    }
  })
}

/** A question in a game that is being played. */
export interface Asked {
  readonly state: unknown
  readonly seat: Seat
  readonly legal: readonly number[]
  /** Another number each time. */
  readonly chance: number
}

/** Plays a game that rarely ends anything early, and gathers what is found at every question. */
export function atEveryQuestion(
  game: AnyGame,
  options: object,
  seed: string,
  look: (asked: Asked) => string[],
): string[] {
  const match = newMatch(game, options, seed)
  const found: string[] = []
  for (let chance = 7; !match.over; chance = (chance * 31 + 11) % 10007) {
    const { state } = match
    const [seat] = match.status().toMove
    const legal = match.legal(seat)
    found.push(...look({ state, seat, legal, chance }))
    const made = match.play(seat, legal[chance % Math.max(1, legal.length - 1)])
    if (!made.ok) throw new Error(made.error.message)
  }
  return found
}

/** There are so many answers that are not legal that not all of them are tried at every question. */
const REFUSED_ONE_IN = 7

/** What is wrong with the question, with every legal answer, and with why some of the others are refused. */
export function faultsAt(game: AnyGame, words: GameWords, faultsOf: FaultsOf, asked: Asked): string[] {
  const { state, seat, legal, chance } = asked
  const faultsWith = (say: (facts: Facts) => string, facts: Facts): string[] => faultsOf(facts.kind, say(facts))
  return [
    ...faultsWith(words.question, game.questionFacts(state, seat)),
    ...legal.flatMap((answer) => faultsWith(words.answer, game.answerFacts(state, seat, answer))),
    ...game.vocabulary(state).flatMap((answer, i) => {
      if ((i + chance) % REFUSED_ONE_IN !== 0) return []
      const code = game.why(state, seat, answer)
      return code === 0 ? [] : faultsWith(words.reason, game.reasonFacts(state, seat, answer, code))
    }),
  ]
}
