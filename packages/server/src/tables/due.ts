import { includes } from '@quayside/kernel'
import type { SavedTable } from '@quayside/table'
import { steadyNow, WallClock } from '../clock.ts'
import { offersEnd } from '../company/rematches.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { earlier } from '../store/notices.ts'
import type { Alarm } from '../store/store.ts'
import type { TableTime } from '../table-time.ts'
import { endOfEvening, GONE } from './evenings.ts'
import type { LiveTable } from './live.ts'

/**
 * When something happens at a table by itself: an order acts, a seat's time is up, something was not decided in time, nobody has come to play for
 * too long, or a rematch is offered no longer.
 */
export class Due {
  private readonly config: Config
  private readonly time: TableTime
  private readonly wall = new WallClock()
  private readonly started = steadyNow()

  constructor({ config, time }: Pick<Services, 'config' | 'time'>) {
    this.config = config
    this.time = time
  }

  /** By the calendar, as it is stored; null if nothing will happen. */
  at(live: LiveTable): number | null {
    const wait = this.waitOf(live)
    // Whoever leaves an evening of live play changes nothing that is stored, and the server may end.
    const looked = live.table.evening && live.table.phase === 'playing' ? GONE : null
    const soon = earlier(wait, looked)
    return soon === null ? null : Date.now() + soon
  }

  /** Milliseconds until then. A server that was away for days leaves people time to come back. */
  waitOf(live: LiveTable): number | null {
    const { table } = live
    if (table.phase === 'gathering') return this.byCalendar(this.expiryOf(live) - Date.now())
    if (table.finished) return waitUntil(offersEnd(live))
    const now = this.time.now()
    const acts = table.orders.due()
    return earlier(this.clockWait(live, now), acts === null ? null : acts - now)
  }

  private clockWait(live: LiveTable, now: number): number | null {
    const due = earlier(live.table.deadline(), endOfEvening(live))
    if (due === null) return null
    return live.table.pace.kind === 'days' ? this.afterStart(due - now) : due - now
  }

  /** The same for a table that is not in memory, right after the start: while the server was away no live clock ran. */
  waitAtStart({ phase, saved, due }: Alarm): number {
    const { setting, clock, evening, orders = [] } = JSON.parse(saved) as SavedTable
    if (due === 0) return 0
    const live = (evening?.clock ?? setting.clock).kind === 'live'
    const running = clock.left.filter((_, seat) => includes(clock.running, seat))
    if (phase === 'playing' && live && running.length > 0) return Math.min(...running)
    if (phase !== 'playing') return this.byCalendar(due - Date.now())
    // Nobody has to come back for an order to act.
    return orders.some((of) => of?.pending) ? due - Date.now() : this.afterStart(due - Date.now())
  }

  /** When a table that gathers is taken away. */
  expiryOf({ changed }: { readonly changed: number }): number {
    return changed + this.config.gathering
  }

  private byCalendar(wait: number): number {
    return Math.max(wait, this.config.grace - this.wall.settledFor())
  }

  private afterStart(wait: number): number {
    return Math.max(wait, this.config.grace - (steadyNow() - this.started))
  }
}

const waitUntil = (time: number | null): number | null => (time === null ? null : time - Date.now())
