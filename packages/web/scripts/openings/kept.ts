import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** A game of the recipe that has a number. */
export const keyOf = ({ players, deal }: { readonly players: number; readonly deal: number }): string =>
  `${players} ${deal}`

/**
 * A folder of games, a line for each. Several processes may write into it at once, each into a file of its own; a line that was cut off when one was
 * ended is no game.
 */
export class KeptGames {
  private readonly folder: string
  private readonly own: string

  constructor(folder: string, game: string, part: string) {
    mkdirSync(folder, { recursive: true })
    this.folder = folder
    this.own = join(folder, `${game}-${part.replace('/', 'of')}.jsonl`)
    // What follows a line that was cut off begins on a line of its own.
    if (existsSync(this.own) && !readFileSync(this.own, 'utf8').endsWith('\n')) appendFileSync(this.own, '\n')
  }

  add(game: KeptGame): void {
    appendFileSync(this.own, `${JSON.stringify(game)}\n`)
  }

  /** The games of a recipe that are there, each once. Others in the folder are left alone. */
  of(game: string, recipe: OpeningsRecipe): Map<string, KeptGame> {
    const found = new Map<string, KeptGame>()
    for (const name of readdirSync(this.folder).toSorted()) {
      if (!name.startsWith(`${game}-`) || !name.endsWith('.jsonl')) continue
      for (const line of readFileSync(join(this.folder, name), 'utf8').split('\n')) {
        const kept = read(line)
        if (kept && belongs(kept, game, recipe)) found.set(keyOf(kept), kept)
      }
    }
    return found
  }
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
