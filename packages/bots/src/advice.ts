import type { AnyJudgement, Seat } from '@quayside/kernel'
import { ADVISER } from './grades.ts'
import { written } from './parallel.ts'
import type { InPart } from './parts.ts'
import { searchInPart } from './search/search.ts'
import type { Asked } from './search/simulation.ts'
import { type Finding, type Found, findings, WHOLE } from './search/tally.ts'
import type { AdviceJob, Mind } from './think.ts'

/** What a master would answer, what would come of it, and why: as data, for words in any language. */

/** Points that an answer brings on one line of the score beyond what another brings. */
export interface Difference {
  readonly what: string
  readonly points: number
}

export interface Advised {
  /** As it is written; several where they make one whole. */
  readonly line: readonly string[]
  readonly simulations: number
  /** The chance to win, from 0 to 1. */
  readonly chance: number
  /** How far off that may be: its standard error. */
  readonly error: number
  /** Points that each seat may expect at the end. */
  readonly points: readonly number[]
  /** Compared with the second best, or for all others with the best: own lines of the score that differ most, the largest first. */
  readonly differences: readonly Difference[]
  /** The other seat for whom it makes most difference, and how much. */
  readonly rival: { readonly seat: Seat; readonly points: number } | null
}

export interface Advice {
  readonly seat: Seat
  /** By the chance to win, the best first. */
  readonly answers: readonly Advised[]
  /** There was so little time that it is no more than a quick look. */
  readonly short?: boolean
}

/** Answers that are told of. */
const MOST_TOLD = 3
/** Differences below this are noise, and more than so many nobody reads. */
const LEAST = 0.4
const MOST_REASONS = 3

/** Simulations for a question that gets a whole turn's; others get their part of them, but never so few that reasons are noise. */
const FEWEST = 40

/** With fewer than this, where there is a choice, it was a quick look. */
const QUICK = FEWEST / 2

export const advise = (job: AdviceJob, mind: Mind): Advice => adviceFrom([adviseInPart({ ...job, part: WHOLE }, mind)])

/** What a part of a job of advice has found, as data that can be sent. */
export interface AdviceFound {
  readonly found: Found<string>
  /** By way: the lines of the final scores, added up. */
  readonly sheets: readonly Sheet[]
}

export function adviseInPart(
  { seat, state, seed, milliseconds, part }: InPart<AdviceJob>,
  { game, judgement }: Mind,
): AdviceFound {
  // Reasons are lines of final scores, so all is played to the end.
  const patient: AnyJudgement = { ...judgement, horizon: Number.POSITIVE_INFINITY }
  const unpacked = game.unpack(state)
  const asked: Asked = { game, judgement: patient, state: unpacked, seat }
  const { share } = judgement.care[game.question(unpacked, seat)]
  const simulations = Math.max(FEWEST, Math.round(judgement.budget[ADVISER] * share))
  const sheets: Sheet[] = []
  const found = searchInPart(asked, seed, { simulations, milliseconds }, part, (way, simulation) => {
    sheets[way] ??= blank()
    if (simulation.finished) note(sheets[way], game.score(simulation.end, 'referee')[seat].lines)
  })
  return { found: written(found, game, unpacked), sheets: found.ways.map(({ way }) => sheets[way] ?? blank()) }
}

/** The advice, from all parts that have come. */
export function adviceFrom(parts: readonly AdviceFound[]): Advice {
  const { seat } = parts[0].found
  const found = findings(parts.map((part) => part.found))
  const sheets = summed(parts)
  const made = found.reduce((sum, { simulations }) => sum + simulations, 0)
  const seen = found.filter(({ simulations }) => simulations > 0)
  const others = seen.slice(1).sort((a, b) => b.hope - a.hope)
  // What a search trusts most is always told of; the order is that of the numbers one reads.
  const told = [...seen.slice(0, 1), ...others]
    .slice(0, MOST_TOLD)
    .sort((a, b) => chanceOf(b, seat) - chanceOf(a, seat))
  return {
    seat,
    ...(found.length > 1 && made < QUICK && { short: true }),
    answers: told.map((finding, i) => {
      const other = told[i === 0 ? 1 : 0]
      return {
        line: finding.answers,
        simulations: finding.simulations,
        chance: chanceOf(finding, seat),
        error: finding.error,
        points: finding.points,
        differences: other ? differences(sheets[finding.way], sheets[other.way]) : [],
        rival: other ? rivalOf(finding, other, seat) : null,
      }
    }),
  }
}

/** A seat's part of what all may hope for: among equals everybody's is the same, and together they are 1. */
function chanceOf({ hope, values }: Finding<string>, seat: Seat): number {
  const others = values.reduce((sum, value, other) => (other === seat ? sum : sum + value), 0)
  return hope + others === 0 ? 0 : hope / (hope + others)
}

/** The lines of many final scores, added up. */
interface Sheet {
  readonly sums: { [what: string]: number }
  count: number
}

const blank = (): Sheet => ({ sums: {}, count: 0 })

function note(sheet: Sheet, lines: readonly Difference[]): void {
  sheet.count++
  for (const { what, points } of lines) sheet.sums[what] = (sheet.sums[what] ?? 0) + points
}

/** In the order of the parts, as findings are. */
function summed(parts: readonly AdviceFound[]): Sheet[] {
  const all: Sheet[] = []
  for (const { sheets } of parts.toSorted((a, b) => a.found.part.index - b.found.part.index)) {
    for (const [way, { sums, count }] of sheets.entries()) {
      all[way] ??= blank()
      all[way].count += count
      for (const [what, points] of Object.entries(sums)) all[way].sums[what] = (all[way].sums[what] ?? 0) + points
    }
  }
  return all
}

const average = ({ sums, count }: Sheet, what: string): number => (count === 0 ? 0 : (sums[what] ?? 0) / count)

function differences(sheet: Sheet, other: Sheet): Difference[] {
  return [...new Set([...Object.keys(sheet.sums), ...Object.keys(other.sums)])]
    .map((what) => ({ what, points: average(sheet, what) - average(other, what) }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_REASONS)
}

function rivalOf(finding: Finding<string>, other: Finding<string>, seat: Seat): Advised['rival'] {
  let rival: Advised['rival'] = null
  for (let i = 0; i < finding.points.length; i++) {
    const points = finding.points[i] - other.points[i]
    if (i !== seat && Math.abs(points) >= Math.max(LEAST, Math.abs(rival?.points ?? 0))) rival = { seat: i, points }
  }
  return rival
}
