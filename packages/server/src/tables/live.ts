import type { Seat, Viewer } from '@quayside/kernel'
import {
  type ChatLine,
  type Frame,
  infoFor,
  type NoticeKind,
  type OnlineInfo,
  type Opened,
  type Phrase,
  type SavedTable,
  Shared,
  type Sight,
  type Table,
  type TableInfo,
  type Told,
  type Watching,
} from '@quayside/table'
import { type Entrance, isBarred, mayEnter } from '../company/admission.ts'
import { Blocks } from '../company/blocks.ts'
import { type Manners, readManners, watchNumber, watchOf, writeManners } from '../company/manners.ts'
import { isGoing, offersFor, rematchFor } from '../company/rematches.ts'
import { type Noticed, noticedAt, type Told as ToldOutside } from '../notices/noticing.ts'
import { NOWHERE, type Origin } from '../origin.ts'
import { looksLike } from '../people/names.ts'
import type { Person } from '../people/people.ts'
import type { ChatRow, StepRow, StoredTable, TableRow } from '../store/store.ts'
import { personsIn } from './cards.ts'
import { isShownLate, knownLate, Late } from './late.ts'
import { Recent } from './recent.ts'
import { writtenRules } from './rules.ts'

/** Lines of chat that are told to somebody who opens a table. */
export const CHAT_LINES = 200

/** Somebody who is told what happens at a table: one per connection and table. */
export interface Subscription {
  readonly live: LiveTable
  readonly listener: Listener
  viewer: Viewer
  active: boolean
}

export interface Listener {
  readonly person: Person
  /** Where the connection comes from. */
  readonly from: Origin
  send(text: string): void
  /** Ends the connection, so that the client comes back and asks anew. */
  reconnect(): void
}

/** A chat line that is not stored yet. */
export type UnsavedChat = Omit<ChatRow, 'table_id'>

/** A line of chat, and whose it is: nobody is told that, but some must not read it. */
export interface Spoken {
  readonly person: string
  readonly line: ChatLine & { readonly n: number }
}

/** A table in memory: its authority, who listens, and what the store has to be told. */
export class LiveTable {
  readonly id: string
  readonly invite: string
  readonly host: string
  readonly listed: boolean
  readonly created: number
  readonly table: Table
  readonly subscriptions = new Set<Subscription>()
  /** Viewers whom nobody looks as just now, and since when; what they miss is kept for a while. */
  readonly away = new Map<Viewer, number>()
  readonly recent = new Recent()
  /** People who were let in before. */
  readonly admitted: Set<string>
  readonly chat: Spoken[]
  chatCount: number
  rematch: string | null
  watch: Watching
  /** Replaced as a whole when something of it changes. */
  manners: Manners
  /** Set by whoever takes the table up. */
  blocks = new Blocks()
  /** The game as those who look on are shown it, where that is later than it is played and somebody looks on. */
  late: Late | null = null
  /** What those were last told besides the game, by their role. */
  readonly lateTold = new Map<string, string>()
  /** When something happened here that everybody may know of. */
  changed: number
  /** When those who are asked were asked. */
  since: number
  finished: number | null

  /** Lines of the record that the store has. */
  stored: number
  unsavedChat: UnsavedChat[] = []
  /** People newly let in, seated or risen; true for those who sit. */
  unsavedMembers = new Map<string, boolean>()
  /** What people are to be told of this table outside the page, besides what shows in it. */
  unsavedNotices: ToldOutside[] = []
  /** What there was to tell when it was last stored. */
  noticed: Noticed
  /** Lines of the chat that members have read, and those of them whom the store must be told of. */
  readonly read: Map<string, number>
  unsavedReads = new Set<string>()
  /** Whether the store knows how it ended. */
  ended: boolean
  /** Entries of the journal that wait for their commit. */
  pending = 0
  /** Set by `Hub.discard`: the object must not be used any more; the table is loaded anew when somebody asks for it. */
  discarded = false
  /** When it was last used; `Hub.sweep` drops tables that were not used for a while. */
  touched: number
  /** When the last listener left; null if there was none since it was loaded. */
  left: number | null = null
  /** Where whoever bots think for here was last seen. */
  from: Origin = NOWHERE
  /** Bots wait for somebody to come. */
  asleep = false
  /** Somebody came to a table that was asleep, and no bot has answered since. */
  woken = false
  /** Whether info about who is there waits to be told. */
  presenceDue = false
  private told: readonly unknown[] = []
  /** What the store has of all but the answers, compared by identity. */
  private kept: readonly unknown[] = []
  /** Lines of the record that `answeredOpenly` has checked. */
  private looked: number
  private askedBefore: number

  constructor(row: Omit<TableRow, 'saved'>, table: Table, past: Pick<StoredTable, 'chat' | 'members'>, now: number) {
    this.id = row.id
    this.invite = row.invite
    this.host = row.host
    this.listed = row.listed === 1
    this.created = row.created
    this.rematch = row.rematch
    this.watch = watchOf(row.watch)
    this.manners = readManners(row.manners)
    this.changed = row.changed
    this.since = row.since
    this.finished = row.finished
    this.ended = row.finished !== null
    this.table = table
    table.share(new Shared())
    this.stored = table.match.lines.length
    this.noticed = noticedAt(table)
    this.looked = this.stored
    this.askedBefore = this.asked()
    this.admitted = new Set(past.members.map(({ person_id }) => person_id))
    this.read = new Map(past.members.map(({ person_id, read }) => [person_id, read]))
    this.chat = past.chat.map(spokenIn)
    this.chatCount = (past.chat.at(-1)?.n ?? -1) + 1
    this.touched = now
    this.infoChanged()
  }

  /** Whether a person may come in, by the link or without. */
  admits({ id }: Person, invited = false): boolean {
    return mayEnter(this.entranceOf(id), id, invited, this.blocks)
  }

  /** Whether somebody here has blocked this person. */
  bars(person: string): boolean {
    return isBarred(this.entranceOf(person), person, this.blocks)
  }

  private entranceOf(person: string): Entrance {
    const { host, listed, table, watch, admitted } = this
    const seated = personsIn(table.chairs)
    return { host, seated, listed, phase: table.phase, watch: watchNumber(watch), member: admitted.has(person) }
  }

  /** Whether somebody who sits here, other than this person, has such a name. */
  resembles(name: string, person: string): boolean {
    return this.table.chairs.some(
      (chair) => chair.kind === 'person' && chair.person !== person && looksLike(chair.name, name),
    )
  }

  /** What somebody is called here: whoever plays keeps the name they began with. */
  nameOf(person: Person): string {
    const chair = this.table.chairs[this.table.seatOf(person.id)]
    return chair?.kind === 'person' ? chair.name : person.name
  }

  viewerOf(person: Person): Viewer {
    const seat = this.table.seatOf(person.id)
    return seat >= 0 ? seat : 'spectator'
  }

  subscriptionsOf(person: string): Subscription[] {
    return [...this.subscriptions].filter(({ listener }) => listener.person.id === person)
  }

  /** The seat of a person has changed: what their connections see changes with it. */
  reseat(person: string): { anew: ReadonlySet<Subscription> } {
    const anew = this.subscriptionsOf(person)
    for (const subscription of anew) subscription.viewer = this.viewerOf(subscription.listener.person)
    return { anew: new Set(anew) }
  }

  /** Who sits at a seat, or has said a line; null if nobody. */
  personAt(seat: Seat | undefined, line: number | undefined): string | null {
    const chair = seat === undefined ? undefined : this.table.chairs[seat]
    if (chair?.kind === 'person') return chair.person
    return this.chat.find((spoken) => spoken.line.n === line)?.person ?? null
  }

  isHere(person: string): boolean {
    for (const { listener } of this.subscriptions) if (listener.person.id === person) return true
    return false
  }

  say(line: UnsavedChat): Spoken {
    const spoken = spokenIn(line)
    this.chat.push(spoken)
    if (this.chat.length > CHAT_LINES) this.chat.shift()
    this.unsavedChat.push(line)
    this.chatCount++
    this.markRead(line.person_id)
    return spoken
  }

  /** Somebody may come in from now on; whoever sits here keeps the seat. */
  letIn(person: string): void {
    if (!this.admitted.has(person)) this.admit(person, this.table.seatOf(person) >= 0)
  }

  /** Somebody is told outside the page, unless they come before. `cause` makes it another than the last of its kind; `who` has done it. */
  notify(person: string, kind: NoticeKind, cause: string, who: string | null): void {
    this.unsavedNotices.push({ person, kind, cause, who })
  }

  /** Somebody has seen all that was said so far; false if that is nothing new, or nobody keeps it for them. */
  markRead(person: string): boolean {
    if (!this.admitted.has(person) || this.unreadBy(person) === 0) return false
    this.read.set(person, this.chatCount)
    this.unsavedReads.add(person)
    return true
  }

  unreadBy(person: string): number {
    return this.chatCount - (this.read.get(person) ?? 0)
  }

  admit(person: string, seated = false): void {
    this.admitted.add(person)
    this.unsavedMembers.set(person, seated)
  }

  /* What is told */

  /** All listeners with the same role are told the same info. */
  roleOf({ id }: Person): string {
    const seat = this.table.seatOf(id)
    const host = this.host === id
    return seat >= 0 || host ? `${seat} ${host}` : `watches ${this.manners.hushed.includes(id)} ${rematchFor(this, id)}`
  }

  /** What was said, but for those whom this person has blocked. */
  chatFor({ id }: Person): ChatLine[] {
    return this.chat.filter(({ person }) => !this.blocks.has(id, person)).map(({ line }) => line)
  }

  infoFor(person: Person, now: number): OnlineInfo {
    const info: TableInfo = infoFor(this.table, person.id, now, (person) => !this.isHere(person))
    const host = this.host === person.id
    return {
      ...info,
      table: this.id,
      listed: this.listed,
      invite: host || this.table.seatOf(person.id) >= 0 ? this.invite : null,
      host,
      watching: this.watching(),
      rematch: rematchFor(this, person.id),
      ...(this.woken && { woken: true }),
      watch: this.watch,
      talk: this.manners.talk,
      ...(this.manners.hushed.includes(person.id) && { hushed: true }),
      ...(host && { silent: this.seatsOf(this.manners.hushed) }),
      ...(isGoing(this, person.id) && { going: true }),
      ...(this.table.finished && { offers: offersFor(this, person.id) }),
      ...(this.isLateFor(this.viewerOf(person)) && {
        late: true,
        // Whose time runs would tell who has answered.
        clock: { ...info.clock, left: info.clock.left.map(() => 0), running: 0 },
      }),
    }
  }

  /** Where these people sit, of those who do. */
  seatsOf(people: readonly string[]): Seat[] {
    return people.map((person) => this.table.seatOf(person)).filter((seat) => seat >= 0)
  }

  watching(): number {
    const watchers = new Set<string>()
    for (const { viewer, listener } of this.subscriptions) if (viewer === 'spectator') watchers.add(listener.person.id)
    return watchers.size
  }

  /** All of it as text (`Opened`); for somebody who has counted `seq` lines, what they have missed stands for the game where it is kept. */
  openedFor({ listener, viewer }: Subscription, now: number, seq?: number): string {
    const frames = seq === undefined || this.table.phase === 'gathering' ? null : this.framesSince(viewer, seq)
    const unread = this.admitted.has(listener.person.id) ? this.unreadBy(listener.person.id) : 0
    const chat = this.chatFor(listener.person)
    const rest = { viewer, info: this.infoFor(listener.person, now), chat, ...(unread > 0 && { unread }) }
    if (!frames) return JSON.stringify({ ...rest, game: this.gameFor(viewer) } satisfies Opened)
    const text = JSON.stringify({ ...rest, game: null } satisfies Opened)
    return `${text.slice(0, -1)},"frames":[${frames.join()}]}`
  }

  /** What undo would take back depends on who holds the seats, so it is told once more at the end, as it is now. */
  private framesSince(viewer: Viewer, seq: number): string[] | null {
    const now = this.seenBy(viewer).sight
    const last: Frame = { seq: now.seq, lines: [], events: [], patch: [[['undo'], now.undo]] }
    const frames = this.recent.since(viewer, seq, now.seq)
    return frames && [...frames, JSON.stringify(last)]
  }

  /** Viewers whom nobody has looked as for so long are forgotten; whoever comes back is told everything. */
  forgetAbsent(before: number): void {
    for (const [viewer, left] of this.away) {
      if (left >= before) continue
      this.away.delete(viewer)
      this.recent.forget(viewer)
      this.table.unwatch(viewer)
      if (viewer === 'spectator') this.late = null
    }
  }

  private gameFor(viewer: Viewer): Opened['game'] {
    if (this.table.phase === 'gathering') return null
    const seen = this.seenBy(viewer)
    return { sight: seen.sight, events: seen.events() }
  }

  /** What a viewer is shown; from now on every change is told for them too. */
  seenBy(viewer: Viewer): { readonly sight: Sight; events(): Told[] } {
    if (!this.isLateFor(viewer)) return viewer === 'spectator' && this.late ? this.late : this.table.watch(viewer)
    const { match } = this.table
    this.late ??= Late.of(match, knownLate(match))
    return this.late
  }

  /** Whether a viewer is shown the game later than it is played. */
  isLateFor(viewer: Viewer): boolean {
    return viewer === 'spectator' && this.table.phase === 'playing' && isShownLate(this.table.match)
  }

  /** How many lines of the record those who look on have been shown, or would be. */
  linesShownLate(): number {
    return this.late?.lines ?? knownLate(this.table.match)
  }

  /** Takes up what was played again for those who look on, and plays it on as far as they may know by now. */
  showLate(late: Late): void {
    if (this.late) return
    this.late = late
    this.lateFrames()
  }

  /** What those who look on are shown now of what happened before: a round that is over, or at the end all the rest. */
  lateFrames(): Frame[] {
    const { match, finished } = this.table
    return this.late?.catchUp(match, finished ? match.lines.length : knownLate(match)) ?? []
  }

  /** Whether something of the info but the people there has changed since the last time this was asked. */
  infoChanged(): boolean {
    const next = [...this.allButAnswers(), this.woken]
    const changed = differ(next, this.told)
    this.told = next
    return changed
  }

  /**
   * Whether lines were added since the last call that everybody may know of. Lists show when a table has changed, so private drafts do not count:
   * others must not see when somebody drafts.
   */
  answeredOpenly(): boolean {
    const { lines } = this.table.match
    const openly = lines.slice(this.looked).some((line) => !line.draft || line.noticed)
    this.looked = lines.length
    return openly
  }

  /** Whether others are asked than the last time this was asked. */
  asksOthers(): boolean {
    const before = this.askedBefore
    this.askedBefore = this.asked()
    return before !== this.askedBefore
  }

  /* What is stored */

  /** Whether more has changed than a step tells, since the last time this was asked. */
  needsRow(): boolean {
    const next = this.allButAnswers()
    const changed = differ(next, this.kept)
    this.kept = next
    return changed
  }

  /** What is stored of a table besides its game. Each is replaced when it changes, so that it can be compared by identity. */
  private allButAnswers(): readonly unknown[] {
    const { chairs, phase, paused, clock } = this.table
    return [chairs, phase, paused, clock, this.rematch, this.watch, this.manners]
  }

  /** `due` is when something happens here by itself, or null. */
  step(due: number | null): StepRow {
    return {
      id: this.id,
      asked: this.asked(),
      due: this.answersAlone() ? 0 : due,
      changed: this.changed,
      since: this.since,
    }
  }

  row(due: number | null): TableRow {
    const saved: SavedTable = this.table.save()
    return {
      ...this.step(due),
      invite: this.invite,
      host: this.host,
      listed: this.listed ? 1 : 0,
      rules: writtenRules(this.table.match),
      saved: JSON.stringify(saved),
      phase: saved.phase,
      open: saved.chairs.filter((chair) => chair.kind === 'open').length,
      rematch: this.rematch,
      watch: watchNumber(this.watch),
      manners: writeManners(this.manners),
      created: this.created,
      finished: this.finished,
    }
  }

  /** Whether a bot is to answer though nobody is here: who plays over days comes back to a table that has gone on. */
  answersAlone(): boolean {
    const { setting, chairs } = this.table
    const expected = chairs.some((chair) => chair.kind === 'person' && chair.standIn === undefined)
    return setting.clock.kind === 'days' && expected && this.table.botToAnswer() >= 0
  }

  asked(): number {
    return this.table.phase === 'playing' ? this.table.match.game.toMove(this.table.match.state) : 0
  }
}

const spokenIn = ({ n, person_id, at, name, seat, text, phrase }: UnsavedChat): Spoken => ({
  person: person_id,
  line: { n, at, name, seat, text, ...(phrase !== null && { phrase: phrase as Phrase }) },
})

const differ = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.some((value, i) => value !== others[i])
