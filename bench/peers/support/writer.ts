import { join } from 'node:path'
import Sqlite, { type Statement } from 'better-sqlite3'
import type { Settings } from './settings.ts'

/** A statement with its values. */
export type Step = readonly [statement: Statement, ...values: unknown[]]

interface Write {
  readonly steps: readonly Step[]
  written(): void
  failed(problem: unknown): void
}

/** The same as Quayside's store has: durable once committed, and checkpoints seldom enough. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'wal_autocheckpoint = 8000']
const FILE = 'peer.db'

/**
 * The database of the others. A plain adapter commits each write by itself. A grouping one does as Quayside's journal does: one
 * transaction for all that a turn of the event loop brought.
 */
export class Writer {
  readonly db: Sqlite.Database
  private readonly adapter: Settings['adapter']
  private waiting: Write[] = []
  private readonly writeAll: (writes: readonly Write[]) => void

  constructor(folder: string, adapter: Settings['adapter']) {
    this.db = new Sqlite(join(folder, FILE))
    for (const pragma of PRAGMAS) this.db.pragma(pragma)
    this.db.exec('create table states (id text primary key, answers integer not null, state text not null) strict')
    this.adapter = adapter
    this.writeAll = this.db.transaction((writes: readonly Write[]) => {
      for (const { steps } of writes) for (const [statement, ...values] of steps) statement.run(...values)
    })
  }

  /** The statement that puts a state with so many answers in the place of the one before it. */
  prepareState(): Statement {
    return this.db.prepare(
      `insert into states (id, answers, state) values (?, ?, ?)
       on conflict (id) do update set answers = excluded.answers, state = excluded.state`,
    )
  }

  /** Resolves when all of it is kept. */
  write(...steps: readonly Step[]): Promise<void> {
    return new Promise((written, failed) => {
      this.waiting.push({ steps, written, failed })
      if (this.adapter === 'plain') this.flush()
      else if (this.waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  close(): void {
    this.db.close()
  }

  private flush(): void {
    const writes = this.waiting
    this.waiting = []
    try {
      this.writeAll(writes)
      for (const { written } of writes) written()
    } catch (problem) {
      for (const { failed } of writes) failed(problem)
    }
  }
}

/** How many answers of all tables are in a folder that a `Writer` has left. */
export function answersWritten(folder: string): number {
  const db = new Sqlite(join(folder, FILE), { readonly: true })
  const { sum } = db.prepare('select sum(answers) as sum from states').get() as { sum: number }
  db.close()
  return sum
}
