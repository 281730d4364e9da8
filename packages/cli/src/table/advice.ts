import { type Advised, advise } from '@quayside/bots/advice'
import { outlookOf, reasonOf } from '@quayside/bots/reasons'
import { adviceWords } from '@quayside/bots/words'
import { causeWordsOf } from '@quayside/games/cause-words'
import { judgementFor } from '@quayside/games/judgements'
import { type GameWords, type Language, type Match, Rng, rulesOf, type Seat, type Who } from '@quayside/kernel'
import { wrap } from '../text/layout.ts'

/** The longest a person is kept waiting for advice, in milliseconds. */
const PATIENCE = 3000

/** What a master would answer: up to three answers, what they lead to and why, as lines of text. */
export function adviceLines(
  match: Match,
  seat: Seat,
  words: GameWords,
  who: Who,
  language: Language,
  width: number,
): string[] {
  const { game } = match
  const judgement = judgementFor(game)
  if (!judgement) return []
  const rng = new Rng(`advice ${match.lines.length} ${seat}`)
  const state = game.resample(match.state, seat, rng)
  const { options } = match
  const asked = { rules: rulesOf(game, options), options, seat, seed: rng.seed(), state: game.pack(state) }
  const advice = advise({ ...asked, milliseconds: PATIENCE }, { game, judgement })
  const said = adviceWords[language]
  const answer = (place: number) => inWords(advice.answers[place], words)
  const causes = causeWordsOf(game.id, language)
  const naming = { who: (one: Seat) => (one === seat ? null : who(one)), words, causes, answer }
  return advice.answers.flatMap(({ equal }, place) => {
    const outlook = [outlookOf(advice, place, said), ...(equal ? [said.equal] : [])].join(', ')
    const reason = reasonOf(advice, place, said, naming)
    return [
      ...wrap(` ${place + 1}. ${answer(place)}: ${outlook}.`, width, '    '),
      ...(reason ? wrap(`    ${reason}`, width, '    ') : []),
    ]
  })
}

/** The first answer, and those that make one whole with it. */
function inWords({ facts: [first, ...rest] }: Advised, words: GameWords): string {
  const others = rest.map((facts) => words.answer(facts)).join(', ')
  return others ? `${words.answer(first)} (${others})` : words.answer(first)
}
