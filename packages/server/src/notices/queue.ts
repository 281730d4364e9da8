import type { NoticeChannel, NoticeWishes, SavedTable } from '@quayside/table'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { earlier, type NoticeRow } from '../store/notices.ts'
import type { Store, TableRow } from '../store/store.ts'
import type { TableTime } from '../table-time.ts'
import { personsIn, savedIn } from '../tables/cards.ts'
import type { Attendance } from './attendance.ts'
import { asks, type Case, foremost, judge, retryAfter } from './judge.ts'
import type { Item } from './telling.ts'
import type { Outcome, Way } from './ways.ts'
import { wishesIn } from './wishes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** For how long notices are nobody else's while they are worked on. Should the server end meanwhile, they are taken up again after it. */
const LEASE = 3 * MINUTE
/** People who are told at the same time. */
const AT_ONCE = 8
/** What comes so soon after something that is told goes along with it. */
const SOON = { push: 15_000, mail: 5 * MINUTE } as const
/** When the store is asked again after it has failed. */
const AFTER_FAILURE = MINUTE

interface Parts {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly attendance: Attendance
  readonly time: TableTime
  /** The ways there are on this server. */
  ways(): readonly Way[]
}

/** Tells people what is due. It sleeps until the next thing is, and looks into the store at no other time. */
export class NoticeQueue {
  private readonly parts: Parts
  private alarm: { readonly at: number; cancel(): void } | null = null
  private running: Promise<void> | null = null
  /** What came in while it was at work. */
  private wanted: number | null = null
  private stopped = false

  constructor(parts: Parts) {
    this.parts = parts
  }

  async start(): Promise<void> {
    this.wakeBy(await this.parts.store.notices.next())
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.alarm?.cancel()
    await this.running
  }

  /** Something is due at this time. */
  wakeBy(time: number | null): void {
    if (this.stopped || time === null) return
    if (this.running) {
      this.wanted = earlier(this.wanted, time)
      return
    }
    if (this.alarm && this.alarm.at <= time) return
    this.alarm?.cancel()
    const cancel = this.parts.clock.at(time, () => this.wake())
    this.alarm = { at: time, cancel }
  }

  private async wake(): Promise<void> {
    this.alarm = null
    this.wanted = null
    let next: number | null = null
    this.running = this.work().then(
      (due) => {
        next = due
      },
      (problem) => {
        this.parts.log.error({ err: problem }, 'notices could not be looked up')
        next = this.parts.clock.now() + AFTER_FAILURE
      },
    )
    await this.running
    this.running = null
    this.wakeBy(earlier(next, this.wanted))
  }

  /** Tells everything that is due; returns when the next is. */
  private async work(): Promise<number | null> {
    const { store, clock } = this.parts
    while (!this.stopped) {
      const now = clock.now()
      const soon = { push: now + SOON.push, mail: now + SOON.mail }
      const rows = await store.notices.claim(now, soon, now + LEASE, AT_ONCE)
      if (rows.length === 0) break
      await Promise.all([...Map.groupBy(rows, ({ person_id }) => person_id)].map((group) => this.tell(...group)))
    }
    return store.notices.next()
  }

  private async tell(person: string, rows: readonly NoticeRow[]): Promise<void> {
    try {
      const ways = this.parts.ways()
      // What no way is left for is over.
      let left = rows.map((row) => ({
        ...row,
        push_at: ways.some(({ channel }) => channel === 'push') ? row.push_at : null,
        mail_at: ways.some(({ channel }) => channel === 'mail') ? row.mail_at : null,
      }))
      for (const way of ways) left = await this.tellBy(way, person, left)
      if (ways.length === 0) await this.parts.store.notices.settle(left)
    } catch (problem) {
      // They stay taken, and are looked at again when that runs out.
      this.parts.log.error({ err: problem }, 'somebody could not be told')
    }
  }

  /** One way after the other, each stored when it is done: a server that ends in between repeats as little as can be. */
  private async tellBy(way: Way, person: string, rows: readonly NoticeRow[]): Promise<NoticeRow[]> {
    const { store, clock, attendance, time } = this.parts
    const { channel } = way
    const now = clock.now()
    const wishesRow = await store.notices.wishes(person)
    const wishes = wishesIn(wishesRow)
    const mailed = wishesRow?.mailed ?? 0
    const tables = await this.tablesOf(rows)
    const at = (row: NoticeRow) => row[TIMES[channel]]
    const verdict = (row: NoticeRow, early = 0) => {
      const given: Case = { now, wishes, mailed, table: tables.get(row.table_id), attendance, time }
      const judged = judge(row, channel, given)
      return typeof judged === 'object' && judged.later <= now + early ? 'send' : judged
    }
    const isDue = (row: NoticeRow) => (at(row) ?? Infinity) <= now
    const sends = rows.some((row) => isDue(row) && verdict(row) === 'send')
    const sent = sends ? rows.filter((row) => at(row) !== null && verdict(row, SOON[channel]) === 'send') : []
    const told = foremost(sent).map((row): Item => itemOf(row, tables.get(row.table_id)!, person))
    const outcome = told.length > 0 ? await way.send({ person, wishes, items: told, mailed, now }) : null
    const settled = rows.map((row) => {
      if (at(row) === null) return row
      if (sent.includes(row)) return afterSending(row, channel, outcome!, wishes, now)
      const judged = verdict(row)
      if (judged === 'never') return { ...row, [TIMES[channel]]: null }
      if (!isDue(row) || judged === 'send') return row
      return { ...row, [TIMES[channel]]: Math.max(judged.later, now + 1000) }
    })
    await store.notices.settle(settled)
    return settled
  }

  private async tablesOf(rows: readonly NoticeRow[]): Promise<Map<string, TableOf>> {
    const { store } = this.parts
    const found = new Map<string, TableOf>()
    for (const row of await store.notices.tables([...new Set(rows.map(({ table_id }) => table_id))])) {
      const saved = savedIn(row)
      if (saved) found.set(row.id, { row, saved: await withNames(saved, store) })
    }
    return found
  }
}

const TIMES = { push: 'push_at', mail: 'mail_at' } as const satisfies { readonly [C in NoticeChannel]: keyof NoticeRow }
const TRIES = { push: 'push_tries', mail: 'mail_tries' } as const

interface TableOf {
  readonly row: TableRow
  readonly saved: SavedTable
}

/** Under the names that people have now. */
async function withNames(saved: SavedTable, { people }: Store): Promise<SavedTable> {
  const names = await people.names(personsIn(saved.chairs))
  const chairs = saved.chairs.map((chair) =>
    chair.kind === 'person' ? { ...chair, name: names.get(chair.person) ?? chair.name } : chair,
  )
  return { ...saved, chairs }
}

function itemOf(row: NoticeRow, { saved }: TableOf, person: string): Item {
  const others = saved.chairs.flatMap((chair) =>
    chair.kind === 'open' || (chair.kind === 'person' && chair.person === person) ? [] : [chair.name],
  )
  return { row, setting: saved.setting, others }
}

function afterSending(
  row: NoticeRow,
  channel: NoticeChannel,
  outcome: Outcome,
  { again }: NoticeWishes,
  now: number,
): NoticeRow {
  const [time, tries] = [TIMES[channel], TRIES[channel]]
  if (outcome === 'never') return { ...row, [time]: null }
  if (outcome === 'failed') {
    const wait = retryAfter(row[tries])
    return { ...row, [time]: wait === null ? null : now + wait, [tries]: row[tries] + 1 }
  }
  const reminds = asks(row.kind) && row.kind !== 'clock' && again > 0
  return { ...row, [time]: reminds ? now + again * HOUR : null, [tries]: 0 }
}
