import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, ok, type Result } from '@quayside/kernel'
import { type CopiedTable, copyStore, type Progress } from '../store/copy.ts'
import { DATABASE } from '../store/file.ts'
import { openSqlite } from '../store/sqlite.ts'
import { StoreError } from '../store/store.ts'

/** Where all goes to: from the folder into the PostgreSQL, or back. */
export type CopyGoal = 'postgres' | 'sqlite'

export interface CopyReport {
  readonly to: CopyGoal
  readonly rows: { readonly [T in CopiedTable]: number }
}

/** Copies all that a server keeps from one kind of store to the other, while no server uses either. */
export async function copy(
  folder: string,
  database: string | null,
  to: CopyGoal,
  progress?: Progress,
): Promise<Result<CopyReport>> {
  if (database === null) return fail('no-postgres', 'QUAYSIDE_DATABASE has to say where the PostgreSQL is.')
  if (to === 'postgres' && !existsSync(join(folder, DATABASE)))
    return fail('no-store', `There is no database of a server in ${folder}.`)
  const { openPostgres } = await import('../store/postgres/open.ts')
  try {
    const sqlite = await openSqlite(folder)
    try {
      const postgres = await openPostgres(database)
      try {
        const [from, goal] = to === 'postgres' ? [sqlite, postgres] : [postgres, sqlite]
        return ok({ to, rows: Object.fromEntries(await copyStore(from.db, goal.db, progress)) as CopyReport['rows'] })
      } finally {
        await postgres.close()
      }
    } finally {
      await sqlite.close()
    }
  } catch (problem) {
    return fail(
      'no-copy',
      problem instanceof StoreError ? problem.message : `Nothing was copied: ${(problem as Error).message}`,
    )
  }
}
