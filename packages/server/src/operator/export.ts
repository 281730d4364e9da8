import { seatOf } from '@quayside/table'
import { recordIn } from '../rules/move-up.ts'
import { isMember, type PersonRow } from '../store/people.ts'
import type { TableRow } from '../store/store.ts'
import { personsIn, savedIn } from '../tables/cards.ts'
import type { ServerParts } from './operator.ts'
import type { Exported, ExportedTable } from './replies.ts'
import { namesIn } from './tables.ts'

type Parts = Pick<ServerParts, 'services'>

const date = (at: number): string => new Date(at).toISOString()

/** Everything about one guest that this guest may know: of running games no more than their own answers, of others' chat nothing. */
export async function exportGuest(parts: Parts, guest: PersonRow): Promise<Exported> {
  const { store, restrictions } = parts.services
  const now = Date.now()
  const tables: ExportedTable[] = []
  for (const row of await store.operator.tablesWith(guest.id)) tables.push(await exportTable(parts, row, guest.id))
  const chat = await store.operator.chatBy(guest.id)
  return {
    exported: date(now),
    guest: {
      id: guest.id,
      name: guest.name,
      created: date(guest.created),
      seen: date(guest.seen),
      member: isMember(guest),
      recoveryCode: guest.recovery !== null,
      mail: guest.mail,
    },
    passkeys: (await store.keys.passkeysOf(guest.id)).map(({ label, created, used }) => ({
      label,
      created: date(created),
      used: used === null ? null : date(used),
    })),
    sessions: (await store.people.sessionsOf(guest.id)).map(({ label, created, seen }) => ({
      label,
      created: date(created),
      seen: date(seen),
    })),
    devices: (await store.notices.subscriptions(guest.id)).map(({ endpoint, created }) => ({
      service: new URL(endpoint).host,
      created: date(created),
    })),
    notices: await parts.services.notices.wishes(guest.id),
    daysOff: (await store.days.daysOff([guest.id], '')).map(({ day }) => day),
    restrictions: restrictions
      .list(now)
      .filter(({ person_id }) => person_id === guest.id)
      .map(({ kind, until, reason }) => ({ kind, until: until === null ? null : date(until), reason })),
    tables,
    localTables: await localTables(parts, guest.id),
    studies: await studies(parts, guest.id),
    chat: chat.map(({ table_id, at, name, text }) => ({ table: table_id, at: date(at), name, text })),
  }
}

async function exportTable({ services }: Parts, row: TableRow, guest: string): Promise<ExportedTable> {
  const { store } = services
  const saved = savedIn(row)
  const seat = saved ? seatOf(saved.chairs, guest) : -1
  const finished = row.phase === 'over' || row.phase === 'stopped'
  const names = saved ? await store.people.names(personsIn(saved.chairs)) : new Map<string, string>()
  const own = seat >= 0 && !finished ? await store.operator.answersOf(row.id, seat) : []
  const lines = saved && finished ? ((await store.table(row.id, 0))?.lines ?? []) : []
  return {
    table: row.id,
    setting: saved?.setting ?? null,
    phase: row.phase,
    host: row.host === guest,
    seat: seat < 0 ? null : seat,
    names: saved ? namesIn(saved.chairs, names) : [],
    created: date(row.created),
    changed: date(row.changed),
    finished: row.finished === null ? null : date(row.finished),
    answers: own.map(({ at, text }) => ({ at: date(at), text })),
    record: saved && finished ? recordIn(saved, row.rules, lines) : null,
  }
}

async function localTables({ services }: Parts, guest: string): Promise<Exported['localTables']> {
  const { locals } = services.store
  const tables: Exported['localTables'][number][] = []
  for (const { id } of await locals.list(guest)) {
    const row = await locals.find(guest, id)
    if (row) tables.push({ names: JSON.parse(row.names), brought: date(row.created), record: JSON.parse(row.record) })
  }
  return tables
}

async function studies({ services }: Parts, guest: string): Promise<Exported['studies']> {
  const { studies } = services.store
  const shared: Exported['studies'][number][] = []
  for (const { id } of await studies.list(guest)) {
    const row = await studies.find(id)
    if (row) shared.push({ title: row.title, shared: date(row.created), study: JSON.parse(row.study) })
  }
  return shared
}
