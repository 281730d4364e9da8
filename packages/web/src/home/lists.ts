import type { Options } from '@quayside/kernel'
import type { Phase, TableCard } from '@quayside/table'
import { type LocalCard, localTables } from '../table/kept.ts'

/** A table of one's own as the list shows it, wherever it stands. */
export interface TableRow {
  readonly at: 'local' | 'online'
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly phase: Phase
  readonly names: readonly string[]
  readonly waiting: readonly string[]
  readonly yourTurn: boolean
  /** Open seats. */
  readonly open: number
  readonly changed: number
  /** When one's own time is up, or that of the first who is asked. */
  readonly deadline?: number
  /** Lines of the chat that one has not read. */
  readonly unread?: number
}

/** Tables of this browser; none where it keeps nothing. */
export function keptHere(): readonly LocalCard[] {
  try {
    return localTables()
  } catch {
    return []
  }
}

/** Tables of this browser and of the server: those that wait for oneself first, then the soonest clock, and the newest before others. */
export function mergeTables(local: readonly LocalCard[], mine: readonly TableCard[]): TableRow[] {
  const rows = [...local.map(localRow), ...mine.map(onlineRow)]
  return rows.sort(byUrgency)
}

export function byUrgency(a: TableRow, b: TableRow): number {
  const due = (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE)
  return Number(b.yourTurn) - Number(a.yourTurn) || due || b.changed - a.changed
}

export const localRow = (card: LocalCard): TableRow => ({
  at: 'local',
  id: card.id,
  game: card.game,
  options: card.options,
  phase: card.phase,
  names: card.names,
  waiting: card.waiting,
  yourTurn: card.phase === 'playing' && card.waiting.length > 0,
  open: 0,
  changed: card.changed,
})

export const onlineRow = (card: TableCard): TableRow => ({
  at: 'online',
  id: card.table,
  game: card.game,
  options: card.options,
  phase: card.phase,
  names: card.names.filter((name) => name !== ''),
  waiting: card.waiting,
  yourTurn: card.yourTurn,
  open: card.open,
  changed: card.changed,
  deadline: card.phase === 'playing' ? card.deadline : undefined,
  unread: card.unread,
})

/** Tables to join first, then those to watch; not those one sits at already. */
export function tablesToJoin(open: readonly TableCard[], mine: readonly TableCard[]): TableCard[] {
  const known = new Set(mine.map(({ table }) => table))
  const others = open.filter(({ table, seated }) => !seated && !known.has(table))
  return others.sort((a, b) => Number(canJoin(b)) - Number(canJoin(a)) || b.changed - a.changed)
}

export const canJoin = ({ phase, open }: TableCard): boolean => phase === 'gathering' && open > 0
