import type { Language } from '@quayside/kernel'
import type { Advice } from './advice.ts'
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

/** Why one of the advised answers is better, or worse, in a sentence. */
export function reasonOf(advice: Advice, rank: number, words: AdviceWords, naming: Naming): string {
  const { differences, rival } = advice.answers[rank]
  const other = advice.answers[rank === 0 ? 1 : 0]
  if (!other) return words.only
  const compared = naming.answer(other.line)
  const parts = differences.flatMap(({ what, points }) =>
    changed(points, (by) => words.scoreLine(by, naming.scoreLine(what))),
  )
  if (rival) parts.push(...changed(rival.points, (by) => words.rival(by, naming.who(rival.seat))))
  return parts.length === 0 ? words.same(compared) : words.against(compared, words.list(parts))
}

/** Says a change of so many points, unless it comes to none. */
function changed(points: number, say: (by: string) => string): string[] {
  const whole = Math.round(points)
  return whole === 0 ? [] : [say(whole > 0 ? `+${whole}` : `−${-whole}`)]
}

/** What an advised answer leads to, for the seat that asks. */
export const outlookOf = ({ seat, answers }: Advice, rank: number, words: AdviceWords): string =>
  words.outlook(Math.round(100 * answers[rank].chance), Math.round(answers[rank].points[seat]))
