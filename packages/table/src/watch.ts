import { type Facts, type Line, type Match, type Viewer, viewerBit } from '@quayside/kernel'
import { Kept } from '@quayside/kernel/box'
import { type Compared, diff, type Patch } from './patch.ts'
import { knownCounts, knownLines, type Sight, sightOf, type UndoReach } from './sight.ts'

/** One step of the story as a viewer may know it: who answered what, what happened, and what changed in sight. */
export interface Frame {
  readonly seq: number
  /** The lines of the record this step added; a gesture has several. What others seal has no text. */
  readonly lines: readonly Line[]
  /** After an undo only so many of the viewer's events still stand. */
  readonly keep?: number
  readonly events: readonly Facts[]
  /** From the sight before to the sight after. */
  readonly patch: Patch
}

/** Something that happened, and the `seq` it happened at. */
export interface Told {
  readonly facts: Facts
  readonly seq: number
}

/** Keeps what a viewer saw last, so that the next frame can be made as a difference to it. */
export class Watch {
  readonly viewer: Viewer
  sight: Sight
  private readonly match: Match
  private readonly kept: Kept
  /** Lines and events of the match that were told so far. */
  private lines: number
  private told: number

  /** Watches of one match share what they keep. */
  constructor(match: Match, viewer: Viewer, reach: UndoReach, kept = new Kept()) {
    this.match = match
    this.viewer = viewer
    this.kept = kept
    this.sight = sightOf(match, viewer, reach, undefined, kept)
    this.lines = match.lines.length
    this.told = match.events.length
  }

  /** All that happened so far, as far as the viewer may know. */
  events(): Told[] {
    const { match, viewer } = this
    const bit = viewerBit(viewer)
    const counted = knownCounts(match.lines, viewer)
    const { events } = match
    const told: Told[] = []
    for (let i = 0; i < events.length; i++) {
      if ((events.audience(i) & bit) !== 0) told.push({ facts: events.facts(i), seq: counted[events.line(i)] })
    }
    return told
  }

  /**
   * What changed since the last step, or null if the viewer may know of nothing. `told` is the number of events that stood before it,
   * as `Match` reports. `compared` is shared by the watches that take this step.
   */
  step(told: number, reach: UndoReach, compared?: Compared): Frame | null {
    const { match, viewer, sight } = this
    const lines = knownLines(match, viewer, this.lines)
    const next = sightOf(match, viewer, reach, sight.seq + lines.length, this.kept)
    const patch = diff(sight, next, compared)
    const undone = told < this.told
    this.sight = next
    this.lines = match.lines.length
    this.told = match.events.length
    if (patch.length === 0) return null
    const events = match.eventsFor(viewer, told)
    return { seq: next.seq, lines, ...(undone ? { keep: this.visible(told) } : {}), events, patch }
  }

  /** How many of the first `told` events the viewer knows. */
  private visible(told: number): number {
    const bit = viewerBit(this.viewer)
    let count = 0
    for (let i = 0; i < told; i++) if ((this.match.events.audience(i) & bit) !== 0) count++
    return count
  }
}
