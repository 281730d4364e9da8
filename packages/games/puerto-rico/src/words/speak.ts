import { type GameWords, namesOf, wordsFrom } from '@quayside/kernel'
import type { Added, Names, RuleKey, Sentences } from './catalogue.ts'
import { optionValues } from './head-words.ts'

/** Where expansions are not in play, nothing of theirs is ever asked, told or refused. */
export const NOTHING_ADDED = {
  questions: {},
  answers: {},
  events: {},
  reasons: {},
  rules: {},
  scoreLines: {},
  goals: {},
  goalTexts: {},
  achievements: {},
  achievementTexts: {},
  abilities: {},
} as Added

/** All words of one edition in one language; `sources` say where rules stand, `vp` is short for a victory point. */
export function words(names: Names, said: Sentences, sources: Record<RuleKey, string>, vp: string): GameWords {
  const things = thingNames(names, said, vp)
  return wordsFrom({
    title: names.title,
    said,
    things,
    sources,
    values: optionValues(names, said),
    scoreLines: { ...things.building, ...said.scoreLines },
    watched: said.watched,
    occasions: said.occasions,
    tiebreak: said.tiebreak,
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
    character: names.characters,
  }
}
