import { type Language, LOCALE, type Score, type ScoreLine, type Seat } from '@quayside/kernel'
import { tableWords } from '../table/words.ts'
import { ME } from '../table/you.ts'
import { endWords } from './words.ts'

/** Who won. */
export interface Verdict {
  readonly winners: readonly Seat[]
  readonly points: number
  /** What decided between equal points: the winner's, and the best of those left behind. */
  readonly tiebreak: { readonly won: number; readonly lost: number } | null
}

/** Null while not everything is known. */
export function verdictOf(scores: readonly Score[]): Verdict | null {
  const first = scores.filter(({ rank }) => rank === 1)
  const [{ total, tiebreak } = {} as Partial<Score>] = first
  if (total === undefined) return null
  const beaten = scores.filter((score) => score.total === total && score.rank !== 1)
  const lost = Math.max(...beaten.map((score) => score.tiebreak ?? 0))
  return {
    winners: first.map(({ seat }) => seat),
    points: total,
    tiebreak: beaten.length > 0 && tiebreak !== undefined ? { won: tiebreak, lost } : null,
  }
}

/** Seats from the best to the last. */
export const orderOf = (scores: readonly Score[]): Seat[] =>
  [...scores].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.seat - b.seat).map(({ seat }) => seat)

/** One player against the game's own opponent. */
export const isDuel = (scores: readonly Score[], players: number): boolean => players === 1 && scores.length === 2

/** The verdict in a sentence: who won with what, or who beat whom; `me` is told of as "you". */
export function headlineOf(
  scores: readonly Score[],
  names: readonly string[],
  players: number,
  language: Language,
  me: Seat | null = null,
): string {
  const said = endWords[language]
  const { you } = tableWords[language]
  const called = (seat: Seat) => (seat === me ? ME : names[seat])
  const verdict = verdictOf(scores)
  if (!verdict) return said.stopped
  const { format } = new Intl.NumberFormat(LOCALE[language])
  if (isDuel(scores, players) && verdict.winners.length === 1) {
    const [first, second] = orderOf(scores)
    return you(said.beats(called(first), called(second), format(verdict.points), format(scores[second].total ?? 0)))
  }
  if (verdict.winners.length === 1) return you(said.wins(called(verdict.winners[0]), format(verdict.points)))
  const winners = new Intl.ListFormat(LOCALE[language]).format(verdict.winners.map((seat) => names[seat]))
  return said.shared(winners, format(verdict.points))
}

/** A kind of points in the bars: one line of the score, or several that belong together. */
export interface Part {
  readonly id: string
  /** By seat. */
  readonly points: readonly number[]
}

/** The parts in the order in which they first come up; those that brought nobody anything are left out. */
export function partsOf(scores: readonly Score[], group: (what: string) => string = (what) => what): Part[] {
  const ids = [...new Set(scores.flatMap(({ lines }) => lines.map(({ what }) => group(what))))]
  const sum = (lines: readonly ScoreLine[], id: string) =>
    lines.reduce((points, line) => (group(line.what) === id ? points + line.points : points), 0)
  return ids
    .map((id) => ({ id, points: scores.map(({ lines }) => sum(lines, id)) }))
    .filter(({ points }) => points.some((own) => own !== 0))
}
