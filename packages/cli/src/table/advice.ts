import { advise } from '@quayside/bots/advice'
import { adviceWords, outlookOf, reasonOf } from '@quayside/bots/words'
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
  const naming = {
    who,
    scoreLine: words.scoreLine,
    answer: (line: readonly string[]) => inWords(line, match, seat, words),
  }
  return advice.answers.flatMap(({ line }, place) => [
    ...wrap(` ${place + 1}. ${naming.answer(line)}: ${outlookOf(advice, place, said)}.`, width, '    '),
    ...wrap(`    ${reasonOf(advice, place, said, naming)}`, width, '    '),
  ])
}

/** The first answer of a line in the game's words, and the others as they are written. */
function inWords([first, ...rest]: readonly string[], { game, state }: Match, seat: Seat, words: GameWords): string {
  const said = words.answer(game.answerFacts(state, seat, game.parse(state, first)))
  return rest.length === 0 ? said : `${said} (${rest.join(', ')})`
}
