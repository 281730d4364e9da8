import type { Facts, GameWords, Language } from '@quayside/kernel'
import type { DataPack } from '../data/pack.ts'
import { LETTERS, TRACKS } from '../ids.ts'
import type { Rules } from '../rules/index.ts'
import type { Lexicon, Name, Speech } from './catalogue.ts'
import { SPEECH as EN } from './en/index.ts'
import { SPEECH as IT } from './it/index.ts'
import { lexiconOf } from './lexicon.ts'
import { SPEECH as PT } from './pt/index.ts'
import { SOURCES } from './sources.ts'

export { REGIONS, type RuleKey, type ScoreLineId } from './catalogue.ts'
export type { AnswerKind } from './facts.ts'

const SPEECHES: Record<Language, Speech> = { en: EN, pt: PT, it: IT }

const known = new WeakMap<DataPack, Map<Language, GameWords>>()

/** `rules` are those of any table played with the pack: what is named here is the same in all. */
export function wordsFor(language: Language, pack: DataPack, rules: Rules): GameWords {
  const spoken = known.get(pack) ?? new Map<Language, GameWords>()
  known.set(pack, spoken)
  const words = spoken.get(language) ?? wordsOf(SPEECHES[language], pack, rules)
  spoken.set(language, words)
  return words
}

/** What nobody has words for is shown by its id: a gap must not stop a game. */
function wordsOf(speech: Speech, pack: DataPack, rules: Rules): GameWords {
  const lexicon = lexiconOf(speech, pack, rules)
  const said = speech.sentences(lexicon)
  const things = thingNames(speech, lexicon)
  return {
    title: speech.title,
    option(key, value) {
      if (value === undefined) return find(said.options, key)
      return key === 'setup' ? find(said.setups, value) : value
    },
    thing: (arg, id) => find(things[arg] ?? {}, id),
    question: (facts) => say(said.questions, facts),
    answer: (facts) => say(said.answers, facts),
    event: (facts, who) => say(said.events, facts, typeof facts.seat === 'number' ? who(facts.seat) : ''),
    reason: (facts) => say(said.reasons, facts),
    rule: (id, cite = true) => find(said.rules, id) + (cite && id in SOURCES ? ` (${find(SOURCES, id)})` : ''),
    scoreLine: (what) => find(said.scoreLines, what),
  }
}

function thingNames({ names, track }: Speech, lexicon: Lexicon): Record<string, Record<string, string>> {
  const { rules } = lexicon
  const each = <T extends { readonly id: string }>(list: readonly T[], name: (id: string) => string) =>
    Object.fromEntries(list.map(({ id }) => [id, name(id)]))
  const { expansion: _, ...goods } = names.counted
  return {
    company: single(names.companies),
    track: Object.fromEntries(TRACKS.map((id) => [id, track(id)])),
    start: each(rules.startTiles, (id) => lexicon.start(id).about),
    card: each(rules.faces, (id) => lexicon.card(id).one),
    book: each(rules.books, (id) => lexicon.book(id).one),
    region: Object.fromEntries(rules.map.ids.map((id) => [id, lexicon.region(id).one])),
    tile: single(names.tiles),
    bonus: single(names.spaces),
    counted: single(names.counted),
    good: single(goods),
    kind: names.kinds,
    part: names.parts,
    display: names.columns,
    source: single(names.sources),
    letter: Object.fromEntries(LETTERS.map((letter) => [letter, letter])),
  }
}

const single = (things: Record<string, Name>): Record<string, string> =>
  Object.fromEntries(Object.entries(things).map(([id, { one }]) => [id, one]))

const find = (texts: Record<string, string>, id: string): string => (Object.hasOwn(texts, id) ? texts[id] : id)

/** The catalogue knows the facts of each kind; here they arrive as the kernel hands them over. */
function say(sentences: object, facts: Facts, who?: string): string {
  if (!Object.hasOwn(sentences, facts.kind)) return facts.kind
  return (sentences as Record<string, (facts: Facts, who?: string) => string>)[facts.kind](facts, who)
}
