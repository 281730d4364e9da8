import { loadGameFor } from '@quayside/games'
import { fail, ok, type Result } from '@quayside/kernel'
import { type Chair, type SavedTable, Table } from '@quayside/table'
import type { Store } from '../store/store.ts'
import { personsIn } from './cards.ts'
import { CHAT_LINES, LiveTable } from './live.ts'
import { readRules } from './rules.ts'

/** A table out of the store; null if there is none. `started` is when this server started; both times are steady. */
export async function loadTable(
  store: Store,
  id: string,
  started: number,
  now: number,
): Promise<Result<LiveTable> | null> {
  const stored = await store.table(id, CHAT_LINES)
  if (!stored) return null
  const saved = JSON.parse(stored.row.saved) as SavedTable
  const rules = readRules(saved.setting.game, stored.row.rules)
  const game = rules && (await loadGameFor(rules, saved.setting.options))
  if (!game) return fail('unknown-rules', `nobody knows the rules ${stored.row.rules} of table ${id}`)
  const names = await store.names(personsIn(saved.chairs))
  const chairs = saved.chairs.map(
    (chair): Chair => (chair.kind === 'person' ? { ...chair, name: names.get(chair.person) ?? chair.name } : chair),
  )
  const restored = Table.restore({ ...saved, chairs, clock: clockOf(saved, started, now) }, stored.lines, game)
  return restored.ok ? ok(new LiveTable(stored.row, restored.value, stored, now)) : restored
}

/** While the server was down no live clock ran. Days go by anyway. */
function clockOf({ setting, clock }: SavedTable, started: number, now: number): SavedTable['clock'] {
  if (setting.clock.kind !== 'live') return clock
  // The server's clock may have been set back since.
  const since = clock.since > now ? now : Math.max(clock.since, started)
  return { ...clock, since }
}
