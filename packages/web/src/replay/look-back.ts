import { loadGameFor } from '@quayside/games'
import { readRecord } from '@quayside/kernel'
import { whenIdle } from '../app/idle.ts'
import '../box/hook.ts'
import { type Insight, insightOf } from './insight.svelte.ts'

/** Looks into a game that is over, in the background; what is found is kept, and its replay begins with it. Null if there is no record. */
export async function lookBack(given: unknown): Promise<Insight | null> {
  const record = readRecord(given)
  if (!record.ok || !(await loadGameFor(record.value.rules, record.value.options, true))) return null
  const insight = insightOf(record.value)
  if (insight.state !== 'alone') whenIdle(() => void insight.start())
  return insight
}
