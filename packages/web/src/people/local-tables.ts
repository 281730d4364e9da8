import type { LocalTableCard } from '@quayside/table'
import { call } from '../app/call.ts'
import { Declined } from '../app/declined.ts'
import '../box/hook.ts'
import { type LocalCard, loadLocalGame, recordOfLocal } from '../table/kept.ts'
import { noteBrought } from '../tables/brought.ts'

/** Sends tables of this browser to the server, which plays them over and keeps them with one's others. Here they stay as they are. */
export async function bringLocalTables(cards: readonly LocalCard[]): Promise<{ tables: number; left: number }> {
  let tables = 0
  for (const { id, names } of cards) {
    await loadLocalGame(id, true)
    const record = recordOfLocal(id)
    if (!record) continue
    try {
      const card = await call<LocalTableCard>('POST', '/api/me/local-tables', { record, names })
      noteBrought(card.id)
      tables++
    } catch (error) {
      // One that the server does not take keeps none of the others back; what holds for all of them does.
      if (!(error instanceof Declined) || PASSING.has(error.code)) throw error
    }
  }
  return { tables, left: cards.length - tables }
}

const PASSING: ReadonlySet<string> = new Set(['slow-down', 'unreachable', 'no-guest', 'members-only', 'too-many-local'])
