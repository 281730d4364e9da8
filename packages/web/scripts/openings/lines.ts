import type { GameRecord } from '@quayside/kernel'
import type { OpeningsRecipe } from '../../src/openings/openings.ts'

/** A game that was played, with all that it hangs on. */
export interface KeptGame {
  readonly bot: string
  readonly budget: number
  readonly seed: string
  readonly players: number
  readonly deal: number
  readonly record: GameRecord
}

export const lineOf = (game: KeptGame): string => `${JSON.stringify(game)}\n`

/** A game of the recipe by its table and number. */
export const keyOf = ({ players, deal }: { readonly players: number; readonly deal: number }): string =>
  `${players} ${deal}`

/** The games of a recipe that stand in some files, each once; others are left out, and a line that was cut off is no game. */
export function gamesIn(files: readonly string[], game: string, recipe: OpeningsRecipe): Map<string, KeptGame> {
  const found = new Map<string, KeptGame>()
  for (const line of files.flatMap((text) => text.split('\n'))) {
    const kept = read(line)
    if (kept && belongs(kept, game, recipe)) found.set(keyOf(kept), kept)
  }
  return found
}

function read(line: string): KeptGame | null {
  try {
    return JSON.parse(line) as KeptGame
  } catch {
    return null
  }
}

const belongs = ({ bot, budget, seed, players, deal, record }: KeptGame, game: string, recipe: OpeningsRecipe) =>
  record.rules.game === game &&
  bot === recipe.bot &&
  budget === recipe.budget &&
  seed === recipe.seed &&
  recipe.tables.some((table) => table.players === players && deal < table.games)
