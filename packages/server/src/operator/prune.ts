import type { ServerParts } from './operator.ts'
import type { Pruned } from './replies.ts'
import type { OperatorRequestOf, Prunable } from './requests.ts'

/** Games in play are kept, unless those that nobody goes on with are asked for. */
const PHASES = { tables: ['over', 'stopped', 'gathering'], abandoned: ['playing'] } as const

/** Deletes what is older than a moment, or counts it. Tables go before guests: whoever has no table left may go too. */
export async function prune(parts: ServerParts, { what, before, really }: OperatorRequestOf<'prune'>): Promise<Pruned> {
  const counts: { [K in Prunable]?: number } = {}
  const { operator } = parts.services.store
  for (const kind of ['tables', 'abandoned'] as const) {
    if (what.includes(kind)) counts[kind] = await pruneTables(parts, PHASES[kind], before, really)
  }
  if (what.includes('chat')) counts.chat = await operator.deleteChat(before, !really)
  if (what.includes('guests'))
    counts.guests = await operator.deleteGuests(before, parts.services.people.present(), !really)
  if (really) parts.services.log.info({ counts, before }, 'old things were deleted')
  return { really, counts }
}

async function pruneTables({ services, hub }: ServerParts, phases: readonly string[], before: number, really: boolean) {
  const all = await services.store.operator.untouched(phases, before)
  // What somebody has open is in use, however old it is.
  const ids = all.filter((id) => (hub.here(id)?.subscriptions.size ?? 0) === 0)
  if (!really) return ids.length
  for (const id of ids) hub.drops.remove(id)
  await services.store.deleteTables(ids)
  for (const id of ids) hub.drops.remove(id)
  return ids.length
}
