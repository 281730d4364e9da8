import type { Night, NoticeWishes, Rhythm } from '@quayside/table'
import type { DaysStore } from '../store/days.ts'

/** The zone of whoever has not said. */
const ZONE = 'UTC'
/** Nobody sleeps for longer, in minutes: a deadline moves by half a day at the most. */
const LONGEST_NIGHT = 12 * 60
const DAY_MINUTES = 24 * 60
/** Days off of before are of no use to clocks. Turns last a month at the most, and days off on top of that. */
const LOOKED_BACK = 90 * 24 * 3600_000

/** How people live, as clocks of days heed it. Held in memory for whoever has nights or days off and was at a table, because clocks cannot wait. */
export class Rhythms {
  private readonly store: DaysStore
  private readonly known = new Map<string, Rhythm>()

  constructor(store: DaysStore) {
    this.store = store
  }

  of(person: string): Rhythm | null {
    return this.known.get(person) ?? null
  }

  /** Finds out how some people live now. */
  async look(people: readonly string[]): Promise<void> {
    const from = new Date(Date.now() - LOOKED_BACK).toISOString().slice(0, 10)
    const [wishes, days] = await Promise.all([this.store.wishesOf(people), this.store.daysOff(people, from)])
    for (const person of people) {
      const said = wishes.find(({ person_id }) => person_id === person)?.body ?? '{}'
      const { zone = ZONE, quiet = null } = JSON.parse(said) as Partial<NoticeWishes>
      const off = days.filter(({ person_id }) => person_id === person).map(({ day }) => day)
      const night = nightOf(quiet)
      if (night || off.length > 0) this.known.set(person, { zone, night, off })
      else this.known.delete(person)
    }
  }
}

/** Somebody's quiet hours as a night; of long ones the last. */
export function nightOf(quiet: NoticeWishes['quiet']): Night | null {
  if (!quiet || quiet.from === quiet.until) return null
  const lasts = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES
  if (lasts <= LONGEST_NIGHT) return quiet
  return { from: (quiet.until - LONGEST_NIGHT + DAY_MINUTES) % DAY_MINUTES, until: quiet.until }
}
