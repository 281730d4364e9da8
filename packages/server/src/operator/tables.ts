import { fail, ok, type Result } from '@quayside/kernel'
import type { Chair } from '@quayside/table'
import type { TableRow } from '../store/store.ts'
import { personsIn, savedIn } from '../tables/cards.ts'
import type { ServerParts } from './operator.ts'
import type { TableDetail, TableReply } from './replies.ts'

export const namesIn = (chairs: readonly Chair[], names: ReadonlyMap<string, string>): string[] =>
  chairs.flatMap((chair) => {
    if (chair.kind === 'open') return []
    return [chair.kind === 'person' ? (names.get(chair.person) ?? chair.name) : chair.name]
  })

export async function tableReply({ services, hub }: ServerParts, rows: readonly TableRow[]): Promise<TableReply[]> {
  const tables = rows.map((row) => ({ row, saved: savedIn(row) }))
  const persons = new Set(tables.flatMap(({ saved }) => (saved ? personsIn(saved.chairs) : [])))
  const names = await services.store.people.names([...persons])
  return tables.map(({ row, saved }) => ({
    id: row.id,
    game: saved?.setting.game ?? null,
    phase: row.phase,
    names: saved ? namesIn(saved.chairs, names) : [],
    open: row.open,
    listed: row.listed === 1,
    inMemory: hub.here(row.id) !== undefined,
    created: row.created,
    changed: row.changed,
    finished: row.finished,
  }))
}

export async function tableDetail(parts: ServerParts, id: string): Promise<Result<TableDetail>> {
  const { store } = parts.services
  const rows = await store.operator.tables({ like: id }, 2)
  const row = rows.find((each) => each.id === id) ?? (rows.length === 1 ? rows[0] : undefined)
  if (!row) {
    return rows.length > 1
      ? fail('several', `Several tables begin with "${id}": give more of the id.`)
      : fail('no-table', `There is no table "${id}".`)
  }
  const [short] = await tableReply(parts, [row])
  const host = await store.people.person(row.host)
  return ok({
    ...short,
    ...(await store.operator.lengths(row.id)),
    setting: savedIn(row)?.setting ?? null,
    rules: row.rules,
    host: { id: row.host, name: host?.name ?? '' },
    due: row.due,
    rematch: row.rematch,
  })
}
