import type { Added, Names, SentencesOf } from '../catalogue.ts'
import { cardTexts } from './card-texts.ts'
import { ACHIEVEMENT_TITLES, abilityTexts, goalTitles } from './cards.ts'
import { expansionEvents } from './expansion-events.ts'
import { expansionRulings } from './expansion-rules.ts'
import { expansionTalk } from './expansion-sentences.ts'
import type { Gender } from './grammar.ts'
import { sentences } from './sentences.ts'

/** What expansions, variants and Puertomas add to what is said. */
export const added = (names: Names<Gender>): Added => ({
  ...expansionTalk(names),
  ...expansionRulings(names),
  ...cardTexts(names),
  events: expansionEvents(names),
  goals: goalTitles(names),
  achievements: ACHIEVEMENT_TITLES,
  abilities: abilityTexts(names),
})

export const allSentences: SentencesOf<Gender> = (names) => sentences(names, added(names))
