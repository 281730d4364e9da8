import { type Language, LOCALE } from '@quayside/kernel'

/** Days that follow one another, the first and the last of them. Days are texts like `2026-11-18`. */
export interface Range {
  readonly from: string
  readonly until: string
}

const DAY = 24 * 3600_000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Days in order, gathered where one follows the other. */
export function rangesOf(days: readonly string[]): Range[] {
  const ranges: Range[] = []
  for (const day of days.toSorted()) {
    const last = ranges.at(-1)
    if (last && timeOf(day) - timeOf(last.until) <= DAY) ranges[ranges.length - 1] = { from: last.from, until: day }
    else ranges.push({ from: day, until: day })
  }
  return ranges
}

/** "24 Nov", with its year where that is another one. */
export function dayWords(language: Language, day: string, now: number): string {
  const time = timeOf(day)
  const sameYear = new Date(time).getUTCFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(!sameYear && { year: 'numeric' }),
  }).format(time)
}

/** "24 – 26 Nov". */
export const rangeWords = (language: Language, { from, until }: Range): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(timeOf(from), timeOf(until))

/** The day that it is here, at a moment. */
export function today(now: number): string {
  const date = new Date(now)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
