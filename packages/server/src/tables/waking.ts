import type { Result } from '@quayside/kernel'
import type { OrderOutcome } from '@quayside/table'
import { endOffers } from '../company/rematches.ts'
import type { TableTime } from '../table-time.ts'
import type { Drops } from './drops.ts'
import type { Due } from './due.ts'
import { endEvening } from './evenings.ts'
import type { LiveTable } from './live.ts'
import type { Change } from './telling.ts'

interface Needed {
  readonly time: TableTime
  readonly due: Due
  readonly drops: Drops
  load(id: string): Promise<Result<LiveTable>>
  /** A table has changed of itself. */
  commit(live: LiveTable, change?: Change): void
  /** An order has acted, or come to nothing. */
  carriedOut(what: OrderOutcome['what']): void
  /** Nothing is due: sets the next alarm, and bots answer. */
  goOn(live: LiveTable): void
}

/** What happens at a table whose alarm goes: an order acts, a seat's time is up, a bot answers, nobody has come to play, or a rematch is offered no longer. */
export class Waking {
  private readonly needed: Needed
  private queue: Promise<void> = Promise.resolve()
  private stopped = false

  constructor(needed: Needed) {
    this.needed = needed
  }

  /** Loads tables one at a time: after a start many alarms are due at once, and requests must not wait for all of them. */
  wake(id: string): void {
    this.queue = this.queue.then(async () => {
      if (this.stopped) return
      const found = await this.needed.load(id)
      if (found.ok) this.tick(found.value)
    })
  }

  stop(): void {
    this.stopped = true
  }

  /** Resolves when the table that is being woken is. */
  settled(): Promise<void> {
    return this.queue
  }

  private tick(live: LiveTable): void {
    const { time, due, drops, commit, goOn } = this.needed
    try {
      const wait = due.waitOf(live)
      const isDue = wait !== null && wait <= 0
      if (isDue && live.table.phase === 'gathering') this.expire(live)
      else if (isDue && live.table.finished) this.endOffers(live)
      else if (isDue && this.carryOut(live)) return
      else if (isDue && endEvening(live, time.now())) commit(live)
      else if (isDue && live.table.tick(time.now())) commit(live)
      else goOn(live)
    } catch (problem) {
      drops.discard(live, problem)
    }
  }

  /** Lets a standing order act whose time has come; whether there was one. Its answer and its being used are stored together. */
  private carryOut(live: LiveTable): boolean {
    const { table } = live
    const done = table.orders.carryOut(this.needed.time.now())
    if (!done) return false
    const chair = table.chairs[done.seat]
    if (done.what === 'lapsed' && chair?.kind === 'person') {
      live.notify(chair.person, 'order', String(table.match.lines.length), null)
    }
    this.needed.carriedOut(done.what)
    this.needed.commit(live, { news: done.news })
    return true
  }

  private endOffers(live: LiveTable): void {
    endOffers(live)
    this.needed.commit(live)
  }

  /** Nobody has come for long; but where somebody waits, it is still wanted. */
  private expire(live: LiveTable): void {
    if (live.subscriptions.size > 0) this.needed.commit(live)
    else void this.needed.drops.callOff(live)
  }
}
