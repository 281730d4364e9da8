import type { Facts } from '../facts.ts'
import { LANGUAGES } from '../words.ts'
import { hold } from './broken.ts'
import type { Subject } from './subject.ts'

/** Everything a person would read here has words in every language. */
export function lawOfWords({ game, match }: Subject, eventsBefore: number): void {
  const { state, options } = match
  for (const language of LANGUAGES) {
    const words = game.words(language, options)
    const check = (text: string, facts: Facts) =>
      hold('words', text.length > 0 && !/undefined|\[object|NaN/.test(text), () => {
        return `${language} has no words for ${JSON.stringify(facts)}: "${text}"`
      })
    for (const seat of match.status().toMove) {
      const question = game.questionFacts(state, seat)
      check(words.question(question), question)
      for (const answer of match.legal(seat)) {
        const facts = game.answerFacts(state, seat, answer)
        check(words.answer(facts), facts)
      }
    }
    for (const { facts } of match.events.slice(eventsBefore))
      check(
        words.event(facts, (seat) => `seat ${seat}`),
        facts,
      )
  }
}
