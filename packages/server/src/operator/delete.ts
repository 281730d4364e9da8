import { fail, ok, type Result } from '@quayside/kernel'
import { answersThemselves, seatOf, type Table } from '@quayside/table'
import { FORMER } from '../people/names.ts'
import { type Person, personIn } from '../people/people.ts'
import type { PersonRow } from '../store/people.ts'
import type { ChatRow, TableRow } from '../store/store.ts'
import { savedIn } from '../tables/cards.ts'
import type { LiveTable } from '../tables/live.ts'
import type { ServerParts } from './operator.ts'
import type { Deleted } from './replies.ts'

type Parts = Pick<ServerParts, 'services' | 'hub'>

/**
 * Deletes what is kept about a guest. Games stay whole, under a former player's name: gathering tables that they set go with them, at running
 * ones a bot goes on for them.
 */
export async function deleteGuest(parts: Parts, row: PersonRow, really: boolean): Promise<Result<Deleted>> {
  const { store, restrictions } = parts.services
  const guest = personIn(row)
  const tables = await store.operator.tablesWith(row.id)
  const hosted = tables.filter(({ phase, host }) => phase === 'gathering' && host === row.id)
  const others = tables.filter((table) => !hosted.includes(table))
  const running = others.filter((table) => table.phase === 'playing' && sits(table, row.id))
  const lines = await store.operator.chatBy(row.id)
  const done = { guest, tablesDeleted: hosted.length, handedOver: running.length }
  if (!really) return ok({ ...done, really, chat: lines.length })

  // From here on nothing of theirs comes in; and should the server end before all is done, they stay out until it is asked for again.
  const out = { person_id: row.id, kind: 'ban', until: null, reason: 'is being deleted', created: Date.now() } as const
  await restrictions.add(out)
  for (const { id } of hosted) parts.hub.drops.remove(id)
  await store.deleteTables(hosted.map(({ id }) => id))
  for (const { id } of hosted) parts.hub.drops.remove(id)
  for (const table of others) if (!(await leave(parts, table, guest))) return fail('unsaved', NOT_ALL)
  const said = await store.operator.chatBy(row.id)
  const chat = await store.operator.forget(row.id, FORMER, Date.now())
  for (const { id } of others) silence(parts.hub.here(id), said)
  restrictions.forget(row.id)
  parts.services.people.forget(row.id)
  parts.services.log.info({ guest: row.id.slice(0, 8) }, 'a guest was deleted')
  return ok({ ...done, really, chat })
}

const NOT_ALL = 'Not everything could be written, so the guest is only kept out for now. Ask once more.'

function sits(row: TableRow, guest: string): boolean {
  const saved = savedIn(row)
  return saved !== null && seatOf(saved.chairs, guest) >= 0
}

/** Makes a former player of somebody at one table; false if that could not be stored. */
async function leave({ hub, services }: Parts, row: TableRow, guest: Person): Promise<boolean> {
  const running = row.phase === 'playing' || row.phase === 'gathering'
  const here = running && sits(row, guest.id) ? await hub.reception.enter(guest, row.id) : null
  const live = here?.ok ? here.value : hub.here(row.id)
  if (!live) return rename(services.store, row, guest.id)
  const { table } = live
  if (table.seatOf(guest.id) >= 0) {
    if (!table.finished) leaveTable(table, guest.id, services.time.now())
    table.rename(guest.id, FORMER)
    if (table.seatOf(guest.id) < 0) live.admit(guest.id, false)
    hub.commit(live, {})
  }
  return hub.isStored(live)
}

/** Where the others choose what becomes of who has vanished, they do of who has gone; else a bot plays on. */
function leaveTable(table: Table, guest: string, now: number): void {
  const others = table.chairs.some(
    (chair) => answersThemselves(chair) && chair.kind === 'person' && chair.person !== guest,
  )
  if (table.phase === 'playing' && table.setting.expiry === 'vote' && others) table.leaveForGood(guest, now)
  else table.rise(guest, now)
}

/** A table that is not in memory has the name in what is saved of it. */
async function rename({ operator }: ServerParts['services']['store'], row: TableRow, guest: string): Promise<boolean> {
  const saved = savedIn(row)
  // What cannot be read names nobody who could be shown.
  if (!saved || seatOf(saved.chairs, guest) < 0) return true
  const chairs = saved.chairs.map((chair) =>
    chair.kind === 'person' && chair.person === guest ? { ...chair, name: FORMER } : chair,
  )
  return operator.resave(row.id, row.saved, JSON.stringify({ ...saved, chairs }))
}

/** Takes what somebody said out of the chat that newcomers are told. */
function silence(live: LiveTable | undefined, said: readonly ChatRow[]): void {
  if (!live) return
  const theirs = new Set(said.filter(({ table_id }) => table_id === live.id).map(lineKey))
  live.chat.withdraw((line) => theirs.has(lineKey(line)))
}

const lineKey = ({ at, name, text }: { at: number; name: string; text: string }): string =>
  JSON.stringify([at, name, text])
