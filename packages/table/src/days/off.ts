/** Days that somebody takes off: their clocks stand still at tables that allow it. */

/** Whether a table lets people take days off. */
export const DAYS_OFF = ['allowed', 'forbidden'] as const
export type DaysOff = (typeof DAYS_OFF)[number]

/** So many in a calendar year. */
export const MOST_DAYS_OFF = 20

/** `GET /api/me/days-off`, and what `POST` (books) and `DELETE` (cancels) with `{from, until}` answer. Dates are texts like `2026-11-18`. */
export interface DaysOffReply {
  /** Those that are booked, from the beginning of this year on. */
  readonly days: readonly string[]
  /** The first day that can be booked or cancelled: tomorrow, in one's own zone; and the last. */
  readonly from: string
  readonly until: string
  /** By year, how many can still be booked. */
  readonly left: { readonly [year: string]: number }
  /** The zone that one's days begin and end in, and the hours of one's nights, as notices have them. */
  readonly zone: string
  readonly quiet: { readonly from: number; readonly until: number } | null
}
