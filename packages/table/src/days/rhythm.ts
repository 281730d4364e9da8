import { beginningOf, morningAfter, type Night, nextDate } from './calendar.ts'

/** How somebody lives who plays over days. */
export interface Rhythm {
  /** An IANA zone. */
  readonly zone: string
  /** Their quiet hours; null if they have none. */
  readonly night: Night | null
  /** The days they have taken off, as dates in order. */
  readonly off: readonly string[]
}

/** From when until when, in milliseconds of the calendar. */
type Span = readonly [from: number, until: number]

/** Days off as spans, those that follow one another as one. */
function spansOf({ off, zone }: Rhythm): Span[] {
  const spans: Span[] = []
  let first: string | undefined
  off.forEach((date, i) => {
    first ??= date
    const after = nextDate(date)
    if (off[i + 1] === after) return
    spans.push([beginningOf(first, zone), beginningOf(after, zone)])
    first = undefined
  })
  return spans
}

/** Milliseconds of days off between two times. */
export const offBetween = (rhythm: Rhythm, from: number, until: number): number =>
  spansOf(rhythm).reduce((sum, [begins, ends]) => sum + Math.max(0, Math.min(until, ends) - Math.max(from, begins)), 0)

/** When somebody's time is up, and what has moved that moment. */
export interface Reached {
  readonly at: number
  readonly off: boolean
  readonly night: boolean
}

/** When so much time has gone by since a moment, days off left out; never on a day off, nor at night. */
export function reached(rhythm: Rhythm, since: number, left: number): Reached {
  const spans = spansOf(rhythm)
  let at = since + left
  let [off, night] = [false, false]
  for (const [begins, ends] of spans) {
    if (ends <= since || begins > at) continue
    at += ends - Math.max(begins, since)
    off = true
  }
  const morning = rhythm.night ? morningAfter(at, rhythm.zone, rhythm.night) : at
  if (morning > at) {
    night = true
    at = morning
    // A night may end on a day off, and so may the night after it.
    const span = spans.find(([begins, ends]) => begins <= at && at < ends)
    if (span) return { ...reached({ ...rhythm, off: [] }, span[1], 0), off: true, night: true }
  }
  return { at, off, night }
}
