import type { Facts } from '@quayside/kernel'
import type { Course } from './steps.ts'

/** A stretch of the game that one event opened: a role and all that was answered in it. */
export interface Chapter {
  /** The first and the last of its steps, counted from 1. */
  readonly from: number
  readonly to: number
  readonly round: number
  /** What opened it; null for what comes before any chapter. */
  readonly event: Facts | null
}

/**
 * An event at the head of a step opens a chapter with that step; one that comes later in it, with the next step. A new round opens one
 * in any case.
 */
export function chaptersOf({ steps, opening }: Course, kinds: ReadonlySet<string>): Chapter[] {
  const opens = ({ kind }: Facts) => kinds.has(kind)
  const chapters: Chapter[] = []
  let event: Facts | null = opening.findLast(opens) ?? null
  let from = 1
  const close = (to: number) => {
    if (to >= from) chapters.push({ from, to, round: steps[from - 1].round, event })
  }
  const open = (at: number, by: Facts | null) => {
    close(at - 1)
    event = by
    from = at
  }
  steps.forEach(({ events, round }, i) => {
    const head = events[0] && opens(events[0]) ? events[0] : null
    const later = events.slice(head ? 1 : 0).findLast(opens)
    if (head || (from <= i && round !== steps[i - 1].round)) open(i + 1, head)
    if (later) open(i + 2, later)
  })
  close(steps.length)
  return chapters
}

/** A round on the timeline, from 0 to 1. */
export interface RoundMark {
  readonly round: number
  readonly from: number
  readonly to: number
}

/** Every chapter is as wide as the others, so that its picture has room; the steps in it share its width. */
export class Timeline {
  readonly chapters: readonly Chapter[]
  readonly length: number

  constructor(chapters: readonly Chapter[]) {
    this.chapters = chapters
    this.length = chapters.at(-1)?.to ?? 0
  }

  /** The chapter a step belongs to; the beginning belongs to the first. */
  chapterAt(at: number): number {
    const found = this.chapters.findIndex(({ to }) => at <= to)
    return found < 0 ? Math.max(0, this.chapters.length - 1) : found
  }

  /** Where a moment lies, from 0 to 1. */
  place(at: number): number {
    if (this.length === 0 || at <= 0) return 0
    const i = this.chapterAt(at)
    const { from, to } = this.chapters[i]
    return (i + (at - from + 1) / (to - from + 1)) / this.chapters.length
  }

  /** The moment nearest to a place. */
  momentAt(place: number): number {
    const { chapters } = this
    if (this.length === 0 || place <= 0) return 0
    if (place >= 1) return this.length
    const i = Math.floor(place * chapters.length)
    const { from, to } = chapters[i]
    return from - 1 + Math.round((place * chapters.length - i) * (to - from + 1))
  }

  /** The beginning of the chapter before or after a moment. */
  jump(at: number, by: 1 | -1): number {
    const heads = this.chapters.map(({ from }) => from)
    if (by > 0) return heads.find((head) => head > at) ?? this.length
    return heads.findLast((head) => head < at) ?? 0
  }

  rounds(): RoundMark[] {
    const { chapters } = this
    const marks: RoundMark[] = []
    chapters.forEach(({ round }, i) => {
      if (marks.at(-1)?.round === round) marks[marks.length - 1] = { ...marks.at(-1)!, to: (i + 1) / chapters.length }
      else marks.push({ round, from: i / chapters.length, to: (i + 1) / chapters.length })
    })
    return marks
  }
}
