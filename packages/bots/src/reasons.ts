import type { CauseWords, Facts, GameWords } from '@quayside/kernel'
import type { Advice } from './advice.ts'
import { SCORE_LINE } from './causes.ts'
import type { AdviceWords } from './words/catalogue.ts'

/** Puts advice into sentences; apart from the words, which pages begin with. */

/** What a reader's client knows: names of seats and things, what the game says of causes, and answers in words. */
export interface Naming {
  /** Null for whoever reads. */
  who(seat: number): string | null
  readonly words: Pick<GameWords, 'thing' | 'scoreLine'>
  readonly causes: CauseWords
  answer(rank: number): string
}

/** Why one of the advised answers is better, or worse: the one cause that weighs most, in a sentence; empty where none is worth one. */
export function reasonOf({ answers, plain }: Advice, rank: number, words: AdviceWords, naming: Naming): string {
  const other = rank === 0 ? 1 : 0
  if (!answers[other]) return plain ? words.plain : words.only
  const { cause, equal } = answers[rank]
  const compared = naming.answer(other)
  if (!cause) return equal ? words.equalTo(compared) : ''
  const says = sayingOf(cause.kind, words, naming)
  if (!says) return ''
  const who = naming.who(cause.seat)
  const [here, there] = [
    [cause.here, cause.there],
    [cause.there, cause.here],
  ].map(([claim, other]) => (claim ? says.what(claim.facts) : says.none(other!.facts)))
  const verb = says.verb[who === null ? 0 : 1]
  return words.because(words.clause(who, verb, here, cause.here === null), compared, there)
}

interface Saying {
  readonly verb: readonly [you: string, they: string]
  what(facts: Facts): string
  none(facts: Facts): string
}

function sayingOf(kind: string, words: AdviceWords, { words: game, causes }: Naming): Saying | undefined {
  if (kind === SCORE_LINE) {
    return {
      verb: words.scores,
      what: ({ what, points }) => words.scored(Number(points), game.scoreLine(String(what))),
      none: ({ what }) => words.scoredNone(game.scoreLine(String(what))),
    }
  }
  if (!Object.hasOwn(causes, kind)) return undefined
  const { verb, what, none } = causes[kind]
  return { verb, what: (facts) => what(facts, game.thing), none: (facts) => none(facts, game.thing) }
}

/** What an advised answer leads to, for the seat that asks. */
export const outlookOf = ({ seat, answers }: Advice, rank: number, words: AdviceWords): string =>
  words.outlook(Math.round(100 * answers[rank].chance), Math.round(answers[rank].points[seat]))
