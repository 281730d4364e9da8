import { gameById } from '@quayside/games'
import { includes, keepsSecrets } from '@quayside/kernel'
import { type Chair, type SavedTable, seatOf, type TableCard } from '@quayside/table'
import type { Store, TableRow } from '../store/store.ts'

/** Tables as a list shows them, and those whose row cannot be read. */
export interface Cards {
  readonly cards: readonly TableCard[]
  readonly unreadable: readonly string[]
}

/** Tables as lists show them to a person. Before the game names are those that people have now. A row that cannot be read does not keep the others away. */
export async function cardsOf(store: Store, rows: readonly TableRow[], person: string): Promise<Cards> {
  const tables = rows.map((row) => ({ row, saved: savedIn(row) }))
  const persons = tables.flatMap(({ saved }) => (saved?.phase === 'gathering' ? personsIn(saved.chairs) : []))
  const names = await store.people.names([...new Set(persons)])
  return {
    cards: tables.flatMap(({ row, saved }) => (saved ? [cardOf(row, saved, person, names)] : [])),
    unreadable: tables.flatMap(({ row, saved }) => (saved ? [] : [row.id])),
  }
}

/** What a row says of its table; null if it cannot be read. */
export function savedIn(row: Pick<TableRow, 'saved'>): SavedTable | null {
  try {
    const saved = JSON.parse(row.saved) as SavedTable
    return Array.isArray(saved.chairs) && typeof saved.setting?.game === 'string' ? saved : null
  } catch {
    return null
  }
}

function cardOf(row: TableRow, saved: SavedTable, person: string, names: ReadonlyMap<string, string>): TableCard {
  const { chairs, setting, phase } = saved
  const currentName = ({ person, name }: Chair & { kind: 'person' }) =>
    (phase === 'gathering' ? names.get(person) : undefined) ?? name
  const nameOf = (chair: Chair) =>
    chair.kind === 'person' ? currentName(chair) : chair.kind === 'open' ? '' : chair.name
  const asks = (seat: number) => phase === 'playing' && includes(row.asked, seat)
  const own = seatOf(chairs, person)
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
    // Whoever looks on is shown a game of secrets late; a list must not tell them more.
    waiting: own < 0 && hasSecrets(setting) ? [] : chairs.filter((_, seat) => asks(seat)).map(nameOf),
    changed: row.changed,
  }
}

const hasSecrets = ({ game: id, options }: SavedTable['setting']): boolean => {
  const game = gameById(id)
  return game !== undefined && keepsSecrets(game, options)
}

export const personsIn = (chairs: readonly Chair[]): string[] =>
  chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []))
