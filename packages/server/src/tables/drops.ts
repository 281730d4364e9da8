import { steadyNow } from '../clock.ts'
import type { Services } from '../services.ts'
import { UnsureError } from '../store/holds.ts'
import type { Alarms } from './alarms.ts'
import type { Bots } from './bots.ts'
import { glanceRow } from './glances.ts'
import type { Unstored } from './journal.ts'
import type { Listener } from './listener.ts'
import type { LiveTable } from './live.ts'
import type { Lobby } from './lobby.ts'
import type { Presence } from './presence.ts'
import type { Quotas } from './quotas.ts'
import type { Wanted } from './wanted.ts'

/** The longest time, in milliseconds, between two sweeps for tables that nobody needs. */
const SWEEP_EVERY = 15_000
/** Milliseconds after which a table that was discarded is loaded again, so that its bots and clocks continue. */
const RETRY = 5000
/** How long what somebody misses who has left is kept, in milliseconds. */
const REMEMBERED = 3 * 60_000

interface Needed {
  readonly services: Services
  readonly tables: Map<string, LiveTable>
  readonly alarms: Alarms
  readonly bots: Bots
  readonly lobby: Lobby
  readonly presence: Presence
  readonly quotas: Quotas
  readonly wanted: Wanted
}

/** How tables leave the memory: because nobody needs them, because they go back to what is stored, or because they are no more. */
export class Drops {
  private readonly needed: Needed
  private sweeper: NodeJS.Timeout | undefined
  /** Tables that are stored under newer rules than they are in memory. */
  private readonly moved = new WeakSet<LiveTable>()

  constructor(needed: Needed) {
    this.needed = needed
  }

  start(): void {
    const { idle } = this.needed.services.config
    this.sweeper = setInterval(() => this.sweep(), Math.min(SWEEP_EVERY, idle)).unref()
  }

  stop(): void {
    clearInterval(this.sweeper)
  }

  /** Drops tables from memory that nobody needs; their alarms stay set and load them again. */
  private sweep(): void {
    const { services, tables, bots } = this.needed
    const before = steadyNow() - services.config.idle
    for (const [id, live] of tables) {
      live.forgetAbsent(steadyNow() - REMEMBERED)
      const isNeeded = live.subscriptions.size > 0 || live.pending > 0 || bots.atWork(live)
      if (isNeeded || (live.touched >= before && !this.moved.has(live))) continue
      tables.delete(id)
      if (live.table.phase === 'playing') this.keepGlance(live)
    }
  }

  /** Lists show how a table stands that is not in memory. */
  private keepGlance(live: LiveTable): void {
    const { store, log } = this.needed.services
    store.mine
      .putGlances([glanceRow(live)])
      .catch((problem) => log.error({ table: live.id, err: problem }, 'a glance could not be kept'))
  }

  /** Drops a table that moved up to newer rules, as soon as nobody has it open: those who have see the same under the old rules. */
  forget(live: LiveTable): void {
    this.moved.add(live)
    this.sweep()
  }

  /**
   * After a failed commit, or an exception that may have left the table half changed, it is dropped and loaded anew from the store. Nobody was
   * told of what the store does not have.
   */
  discard(live: LiveTable, problem: unknown): void {
    this.needed.services.log.error({ table: live.id, err: problem }, 'a table goes back to what is stored')
    this.release(live)
  }

  /** Drops a table for now: whoever has it open comes back and finds it as it is stored. */
  release(live: LiveTable): void {
    this.drop(live)
    this.needed.alarms.set(live.id, RETRY)
  }

  private drop(live: LiveTable): void {
    live.discarded = true
    this.needed.tables.delete(live.id)
    this.needed.presence.sendAway(live)
  }

  /** A table is deleted from the store: nothing happens here any more, and whoever has it open comes back to find nothing. */
  remove(id: string): void {
    const { alarms, quotas, tables } = this.needed
    alarms.set(id, null)
    quotas.forget(id)
    const live = tables.get(id)
    if (!live) return
    this.drop(live)
    this.unlist(live)
  }

  /** Takes a table away that has not begun; or says why that could not be stored, and it stays as it is stored. `by` is who wants it, and needs no telling. */
  async callOff(live: LiveTable, by: Listener | null = null): Promise<Unstored | null> {
    const { services, tables, alarms, quotas, presence } = this.needed
    // From now on nothing that happens here is stored, so that the table does not come back by it.
    live.discarded = true
    tables.delete(live.id)
    alarms.set(live.id, null)
    try {
      await services.store.deleteTables([live.id])
    } catch (problem) {
      this.discard(live, problem)
      return problem instanceof UnsureError ? 'unsure' : 'store-failed'
    }
    tables.delete(live.id)
    quotas.forget(live.id)
    this.unlist(live)
    presence.sendAway(live, by)
    return null
  }

  private unlist(live: LiveTable): void {
    this.needed.lobby.remove(live)
    this.needed.wanted.remove(live)
  }
}
