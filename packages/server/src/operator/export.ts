import { seatOf } from '@quayside/table'
import { recordIn } from '../rules/move-up.ts'
import type { KnownPerson } from '../store/operator.ts'
import type { TableRow } from '../store/store.ts'
import { personsIn, savedIn } from '../tables/cards.ts'
import type { ServerParts } from './operator.ts'
import type { Exported, ExportedTable } from './replies.ts'
import { namesIn } from './tables.ts'

const date = (at: number): string => new Date(at).toISOString()

/** Everything about one guest that this guest may know: of running games no more than their own answers, of others' chat nothing. */
export async function exportGuest(parts: ServerParts, guest: KnownPerson): Promise<Exported> {
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
      recoveryCode: guest.recovery !== null,
    },
    restrictions: restrictions
      .list(now)
      .filter(({ person_id }) => person_id === guest.id)
      .map(({ kind, until, reason }) => ({ kind, until: until === null ? null : date(until), reason })),
    tables,
    chat: chat.map(({ table_id, at, name, text }) => ({ table: table_id, at: date(at), name, text })),
  }
}

async function exportTable({ services }: ServerParts, row: TableRow, guest: string): Promise<ExportedTable> {
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
