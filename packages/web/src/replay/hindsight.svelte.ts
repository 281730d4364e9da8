import type { Review, Turning } from '@quayside/bots/analysis'
import type { Viewer } from '@quayside/kernel'
import { percents, type Stack, valuesAt } from './bands.ts'
import type { Insight } from './insight.svelte.ts'
import { Lines } from './lines.ts'
import type { Places } from './record.ts'
import type { Reel } from './reel.svelte.ts'

/** A turning point on a reel. */
export interface TurningMoment extends Pick<Turning, 'line' | 'by' | 'seat'> {
  /** The moment after the answer. */
  readonly at: number
  /** Chances before and after it, in whole percents, as they are shown at those moments. */
  readonly from: number
  readonly to: number
  /** Its place among all, by what it changed: 1 is what changed most. */
  readonly number: number
}

/** What is known of a game, at the moments of a reel. */
export class Hindsight {
  readonly insight: Insight
  private readonly reel: Reel
  private readonly lines: Lines

  constructor(insight: Insight, reel: Reel, places: Places, viewer: Viewer) {
    this.insight = insight
    this.reel = reel
    this.lines = new Lines(reel.course, places, viewer)
  }

  /** Each seat's chance along the timeline; null until it is known everywhere. */
  readonly chances: Stack | null = $derived.by(() => {
    const { ready, curve, turnings } = this.insight
    if (!ready) return null
    const turned = new Set(turnings.map(({ line }) => line))
    const known = curve.flatMap(({ line, chances }, i) => [
      { at: this.lines.momentBefore(line), chances },
      // What turned the game did so at once, not little by little until somebody looked again.
      ...(turned.has(line) ? [{ at: this.lines.momentAfter(line), chances: curve[i + 1].chances }] : []),
    ])
    // In other eyes several moments may have been one: the last of them counts.
    const told = known.filter(({ at }, i) => at !== known[i + 1]?.at)
    return {
      places: told.map(({ at }) => this.reel.timeline.place(at)),
      rows: told.map(({ chances }) => chances),
    }
  })

  /** In whole percents, at the moment shown; null until known. */
  readonly now: readonly number[] | null = $derived.by(() => this.percentsAt(this.reel.at))

  /** What changed most comes first, by the numbers that are shown. */
  readonly turnings: readonly TurningMoment[] = $derived.by(() => {
    const { curve, turnings } = this.insight
    return turnings
      .map(({ line, by, seat }) => {
        const i = curve.findIndex((outlook) => outlook.line === line)
        const [from, to] = [curve[i], curve[i + 1]].map(({ chances }) => percents(chances)[seat])
        return { line, by, seat, from, to, at: this.lines.momentAfter(line) }
      })
      .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.at - b.at)
      .map((turning, i) => ({ ...turning, number: i + 1 }))
  })

  percentsAt(at: number): readonly number[] | null {
    return this.chances && percents(valuesAt(this.chances, this.reel.timeline.place(at)))
  }

  /** How good the answer was that led to a moment, as far as known. */
  reviewAt(at: number): Review | undefined {
    const line = this.lines.lineOf(at)
    return line === undefined ? undefined : this.insight.reviews.get(line)
  }

  lineOf(at: number): number | undefined {
    return this.lines.lineOf(at)
  }

  /** The round that is being looked at. */
  roundAt(line: number): number {
    const { steps } = this.reel.course
    return steps[Math.min(this.lines.momentBefore(line), steps.length - 1)]?.round ?? 1
  }

  get rounds(): number {
    return this.reel.course.steps.at(-1)?.round ?? 1
  }
}
