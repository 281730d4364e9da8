import { type DaysOffReply, dateAt, MOST_DAYS_OFF, type NoticeWishes, nextDate } from '@quayside/table'
import type { DaysStore } from '../store/days.ts'

/** What somebody has booked and can book, in their own zone. */
export async function daysOffOf(
  store: DaysStore,
  person: string,
  { zone, quiet }: Pick<NoticeWishes, 'zone' | 'quiet'>,
  now: number,
): Promise<DaysOffReply> {
  const { from, until, years } = bookable(zone, now)
  const days = (await store.daysOff([person], `${years[0]}-01-01`)).map(({ day }) => day)
  const booked = (year: string) => days.filter((day) => day.startsWith(year)).length
  const left = Object.fromEntries(years.map((year) => [year, Math.max(0, MOST_DAYS_OFF - booked(year))]))
  return { days, from, until, left, zone, quiet }
}

/** The days that can be booked and cancelled: from tomorrow to the end of next year. */
export function bookable(zone: string, now: number): { from: string; until: string; years: readonly string[] } {
  const today = dateAt(now, zone)
  const year = Number(today.slice(0, 4))
  return { from: nextDate(today), until: `${year + 1}-12-31`, years: [String(year), String(year + 1)] }
}

/** From a day to another, both among them. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = nextDate(day)) days.push(day)
  return days
}
