import type { Batch } from './store.ts'

/** The parts of a batch that are rows of a table's. */
export const BATCH_PARTS = ['answers', 'chat', 'members', 'answered', 'notices', 'reads', 'ends', 'glances'] as const

/** A batch as one for each of its tables, in the order in which they come. */
export function byTable(batch: Batch): ReadonlyMap<string, Batch> {
  const parts = new Map<string, { -readonly [K in keyof Batch]: Batch[K] }>()
  const at = (id: string) => {
    let part = parts.get(id)
    if (!part) {
      part = { ...batch, holds: [], tables: [], steps: [] }
      for (const name of BATCH_PARTS) part[name] = []
      parts.set(id, part)
    }
    return part
  }
  for (const name of ['tables', 'steps', 'holds'] as const)
    for (const row of batch[name]) (at(row.id)[name] as unknown[]).push(row)
  for (const name of BATCH_PARTS) for (const row of batch[name]) (at(row.table_id)[name] as unknown[]).push(row)
  return parts
}
