import { fail, type GameRecord, ok, type Result } from '@quayside/kernel'
import { type Decision, played } from './analysis/decisions.ts'
import { loosened } from './analysis/loose.ts'
import { Outcomes } from './analysis/outcomes.ts'
import { type Review, review } from './analysis/review.ts'
import type { Outlook } from './analysis/turning.ts'
import { Simulation } from './search/simulation.ts'
import { Edge } from './search/tree.ts'
import { stopwatch } from './stopwatch.ts'
import type { Mind } from './think.ts'

export { QUALITIES, type Quality, type Review } from './analysis/review.ts'
export { type Outlook, type Turning, turningPoints } from './analysis/turning.ts'

/** Looks back on finished games: each seat's chance to win from moment to moment, and how good answers were. */

/** A finished game to analyse, as data that can be sent to where that is done. */
export interface AnalysisJob {
  readonly record: GameRecord
  readonly seed: string
  /** An answer to review now, by the number of lines before it; without it the analysis goes on where it stopped. */
  readonly line?: number
  /** The longest a step may take; without it the result depends on the seed alone. */
  readonly milliseconds?: number
  /** What was found before, here or elsewhere: it is not looked for again. */
  readonly known?: Known
}

/** What is known of a game already. */
export interface Known {
  readonly outlooks: readonly Outlook[]
  readonly reviews: readonly Review[]
}

/** What one step of an analysis has found. */
export type AnalysisStep =
  | { readonly outlook: Outlook; readonly step: number; readonly of: number }
  | { readonly review: Review; readonly step: number; readonly of: number }

/** How many moments the curve of chances has. */
const FEWEST = 40
const MOST = 80

/** Playouts from each moment: few for a first idea, then more. */
const PASSES = [8, 32]
/** Playouts from each moment after the answers have been reviewed. */
const LAST_PASS = 96

export class Analysis {
  /** The moments of the curve, the end left out. */
  readonly moments: readonly Decision[]
  /** Who plays on from the moments of the curve. */
  private readonly mind: Mind
  /** Who says what would have been the best answer: the same that plays, and advises. */
  private readonly master: Mind
  private readonly seed: string
  private readonly milliseconds: number
  private readonly decisions: readonly Decision[]
  private readonly end: Outlook
  private readonly byLine = new Map<number, MomentPlayouts>()
  private readonly reviews: Map<number, Review>
  private readonly known: ReadonlyMap<number, Outlook>

  private constructor({ mind, seed, milliseconds, known }: Start, decisions: readonly Decision[], end: Outlook) {
    this.mind = loosened(mind)
    this.master = mind
    this.seed = seed
    this.known = new Map(known.outlooks.map((outlook) => [outlook.line, outlook]))
    this.reviews = new Map(known.reviews.map((review) => [review.line, review]))
    this.milliseconds = milliseconds
    this.decisions = decisions
    this.end = end
    this.moments = momentsOf(decisions)
  }

  /** Only of a finished game, and only where somebody can win against somebody. */
  static of(
    record: GameRecord,
    mind: Mind,
    seed: string,
    milliseconds = Infinity,
    known: Known = { outlooks: [], reviews: [] },
  ): Result<Analysis> {
    const past = played(record, mind)
    if (!past.ok) return past
    const { over, decisions, end, lines } = past.value
    if (!over) return fail('not-over', 'the game is not over')
    const outcomes = Outcomes.of(mind.game, end)
    const outlook = outlookOf(outcomes, lines, null)
    if (outlook.chances.length < 2) return fail('alone', 'nobody plays against anybody')
    return ok(new Analysis({ mind, seed, milliseconds, known }, decisions, outlook))
  }

  /** As far as is known by now. */
  curve(): Outlook[] {
    const known = this.decisions.flatMap(({ line, seat }) => {
      const from = this.byLine.get(line)
      const known = this.known.get(line)
      if (known && known.playouts >= (from?.outcomes.count ?? 0)) return [known]
      return from ? [outlookOf(from.outcomes, line, seat)] : []
    })
    return [...known, this.end]
  }

  /** All that there is to find out, a little at a time; whoever has enough stops asking. */
  *steps(): Generator<AnalysisStep, void> {
    yield { outlook: this.end, step: 0, of: this.moments.length }
    for (const playouts of PASSES) yield* this.pass(playouts)
    const worthy = this.decisions.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share)
    for (const [i, { line }] of worthy.entries()) {
      if (!this.reviews.has(line)) yield { review: this.review(line)!, step: i + 1, of: worthy.length }
    }
    yield* this.pass(LAST_PASS)
  }

  /** How good an answer was; undefined where nothing was decided. */
  review(line: number): Review | undefined {
    const decision = this.decisions.find((one) => one.line === line)
    if (!decision) return undefined
    const found =
      this.reviews.get(line) ?? review(decision, this.master, `${this.seed} ${line} review`, this.milliseconds)
    this.reviews.set(line, found)
    return found
  }

  private *pass(playouts: number): Generator<AnalysisStep, void> {
    for (const [i, moment] of this.moments.entries()) {
      const { line, seat } = moment
      if ((this.known.get(line)?.playouts ?? 0) >= playouts) continue
      const from = this.byLine.get(line) ?? new MomentPlayouts(moment, this.mind, `${this.seed} ${line}`)
      this.byLine.set(line, from)
      while (from.outcomes.count < playouts) {
        from.play(playouts, this.milliseconds)
        yield { outlook: outlookOf(from.outcomes, line, seat), step: i + 1, of: this.moments.length }
      }
    }
  }
}

/** What an analysis begins with. */
interface Start {
  readonly mind: Mind
  readonly seed: string
  readonly milliseconds: number
  readonly known: Known
}

/** The playouts from one moment of the game; more can be added later. */
class MomentPlayouts {
  readonly outcomes: Outcomes
  private readonly simulation: Simulation
  private readonly tree = new Edge()
  private readonly seed: string

  constructor({ state, seat }: Decision, mind: Mind, seed: string) {
    this.outcomes = new Outcomes(mind.judgement.margin)
    this.simulation = new Simulation({ ...mind, state, seat })
    this.seed = seed
  }

  /** Each playout deals what was hidden from spectators anew: the chance to win at a moment must not use what was drawn later. */
  play(playouts: number, milliseconds: number): void {
    const { outcomes, simulation, tree } = this
    const until = stopwatch() + milliseconds
    do {
      simulation.run([], tree, `${this.seed} ${outcomes.count}`, 'spectator')
      outcomes.note(simulation)
    } while (outcomes.count < playouts && stopwatch() < until)
  }
}

function outlookOf(outcomes: Outcomes, line: number, seat: Outlook['seat']): Outlook {
  return { line, seat, playouts: outcomes.count, chances: outcomes.chances(), points: outcomes.points() }
}

/** The questions that count most, then those that count less, until there are enough of them. */
function momentsOf(decisions: readonly Decision[]): Decision[] {
  const chosen: Decision[] = []
  for (const share of [...new Set(decisions.map((one) => one.share))].sort((a, b) => b - a)) {
    const level = decisions.filter((one) => one.share === share)
    const room = chosen.length + level.length <= MOST ? MOST : FEWEST
    chosen.push(...thin(level, chosen.length === 0 ? MOST : room - chosen.length))
    if (chosen.length >= FEWEST) break
  }
  return chosen.sort((a, b) => a.line - b.line)
}

/** At most so many of a list, evenly spread, the first among them. */
function thin<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)])
}

/** Goes on with the game it was asked about last; another game begins anew. */
export class Analyst {
  private current: {
    readonly key: string
    readonly analysis: Analysis
    readonly steps: Generator<AnalysisStep, void>
  } | null = null

  /** What the next step found; null when there is nothing more to find, or nothing to analyse. */
  next({ record, seed, line, milliseconds, known }: AnalysisJob, mind: Mind): AnalysisStep | null {
    const key = JSON.stringify([record, seed])
    if (this.current?.key !== key) {
      const made = Analysis.of(record, mind, seed, milliseconds, known)
      if (!made.ok) return null
      this.current = { key, analysis: made.value, steps: made.value.steps() }
    }
    const { analysis, steps } = this.current
    if (line === undefined) return steps.next().value ?? null
    const review = analysis.review(line)
    return review ? { review, step: 1, of: 1 } : null
  }
}
