import type { Seat, Viewer } from '@quayside/kernel'
import {
  answersThemselves,
  isFree,
  type NoticeKind,
  type SavedOrders,
  Shared,
  type Sight,
  type Table,
  type Told,
  type Watching,
} from '@quayside/table'
import { steadyNow } from '../clock.ts'
import { type Entrance, isBarred, mayEnter } from '../company/admission.ts'
import { Blocks } from '../company/blocks.ts'
import { type Manners, readManners, watchNumber, watchOf } from '../company/manners.ts'
import { type Noticed, noticedAt, type Told as ToldOutside } from '../notices/noticing.ts'
import { NOWHERE, type Origin } from '../origin.ts'
import { looksLike } from '../people/names.ts'
import type { Person } from '../people/people.ts'
import { firstHold, type Hold } from '../store/holds.ts'
import type { StoredTable, TableRow } from '../store/store.ts'
import { personsIn } from './cards.ts'
import { Chat } from './chat.ts'
import { Gestures } from './gestures.ts'
import type { Subscription } from './listener.ts'
import { Recent } from './recent.ts'
import { ShownLate } from './shown-late.ts'

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
  readonly chat: Chat
  readonly gestures: Gestures
  rematch: string | null
  watch: Watching
  /** Replaced as a whole when something of it changes. */
  manners: Manners
  /** Set by whoever takes the table up. */
  blocks = new Blocks()
  /** What those who look on are shown of the game, where that is later than it is played. */
  readonly late: ShownLate
  /** When something happened here that everybody may know of. */
  changed: number
  /** When those who are asked were asked. */
  since: number
  finished: number | null
  /** When the first answer was given, by the calendar; null if none was. */
  begun: number | null

  /** Lines of the record that the store has. */
  stored: number
  /** By what right this is written. */
  hold: Hold
  /** People newly let in, seated or risen; true for those who sit. */
  unsavedMembers = new Map<string, boolean>()
  /** What people are to be told of this table outside the page, besides what shows in it. */
  unsavedNotices: ToldOutside[] = []
  /** What there was to tell when it was last stored. */
  noticed: Noticed
  /** Whether the store knows how it ended. */
  ended: boolean
  /** Entries of the journal that wait for their commit. */
  pending = 0
  /** Set by `Drops`: the object must not be used any more; the table is loaded anew when somebody asks for it. */
  discarded = false
  /** When it was last used; `Drops` lets go of tables that were not used for a while. */
  touched: number
  /** When it was loaded, and when people left who are not here, by the table's time. */
  readonly loaded: number
  readonly gone = new Map<string, number>()
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
  /** Standing orders as their owners were told of them. */
  toldOrders: SavedOrders
  private told: readonly unknown[] = []
  /** What the store has of all but the answers, compared by identity. */
  private kept: readonly unknown[] = []
  /** Lines of the record that `answeredOpenly` has checked. */
  private looked: number
  private askedBefore: number

  /** `now` is by the table's time; a table that the store does not have yet needs no hold. */
  constructor(
    row: Omit<TableRow, 'saved'>,
    table: Table,
    past: Pick<StoredTable, 'chat' | 'gestures' | 'members' | 'begun'>,
    now: number,
    hold: Hold = firstHold(row.id),
  ) {
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
    this.hold = hold
    this.noticed = noticedAt(table)
    this.looked = this.stored
    this.askedBefore = this.asked()
    this.admitted = new Set(past.members.map(({ person_id }) => person_id))
    this.chat = new Chat(past, this.admitted)
    this.gestures = new Gestures(past)
    this.late = new ShownLate(table)
    this.touched = steadyNow()
    this.loaded = now
    this.begun = past.begun
    this.toldOrders = table.orders.seats
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
    const open = table.chairs.filter(isFree).length
    return { host, seated, listed, phase: table.phase, watch: watchNumber(watch), open, member: admitted.has(person) }
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
    return this.chat.speakerOf(line)
  }

  isHere(person: string): boolean {
    for (const { listener } of this.subscriptions) if (listener.person.id === person) return true
    return false
  }

  /** Somebody may come in from now on; whoever sits here keeps the seat. */
  letIn(person: string): void {
    if (!this.admitted.has(person)) this.admit(person, this.table.seatOf(person) >= 0)
  }

  /** Somebody is told outside the page, unless they come before. `cause` makes it another than the last of its kind; `who` has done it. */
  notify(person: string, kind: NoticeKind, cause: string, who: string | null): void {
    this.unsavedNotices.push({ person, kind, cause, who })
  }

  admit(person: string, seated = false): void {
    this.admitted.add(person)
    this.unsavedMembers.set(person, seated)
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

  /** Viewers whom nobody has looked as for so long are forgotten; whoever comes back is told everything. */
  forgetAbsent(before: number): void {
    for (const [viewer, left] of this.away) {
      if (left >= before) continue
      this.away.delete(viewer)
      this.recent.forget(viewer)
      this.table.unwatch(viewer)
      if (viewer === 'spectator') this.late.forget()
    }
  }

  /** What a viewer is shown; from now on every change is told for them too. */
  seenBy(viewer: Viewer): { readonly sight: Sight; events(): Told[] } {
    return (viewer === 'spectator' && this.late.shown()) || this.table.watch(viewer)
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
    const next = [...this.allButAnswers(), this.table.orders.seats]
    const changed = differ(next, this.kept)
    this.kept = next
    return changed
  }

  /** What is stored of a table besides its game and what only one person may know. Each is replaced when it changes, so that it can be compared by identity. */
  private allButAnswers(): readonly unknown[] {
    const { chairs, phase, paused, clock, motions, evening } = this.table
    return [chairs, phase, paused, clock, motions, evening, this.rematch, this.watch, this.manners]
  }

  /** Whether a bot is to answer though nobody is here: who plays over days comes back to a table that has gone on. */
  answersAlone(): boolean {
    const { setting, chairs } = this.table
    const expected = chairs.some(answersThemselves)
    return setting.clock.kind === 'days' && expected && this.table.botToAnswer() >= 0
  }

  asked(): number {
    return this.table.phase === 'playing' ? this.table.match.game.toMove(this.table.match.state) : 0
  }
}

const differ = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.some((value, i) => value !== others[i])
