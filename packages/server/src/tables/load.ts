import { loadGameFor } from '@quayside/games'
import { type AnyGame, fail, Match, ok, type Result, type RulesId, readOptions } from '@quayside/kernel'
import { type Chair, readClock, type SavedTable, Table } from '@quayside/table'
import type { Past } from '../past/past.ts'
import type { Services } from '../services.ts'
import type { Store } from '../store/store.ts'
import { personsIn } from './cards.ts'
import { CHAT_LINES } from './chat.ts'
import { LiveTable } from './live.ts'
import { readRules } from './rules.ts'

/** So many lines are played again at once; for more it pays to ask the thread for the past. */
const FEW_LINES = 25

/** A table out of the store, held by this node from now on; null if there is none. `started` is when this server started; both times are the tables'. */
export async function loadTable(
  { store, node }: Pick<Services, 'store' | 'node'>,
  past: Past,
  id: string,
  started: number,
  now: number,
): Promise<Result<LiveTable> | null> {
  const acquired = await store.acquire(id, node.id)
  if (!acquired) return null
  // What is read from here on is all there is: nothing that was written under an earlier hold comes after it.
  const { hold } = acquired
  if (!hold) return fail('held', `table ${id} is held by ${acquired.owner} in format ${acquired.format}`)
  const stored = await store.table(id, CHAT_LINES)
  if (!stored) return null
  const saved = JSON.parse(stored.row.saved) as SavedTable
  const rules = readRules(saved.setting.game, stored.row.rules)
  const game = rules && (await loadGameFor(rules, saved.setting.options))
  if (!game) return fail('unknown-rules', `nobody knows the rules ${stored.row.rules} of table ${id}`)
  const current = { ...saved, chairs: await chairsOf(store, saved), clock: clockOf(saved, started, now) }
  const restored =
    stored.lines.length <= FEW_LINES
      ? Table.restore(current, stored.lines, game)
      : await restoredElsewhere(past, current, stored.lines, game, rules)
  return restored.ok ? ok(new LiveTable(stored.row, restored.value, stored, now, hold)) : restored
}

/** Names are those that people have now, until the game begins. */
async function chairsOf(store: Store, { phase, chairs }: SavedTable): Promise<readonly Chair[]> {
  if (phase !== 'gathering') return chairs
  const names = await store.people.names(personsIn(chairs))
  return chairs.map((chair) =>
    chair.kind === 'person' ? { ...chair, name: names.get(chair.person) ?? chair.name } : chair,
  )
}

async function restoredElsewhere(
  past: Past,
  saved: SavedTable,
  lines: readonly string[],
  game: AnyGame,
  rules: RulesId,
): Promise<Result<Table>> {
  const options = readOptions(game.schema, saved.setting.options)
  if (!options.ok) return options
  const start = { seed: saved.secret.seed }
  const packed = await past.match({ rules, options: options.value, start, answers: lines })
  return packed.ok ? ok(Table.resume(saved, Match.unpack(game, options.value, start, packed.value))) : packed
}

/** While the server was down no live clock ran. Days go by anyway. */
function clockOf({ setting, clock, evening }: SavedTable, started: number, now: number): SavedTable['clock'] {
  const read = readClock(clock)
  // The server's clock may have been set back since.
  if ((evening?.clock ?? setting.clock).kind !== 'live')
    return { ...read, since: read.since.map((at) => Math.min(at, now)) }
  return { ...read, since: read.since.map((at) => (at > now ? now : Math.max(at, started))) }
}
