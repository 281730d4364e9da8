import { Match, ok, type Result, recordOf } from '@quayside/kernel'
import { type NewTable, resumeClock, stopClock } from '@quayside/table'
import { steadyNow, tableNow } from '../clock.ts'
import { mayEnter } from '../company/admission.ts'
import { sameSecret } from '../ids.ts'
import type { Origin } from '../origin.ts'
import { Past } from '../past/past.ts'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import { MoveUps } from '../rules/move-ups.ts'
import type { Services } from '../services.ts'
import { ThinkingPool } from '../thinking/pool.ts'
import { Alarms } from './alarms.ts'
import { Bots } from './bots.ts'
import { Due } from './due.ts'
import { Glances, glanceRow } from './glances.ts'
import { Journal, type OnStored } from './journal.ts'
import { knownLate, Late } from './late.ts'
import type { Listener } from './listener.ts'
import type { LiveTable } from './live.ts'
import { loadTable } from './load.ts'
import { Lobby } from './lobby.ts'
import { newTable } from './new-table.ts'
import { Presence } from './presence.ts'
import { hasBots, Quotas, type Wanting } from './quotas.ts'
import { Rewrites } from './rewrites.ts'
import { type Change, prepare } from './telling.ts'
import { Wanted } from './wanted.ts'

/** The longest time, in milliseconds, between two sweeps for tables that nobody needs. */
const SWEEP_EVERY = 15_000
/** Milliseconds after which a table that was discarded is loaded again, so that its bots and clocks continue. */
const RETRY = 5000

/** Tables of the lobby that are counted after a start. */
const MOST_LISTED = 10_000

/** How long what somebody misses who has left is kept, in milliseconds. */
const REMEMBERED = 3 * 60_000

const NOTHING: OnStored = { done() {}, failed() {} }

/** All tables that somebody looks at, that a bot plays at, or that were in use a moment ago. */
export class Hub {
  readonly lobby: Lobby
  readonly thinking: ThinkingPool
  readonly past: Past
  readonly quotas: Quotas
  readonly presence: Presence
  readonly wanted: Wanted
  readonly glances: Glances
  private readonly services: Services
  private readonly journal: Journal
  private readonly tables = new Map<string, LiveTable>()
  private readonly loading = new Map<string, Promise<Result<LiveTable>>>()
  private readonly started = steadyNow()
  private readonly due: Due
  private readonly bots: Bots
  private readonly moveUps: MoveUps
  private readonly alarms = new Alarms((id) => this.wake(id))
  private readonly rewrites = new Rewrites({
    here: (id) => this.tables.get(id),
    loading: (id) => this.loading.get(id),
    isStored: (live) => this.isStored(live),
    release: (live) => this.dropForNow(live),
  })
  private waking: Promise<void> = Promise.resolve()
  private sweeper: NodeJS.Timeout | undefined
  private stopped = false

  constructor(services: Services) {
    this.services = services
    this.lobby = new Lobby(services)
    this.thinking = new ThinkingPool(services)
    this.past = new Past(services.log)
    this.quotas = new Quotas(services.config.limits)
    this.due = new Due(services.config)
    this.bots = new Bots(services, this.thinking, {
      answered: (live, news) => this.commit(live, { news }),
      discard: (live, problem) => this.discard(live, problem),
    })
    this.moveUps = new MoveUps(services, this.thinking)
    this.journal = new Journal(services, {
      dueOf: (live) => this.due.at(live),
      discard: (live, problem) => this.discard(live, problem),
    })
    this.presence = new Presence(this.journal, this.bots)
    services.company.whenBlocked((person, other) => this.blocked(person, other))
    const here = (id: string) => this.tables.get(id)
    this.wanted = new Wanted(services, here)
    const isStored = (live: LiveTable) => this.isStored(live)
    this.glances = new Glances({ store: services.store, past: this.past, here, isStored })
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
    this.sweeper = setInterval(() => this.sweep(), Math.min(SWEEP_EVERY, this.services.config.idle)).unref()
  }

  /** Stores everything and stops. Time that people have thought so far counts; the time until the next start will not. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.sweeper)
    this.bots.stop()
    this.alarms.stop()
    this.lobby.stop()
    this.wanted.stop()
    const now = steadyNow()
    for (const live of this.tables.values()) {
      const { table } = live
      if (table.setting.clock.kind !== 'live' || table.clock.running === 0) continue
      table.clock = resumeClock(stopClock(table.clock, now), table.clock.running, now)
      this.journal.change(live, NOTHING)
    }
    await this.thinking.stop()
    await this.past.stop()
    await this.waking
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

  /* Finding tables */

  /** A table that is in memory. */
  here(id: string): LiveTable | undefined {
    return this.tables.get(id)
  }

  /** A table that a person may see: listed, or let in before, or with the right invitation. */
  async enter(person: Person, id: string, invite?: string): Promise<Result<LiveTable>> {
    const here = this.tables.get(id)
    if (here?.admits(person)) return this.load(id)
    // Unknown tables and wrong invitations run the same code, so that neither the reply nor its time tells them apart.
    const admission = await this.services.store.admission(id, person.id)
    const invited = sameSecret(invite ?? '', admission?.invite ?? '?')
    const { blocks } = this.services.company
    const enters = admission && mayEnter({ ...admission, listed: admission.listed === 1 }, person.id, invited, blocks)
    if (!enters) return deny('no-such-table')
    const found = await this.load(id)
    if (!found.ok || found.value.admits(person)) return found
    // It may have changed since.
    if (!found.value.admits(person, invited)) return deny('no-such-table')
    this.letIn(found.value, person.id)
    return found
  }

  /** Somebody may come in from now on. */
  letIn(live: LiveTable, person: string): void {
    live.letIn(person)
    this.journal.change(live, NOTHING)
  }

  /** A table for somebody whom a code or an invitation leads there; refused like one that there is not if it is not for them. */
  async lead(person: Person, id: string): Promise<Result<LiveTable>> {
    const found = await this.load(id)
    if (!found.ok || !found.value.admits(person, true)) return deny('no-such-table')
    this.letIn(found.value, person.id)
    return found
  }

  /** Those who look on may be shown a game late; what they are shown then is played again elsewhere. False if that cannot be just now. */
  async readyFor(live: LiveTable, person: Person): Promise<boolean> {
    if (!live.late.isMissingFor(live.viewerOf(person))) return true
    const { match } = live.table
    const record = recordOf(match)
    const answers = record.answers.slice(0, knownLate(match))
    const packed = await this.past.match({ ...record, answers, hash: undefined })
    if (packed.ok) live.late.take(new Late(Match.unpack(match.game, match.options, match.start, packed.value)))
    return packed.ok
  }

  async set(wanted: NewTable, host: Person, from: Origin): Promise<Result<LiveTable>> {
    if (wanted.listed && !this.quotas.mayList({ person: host.id, from })) return deny('too-many-listed')
    const made = newTable(wanted, host, Date.now())
    if (!made.ok) return made
    made.value.from = from
    this.add(made.value)
    return (await this.isStored(made.value)) ? made : deny('store-failed')
  }

  /** Takes up a table that was just set. */
  add(live: LiveTable): void {
    live.blocks = this.services.company.blocks
    this.tables.set(live.id, live)
    this.commit(live, {})
  }

  private load(id: string): Promise<Result<LiveTable>> {
    const here = this.tables.get(id)
    if (here) {
      here.touched = steadyNow()
      return Promise.resolve(ok(here))
    }
    let loading = this.loading.get(id)
    if (!loading) {
      const rewriting = this.rewrites.at(id)
      const read = rewriting ? rewriting.then(() => this.read(id)) : this.read(id)
      loading = read.finally(() => this.loading.delete(id))
      this.loading.set(id, loading)
    }
    return loading
  }

  private async read(id: string): Promise<Result<LiveTable>> {
    try {
      const loaded = await loadTable(this.services.store, this.past, id, this.started, steadyNow())
      if (!loaded) return deny('no-such-table')
      if (!loaded.ok) {
        if (loaded.error.code === 'slow-down' || loaded.error.code === 'stopping') return loaded
        this.services.log.error({ table: id, code: loaded.error.code }, 'a table cannot be restored')
        return deny('table-broken')
      }
      loaded.value.blocks = this.services.company.blocks
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
    const before = steadyNow() - this.services.config.idle
    for (const [id, live] of this.tables) {
      live.forgetAbsent(steadyNow() - REMEMBERED)
      const needed = live.subscriptions.size > 0 || live.pending > 0 || this.bots.atWork(live)
      if (needed || live.touched >= before) continue
      this.tables.delete(id)
      if (live.table.phase === 'playing') this.keepGlance(live)
    }
  }

  /** Lists show how a table stands that is not in memory. */
  private keepGlance(live: LiveTable): void {
    this.services.store.mine
      .putGlances([glanceRow(live)])
      .catch((problem) => this.services.log.error({ table: live.id, err: problem }, 'a glance could not be kept'))
  }

  /* Changing tables */

  /** A table has changed: it is stored, then the listeners are told, then whoever asked for it. */
  commit(live: LiveTable, change: Change, onStored: OnStored = NOTHING): void {
    const now = Date.now()
    const openly = live.answeredOpenly()
    if (openly || !change.news) live.changed = now
    const others = live.asksOthers()
    if (openly || others) live.since = now
    live.touched = steadyNow()
    if (live.table.finished) live.finished ??= now
    this.quotas.note(live)
    const tell = prepare(live, change, tableNow(live.table))
    this.journal.change(live, {
      done: () => {
        tell()
        onStored.done()
        this.lobby.note(live)
        this.wanted.note(live)
      },
      failed: () => onStored.failed(),
    })
    this.continueTable(live)
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
    this.journal.change(live, { done, failed: () => onStored.failed() })
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

  /** Somebody has blocked somebody, or ended that: what they read changes, and where both are waiting the other one has to go. */
  private blocked(person: string, other: string): void {
    for (const live of this.tables.values()) {
      const anew = new Set(live.subscriptionsOf(person))
      if (anew.size > 0) this.after(live, { done: prepare(live, { anew }, tableNow(live.table)), failed() {} })
      this.presence.sendWatchersAway(live, (watcher) => watcher === other)
    }
    this.lobby.noteBlock(person, other)
  }

  /** Changes what is stored of a table while it is not in memory: whoever has it open comes back to find it changed. */
  rewrite<T>(id: string, change: () => Promise<T>): Promise<T> {
    return this.rewrites.make(id, change)
  }

  /** Somebody has a new name. Where a game has begun they keep the one they sat down with. */
  rename(person: Person): void {
    for (const live of this.tables.values()) {
      if (live.table.phase !== 'gathering' || live.table.seatOf(person.id) < 0) continue
      live.table.rename(person.id, person.name)
      this.commit(live, {})
    }
  }

  /**
   * After a failed commit, or an exception that may have left the table half changed, it is dropped and loaded anew from the store. Nobody was
   * told of what the store does not have.
   */
  discard(live: LiveTable, problem: unknown): void {
    this.services.log.error({ table: live.id, err: problem }, 'a table goes back to what is stored')
    this.dropForNow(live)
  }

  private dropForNow(live: LiveTable): void {
    this.drop(live)
    this.alarms.set(live.id, RETRY)
  }

  private drop(live: LiveTable): void {
    live.discarded = true
    this.tables.delete(live.id)
    this.presence.sendAway(live)
  }

  /** A table is deleted from the store: nothing happens here any more, and whoever has it open comes back to find nothing. */
  remove(id: string): void {
    this.alarms.set(id, null)
    this.quotas.forget(id)
    const live = this.tables.get(id)
    if (!live) return
    this.drop(live)
    this.lobby.remove(live)
    this.wanted.remove(live)
  }

  /** Takes a table away that has not begun; false if that could not be stored, and it stays. `by` is who wants it, and needs no telling. */
  async callOff(live: LiveTable, by: Listener | null = null): Promise<boolean> {
    // From now on nothing that happens here is stored, so that the table does not come back by it.
    live.discarded = true
    this.tables.delete(live.id)
    this.alarms.set(live.id, null)
    try {
      await this.services.store.deleteTables([live.id])
    } catch (problem) {
      this.discard(live, problem)
      return false
    }
    this.tables.delete(live.id)
    this.quotas.forget(live.id)
    this.lobby.remove(live)
    this.wanted.remove(live)
    this.presence.sendAway(live, by)
    return true
  }

  /* What happens without a request: bots and clocks */

  private continueTable(live: LiveTable): void {
    this.alarms.set(live.id, this.due.waitOf(live))
    this.bots.answerIfAsked(live)
  }

  /** Whether a game may begin: with bots, only so many at a time. */
  mayBegin(live: LiveTable, wanting: Wanting): boolean {
    return !hasBots(live) || this.quotas.mayBegin(wanting, this.bots.awake(this.tables.values()))
  }

  /** Loads tables one at a time: after a start many alarms are due at once, and requests must not wait for all of them. */
  private wake(id: string): void {
    this.waking = this.waking.then(async () => {
      if (this.stopped) return
      const found = await this.load(id)
      if (found.ok) this.tick(found.value)
    })
  }

  private tick(live: LiveTable): void {
    try {
      const wait = this.due.waitOf(live)
      const isDue = wait !== null && wait <= 0
      if (isDue && live.table.phase === 'gathering') this.expire(live)
      else if (isDue && live.table.tick(tableNow(live.table))) this.commit(live, {})
      else this.continueTable(live)
    } catch (problem) {
      this.discard(live, problem)
    }
  }

  /** Nobody has come for long; but where somebody waits, it is still wanted. */
  private expire(live: LiveTable): void {
    if (live.subscriptions.size > 0) this.commit(live, {})
    else void this.callOff(live)
  }
}
