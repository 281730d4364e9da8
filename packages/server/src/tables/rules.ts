import { type Match, type RulesId, rulesOf } from '@quayside/kernel'

/** The rules that a table began with and has to be replayed under, as the store keeps them; the game is named elsewhere in its row. */
export function writtenRules({ game, options }: Pick<Match, 'game' | 'options'>): string {
  const { version, data } = rulesOf(game, options)
  return JSON.stringify({ version, data })
}

/** What `writtenRules` has written; null if it is something else. */
export function readRules(game: string, written: string): RulesId | null {
  try {
    const { version, data } = JSON.parse(written) as Partial<RulesId>
    return typeof version === 'number' && typeof data === 'string' ? { game, version, data } : null
  } catch {
    return null
  }
}
