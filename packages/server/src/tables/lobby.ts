import type { InvitationCard, ServerMessage, TableCard } from '@quayside/table'
import { isBarred } from '../company/admission.ts'
import type { Company } from '../company/company.ts'
import { invitationsOf } from '../company/invitations.ts'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Store, TableRow } from '../store/store.ts'
import { type Cards, cardsOf, personsIn, savedIn } from './cards.ts'
import type { Listener } from './listener.ts'
import type { LiveTable } from './live.ts'

/** The longest list the lobby shows. */
const MOST = 50

/** Tables that are looked at for it. */
const READ = 500

/** What the lobby shows of a table, as it was told last. */
interface Shown {
  readonly chairs: unknown
  readonly phase: string
  readonly asked: number
  readonly paused: boolean
  readonly motions: unknown
  readonly said: number
  readonly people: readonly string[]
}

/** A listed table, and whom one would meet there. */
interface Listed {
  readonly card: TableCard
  readonly host: string
  readonly seated: readonly string[]
}

type LobbyServices = Pick<Services, 'store' | 'company' | 'config' | 'log' | 'time'>

interface Mine extends Cards {
  readonly invited: readonly InvitationCard[]
}

const NOTHING: Mine = { cards: [], unreadable: [], invited: [] }

/** Tells those in the lobby of their tables and the listed ones. Changes are gathered for a while, and told only if they show. */
export class Lobby {
  private readonly services: LobbyServices
  private readonly store: Store
  private readonly company: Company
  private readonly pause: number
  /** Tables of one host that are shown. */
  private readonly mostOfHost: number
  private readonly log: Log
  private readonly inside = new Map<Listener, Mine>()
  private readonly shown = new WeakMap<LiveTable, Shown>()
  private listed: readonly Listed[] | null = null
  private listedChanged = false
  /** People whose own list has changed. */
  private readonly concerned = new Set<string>()
  private timer: NodeJS.Timeout | null = null

  constructor(services: LobbyServices) {
    const { store, company, config, log } = services
    this.services = services
    this.store = store
    this.company = company
    this.pause = config.lobbyPause
    this.mostOfHost = config.limits.guestListed
    this.log = log
  }

  async enter(listener: Listener): Promise<void> {
    this.inside.set(listener, NOTHING)
    if (this.inside.size === 1) this.listed = null
    this.listed ??= await this.readListed()
    await this.readMine(listener)
    this.tell(listener)
  }

  leave(listener: Listener): void {
    this.inside.delete(listener)
  }

  /** A table's change is stored. An answer shows only to those at the table: whose turn it is. */
  note(live: LiveTable): void {
    const { chairs, phase, paused, motions } = live.table
    const before = this.shown.get(live)
    const people = [live.host, ...personsIn(chairs)]
    const next = { chairs, phase, asked: live.asked(), paused, motions, said: live.chat.count, people }
    this.shown.set(live, next)
    const seats = before?.chairs !== chairs || before.phase !== phase
    const same = before?.asked === next.asked && isSame(before, next)
    if (!seats && same) return
    for (const person of [...next.people, ...(before?.people ?? [])]) this.concerned.add(person)
    if (live.listed && seats) this.listedChanged = true
    this.refreshSoon()
  }

  /** Somebody's own list has changed otherwise. */
  concern(person: string): void {
    this.concerned.add(person)
    this.refreshSoon()
  }

  /** A table is no more. */
  remove(live: LiveTable): void {
    for (const person of [live.host, ...personsIn(live.table.chairs)]) this.concerned.add(person)
    if (live.listed) this.listedChanged = true
    this.refreshSoon()
  }

  /** Somebody has blocked somebody, or ended that: neither's list is as it was. */
  noteBlock(person: string, other: string): void {
    this.noteOf([person, other])
  }

  /** What these people see has changed. */
  noteOf(people: readonly string[]): void {
    for (const person of people) this.concerned.add(person)
    this.refreshSoon()
  }

  private refreshSoon(): void {
    if (this.inside.size > 0) this.timer ??= setTimeout(() => this.refresh(), this.pause)
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.inside.clear()
  }

  private async refresh(): Promise<void> {
    const listed = this.listedChanged
    const concerned = new Set(this.concerned)
    this.listedChanged = false
    this.concerned.clear()
    this.timer = null
    try {
      if (listed) this.listed = await this.readListed()
      for (const listener of [...this.inside.keys()]) {
        const mine = concerned.has(listener.person.id)
        if (mine) await this.readMine(listener)
        if (mine || listed) this.tell(listener)
      }
    } catch (problem) {
      this.log.error({ err: problem }, 'the lobby could not be read')
    }
  }

  private async readListed(): Promise<readonly Listed[]> {
    // A reader's own tables are left out of this list, so more are read than are shown.
    const rows = fewOfEach(await this.store.listedTables(READ), this.mostOfHost).slice(0, 2 * MOST)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return (await this.read(rows, '')).cards.map((card) => {
      const row = byId.get(card.table)!
      return { card, host: row.host, seated: personsIn(savedIn(row)?.chairs ?? []) }
    })
  }

  private async read(rows: readonly TableRow[], person: string): Promise<Cards> {
    const read = await cardsOf(this.services, rows, person)
    if (read.unreadable.length > 0) this.log.error({ tables: read.unreadable }, 'rows of tables cannot be read')
    return read
  }

  private async readMine(listener: Listener): Promise<void> {
    const person = listener.person.id
    const cards = await this.read(await this.store.tablesOf(person, MOST), person)
    const invited = await invitationsOf(this.services, person)
    if (this.inside.has(listener)) this.inside.set(listener, { ...cards, invited })
  }

  private tell(listener: Listener): void {
    const mine = this.inside.get(listener)
    if (!mine) return
    const { cards, unreadable, invited } = mine
    const { id } = listener.person
    const own = new Set(cards.map((card) => card.table))
    const others = (this.listed ?? []).filter(({ card }) => !own.has(card.table))
    const open = others.filter((one) => !isBarred(one, id, this.company.blocks)).map(({ card }) => card)
    const message: ServerMessage = {
      t: 'lobby',
      mine: cards,
      open: open.slice(0, MOST),
      ...(invited.length > 0 && { invited }),
      ...(unreadable.length > 0 && { unreadable }),
    }
    listener.send(JSON.stringify(message))
  }
}

const isSame = (before: Shown, next: Shown): boolean =>
  before.paused === next.paused && before.motions === next.motions && before.said === next.said

/** Of each host so many tables that gather, the last changed ones: nobody fills the lobby alone. */
function fewOfEach(rows: readonly TableRow[], most: number): TableRow[] {
  const counts = new Map<string, number>()
  return rows.filter(({ host, phase }) => {
    if (phase !== 'gathering') return true
    const count = (counts.get(host) ?? 0) + 1
    counts.set(host, count)
    return count <= most
  })
}
