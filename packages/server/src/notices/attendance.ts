/** How long after the last touch somebody still counts as being at a table. */
export const ATTENDING = 60_000
/** Marks are kept for so long, for whoever was there a moment ago has seen what happened. */
const REMEMBERED = 15 * 60_000
const MANY = 20_000

/**
 * Who truly looks at which table: a page that shows it, used within a minute, on whatever device. A page that lies open somewhere is nobody.
 * Devices say so themselves, now and then.
 */
export class Attendance {
  /** By person and table: when each device was last used there, and until when somebody certainly looked. */
  private readonly marks = new Map<string, { readonly devices: Map<object, number>; seen: number }>()

  /** So many are kept before old ones are looked for. */
  private most = MANY

  /** `device` is whatever the news came by. */
  note(person: string, table: string, device: object, active: boolean, now: number): void {
    if (!active) {
      this.leave(person, table, device, now)
      return
    }
    const key = keyOf(person, table)
    const mark = this.marks.get(key) ?? { devices: new Map<object, number>(), seen: now }
    mark.devices.set(device, now)
    mark.seen = now
    if (!this.marks.has(key) && this.marks.size >= this.most) this.forget(now)
    this.marks.set(key, mark)
  }

  /** A device shows the table no more. */
  leave(person: string, table: string, device: object, now: number): void {
    const mark = this.marks.get(keyOf(person, table))
    const used = mark?.devices.get(device)
    if (!mark || used === undefined) return
    mark.devices.delete(device)
    if (used >= now - ATTENDING) mark.seen = now
  }

  /** When somebody was last active at a table where they still are; null if they are not there. */
  at(person: string, table: string, now: number): number | null {
    const devices = this.marks.get(keyOf(person, table))?.devices.values() ?? []
    const last = Math.max(...devices)
    return last >= now - ATTENDING ? last : null
  }

  /** Whether somebody has looked at a table since. */
  sawSince(person: string, table: string, since: number, now: number): boolean {
    return this.at(person, table, now) !== null || (this.marks.get(keyOf(person, table))?.seen ?? 0) >= since
  }

  private forget(now: number): void {
    for (const [key, { seen }] of this.marks) if (seen < now - REMEMBERED) this.marks.delete(key)
    this.most = Math.max(MANY, 2 * this.marks.size)
  }
}

const keyOf = (person: string, table: string): string => `${person} ${table}`
