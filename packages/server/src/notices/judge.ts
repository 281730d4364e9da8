import { includes, type Seat } from '@quayside/kernel'
import {
  answersThemselves,
  askedOf,
  type NoticeChannel,
  type NoticeKind,
  type NoticeWishes,
  type SavedTable,
  seatOf,
} from '@quayside/table'
import { readManners } from '../company/manners.ts'
import { isOpenTo } from '../company/rematches.ts'
import type { NoticeRow } from '../store/notices.ts'
import type { TableRow } from '../store/store.ts'
import type { TableTime } from '../table-time.ts'
import { deadlineFor } from '../tables/cards.ts'
import { ATTENDING, type Attendance } from './attendance.ts'
import { MAIL_DELAY, PUSH_DELAY } from './noticing.ts'
import { quietUntil, wants } from './wishes.ts'

const MINUTE = 60_000
/** Also what cannot wait waits for this long after the last mail. */
const MAIL_APART = 10 * MINUTE

/** What stays so until somebody answers; the rest is over once it was seen. */
const ASKS: readonly NoticeKind[] = ['turn', 'consent', 'clock']
export const asks = (kind: NoticeKind): boolean => ASKS.includes(kind)

export type Verdict = 'send' | 'never' | { readonly later: number }

/** What a notice is judged by when its time has come. */
export interface Case {
  readonly now: number
  readonly wishes: NoticeWishes
  /** When the last mail went out. */
  readonly mailed: number
  readonly table: { readonly row: TableRow; readonly saved: SavedTable } | undefined
  readonly attendance: Attendance
  readonly time: TableTime
}

/** Whether a notice goes out now by one way: things may have changed since it was written down. */
export function judge(row: NoticeRow, channel: NoticeChannel, given: Case): Verdict {
  const { now, wishes, table, attendance } = given
  if (row.expires <= now || !table || !stands(row, table.row, table.saved, given)) return 'never'
  if (!wants(wishes, row.kind, channel, row.table_id)) return 'never'
  if (asks(row.kind)) {
    const used = attendance.at(row.person_id, row.table_id, now)
    if (used !== null) return { later: used + Math.max(ATTENDING + 1, delayOf(row, channel, wishes)) }
  } else if (attendance.sawSince(row.person_id, row.table_id, row.created, now)) return 'never'
  const soonest = Math.max(row.created + delayOf(row, channel, wishes), pauseUntil(row, channel, given))
  return soonest > now ? { later: soonest } : 'send'
}

/** How long somebody has to come by themselves. Where time is short they are told after a quarter of it. */
function delayOf({ kind, created, ends }: NoticeRow, channel: NoticeChannel, { after }: NoticeWishes): number {
  const usual = channel === 'push' ? PUSH_DELAY : MAIL_DELAY
  const wanted = kind === 'turn' ? Math.max(usual, after * MINUTE) : usual
  return ends === null ? wanted : Math.min(wanted, Math.max(0, ends - created) / 4)
}

/** Until when nothing is sent: at night, and so soon after the last mail. What would be too late then goes out all the same. */
function pauseUntil({ ends }: NoticeRow, channel: NoticeChannel, { now, wishes, mailed }: Case): number {
  const tooLate = (time: number) => ends !== null && ends <= time
  const quiet = quietUntil(wishes, now) ?? now
  const night = tooLate(quiet) ? now : quiet
  if (channel === 'push' || mailed === 0) return night
  const next = mailed + wishes.gather * MINUTE
  return Math.max(night, tooLate(next) ? mailed + Math.min(MAIL_APART, wishes.gather * MINUTE) : next)
}

/** Whether what a notice tells still holds at its table. */
function stands(
  { kind, person_id, ends }: NoticeRow,
  { phase, asked, manners, open }: TableRow,
  saved: SavedTable,
  { now, time }: Case,
): boolean {
  const { chairs } = saved
  const seat = seatOf(chairs, person_id)
  const chair = chairs[seat]
  if (kind === 'invited') return seat < 0 && (phase === 'gathering' || (phase === 'playing' && open > 0))
  if (kind === 'decided') return phase !== 'gathering'
  if (chair?.kind !== 'person') return false
  if (kind === 'over') return phase === 'over' || phase === 'stopped'
  if (kind === 'message') return true
  if (kind === 'bot') return phase === 'playing' && chair.standIn !== undefined
  if (kind === 'turn' || kind === 'clock') {
    const waits = phase === 'playing' && includes(asked, seat) && answersThemselves(chair)
    return waits && (kind === 'turn' || !isMoved(saved, seat, ends, time))
  }
  if (kind === 'consent') return isAsked(manners, person_id, now) || askedOf(saved, person_id).length > 0
  return phase === 'playing'
}

/** Whether somebody has more time than when this was written down, as by days off; of the new end there is a notice, too. */
const isMoved = (saved: SavedTable, seat: Seat, ends: number | null, time: TableTime): boolean =>
  ends !== null && (deadlineFor(saved, seat, time) ?? 0) > ends + MINUTE

/** Whether somebody else offers a rematch that one has said nothing to yet. */
const isAsked = (manners: string | null, person: string, now: number): boolean =>
  readManners(manners).offers.some((offer) => isOpenTo(offer, person, now))

/** Of several things at one table the first of these is told. */
const RANK: readonly NoticeKind[] = [
  'clock',
  'order',
  'turn',
  'consent',
  'bot',
  'decided',
  'invited',
  'begins',
  'over',
  'message',
]

/** One notice for each table. */
export function foremost(rows: readonly NoticeRow[]): NoticeRow[] {
  const byTable = new Map<string, NoticeRow>()
  for (const row of rows) {
    const other = byTable.get(row.table_id)
    if (!other || RANK.indexOf(row.kind) < RANK.indexOf(other.kind)) byTable.set(row.table_id, row)
  }
  return [...byTable.values()].toSorted((a, b) => (a.ends ?? Infinity) - (b.ends ?? Infinity) || a.created - b.created)
}

/** Milliseconds until something is tried again, by how often it has failed; after the last it is given up. */
const RETRIES: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE]
export const retryAfter = (tries: number): number | null => RETRIES[tries] ?? null
