import type { Language } from '@quayside/kernel'
import type { Advice, Advised } from './advice.ts'
import type { AdviceWords } from './words/catalogue.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'

export type { AdviceWords } from './words/catalogue.ts'

export const adviceWords: Record<Language, AdviceWords> = { en, pt, it }

/** What a reader's client knows: names of seats, of the score's lines, and answers in words. */
export interface Naming {
  who(seat: number): string
  scoreLine(what: string): string
  answer(answers: readonly string[]): string
}

/** Whether two answers differ by no more than chance explains. */
export const aboutEqual = (a: Advised, b: Advised): boolean =>
  Math.abs(a.chance - b.chance) <= Math.hypot(a.error, b.error)

/** Why one of the advised answers is better, or worse: the one cause that weighs most, in a sentence. */
export function reasonOf({ answers }: Advice, rank: number, words: AdviceWords, naming: Naming): string {
  const other = answers[rank === 0 ? 1 : 0]
  if (!other) return words.only
  const compared = naming.answer(other.line)
  const cause = aboutEqual(answers[rank], other) ? undefined : causeOf(answers[rank], rank === 0)
  if (!cause) return words.equalTo(compared)
  const { what, seat, points } = cause
  return seat === undefined
    ? words.scoreLine(points, naming.scoreLine(what), compared)
    : words.rival(points, naming.who(seat), compared)
}

interface Cause {
  readonly what: string
  /** Of another, where it is theirs. */
  readonly seat?: number
  /** Whole, more or less than with the other answer. */
  readonly points: number
}

/** What speaks most for the better answer, or against a worse one; else what differs most. */
function causeOf({ differences, rival }: Advised, better: boolean): Cause | undefined {
  const causes: Cause[] = [...differences, ...(rival ? [{ what: '', ...rival }] : [])]
    .map((cause) => ({ ...cause, points: Math.round(cause.points) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const speaks = ({ seat, points }: Cause) => (points > 0 === (seat === undefined)) === better
  return causes.find(speaks) ?? causes[0]
}

/** What an advised answer leads to, for the seat that asks. */
export const outlookOf = ({ seat, answers }: Advice, rank: number, words: AdviceWords): string =>
  words.outlook(Math.round(100 * answers[rank].chance), Math.round(answers[rank].points[seat]))
