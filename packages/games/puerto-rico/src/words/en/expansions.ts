import type { Names, SentencesOf } from '../catalogue.ts'
import { cardTexts } from './card-texts.ts'
import { ACHIEVEMENT_TITLES, abilityTexts, GOAL_TITLES } from './cards.ts'
import { expansionEvents } from './expansion-events.ts'
import { expansionRulings } from './expansion-rules.ts'
import { expansionTalk } from './expansion-sentences.ts'
import { sentences } from './sentences.ts'

/** What expansions, variants and Puertomas add to what is said. */
export const added = (names: Names) => ({
  ...expansionTalk(names),
  ...expansionRulings(names),
  ...cardTexts(names),
  events: expansionEvents(names),
  goals: GOAL_TITLES,
  achievements: ACHIEVEMENT_TITLES,
  abilities: abilityTexts(names),
})

export const allSentences: SentencesOf = (names) => sentences(names, added(names))
