/** When people play, and when they do not. */
export interface DaysStore {
  /** Milliseconds that the calendar is ahead of the time that tables are timed by; 0 until it is kept. */
  ahead(): Promise<number>
  keepAhead(ms: number): Promise<void>

  /** The days off of some people, in order, from a date on. */
  daysOff(people: readonly string[], from: string): Promise<DayOffRow[]>
  /** Books days; false, and none of them, if that were more than so many in one of their years. */
  book(person: string, days: readonly string[], most: number): Promise<boolean>
  cancel(person: string, days: readonly string[]): Promise<void>
  /** What some people have said of notices: their zones and quiet hours are in it. */
  wishesOf(people: readonly string[]): Promise<{ readonly person_id: string; readonly body: string }[]>
}

/** A date like `2026-11-18`. */
export interface DayOffRow {
  readonly person_id: string
  readonly day: string
}
