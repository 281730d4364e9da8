import type { Viewer } from '@quayside/kernel'
import type { Places } from './record.ts'
import { type Course, sightAt } from './steps.ts'

/** Which line of the record stands behind each answer of a course, and the other way round. */
export class Lines {
  private readonly before: readonly number[]
  private readonly moments: ReadonlyMap<number, number>

  constructor(course: Course, places: Places, viewer: Viewer) {
    this.before = course.steps.map((_, i) => places.linesUpTo(viewer, sightAt(course, i).seq))
    this.moments = new Map(this.before.map((line, i) => [line, i + 1]))
  }

  /** The line of the answer that led to a moment, counted from 0. */
  lineOf(at: number): number | undefined {
    return this.before[at - 1]
  }

  /** The moment after the answer of a line; where that was not seen, the last moment before it. */
  momentAfter(line: number): number {
    return this.moments.get(line) ?? this.momentBefore(line)
  }

  /** The moment at which a line was about to be answered. */
  momentBefore(line: number): number {
    return this.before.findLastIndex((one) => one < line) + 1
  }
}
