import type { Result } from '@quayside/kernel'
import { type NewTable, resumeClock, stopClock } from '@quayside/table'
import { steadyNow } from '../clock.ts'
import type { Origin } from '../origin.ts'
import { Past } from '../past/past.ts'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import { MoveUps } from '../rules/move-ups.ts'
import type { Services } from '../services.ts'
import { ThinkingPool } from '../thinking/pool.ts'
import { Alarms } from './alarms.ts'
import { Bots } from './bots.ts'
import { savedIn } from './cards.ts'
import { Drops } from './drops.ts'
import { Due } from './due.ts'
import { Glances } from './glances.ts'
import { Journal, type OnStored, type Unstored } from './journal.ts'
import type { LiveTable } from './live.ts'
import { Loading, lifeFor } from './loading.ts'
import { Lobby } from './lobby.ts'
import { newTable } from './new-table.ts'
import { Presence } from './presence.ts'
import { hasBots, Quotas, type Wanting } from './quotas.ts'
import { Reception } from './reception.ts'
import { type Change, prepare } from './telling.ts'
import { prepareOrders } from './telling-orders.ts'
import { Waking } from './waking.ts'
import { Wanted } from './wanted.ts'

/** Tables of the lobby that are counted after a start. */
const MOST_LISTED = 10_000

/** Tables of one person that are told of their days off. */
const MOST_GOING = 200

const NOTHING: OnStored = { done() {}, failed() {} }

/** All tables that somebody looks at, that a bot plays at, or that were in use a moment ago. */
export class Hub {
  readonly lobby: Lobby
  readonly thinking: ThinkingPool
  readonly past: Past
  readonly quotas: Quotas
  readonly presence: Presence
  readonly wanted: Wanted
  readonly reception: Reception
  readonly drops: Drops
  readonly glances: Glances
  private readonly services: Services
  private readonly journal: Journal
  private readonly tables = new Map<string, LiveTable>()
  private readonly loading: Loading
  private readonly waking: Waking
  private readonly due: Due
  private readonly bots: Bots
  private readonly alarms = new Alarms((id) => this.waking.wake(id))

  constructor(services: Services) {
    this.services = services
    this.lobby = new Lobby(services)
    this.thinking = new ThinkingPool(services)
    this.past = new Past(services.log)
    this.quotas = new Quotas(services.config.limits)
    this.due = new Due(services)
    this.bots = new Bots(services, this.thinking, {
      answered: (live, news) => this.commit(live, { news }),
      discard: (live, problem) => this.drops.discard(live, problem),
    })
    this.journal = new Journal(services, {
      dueOf: (live) => this.due.at(live),
      discard: (live, problem) => this.drops.discard(live, problem),
    })
    this.presence = new Presence(services.time, this.journal, this.bots, (live) => this.goOn(live))
    services.company.whenBlocked((person, other) => this.blocked(person, other))
    const { past, tables, alarms, bots, lobby, presence, quotas, due } = this
    const here = (id: string) => tables.get(id)
    const isStored = (live: LiveTable) => this.isStored(live)
    const load = (id: string) => this.loading.load(id)
    const goOn = (live: LiveTable) => this.goOn(live)
    this.wanted = new Wanted(services, here)
    this.glances = new Glances({ store: services.store, past, here, isStored })
    const drops = new Drops({ services, tables, alarms, bots, lobby, presence, quotas, wanted: this.wanted })
    this.drops = drops
    const moveUps = new MoveUps(services, this.thinking)
    const taken = (live: LiveTable) => {
      goOn(live)
      moveUps.tryOnce(live, () => drops.forget(live))
    }
    const release = (live: LiveTable) => drops.release(live)
    this.loading = new Loading({ services, past, tables, isStored, release, taken })
    const carriedOut = (outcome: string) => services.metrics.orders.inc({ outcome })
    this.waking = new Waking({
      time: services.time,
      due,
      drops,
      load,
      goOn,
      commit: (live, change = {}) => this.commit(live, change),
      carriedOut,
    })
    const store = (live: LiveTable) => this.journal.change(live, NOTHING)
    this.reception = new Reception({ services, past, here, load, store })
  }

  /** Sets the alarms of tables where something is due without a request: a bot's answer, or the end of a seat's time. */
  async start(): Promise<void> {
    this.past.startLater()
    const now = Date.now()
    for (const alarm of await this.services.store.alarms()) this.alarms.set(alarm.id, this.due.waitAtStart(alarm))
    const listed = await this.services.store.listedTables(MOST_LISTED)
    this.quotas.begin(listed)
    // Those of before there was an end to gathering have no alarm of their own.
    const endless = listed.filter(({ phase, due }) => phase === 'gathering' && due === null)
    for (const row of endless) this.alarms.set(row.id, this.due.expiryOf(row) - now)
    this.drops.start()
  }

  /** Stores everything and stops. Time that people have thought so far counts; the time until the next start will not. */
  async stop(): Promise<void> {
    this.waking.stop()
    this.drops.stop()
    this.bots.stop()
    this.alarms.stop()
    this.lobby.stop()
    this.wanted.stop()
    const now = this.services.time.now()
    for (const live of this.tables.values()) {
      const { table } = live
      if (table.pace.kind !== 'live' || table.clock.running === 0) continue
      table.clock = resumeClock(stopClock(table.clock, now), table.clock.running, now)
      this.journal.change(live, NOTHING)
    }
    await this.thinking.stop()
    await this.past.stop()
    await this.waking.settled()
    await this.journal.settled()
  }

  /** Whether a table is in memory; given one, whether it is that. */
  holds(id: string, live = this.tables.get(id)): boolean {
    return live !== undefined && this.tables.get(id) === live
  }

  get size(): number {
    return this.tables.size
  }

  /** Games in memory that are being played. */
  get playing(): number {
    return [...this.tables.values()].filter(({ table }) => table.phase === 'playing').length
  }

  /* Finding and setting tables */

  /** A table that is in memory. */
  here(id: string): LiveTable | undefined {
    return this.tables.get(id)
  }

  async set(wanted: NewTable, host: Person, from: Origin): Promise<Result<LiveTable>> {
    if (wanted.listed && !this.quotas.mayList({ person: host.id, from })) return deny('too-many-listed')
    const made = newTable(wanted, host, this.services.time)
    if (!made.ok) return made
    await this.services.rhythms.look([host.id])
    made.value.from = from
    this.add(made.value)
    const unstored = await this.storing(made.value)
    return unstored ? deny(unstored) : made
  }

  /** Takes up a table that was just set. */
  add(live: LiveTable): void {
    live.blocks = this.services.company.blocks
    live.table.know(lifeFor(this.services))
    live.table.orders.pace = this.services.config.orderPace
    this.tables.set(live.id, live)
    this.commit(live, {})
  }

  /* Changing tables */

  /** A table has changed: it is stored, then the listeners are told, then whoever asked for it. */
  commit(live: LiveTable, change: Change, onStored: OnStored = NOTHING): void {
    const now = Date.now()
    const openly = live.answeredOpenly()
    if (openly || !change.news) live.changed = now
    const others = live.asksOthers()
    if (openly || others) live.since = now
    if (live.begun === null && live.table.match.lines.length > 0) live.begun = now
    live.touched = steadyNow()
    if (live.table.finished) live.finished ??= now
    this.quotas.note(live)
    const tell = prepare(live, change, this.services.time.now())
    const tellOwners = prepareOrders(live)
    this.journal.change(live, {
      done: () => {
        tell()
        tellOwners()
        onStored.done()
        this.lobby.note(live)
        this.wanted.note(live)
      },
      failed: (why) => onStored.failed(why),
    })
    this.goOn(live)
  }

  /** Stores what somebody has ordered. Nothing else has changed: no date, no list, nothing that others are told. */
  keep(live: LiveTable, onStored: OnStored): void {
    live.touched = steadyNow()
    const tellOwners = prepareOrders(live)
    const done = () => {
      tellOwners()
      onStored.done()
    }
    this.journal.change(live, { done, failed: (why) => onStored.failed(why) })
    this.goOn(live)
  }

  /** Somebody has seen all that was said at a table. */
  markRead(live: LiveTable, person: string, onStored: OnStored): void {
    if (!live.chat.markRead(person)) {
      this.after(live, onStored)
      return
    }
    const done = () => {
      onStored.done()
      this.lobby.concern(person)
    }
    this.journal.change(live, { done, failed: (why) => onStored.failed(why) })
  }

  /** Calls back when all that a table holds is stored. */
  after(live: LiveTable, onStored: OnStored): void {
    this.journal.after(live, onStored)
  }

  async isStored(live: LiveTable): Promise<boolean> {
    return (await this.storing(live)) === null
  }

  /** Why a table could not be stored as it is now; null once it is. */
  private storing(live: LiveTable): Promise<Unstored | null> {
    return new Promise((resolve) => this.journal.after(live, { done: () => resolve(null), failed: resolve }))
  }

  /** Somebody has blocked somebody, or ended that: what they read changes, and where both are waiting the other one has to go. */
  private blocked(person: string, other: string): void {
    for (const live of this.tables.values()) {
      const anew = new Set(live.subscriptionsOf(person))
      if (anew.size > 0) this.after(live, { done: prepare(live, { anew }, this.services.time.now()), failed() {} })
      this.presence.sendWatchersAway(live, (watcher) => watcher === other)
    }
    this.lobby.noteBlock(person, other)
  }

  /** Changes what is stored of a table while it is not in memory: whoever has it open comes back to find it changed. */
  rewrite<T>(id: string, change: () => Promise<T>): Promise<T> {
    return this.loading.rewrite(id, change)
  }

  /** Somebody has a new name. Where a game has begun they keep the one they sat down with. */
  rename(person: Person): void {
    for (const live of this.tables.values()) {
      if (live.table.phase !== 'gathering' || live.table.seatOf(person.id) < 0) continue
      live.table.rename(person.id, person.name)
      this.commit(live, {})
    }
  }

  /** Somebody has taken days off, or has them no more: their clocks are told, and so are the others there. */
  async livesOtherwise(person: string): Promise<void> {
    const { rhythms, store } = this.services
    await rhythms.look([person])
    for (const row of await store.mine.going(person, ['playing'], MOST_GOING)) {
      if (savedIn(row)?.setting.clock.kind !== 'days') continue
      const found = await this.loading.load(row.id)
      if (!found.ok) continue
      found.value.table.takeOff(person)
      this.commit(found.value, { presence: true })
    }
  }

  /* What happens without a request: bots and clocks */

  private goOn(live: LiveTable): void {
    this.alarms.set(live.id, this.due.waitOf(live))
    this.bots.answerIfAsked(live)
  }

  /** Whether a game may begin: with bots, only so many at a time. */
  mayBegin(live: LiveTable, wanting: Wanting): boolean {
    return !hasBots(live) || this.quotas.mayBegin(wanting, this.bots.awake(this.tables.values()))
  }
}
