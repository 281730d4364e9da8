import { includes } from '@quayside/kernel'
import { type Chair, type SavedTable, seatOf, type TableCard } from '@quayside/table'
import type { Store, TableRow } from '../store/store.ts'

/** Tables as lists show them to a guest. Names are those that people have now. */
export async function cardsOf(store: Store, rows: readonly TableRow[], guest: string): Promise<TableCard[]> {
  const tables = rows.map((row) => ({ row, saved: JSON.parse(row.saved) as SavedTable }))
  const names = await store.names([...new Set(tables.flatMap(({ saved }) => personsIn(saved.chairs)))])
  return tables.map(({ row, saved }) => cardOf(row, saved, guest, names))
}

function cardOf(row: TableRow, saved: SavedTable, guest: string, names: ReadonlyMap<string, string>): TableCard {
  const { chairs, setting, phase } = saved
  const nameOf = (chair: Chair) =>
    chair.kind === 'person' ? (names.get(chair.person) ?? chair.name) : chair.kind === 'open' ? '' : chair.name
  const asks = (seat: number) => phase === 'playing' && includes(row.asked, seat)
  const own = seatOf(chairs, guest)
  const chair = chairs[own]
  return {
    table: row.id,
    game: setting.game,
    options: setting.options,
    phase,
    names: chairs.filter((each) => each.kind !== 'open').map(nameOf),
    open: row.open,
    clock: setting.clock,
    yourTurn: own >= 0 && asks(own) && chair.kind === 'person' && chair.standIn === undefined,
    seated: own >= 0,
    waiting: chairs.filter((_, seat) => asks(seat)).map(nameOf),
    changed: row.changed,
  }
}

export const personsIn = (chairs: readonly Chair[]): string[] =>
  chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []))
