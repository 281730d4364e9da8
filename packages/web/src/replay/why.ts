import type { Advice } from '@quayside/bots/advice'
import type { AdviceJob } from '@quayside/bots/think'
import { AnswerList, type AnyGame, type GameRecord, type GameWords, Rng, replay, type Seat } from '@quayside/kernel'

/** A question of a finished game, as it stood when it was answered. */
export interface Question {
  readonly seat: Seat
  /** The answer that was given, as it is written. */
  readonly given: string
  /** To ask what a master would have answered: what the seat knew, and any truth behind it. */
  readonly task: AdviceJob
  /** An answer to it in words. */
  answer(text: string, words: GameWords): string
}

/** The question that a line of a record answers; null where there was no choice, or nothing that can be asked again. */
export function questionAt(game: AnyGame, record: GameRecord, line: number): Question | null {
  const played = replay(game, { ...record, answers: record.answers.slice(0, line), hash: undefined })
  const [seatText, ...rest] = record.answers[line]?.split(' ') ?? []
  if (!played.ok || rest.length === 0) return null
  const { state } = played.value
  const seat = Number(seatText)
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  if (legal.count < 2) return null
  const seed = `${record.hash} ${line}`
  const known = game.pack(game.resample(state, seat, new Rng(seed)))
  return {
    seat,
    given: rest.join(' '),
    task: { rules: record.rules, options: record.options, seat, seed, state: known },
    answer(text, words) {
      const answer = game.parse(state, text)
      return answer < 0 ? text : words.answer(game.answerFacts(state, seat, answer))
    },
  }
}

/** Where the answer that was given stands in an advice; -1 if a master did not think of it. */
export const placeOf = ({ answers }: Advice, given: string): number =>
  answers.findIndex(({ line }) => line[0] === given)
