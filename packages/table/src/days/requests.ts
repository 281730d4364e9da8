import * as v from 'valibot'

/** The shapes of what a client asks about days off; only a server checks them. */

const date = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'is no day'))

/** `2026-02-30` looks like a date. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}

/** From a day to another, both among them. */
export const daysOffSchema = v.pipe(
  v.strictObject({ from: date, until: date }),
  v.check(({ from, until }) => from <= until, 'ends before it begins'),
)
