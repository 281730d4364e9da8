import { gameById, loadGameFor } from '@quayside/games'
import { FROZEN } from '@quayside/games/frozen/list'
import type { RulesId } from '@quayside/kernel'
import type { SavedTable } from '@quayside/table'
import type { Store, TableRow } from '../store/store.ts'
import { savedIn } from '../tables/cards.ts'
import { readRules } from '../tables/rules.ts'
import { recordIn, rulesAbove } from './move-up.ts'

/** How many tables of a store are played under some rules. */
export interface RulesInUse {
  readonly rules: RulesId
  /** The rules of new tables, rules that were frozen, or rules that nobody here knows. */
  readonly are: 'current' | 'frozen' | 'unknown'
  running: number
  finished: number
  /** Of the finished ones: those that come to the same end under the current rules. */
  canMoveUp: number
}

export interface Census {
  readonly inUse: readonly RulesInUse[]
  /** Tables that were moved up, and are counted under the current rules. */
  readonly moved: number
  /** Tables whose rows cannot be read. */
  readonly unreadable: number
  /** Frozen rules, older than the current ones, that no table is played under. */
  readonly unneeded: readonly Omit<RulesId, 'data'>[]
}

const PAGE = 200

/** Goes through all tables of a store; with `move`, those that can move up do. */
export async function census(store: Store, move: boolean): Promise<Census> {
  const inUse = new Map<string, RulesInUse>()
  let moved = 0
  let unreadable = 0
  for await (const row of allTables(store)) {
    const saved = savedIn(row)
    if (!saved) {
      unreadable++
      continue
    }
    const finished = row.phase === 'over' || row.phase === 'stopped'
    const above = finished ? await rulesFor(store, row, saved) : null
    const moves = move && above !== null && (await store.moveUp(row.id, row.rules, above))
    if (moves) moved++
    const count = await countOf(inUse, saved, moves ? above : row.rules)
    if (!count) {
      unreadable++
      continue
    }
    count[finished ? 'finished' : 'running']++
    if (above !== null && !moves) count.canMoveUp++
  }
  const counts = [...inUse.values()]
  const unneeded = FROZEN.filter(
    ({ game, version }) =>
      version !== gameById(game)?.version &&
      !counts.some(({ rules }) => rules.game === game && rules.version === version),
  ).map(({ game, version }) => ({ game, version }))
  return { inUse: counts, moved, unreadable, unneeded }
}

async function* allTables(store: Store): AsyncGenerator<TableRow> {
  let after = ''
  for (;;) {
    const rows = await store.tablesAfter(after, PAGE)
    if (rows.length === 0) return
    yield* rows
    after = rows[rows.length - 1].id
  }
}

/** The rules that a finished table can move up to; null if it stays where it is. */
async function rulesFor(store: Store, row: TableRow, saved: SavedTable): Promise<string | null> {
  const lines = (await store.table(row.id, 0))?.lines
  const record = lines && recordIn(saved, row.rules, lines)
  return record ? rulesAbove(record) : null
}

async function countOf(
  inUse: Map<string, RulesInUse>,
  { setting }: SavedTable,
  written: string,
): Promise<RulesInUse | null> {
  const rules = readRules(setting.game, written)
  if (!rules) return null
  const key = `${setting.game} ${written}`
  const known = inUse.get(key)
  if (known) return known
  const game = await loadGameFor(rules, setting.options)
  const are = !game ? 'unknown' : game === gameById(game.id) ? 'current' : 'frozen'
  const count: RulesInUse = { rules, are, running: 0, finished: 0, canMoveUp: 0 }
  inUse.set(key, count)
  return count
}
