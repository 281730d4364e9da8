import type { MyPhase, MyTables } from '@quayside/table'
import { queryOf, type Search } from './rows.ts'

/** Asks the server for one's tables; null if it does not answer. */
export async function myTables(phase: MyPhase, search: Search, after?: string | null): Promise<MyTables | null> {
  const query = phase === 'finished' ? queryOf(search) : new URLSearchParams()
  query.set('phase', phase)
  if (after) query.set('after', after)
  const reply = await fetch(`/api/me/tables?${query}`).catch(() => null)
  return reply?.ok ? ((await reply.json()) as MyTables) : null
}

/** Where all records that a search finds are to be had as one file. */
export const recordsPath = (search: Search): string => {
  const query = queryOf(search).toString()
  return `/api/me/records${query && `?${query}`}`
}
