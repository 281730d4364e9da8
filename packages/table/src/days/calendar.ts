/**
 * Days, nights and mornings in somebody's zone. Dates are texts like `2026-11-18`; times are milliseconds of the calendar. The zones are those that
 * the machine knows, daylight saving and all.
 */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    const digits = '2-digit'
    const time = { hour: digits, minute: digits, second: digits, hourCycle: 'h23' } as const
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: digits, day: digits, ...time })
    formats.set(zone, format)
  }
  return format
}

/** What the clocks of a zone show at a time, as if they showed UTC. */
function shownAt(time: number, zone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(time)) parts[type] = Number(value)
  const { year, month, day, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** When the clocks of a zone show something: the first time if they do twice, and a skipped hour later if they never do. */
function timeWhen(shown: number, zone: string): number {
  const around = [-DAY, DAY].map((by) => shown - (shownAt(shown + by, zone) - (shown + by)))
  return around.find((time) => shownAt(time, zone) === shown) ?? around[0]
}

export const dateAt = (time: number, zone: string): string => new Date(shownAt(time, zone)).toISOString().slice(0, 10)

export const nextDate = (date: string, by = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + by * DAY).toISOString().slice(0, 10)

/** When a day begins. */
export const beginningOf = (date: string, zone: string): number => timeWhen(Date.parse(`${date}T00:00:00Z`), zone)

/** Minutes of the day between which somebody sleeps. */
export interface Night {
  readonly from: number
  readonly until: number
}

/** When the night ends that a time falls into; the time itself by day. */
export function morningAfter(time: number, zone: string, { from, until }: Night): number {
  const shown = shownAt(time, zone)
  const midnight = shown - (((shown % DAY) + DAY) % DAY)
  const minute = (shown - midnight) / MINUTE
  const asleep = from < until ? minute >= from && minute < until : from !== until && (minute >= from || minute < until)
  if (!asleep) return time
  const morning = midnight + until * MINUTE + (minute >= until ? DAY : 0)
  return Math.max(time, timeWhen(morning, zone))
}
