import type { SavedTable } from '@quayside/table'
import { tableNow, WallClock } from '../clock.ts'
import { offersEnd } from '../company/rematches.ts'
import type { Config } from '../config.ts'
import { earlier } from '../store/notices.ts'
import type { Alarm } from '../store/store.ts'
import type { LiveTable } from './live.ts'

/** When something happens at a table by itself: an order acts, a seat's time is up, nobody has come to play for too long, or a rematch is offered no longer. */
export class Due {
  private readonly config: Config
  private readonly wall = new WallClock()

  constructor(config: Config) {
    this.config = config
  }

  /** By the calendar, as it is stored; null if nothing will happen. */
  at(live: LiveTable): number | null {
    const wait = this.waitOf(live)
    return wait === null ? null : Date.now() + wait
  }

  /** Milliseconds until then. A server that was away for days, or whose clock was set, leaves people time to come back. */
  waitOf(live: LiveTable): number | null {
    const { table } = live
    if (table.phase === 'gathering') return this.byCalendar(this.expiryOf(live) - Date.now())
    if (table.finished) return waitUntil(offersEnd(live))
    const now = tableNow(table)
    const acts = table.orders.due()
    return earlier(this.clockWait(live, now), acts === null ? null : acts - now)
  }

  private clockWait({ table }: LiveTable, now: number): number | null {
    const due = table.deadline()
    if (due === null) return null
    return table.setting.clock.kind === 'days' ? this.byCalendar(due - now) : due - now
  }

  /** The same for a table that is not in memory, right after the start: while the server was away no live clock ran. */
  waitAtStart({ phase, saved, due }: Alarm): number {
    const { setting, clock, orders = [] } = JSON.parse(saved) as SavedTable
    if (due === 0) return 0
    if (phase === 'playing' && setting.clock.kind === 'live') return Math.max(0, due - clock.since)
    // Nobody has to come back for an order to act.
    return orders.some((of) => of?.pending) ? due - Date.now() : this.byCalendar(due - Date.now())
  }

  /** When a table that gathers is taken away. */
  expiryOf({ changed }: { readonly changed: number }): number {
    return changed + this.config.gathering
  }

  private byCalendar(wait: number): number {
    return Math.max(wait, this.config.grace - this.wall.settledFor())
  }
}

const waitUntil = (time: number | null): number | null => (time === null ? null : time - Date.now())
