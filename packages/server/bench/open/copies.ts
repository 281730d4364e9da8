import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Copies the running tables of a store, with all that belongs to them, until there are so many; knows of no columns but the ids. */
export function copyTables(folder: string, count: number): void {
  const db = new Sqlite(join(folder, 'quayside.db'))
  try {
    const tables = db.prepare(`select id from tables where phase = 'playing'`).pluck().all() as string[]
    db.pragma('synchronous = OFF')
    db.pragma('foreign_keys = OFF')
    const copies = belongings(db)
    db.transaction(() => {
      for (let n = tables.length; n < count; n++) {
        const from = tables[n % tables.length]
        const to = `copy${n}`
        for (const copy of copies) copy.run(to, from)
      }
    })()
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}

/** Statements that copy the rows of one table at another's id, for each table of the database that has such. */
function belongings(db: Sqlite.Database): Sqlite.Statement[] {
  const names = db.prepare(`select name from sqlite_master where type = 'table'`).pluck().all() as string[]
  return names.flatMap((name) => {
    const columns = (db.pragma(`table_info(${name})`) as { name: string }[]).map((column) => column.name)
    const id = name === 'tables' ? 'id' : columns.find((column) => column === 'table_id')
    if (!id) return []
    const values = columns.map((column) => (column === id ? '?' : column)).join(', ')
    return [db.prepare(`insert into ${name} (${columns.join(', ')}) select ${values} from ${name} where ${id} = ?`)]
  })
}

/** As if the server had been away for longer than anybody at these tables has left. */
export function letClocksRunOut(folder: string): void {
  const db = new Sqlite(join(folder, 'quayside.db'))
  db.prepare(`update tables set due = ? where due is not null`).run(Date.now() - 3600_000)
  db.close()
}
