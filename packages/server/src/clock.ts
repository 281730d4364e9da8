/**
 * Time that only goes forward, at the pace of a second a second, whatever is done to the clock of the system: everything that is measured goes by
 * it. It starts with the system's time, so that what was kept before a restart can be compared with it.
 */
const ANCHOR = Date.now() - performance.now()
export const steadyNow = (): number => ANCHOR + performance.now()

/** A smaller step of the system's clock, in milliseconds, harms nobody. */
const STEP = 60_000

/** Notices when the system's clock was set, or the machine slept: then no table is taken away at once. */
export class WallClock {
  private offset = Date.now() - performance.now()
  private settled = performance.now()

  /** Milliseconds since the clock was set, or since the start. */
  settledFor(): number {
    const offset = Date.now() - performance.now()
    if (Math.abs(offset - this.offset) > STEP) this.settled = performance.now()
    this.offset = offset
    return performance.now() - this.settled
  }
}

/** A calendar that can be waited for. */
export interface Clock {
  now(): number
  /** Calls back at a time, or as soon as it is past; returns what keeps it from doing so. */
  at(time: number, call: () => Promise<void>): () => void
}

/** The longest wait of a Node timer. Whoever is called too early finds nothing to do and waits again. */
export const LONGEST = 2 ** 31 - 1

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  at(time, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, time - Date.now()), LONGEST)).unref()
    return () => clearTimeout(timer)
  },
}
