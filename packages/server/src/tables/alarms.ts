import { LONGEST, steadyNow } from '../clock.ts'

/** Wakes tables at their time, also those that are not in memory. */
export class Alarms {
  private readonly wake: (id: string) => void
  private readonly timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly at: number }>()

  constructor(wake: (id: string) => void) {
    this.wake = wake
  }

  /** A table is woken after so many milliseconds, or not at all. An earlier alarm is left alone: the table looks and sets the next. One that should have gone is not waited for. */
  set(id: string, wait: number | null): void {
    const old = this.timers.get(id)
    const delay = Math.min(Math.max(0, wait ?? 0), LONGEST)
    const now = steadyNow()
    const at = now + delay
    if (wait !== null && old && old.at <= at && old.at > now) return
    if (old) clearTimeout(old.timer)
    this.timers.delete(id)
    if (wait === null) return
    const timer = setTimeout(() => {
      this.timers.delete(id)
      this.wake(id)
    }, delay)
    this.timers.set(id, { timer, at })
  }

  stop(): void {
    for (const { timer } of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }
}
