import { askedOf, type Motion, type SavedTable, type ServerMessage, seatOf, type WantedTable } from '@quayside/table'
import { askedUntil } from '../company/rematches.ts'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Store } from '../store/store.ts'
import type { TableTime } from '../table-time.ts'
import { deadlineFor, personsIn, savedIn, waitsFor } from './cards.ts'
import type { Listener } from './listener.ts'
import type { LiveTable } from './live.ts'

/** Tables of one person that are looked at. */
const MOST = 200

/** What is looked at of a table, in memory or stored. */
interface Looked extends Pick<SavedTable, 'setting' | 'chairs' | 'clock' | 'phase' | 'paused' | 'evening' | 'motions'> {
  readonly id: string
  readonly asked: number
  readonly since: number
}

/**
 * Tells people which tables wait for an answer of theirs, wherever they are in the client. The store is asked once for each who comes; from then on
 * a table that changes is in memory.
 */
export class Wanted {
  private readonly store: Store
  private readonly time: TableTime
  private readonly pause: number
  private readonly log: Log
  private readonly here: (id: string) => LiveTable | undefined
  private readonly inside = new Map<Listener, Map<string, WantedTable>>()
  private readonly byPerson = new Map<string, Set<Listener>>()
  private readonly changed = new Set<Listener>()
  private timer: NodeJS.Timeout | null = null

  constructor({ store, config, log, time }: Pick<Services, 'store' | 'config' | 'log' | 'time'>, here: Wanted['here']) {
    this.store = store
    this.time = time
    this.pause = config.lobbyPause
    this.log = log
    this.here = here
  }

  async enter(listener: Listener): Promise<void> {
    const person = listener.person.id
    const tables = new Map<string, WantedTable>()
    this.inside.set(listener, tables)
    const listeners = this.byPerson.get(person) ?? new Set()
    this.byPerson.set(person, listeners.add(listener))
    const rows = await this.store.mine.going(person, ['playing'], MOST)
    for (const row of rows) {
      const live = this.here(row.id)
      const saved = live ? null : savedIn(row)
      if (live) put(tables, lookedAt(live), person, this.time)
      else if (saved) put(tables, { ...saved, id: row.id, asked: row.asked, since: row.since }, person, this.time)
    }
    this.tell(listener)
  }

  leave(listener: Listener): void {
    this.inside.delete(listener)
    this.changed.delete(listener)
    const listeners = this.byPerson.get(listener.person.id)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.byPerson.delete(listener.person.id)
  }

  /** A table's change is stored. */
  note(live: LiveTable): void {
    if (this.inside.size === 0) return
    if (live.table.finished) {
      this.each(live, (tables, person) => this.putOffer(tables, live, person))
      return
    }
    const looked = lookedAt(live)
    this.each(live, (tables, person) => put(tables, looked, person, this.time))
  }

  /** Notes whether somebody is asked to play once more; true if that is news. */
  private putOffer(tables: Map<string, WantedTable>, live: LiveTable, person: string): boolean {
    const deadline = askedUntil(live, person)
    if (deadline === null) return tables.delete(live.id)
    if (tables.get(live.id)?.deadline === deadline) return false
    const { game, options } = live.table.setting
    tables.set(live.id, { table: live.id, game, options, since: Date.now(), deadline, consent: true })
    return true
  }

  /** A table is no more. */
  remove(live: LiveTable): void {
    this.each(live, (tables) => tables.delete(live.id))
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.inside.clear()
  }

  private each(live: LiveTable, change: (tables: Map<string, WantedTable>, person: string) => boolean): void {
    for (const person of personsIn(live.table.chairs)) {
      for (const listener of this.byPerson.get(person) ?? []) {
        const tables = this.inside.get(listener)
        if (tables && change(tables, person)) this.changed.add(listener)
      }
    }
    if (this.changed.size > 0) this.timer ??= setTimeout(() => this.refresh(), this.pause)
  }

  private refresh(): void {
    this.timer = null
    const changed = [...this.changed]
    this.changed.clear()
    for (const listener of changed) {
      try {
        this.tell(listener)
      } catch (problem) {
        this.log.error({ err: problem }, 'somebody could not be told which tables wait')
      }
    }
  }

  private tell(listener: Listener): void {
    const tables = this.inside.get(listener)
    if (!tables) return
    const message: ServerMessage = { t: 'wanted', tables: [...tables.values()] }
    listener.send(JSON.stringify(message))
  }
}

const lookedAt = (live: LiveTable): Looked => {
  const { setting, chairs, clock, phase, paused, evening, motions } = live.table
  return {
    id: live.id,
    setting,
    chairs,
    clock,
    phase,
    paused,
    motions,
    ...(evening && { evening }),
    asked: live.asked(),
    since: live.since,
  }
}

/** When something is decided by itself, by the calendar. */
const endOf = ({ until }: Motion, time: TableTime): number | undefined =>
  until === null ? undefined : Math.round(until + time.ahead())

/** Notes whether a table waits for somebody; true if that is news. */
function put(tables: Map<string, WantedTable>, looked: Looked, person: string, time: TableTime): boolean {
  const seat = seatOf(looked.chairs, person)
  const before = tables.get(looked.id)
  const consent = !waitsFor(looked, looked.asked, seat)
  const decides = consent ? askedOf(looked, person)[0] : undefined
  if (consent && !decides) return tables.delete(looked.id)
  const deadline = decides ? endOf(decides, time) : deadlineFor(looked, seat, time)
  // A question that follows another is the same turn.
  if (before && before.deadline === deadline && before.consent === (consent || undefined)) return false
  const { game, options } = looked.setting
  const since = decides
    ? Math.round(decides.since + time.ahead())
    : before && !before.consent
      ? before.since
      : looked.since
  tables.set(looked.id, {
    table: looked.id,
    game,
    options,
    since,
    ...(deadline && { deadline }),
    ...(consent && { consent }),
  })
  return true
}
