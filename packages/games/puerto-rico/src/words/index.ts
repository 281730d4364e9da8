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

export type { AnswerKind, AutomaId, OptionKey, Place, RuleKey, ScoreLineId, Term } from './catalogue.ts'

const SPEAK: Record<Language, (edition: EditionId) => GameWords> = {
  en: (edition) => words(EN[edition], inEnglish, 'VP'),
  pt: (edition) => words(PT[edition], inPortuguese, 'PV'),
  it: (edition) => words(IT[edition], inItalian, 'PV'),
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

function words<G>(names: Names<G>, sentences: SentencesOf<G>, vp: string): GameWords {
  const said = sentences(names)
  const things = thingNames(names, said, vp)
  return wordsFrom({
    title: names.title,
    said,
    things,
    sources: SOURCES,
    values: {
      edition: said.editions,
      expansions: things.expansion,
      variants: said.variants,
      market: said.markets,
      puertomaLevel: said.puertomaLevels,
    },
    scoreLines: { ...things.building, ...said.scoreLines },
  })
}

/**
 * Names by argument and id. Beyond what facts name there are `goal-text` and `achievement-text`: what a goal of the festival or a card
 * wants and brings, in a sentence.
 */
function thingNames(names: Names, said: Sentences, vp: string): Record<string, Record<string, string>> {
  const goods = namesOf(names.goods)
  const buildings = namesOf(names.buildings)
  const pieces = namesOf(names.pieces)
  return {
    good: goods,
    aboard: goods,
    tile: namesOf(names.tiles),
    role: namesOf(names.roles),
    building: buildings,
    other: buildings,
    piece: pieces,
    thing: { ...goods, ...pieces, vp },
    expansion: namesOf(names.expansions),
    term: namesOf(names.terms),
    place: namesOf(names.places),
    source: said.sources,
    cause: said.causes,
    from: said.origins,
    goal: said.goals,
    'goal-text': said.goalTexts,
    achievement: said.achievements,
    'achievement-text': said.achievementTexts,
    ability: said.abilities,
    automa: said.automas,
  }
}
