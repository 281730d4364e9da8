import { LANGUAGES, type Language } from '@quayside/kernel'
import { NOTICE_KINDS, type NoticeChannel, type NoticeKind, type NoticeWishes } from '@quayside/table'
import type { WishesRow } from '../store/notices.ts'

/** Mail is for what waits; a device may show everything. */
const MAILED: readonly NoticeKind[] = ['turn', 'clock', 'over']

const KINDS = Object.fromEntries(
  NOTICE_KINDS.map((kind) => [kind, { push: true, mail: MAILED.includes(kind) }]),
) as NoticeWishes['kinds']

/** What holds for somebody who has said nothing. */
export const USUAL: NoticeWishes = {
  kinds: KINDS,
  after: 0,
  quiet: null,
  zone: 'UTC',
  language: 'en',
  gather: 180,
  again: 24,
  tables: {},
}

/** What somebody wants, with what is usual where they have not said, as for kinds that there were not then. */
export function wishesIn(row: WishesRow | null, usual: NoticeWishes = USUAL): NoticeWishes {
  const said = JSON.parse(row?.body ?? '{}') as Partial<NoticeWishes>
  return { ...usual, ...said, kinds: { ...usual.kinds, ...said.kinds } }
}

/** Whether somebody wants such a thing by such a way. What they said of a table goes before what they said of kinds. */
export function wants(
  { kinds, tables }: NoticeWishes,
  kind: NoticeKind,
  channel: NoticeChannel,
  table: string,
): boolean {
  const here = tables[table]
  return kinds[kind][channel] && (here === undefined || here === channel)
}

export const languageIn = ({ language }: NoticeWishes): Language =>
  LANGUAGES.find((known) => known === language) ?? 'en'

const DAY_MINUTES = 24 * 60

/** When somebody's quiet hours end; null if they are not now. */
export function quietUntil({ quiet, zone }: NoticeWishes, now: number): number | null {
  if (!quiet || quiet.from === quiet.until) return null
  const minute = minuteOfDay(now, zone)
  const since = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES
  const lasts = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES
  return since < lasts ? now + (lasts - since) * 60_000 - (now % 60_000) : null
}

function minuteOfDay(now: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hours, minutes] = format.format(now).split(':').map(Number)
  return hours * 60 + minutes
}
