import type { Config } from '../config.ts'
import type { Store } from './store.ts'
import { openThreaded } from './threaded.ts'

/** The store that the settings name. What only one kind needs is loaded with it. */
export async function openStoreOf({ data, database }: Pick<Config, 'data' | 'database'>): Promise<Store> {
  if (database === null) return openThreaded(data)
  const { openPostgres } = await import('./postgres/open.ts')
  return openPostgres(database)
}
