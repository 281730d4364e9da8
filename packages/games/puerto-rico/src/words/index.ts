import { type GameWords, type Language, namesOf, type Options, wordsFrom } from '@quayside/kernel'
import type { EditionId } from '../ids.ts'
import type { Names, Sentences, SentencesOf } from './catalogue.ts'
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

function words<G>(names: Names<G>, sentences: SentencesOf<G>): GameWords {
  const said = sentences(names)
  const things = thingNames(names, said)
  return wordsFrom({
    title: names.title,
    said,
    things,
    sources: SOURCES,
    values: { edition: said.editions },
    scoreLines: { ...things.building, ...said.scoreLines },
  })
}

function thingNames(names: Names, said: Sentences): Record<string, Record<string, string>> {
  const goods = namesOf(names.goods)
  return {
    good: goods,
    aboard: goods,
    tile: namesOf(names.tiles),
    role: namesOf(names.roles),
    building: namesOf(names.buildings),
    term: namesOf(names.terms),
    place: namesOf(names.places),
    source: said.sources,
    cause: said.causes,
    from: said.origins,
  }
}
