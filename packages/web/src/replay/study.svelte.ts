import type { Review, Turning } from '@quayside/bots/analysis'
import type { Viewer } from '@quayside/kernel'
import { percents, type Stack, valuesAt } from './bands.ts'
import type { Insight } from './insight.svelte.ts'
import { Lines } from './lines.ts'
import type { Places } from './record.ts'
import type { Reel } from './reel.svelte.ts'

/** A turning point on a reel: the moment after the answer. */
export interface TurningMoment extends Turning {
  readonly at: number
}

/** What is known of a game, at the moments of a reel. */
export class Study {
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
    const { ready, curve } = this.insight
    if (!ready) return null
    const moments = curve.map(({ line }) => this.lines.momentBefore(line))
    // In other eyes several moments may have been one: the last of them counts.
    const told = curve.filter((_, i) => moments[i] !== moments[i + 1])
    return {
      places: moments.filter((at, i) => at !== moments[i + 1]).map((at) => this.reel.timeline.place(at)),
      rows: told.map(({ chances }) => chances),
    }
  })

  /** In whole percents, at the moment shown; null until known. */
  readonly now: readonly number[] | null = $derived.by(() => this.percentsAt(this.reel.at))

  readonly turnings: readonly TurningMoment[] = $derived.by(() =>
    this.insight.turnings.map((turning) => ({ ...turning, at: this.lines.momentAfter(turning.line) })),
  )

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

  /** The turning point before or after the moment shown. */
  turning(by: 1 | -1): TurningMoment | undefined {
    const { at } = this.reel
    return by > 0 ? this.turnings.find((one) => one.at > at) : this.turnings.findLast((one) => one.at < at)
  }
}
