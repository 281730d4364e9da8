import { ok, type Result } from '@quayside/kernel'
import { type NewTable, resumeClock, stopClock } from '@quayside/table'
import type { Guest } from '../guests.ts'
import { sameSecret } from '../ids.ts'
import { deny } from '../reasons.ts'
import { MoveUps } from '../rules/move-ups.ts'
import type { Services } from '../services.ts'
import { ThinkingPool } from '../thinking/pool.ts'
import { Alarms } from './alarms.ts'
import { Bots } from './bots.ts'
import { Journal, type OnStored } from './journal.ts'
import type { Listener, LiveTable, Subscription } from './live.ts'
import { loadTable } from './load.ts'
import { Lobby } from './lobby.ts'
import { newTable } from './new-table.ts'
import { type Change, prepare } from './telling.ts'

/** The longest time, in milliseconds, between two sweeps for tables that nobody needs. */
const SWEEP_EVERY = 15_000
/** How long comings and goings are gathered before the others are told. */
const PRESENCE_PAUSE = 150
/** Milliseconds after which a table that was discarded is loaded again, so that its bots and clocks continue. */
const RETRY = 5000

const NOTHING: OnStored = { done() {}, failed() {} }

/** All tables that somebody looks at, that a bot plays at, or that were in use a moment ago. */
export class Hub {
  readonly lobby: Lobby
  readonly thinking: ThinkingPool
  private readonly services: Services
  private readonly journal: Journal
  private readonly tables = new Map<string, LiveTable>()
  private readonly loading = new Map<string, Promise<Result<LiveTable>>>()
  private readonly started = Date.now()
  private readonly bots: Bots
  private readonly moveUps: MoveUps
  private readonly alarms = new Alarms((id) => this.wake(id))
  private waking: Promise<void> = Promise.resolve()
  private sweeper: NodeJS.Timeout | undefined

  constructor(services: Services) {
    this.services = services
    this.lobby = new Lobby(services.store, services.config.lobbyPause, services.log)
    this.thinking = new ThinkingPool(services)
    this.bots = new Bots(services.log, this.thinking, {
      answered: (live, news) => this.commit(live, { news }),
      discard: (live, problem) => this.discard(live, problem),
    })
    this.moveUps = new MoveUps(services, this.thinking)
    this.journal = new Journal(services, {
      dueOf: (live) => this.dueOf(live),
      discard: (live, problem) => this.discard(live, problem),
    })
  }

  /** Sets the alarms of tables where something is due without a request: a bot's answer, or the end of a seat's time. */
  async start(): Promise<void> {
    const now = Date.now()
    for (const { id, due } of await this.services.store.alarms()) this.alarms.set(id, due, now)
    this.sweeper = setInterval(() => this.sweep(), Math.min(SWEEP_EVERY, this.services.config.idle)).unref()
  }

  /** Stores everything and stops. Time that people have thought so far counts; the time until the next start will not. */
  async stop(): Promise<void> {
    clearInterval(this.sweeper)
    this.bots.stop()
    this.alarms.stop()
    this.lobby.stop()
    const now = Date.now()
    for (const live of this.tables.values()) {
      const { table } = live
      if (table.setting.clock.kind !== 'live' || table.clock.running === 0) continue
      table.clock = resumeClock(stopClock(table.clock, now), table.clock.running, now)
      this.journal.change(live, NOTHING)
    }
    await this.thinking.stop()
    await this.waking
    await this.journal.settled()
  }

  get size(): number {
    return this.tables.size
  }

  /** Games in memory that are being played. */
  get playing(): number {
    return [...this.tables.values()].filter(({ table }) => table.phase === 'playing').length
  }

  /* Finding tables */

  /** A table that is in memory. */
  here(id: string): LiveTable | undefined {
    return this.tables.get(id)
  }

  /** A table that a guest may see: listed, or let in before, or with the right invitation. */
  async enter(guest: Guest, id: string, invite?: string): Promise<Result<LiveTable>> {
    const here = this.tables.get(id)
    if (here?.admits(guest)) return this.load(id)
    // Unknown tables and wrong invitations run the same code, so that neither the reply nor its time tells them apart.
    const admission = await this.services.store.admission(id, guest.id)
    const invited = sameSecret(invite ?? '', admission?.invite ?? '?')
    const member = admission && (admission.listed === 1 || admission.member || admission.host === guest.id)
    if (!admission || !(invited || member)) return deny('no-such-table')
    const found = await this.load(id)
    if (found.ok && !found.value.admits(guest)) {
      found.value.admit(guest.id)
      this.journal.change(found.value, NOTHING)
    }
    return found
  }

  async set(wanted: NewTable, host: Guest): Promise<Result<LiveTable>> {
    const made = newTable(wanted, host, Date.now())
    if (!made.ok) return made
    this.add(made.value)
    return (await this.isStored(made.value)) ? made : deny('store-failed')
  }

  /** Takes up a table that was just set. */
  add(live: LiveTable): void {
    this.tables.set(live.id, live)
    this.commit(live, {})
  }

  private load(id: string): Promise<Result<LiveTable>> {
    const here = this.tables.get(id)
    if (here) {
      here.touched = Date.now()
      return Promise.resolve(ok(here))
    }
    let loading = this.loading.get(id)
    if (!loading) {
      loading = this.read(id).finally(() => this.loading.delete(id))
      this.loading.set(id, loading)
    }
    return loading
  }

  private async read(id: string): Promise<Result<LiveTable>> {
    try {
      const loaded = await loadTable(this.services.store, id, this.started, Date.now())
      if (!loaded) return deny('no-such-table')
      if (!loaded.ok) {
        this.services.log.error({ table: id, code: loaded.error.code }, 'a table cannot be restored')
        return deny('table-broken')
      }
      this.tables.set(id, loaded.value)
      this.continueTable(loaded.value)
      this.moveUps.tryOnce(loaded.value, () => this.forget(loaded.value))
      return loaded
    } catch (problem) {
      this.services.log.error({ table: id, err: problem }, 'a table cannot be read')
      return deny('store-failed')
    }
  }

  /** Drops a table that moved up to newer rules, unless somebody has it open: they see the same under the old rules. */
  private forget(live: LiveTable): void {
    if (live.subscriptions.size === 0 && live.pending === 0 && this.tables.get(live.id) === live) {
      this.tables.delete(live.id)
    }
  }

  /** Drops tables from memory that nobody needs; their alarms stay set and load them again. */
  private sweep(): void {
    const before = Date.now() - this.services.config.idle
    for (const [id, live] of this.tables) {
      const needed = live.subscriptions.size > 0 || live.pending > 0 || live.table.botToAnswer() >= 0
      if (!needed && live.touched < before) this.tables.delete(id)
    }
  }

  /* Changing tables */

  /** A table has changed: it is stored, then the listeners are told, then whoever asked for it. */
  commit(live: LiveTable, change: Change, onStored: OnStored = NOTHING): void {
    const now = Date.now()
    if (live.answeredOpenly() || !change.news) live.changed = now
    live.touched = now
    if (live.table.finished) live.finished ??= now
    const tell = prepare(live, change, now)
    this.journal.change(live, {
      done: () => {
        tell()
        onStored.done()
        this.lobby.note(live)
      },
      failed: () => onStored.failed(),
    })
    this.continueTable(live)
  }

  /** Calls back when all that a table holds is stored. */
  after(live: LiveTable, onStored: OnStored): void {
    this.journal.after(live, onStored)
  }

  isStored(live: LiveTable): Promise<boolean> {
    return new Promise((resolve) =>
      this.journal.after(live, { done: () => resolve(true), failed: () => resolve(false) }),
    )
  }

  rename(guest: Guest): void {
    for (const live of this.tables.values()) {
      if (live.table.seatOf(guest.id) < 0) continue
      live.table.rename(guest.id, guest.name)
      this.commit(live, {})
    }
  }

  /**
   * After a failed commit, or an exception that may have left the table half changed, it is dropped and loaded anew from the store. Nobody was
   * told of what the store does not have.
   */
  discard(live: LiveTable, problem: unknown): void {
    this.services.log.error({ table: live.id, err: problem }, 'a table goes back to what is stored')
    this.drop(live)
    const now = Date.now()
    this.alarms.set(live.id, now + RETRY, now)
  }

  private drop(live: LiveTable): void {
    live.discarded = true
    this.tables.delete(live.id)
    for (const subscription of live.subscriptions) {
      subscription.active = false
      subscription.listener.reconnect()
    }
    live.subscriptions.clear()
  }

  /** A table is deleted from the store: nothing happens here any more, and whoever has it open comes back to find nothing. */
  remove(id: string): void {
    this.alarms.set(id, null, Date.now())
    const live = this.tables.get(id)
    if (live) this.drop(live)
  }

  /* What happens without a request: bots and clocks */

  private continueTable(live: LiveTable): void {
    this.alarms.set(live.id, this.dueOf(live), Date.now())
    this.bots.answerIfAsked(live)
  }

  /** When a seat's time is up. A server that was away for days leaves people time to come back. */
  private dueOf({ table }: LiveTable): number | null {
    const due = table.deadline()
    if (due === null || table.setting.clock.kind !== 'days') return due
    return Math.max(due, this.started + this.services.config.grace)
  }

  /** Loads tables one at a time: after a start many alarms are due at once, and requests must not wait for all of them. */
  private wake(id: string): void {
    this.waking = this.waking.then(async () => {
      const found = await this.load(id)
      if (found.ok) this.tick(found.value)
    })
  }

  private tick(live: LiveTable): void {
    try {
      const now = Date.now()
      const due = this.dueOf(live)
      if (due !== null && due <= now && live.table.tick(now)) this.commit(live, {})
      else this.continueTable(live)
    } catch (problem) {
      this.discard(live, problem)
    }
  }

  /* Listening */

  subscribe(listener: Listener, live: LiveTable): Subscription {
    const subscription = { live, listener, viewer: live.viewerOf(listener.guest), active: true }
    live.subscriptions.add(subscription)
    if (live.table.phase !== 'gathering') live.table.watch(subscription.viewer)
    this.tellPresence(live)
    return subscription
  }

  unsubscribe(subscription: Subscription): void {
    const { live, viewer } = subscription
    subscription.active = false
    live.touched = Date.now()
    if (!live.subscriptions.delete(subscription)) return
    if (![...live.subscriptions].some((other) => other.viewer === viewer)) live.table.unwatch(viewer)
    this.tellPresence(live)
  }

  /** Tells who is there now, a little later and at once for all who came and went. */
  private tellPresence(live: LiveTable): void {
    if (live.presenceDue) return
    live.presenceDue = true
    setTimeout(() => {
      live.presenceDue = false
      if (live.discarded || live.subscriptions.size === 0) return
      const tell = prepare(live, { presence: true }, Date.now())
      this.journal.after(live, { done: tell, failed() {} })
    }, PRESENCE_PAUSE).unref()
  }
}
