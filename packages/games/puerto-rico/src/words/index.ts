import type { Facts, GameWords, Language, Options } from '@quayside/kernel'
import type { EditionId } from '../ids.ts'
import type { Name, Names, Sentences, SentencesOf } from './catalogue.ts'
import { NAMES as EN } from './en/names.ts'
import { sentences as inEnglish } from './en/sentences.ts'
import { NAMES as IT } from './it/names.ts'
import { sentences as inItalian } from './it/sentences.ts'
import { NAMES as PT } from './pt/names.ts'
import { sentences as inPortuguese } from './pt/sentences.ts'
import { SOURCES } from './sources.ts'

export type { AnswerKind, OptionKey, Place, RuleKey, ScoreLineId, Term } from './catalogue.ts'

const SPEAK: Record<Language, (edition: EditionId) => GameWords> = {
  en: (edition) => words(EN[edition], inEnglish),
  pt: (edition) => words(PT[edition], inPortuguese),
  it: (edition) => words(IT[edition], inItalian),
}

const known = new Map<string, GameWords>()

export function wordsFor(language: Language, options: Options): GameWords {
  const edition = options.edition as EditionId
  const key = `${language} ${edition}`
  let spoken = known.get(key)
  if (!spoken) {
    spoken = SPEAK[language](edition)
    known.set(key, spoken)
  }
  return spoken
}

/** What nobody has words for is shown by its id: a gap must not stop a game. */
function words<G>(names: Names<G>, sentences: SentencesOf<G>): GameWords {
  const said = sentences(names)
  const things = thingNames(names, said)
  return {
    title: names.title,
    option: (key, value) => (value === undefined ? find(said.options, key) : find(said.editions, value)),
    thing: (arg, id) => find(things[arg] ?? {}, id),
    question: (facts) => say(said.questions, facts),
    answer: (facts) => say(said.answers, facts),
    event: (facts, who) => say(said.events, facts, typeof facts.seat === 'number' ? who(facts.seat) : ''),
    reason: (facts) => say(said.reasons, facts),
    rule: (id, cite = true) => find(said.rules, id) + (cite && id in SOURCES ? ` (${find(SOURCES, id)})` : ''),
    scoreLine: (what) => find({ ...things.building, ...said.scoreLines }, what),
  }
}

function thingNames(names: Names, said: Sentences): Record<string, Record<string, string>> {
  const goods = single(names.goods)
  return {
    good: goods,
    aboard: goods,
    tile: single(names.tiles),
    role: single(names.roles),
    building: single(names.buildings),
    term: single(names.terms),
    place: single(names.places),
    source: said.sources,
    cause: said.causes,
    from: said.origins,
  }
}

const single = (things: Record<string, Name>): Record<string, string> =>
  Object.fromEntries(Object.entries(things).map(([id, name]) => [id, name.one]))

const find = (texts: Record<string, string>, id: string): string => (Object.hasOwn(texts, id) ? texts[id] : id)

/** The catalogue knows the facts of each kind; here they arrive as the kernel hands them over. */
function say(sentences: object, facts: Facts, who?: string): string {
  if (!Object.hasOwn(sentences, facts.kind)) return facts.kind
  return (sentences as Record<string, (facts: Facts, who?: string) => string>)[facts.kind](facts, who)
}
