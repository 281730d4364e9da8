import type { Glance, MyTable } from '@quayside/table'
import { localRow, onlineRow, type TableRow } from '../home/lists.ts'
import type { LocalCard } from '../table/kept.ts'

/** A table of one's own with all that the page of tables tells of it, wherever it stands. */
export interface Row extends TableRow {
  /** One's own seat; -1 if there is none, or if several people share the screen. */
  readonly seat: number
  readonly glance: Glance | null
  /** When those who are asked were asked. */
  readonly since: number
  readonly place?: number
  readonly points?: number
}

export const rowOf = (table: MyTable): Row => ({
  ...onlineRow(table),
  seat: table.seat,
  glance: table.glance,
  since: table.since,
  changed: table.finished ?? table.changed,
  place: table.place,
  points: table.points,
})

/** What a table of this browser looks like from the inside, once somebody has looked. */
export type Looks = ReadonlyMap<string, { readonly glance: Glance | null; readonly seat: number }>

export function rowHere(card: LocalCard, looks: Looks): Row {
  const look = looks.get(card.id)
  const seat = look?.seat ?? -1
  const score = card.phase === 'over' ? look?.glance?.scores?.[seat] : undefined
  return {
    ...localRow(card),
    seat,
    glance: look?.glance ?? null,
    since: card.changed,
    place: score?.rank,
    points: score?.total,
  }
}

/** Which finished games are looked for; what is empty does not matter. */
export interface Search {
  readonly game: string
  readonly with: string
  /** `won`, `lost`, `stopped`, or a place. */
  readonly result: string
  /** Days, as fields of a form have them. */
  readonly from: string
  readonly until: string
}

export const NOTHING: Search = { game: '', with: '', result: '', from: '', until: '' }

export const isEmpty = (search: Search): boolean => Object.values(search).every((value) => value === '')

const DAY = 24 * 3600_000
/** The first moment of a day, here; null if it is none. */
function startOf(day: string): number | null {
  const at = day === '' ? Number.NaN : new Date(`${day}T00:00`).getTime()
  return Number.isNaN(at) ? null : at
}

/** The same as an address has it. */
export function queryOf({ game, with: name, result, from, until }: Search): URLSearchParams {
  const query = new URLSearchParams()
  if (game !== '') query.set('game', game)
  if (name.trim() !== '') query.set('with', name.trim())
  if (/^\d$/.test(result)) query.set('place', result)
  else if (result !== '') query.set('outcome', result)
  const [first, last] = [startOf(from), startOf(until)]
  if (first !== null) query.set('from', String(Math.max(0, first)))
  if (last !== null) query.set('until', String(Math.max(0, last + DAY)))
  return query
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a table of this browser is looked for. */
export function fits(row: Row, search: Search): boolean {
  const { game, with: name, result } = search
  const [first, last] = [startOf(search.from), startOf(search.until)]
  if (game !== '' && row.game !== game) return false
  if (name.trim() !== '' && !row.names.some((each) => folded(each).includes(folded(name.trim())))) return false
  if ((first !== null && row.changed < first) || (last !== null && row.changed >= last + DAY)) return false
  if (result === '') return true
  if (result === 'stopped') return row.phase === 'stopped'
  if (row.place === undefined) return false
  return result === 'won' ? row.place === 1 : result === 'lost' ? row.place > 1 : String(row.place) === result
}

/** Finished tables, the last first. Those of this browser that are older than what the server has told so far wait for more of it. */
export function mergeFinished(here: readonly Row[], there: readonly Row[], more: boolean): Row[] {
  const oldest = more ? Math.min(...there.map(({ changed }) => changed)) : 0
  return [...there, ...here.filter(({ changed }) => changed >= oldest)].sort((a, b) => b.changed - a.changed)
}
