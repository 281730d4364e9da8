import type { Facts } from '../facts.ts'
import { LANGUAGES } from '../words.ts'
import { hold } from './broken.ts'
import { type Subject, sample } from './subject.ts'

/** Everything a person would read here has words in every language. */
export function lawOfWords({ game, match, rng }: Subject, eventsBefore: number): void {
  const { state, options } = match
  const tried = sample(rng, game.vocabulary(state), 24)
  for (const language of LANGUAGES) {
    const words = game.words(language, options)
    const check = (facts: Facts, text: string) => spoken(language, facts.kind, text, facts)
    for (const seat of match.status().toMove) {
      const question = game.questionFacts(state, seat)
      check(question, words.question(question))
      for (const answer of match.legal(seat)) {
        const facts = game.answerFacts(state, seat, answer)
        check(facts, words.answer(facts))
      }
      for (const answer of tried) {
        const code = game.why(state, seat, answer)
        if (code === 0) continue
        const facts = game.reasonFacts(state, seat, answer, code)
        check(facts, words.reason(facts))
      }
    }
    for (const { facts } of match.events.all(eventsBefore))
      check(
        facts,
        words.event(facts, (seat) => `seat ${seat}`),
      )
  }
}

/** What belongs to the game as a whole has words too: its title, options, rules and score lines. */
export function lawOfSpokenGame({ game, match }: Subject): void {
  for (const language of LANGUAGES) {
    const words = game.words(language, match.options)
    spoken(language, 'title', words.title)
    for (const { rule } of game.reasons) spoken(language, rule, words.rule(rule))
    for (const key of Object.keys(game.schema)) spoken(language, key, words.option(key))
    for (const { lines } of game.score(match.state, 'referee')) {
      for (const { what } of lines) spoken(language, what, words.scoreLine(what))
    }
  }
}

/** A text that is empty, or only repeats the id it should put into words, is a gap. */
function spoken(language: string, id: string, text: string, facts?: Facts): void {
  const gap = text.length === 0 || text === id || /undefined|\[object|NaN/.test(text)
  hold('words', !gap, () => `${language} has no words for ${facts ? JSON.stringify(facts) : id}: "${text}"`)
}
