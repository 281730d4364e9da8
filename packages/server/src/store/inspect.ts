import type Sqlite from 'better-sqlite3'
import { newerSteps, reading } from './file.ts'

/** What a look at a database file shows. Nothing is changed, and a server may be using it. */
export interface Inspection {
  /** What SQLite says is wrong with it; empty for a sound one. */
  readonly damage: readonly string[]
  /** Steps of a newer Quayside. */
  readonly newer: readonly string[]
  readonly guests: number
  readonly tables: number
  readonly answers: number
  readonly chat: number
}

const MOST_DAMAGES = 20

export interface RulesRow {
  readonly id: string
  readonly rules: string
  readonly saved: string
}

/** Reads all of a database. */
export function inspect(path: string): Inspection {
  const nothing = { newer: [], guests: 0, tables: 0, answers: 0, chat: 0 }
  try {
    return reading(path, (file) => {
      const people = peopleIn(file)
      if (!people) return { ...nothing, damage: ['it is not a database of Quayside'] }
      const damage = damageIn(file)
      if (damage.length > 0) return { ...nothing, damage }
      const count = (table: string) => file.prepare(`select count(*) from ${table}`).pluck().get() as number
      return {
        damage,
        newer: newerSteps(file),
        guests: count(people),
        tables: count('tables'),
        answers: count('answers'),
        chat: count('chat'),
      }
    })
  } catch (problem) {
    return { ...nothing, damage: [(problem as Error).message] }
  }
}

/** The table of the people, which has another name in a backup of before there were members; null if it is not ours. */
export function peopleIn(file: Sqlite.Database): 'people' | 'guests' | null {
  const ask = `select name from sqlite_master where type = 'table' and name in ('people', 'guests', 'answers')`
  const names = file.prepare(ask).pluck().all()
  if (!names.includes('answers')) return null
  return names.includes('people') ? 'people' : names.includes('guests') ? 'guests' : null
}

function damageIn(file: Sqlite.Database): string[] {
  const said = file.pragma(`integrity_check(${MOST_DAMAGES})`) as { integrity_check: string }[]
  const foreign = file.pragma('foreign_key_check') as { table: string }[]
  const gaps = file
    .prepare('select table_id from answers group by table_id having count(*) <> max(seq) + 1 limit ?')
    .pluck()
    .all(MOST_DAMAGES) as string[]
  return [
    ...said.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok'),
    ...foreign.slice(0, MOST_DAMAGES).map(({ table }) => `a row of ${table} belongs to nothing`),
    ...gaps.map((id) => `the record of table ${id} has gaps`),
  ]
}

/** Under which rules each table is played. */
export const rulesRows = (path: string): RulesRow[] =>
  reading(path, (file) => file.prepare('select id, rules, saved from tables').all() as RulesRow[])
