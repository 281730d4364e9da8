import type { Advice } from '@quayside/bots/advice'
import type { Quality, Review } from '@quayside/bots/analysis'
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

/** An answer and what it is worth, in whole percents of the chance to win: as it is shown, and as it is sorted. */
export interface Weighed {
  readonly line: readonly string[]
  readonly percent: number
  readonly played: boolean
  /** Where the advice has it; -1 if a master did not think of it. */
  readonly rank: number
}

/** What was answered beside what a master thought of. */
export interface Weighing {
  /** The best first. */
  readonly rows: readonly Weighed[]
  /** How good the answer was; null where it was not compared yet. */
  readonly quality: Quality | null
  /** How far it is behind the first, or ahead of the second, and how much of that may be chance; in whole percents. */
  readonly apart: number
  readonly error: number
}

/** So much of the chance to win is a slip, and so much a blunder. */
const SLIP = 5
const BLUNDER = 12

/** Says only what the numbers shown say: in their order, and nothing about those that chance alone may tell apart. */
export function weigh({ answers }: Pick<Advice, 'answers'>, given: string, review: Review | undefined): Weighing {
  const shown = answers.map(({ line, chance }, rank) => {
    return { line, rank, percent: Math.round(100 * chance), played: line[0] === given }
  })
  const most = Math.max(...shown.map(({ percent }) => percent))
  const thought = shown.some(({ played }) => played)
  if (!thought && review) {
    const percent = Math.max(0, most - Math.round(100 * review.lost))
    shown.push({ line: [given], rank: -1, percent, played: true })
  }
  const rows = shown.toSorted((a, b) => b.percent - a.percent || Number(b.rank >= 0) - Number(a.rank >= 0))
  const own = rows.findIndex(({ played }) => played)
  const other = rows[own === 0 ? 1 : 0]
  if (own < 0 || !other) return { rows, quality: null, apart: 0, error: 0 }
  const apart = Math.abs(other.percent - rows[own].percent)
  if (!thought) return { rows, quality: review?.quality ?? null, apart, error: 0 }
  const [one, two] = [rows[own], other].map(({ rank }) => answers[rank])
  const error = Math.max(1, Math.round(100 * Math.hypot(one.error, two.error)))
  return { rows, quality: one.equal || apart === 0 ? 'equal' : qualityOf(own === 0, apart), apart, error }
}

function qualityOf(first: boolean, apart: number): Quality {
  if (first) return 'best'
  return apart < SLIP ? 'good' : apart < BLUNDER ? 'slip' : 'blunder'
}
