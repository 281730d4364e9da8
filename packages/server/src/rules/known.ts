import { loadGameFor } from '@quayside/games'
import type { RulesRow } from '../store/inspect.ts'
import { savedIn } from '../tables/cards.ts'
import { readRules } from '../tables/rules.ts'

/** Tables that could not be opened here: their row cannot be read, or nobody knows their rules. */
export async function unreadableAmong(rows: readonly RulesRow[]): Promise<string[]> {
  const asked = new Map<string, Promise<boolean>>()
  const unreadable: string[] = []
  for (const row of rows) {
    const saved = savedIn(row)
    const { game, options } = saved?.setting ?? { game: '', options: {} }
    const key = JSON.stringify([game, row.rules, options])
    const known = asked.get(key) ?? isKnown(game, row.rules, options)
    asked.set(key, known)
    if (!saved || !(await known)) unreadable.push(row.id)
  }
  return unreadable
}

async function isKnown(game: string, written: string, options: Parameters<typeof loadGameFor>[1]): Promise<boolean> {
  const rules = readRules(game, written)
  return rules !== null && Boolean(await loadGameFor(rules, options))
}
