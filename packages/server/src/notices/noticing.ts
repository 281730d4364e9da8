import { includes, NOBODY, type Seat, type SeatMask } from '@quayside/kernel'
import {
  answersThemselves,
  type Chair,
  type ClockState,
  type Motion,
  type NoticeKind,
  type Phase,
  seatOf,
  seatsWhere,
  type Table,
  upAt,
} from '@quayside/table'
import type { Clock } from '../clock.ts'
import { type AnsweredRow, earlier, type NoticeRow } from '../store/notices.ts'
import type { TableRow } from '../store/store.ts'
import type { TableTime } from '../table-time.ts'
import { savedIn } from '../tables/cards.ts'
import type { LiveTable } from '../tables/live.ts'
import { motionNews } from './motion-news.ts'
import type { Reach } from './reach.ts'

const MINUTE = 60_000
const DAY = 24 * 3600_000

/** How long somebody has to come by themselves before they are told. */
export const PUSH_DELAY = 20_000
export const MAIL_DELAY = 10 * MINUTE
/** Who has less time than this is not helped by a mail. */
const TOO_SHORT_FOR_MAIL = 5 * MINUTE
/** How long notices are of use. A turn's go when it is answered. */
const USEFUL: { readonly [K in NoticeKind]: number } = {
  turn: 14 * DAY,
  consent: 14 * DAY,
  decided: 7 * DAY,
  clock: 14 * DAY,
  begins: 3 * DAY,
  message: 2 * DAY,
  invited: 7 * DAY,
  bot: 7 * DAY,
  order: 7 * DAY,
  over: 7 * DAY,
}

/** What there was to tell of a table when it was last stored. */
export interface Noticed {
  /** Seats of people that are asked and may answer. */
  readonly open: SeatMask
  readonly phase: Phase
  readonly chairs: readonly Chair[]
  readonly motions: readonly Motion[]
  /** How those live whose time runs. */
  readonly rhythms: ClockState['rhythms']
}

export const noticedAt = (table: Table): Noticed => ({
  open: openSeats(table),
  phase: table.phase,
  chairs: table.chairs,
  motions: table.motions,
  rhythms: table.clock.rhythms,
})

function openSeats({ phase, paused, match, chairs, orders }: Table): SeatMask {
  if (phase !== 'playing' || paused) return NOBODY
  // Whoever has ordered something is asked only if nothing comes of it.
  const mayAnswer = seatsWhere(chairs, (chair, seat) => answersThemselves(chair) && !orders.isPending(seat))
  return match.game.toMove(match.state) & mayAnswer
}

const differs = (before: Noticed, open: SeatMask, { phase, chairs, motions, clock }: Table): boolean =>
  open !== before.open ||
  phase !== before.phase ||
  chairs !== before.chairs ||
  motions !== before.motions ||
  clock.rhythms !== before.rhythms

/** Something that somebody is to be told which does not show in the table itself. */
export interface Told {
  readonly person: string
  readonly kind: NoticeKind
  readonly cause: string
  readonly who: string | null
}

export interface NoticeChanges {
  readonly answered: AnsweredRow[]
  readonly notices: NoticeRow[]
}

/** Finds out whom a change of a table concerns, just before it is stored. Most answers concern nobody who can be reached, and cost next to nothing. */
export class Noticing {
  private readonly reach: Reach
  private readonly clock: Clock
  private readonly time: TableTime

  constructor(reach: Reach, clock: Clock, time: TableTime) {
    this.reach = reach
    this.clock = clock
    this.time = time
  }

  note(live: LiveTable, changes: NoticeChanges): void {
    const before = live.noticed
    const { table } = live
    const open = openSeats(table)
    if (differs(before, open, table)) live.noticed = noticedAt(table)
    const { unsavedNotices } = live
    if (unsavedNotices.length > 0) live.unsavedNotices = []
    if (this.reach.size === 0) return
    const now = this.clock.now()
    const given = answeredBy(live)
    for (let seat = 0; seat < table.chairs.length; seat++) this.noteSeat(live, before, open, given, seat, now, changes)
    if (live.chat.unsaved.length > 0) this.noteChat(live, now, changes)
    if (table.motions !== before.motions) this.noteMotions(live, before, now, changes)
    for (const told of unsavedNotices) {
      if (this.reach.has(told.person)) changes.notices.push(noticeOf(live.id, told, now))
    }
  }

  private noteSeat(
    live: LiveTable,
    before: Noticed,
    open: SeatMask,
    given: SeatMask,
    seat: Seat,
    now: number,
    { answered, notices }: NoticeChanges,
  ): void {
    const chair = live.table.chairs[seat]
    const old = before.chairs[seat]
    const person = chair.kind === 'person' && this.reach.has(chair.person) ? chair.person : null
    const previous = old.kind === 'person' && this.reach.has(old.person) ? old.person : null
    if (person === null && previous === null) return
    const was = includes(before.open, seat)
    const anew = previous !== person || includes(given, seat)
    if (previous !== null && was && (anew || !includes(open, seat))) {
      answered.push({ person_id: previous, table_id: live.id })
    }
    if (person === null || chair.kind !== 'person') return
    const tell = (kind: NoticeKind) => notices.push(noticeOf(live.id, { person, kind, cause: kind, who: null }, now))
    const turn = includes(open, seat) ? turnOf(live, seat, person, now, this.time.now()) : []
    if (!was || anew) notices.push(...turn)
    // Days off have moved the end of their time, and with it when they are reminded.
    else if (live.table.clock.rhythms !== before.rhythms)
      for (const row of turn) if (row.kind === 'clock') notices.push({ ...row, cause: `${row.cause} ${row.ends}` })
    if (before.phase === 'gathering' && live.table.phase === 'playing') tell('begins')
    if (before.phase === 'playing' && live.table.finished) tell('over')
    // Who hands over has time left; a bot that comes unasked comes because there is none.
    const alone = previous === person && answersThemselves(old) && chair.standIn !== undefined
    if (alone && live.table.pace.kind !== 'none' && live.table.clock.left[seat] === 0) {
      const cause = String(live.table.match.lines.length)
      notices.push(noticeOf(live.id, { person, kind: 'bot', cause, who: null }, now))
    }
  }

  /** Who is asked to decide something is told, and later that it was decided; so is whoever it is about. */
  private noteMotions({ id, table }: LiveTable, before: Noticed, now: number, { notices }: NoticeChanges): void {
    const news = motionNews(before, table)
    for (const told of news) if (this.reach.has(told.person)) notices.push(noticeOf(id, told, now))
  }

  /** Whoever sits here is told that something was said, once for all that is stored together; not what somebody said whom they have blocked. */
  private noteChat(live: LiveTable, now: number, { notices }: NoticeChanges): void {
    for (const chair of live.table.chairs) {
      if (chair.kind !== 'person' || !this.reach.has(chair.person)) continue
      const { person } = chair
      const said = live.chat.unsaved.findLast(({ person_id: by }) => by !== person && !live.blocks.has(person, by))
      if (!said) continue
      const told = { person, kind: 'message', cause: String(said.n), who: said.name } as const
      notices.push(noticeOf(live.id, told, now))
    }
  }
}

/** The seats whose answers are about to be stored. */
function answeredBy({ table, stored }: LiveTable): SeatMask {
  const { lines } = table.match
  let seats = NOBODY
  for (let at = stored; at < lines.length; at++) seats |= 1 << lines[at].seat
  return seats
}

function noticeOf(table: string, { person, kind, cause, who }: Told, now: number): NoticeRow {
  const [push_at, mail_at] = [now + PUSH_DELAY, now + MAIL_DELAY]
  return {
    person_id: person,
    kind,
    table_id: table,
    cause,
    who,
    created: now,
    ends: null,
    expires: now + USEFUL[kind],
    push_at,
    mail_at,
    push_tries: 0,
    mail_tries: 0,
    due: push_at,
  }
}

/** Where it is somebody's turn already when they can first be told: of that nothing was written down. */
export function turnsIn(tables: readonly TableRow[], person: string, now: number): NoticeRow[] {
  return tables.flatMap((row) => {
    const chairs = savedIn(row)?.chairs ?? []
    const seat = seatOf(chairs, person)
    const asked = row.phase === 'playing' && seat >= 0 && answersThemselves(chairs[seat]) && includes(row.asked, seat)
    return asked ? [noticeOf(row.id, { person, kind: 'turn', cause: 'before', who: null }, now)] : []
  })
}

/** That it is somebody's turn; and where their time is counted, that little of it is left. */
function turnOf({ id, table }: LiveTable, seat: Seat, person: string, now: number, tableNow: number): NoticeRow[] {
  const cause = String(table.match.lines.length)
  const turn = noticeOf(id, { person, kind: 'turn', cause, who: null }, now)
  const { pace: clock, setting } = table
  if (clock.kind === 'none' || setting.expiry === 'wait') return [turn]
  const left = Math.max(0, upAt(table.clock, seat, table.ahead).at - tableNow)
  const ends = Math.round(now + left)
  const push_at = Math.round(now + Math.min(PUSH_DELAY, left / 4))
  const mail_at = left < TOO_SHORT_FOR_MAIL ? null : Math.round(now + Math.min(MAIL_DELAY, left / 4))
  const timed: NoticeRow = { ...turn, ends, push_at, mail_at, due: earlier(push_at, mail_at) }
  const quarter = clock.kind === 'days' ? (clock.days * DAY) / 4 : Math.min(clock.bank * 1000, left) / 4
  const late = Math.round(ends - quarter)
  if (late <= push_at) return [timed]
  const mailed = quarter < TOO_SHORT_FOR_MAIL ? null : late
  return [timed, { ...timed, kind: 'clock', push_at: late, mail_at: mailed, due: late, expires: ends }]
}
