import { type GameWords, LANGUAGES, type Language, Match, type Options, optionMatrix, Rng } from '@quayside/kernel'
import { expect, it } from 'vitest'
import { playsExpansions } from '../src/expansions/in-play.ts'
import type { EditionId } from '../src/ids.ts'
import { puertoRico } from '../src/index.ts'
import { speak as inEnglish } from '../src/words/en/base.ts'
import { wordsFor } from '../src/words/index.ts'
import { speak as inItalian } from '../src/words/it/base.ts'
import { speak as inPortuguese } from '../src/words/pt/base.ts'
import type { Speak } from '../src/words/spoken.ts'

/** A browser does not load what expansions say for a table without them: nothing may be missing there. */

const BASE: Record<Language, Speak> = { en: inEnglish, pt: inPortuguese, it: inItalian }
const TABLES = optionMatrix(puertoRico.schema, puertoRico.refuse).filter((options) => !playsExpansions(options))
/** There are thousands of answers that can be written, so that not all are tried at every question. */
const REFUSED_EVERY = 25

const nameOf = (options: Options) => JSON.stringify(options)

it.each(TABLES.map((options) => [nameOf(options), options] as const))('%s', (_, options) => {
  const words = LANGUAGES.map((language) => [wordsFor(language, options), BASE[language](options.edition as EditionId)])
  const expectSame = (say: (words: GameWords) => string) => {
    for (const [all, base] of words) if (say(all) !== say(base)) expect(say(base)).toBe(say(all))
  }
  const begun = Match.begin(puertoRico, options, 'base words')
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const { game } = match
  const rng = new Rng('base words')
  for (let asked = 0; !match.over; asked++) {
    const { state } = match
    const [seat] = match.status().toMove
    const legal = match.legal(seat)
    expectSame((words) => words.question(game.questionFacts(state, seat)))
    for (const answer of legal) expectSame((words) => words.answer(game.answerFacts(state, seat, answer)))
    for (const answer of asked % REFUSED_EVERY === 0 ? game.vocabulary(state) : []) {
      const reason = game.why(state, seat, answer)
      if (reason === 0) continue
      expectSame((words) => words.reason(game.reasonFacts(state, seat, answer, reason)))
      expectSame((words) => words.rule(game.reasons[reason].rule))
    }
    match.play(seat, legal[rng.below(legal.length)])
  }
  for (const { facts } of match.events.all()) expectSame((words) => words.event(facts, String))
  for (const { lines } of game.score(match.state, 'referee')) {
    for (const { what } of lines) expectSame((words) => words.scoreLine(what))
  }
})
