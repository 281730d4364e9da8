import { gameById, loadGameFor } from '@quayside/games'
import { type GameRecord, movedUp } from '@quayside/kernel'
import type { SavedTable } from '@quayside/table'
import { readRules, writtenRules } from '../tables/rules.ts'

/** A table's record out of its row and lines; null if its rules cannot be read. */
export function recordIn(saved: SavedTable, written: string, answers: readonly string[]): GameRecord | null {
  const { game, options } = saved.setting
  const rules = readRules(game, written)
  return rules && { rules, options, start: { seed: saved.secret.seed }, answers }
}

/** The current rules, as a row has them, if the record of a finished game comes to the same end under them; null if it stays under its own. */
export async function rulesAbove(record: GameRecord): Promise<string | null> {
  const current = gameById(record.rules.game)
  const older = await loadGameFor(record.rules, record.options)
  if (!current || !older || older === current) return null
  const moved = movedUp(record, older, current)
  return moved && writtenRules({ game: current, options: moved.options })
}
