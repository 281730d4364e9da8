import { steadyNow } from './clock.ts'
import type { Log } from './log.ts'
import type { DaysStore } from './store/days.ts'

/** A smaller difference, in milliseconds, is none. */
const SLACK = 500
/** How often the calendar is looked at. */
const EVERY = 10_000

/**
 * The time that seats are timed by. It goes on at the pace of a second a second, whatever is done to the clock of the machine, and stands still
 * while the machine sleeps: nobody's time runs by it. While the server is away it goes on by the calendar. How far the calendar is ahead is kept, so
 * that what was stored before a restart can be compared, and people can be told dates.
 */
export class TableTime {
  private readonly store: DaysStore
  private readonly log: Log
  /** What it is behind the steady time of this process. */
  private readonly behind: number
  /** When this server started. */
  readonly started: number
  private held: number
  private kept: number
  private timer: NodeJS.Timeout | undefined

  private constructor(store: DaysStore, log: Log, ahead: number) {
    this.store = store
    this.log = log
    this.behind = steadyNow() - (Date.now() - ahead)
    this.started = Date.now() - ahead
    this.held = ahead
    this.kept = ahead
  }

  static async open(store: DaysStore, log: Log): Promise<TableTime> {
    return new TableTime(store, log, await store.ahead())
  }

  now(): number {
    return steadyNow() - this.behind
  }

  /** Milliseconds that the calendar is ahead of it. */
  ahead(): number {
    const ahead = Date.now() - this.now()
    if (Math.abs(ahead - this.held) > SLACK) this.held = ahead
    return this.held
  }

  /** Looks at the calendar now and then, and keeps what it finds. */
  watch(): void {
    this.timer = setInterval(() => {
      this.keep().catch((problem) => this.log.error({ err: problem }, 'the time of tables could not be kept'))
    }, EVERY).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.keep().catch((problem) => this.log.error({ err: problem }, 'the time of tables could not be kept'))
  }

  private async keep(): Promise<void> {
    const ahead = Math.round(this.ahead())
    if (Math.abs(ahead - this.kept) <= SLACK) return
    await this.store.keepAhead(ahead)
    this.log.warn({ seconds: Math.round((ahead - this.kept) / 1000) }, 'the clock of the machine was set')
    this.kept = ahead
  }
}
