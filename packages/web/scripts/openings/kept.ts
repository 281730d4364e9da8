import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpeningsRecipe } from '../../src/openings/openings.ts'
import { gamesIn, type KeptGame, lineOf } from './lines.ts'

/** A folder of games, a line for each. Several processes may write into it at once, each into a file of its own. */
export class KeptGames {
  private readonly folder: string
  private readonly game: string
  private readonly own: string

  constructor(folder: string, game: string, part: string) {
    mkdirSync(folder, { recursive: true })
    this.folder = folder
    this.game = game
    this.own = join(folder, `${game}-${part.replace('/', 'of')}.jsonl`)
    // What follows a line that was cut off begins on a line of its own.
    if (existsSync(this.own) && !readFileSync(this.own, 'utf8').endsWith('\n')) appendFileSync(this.own, '\n')
  }

  add(game: KeptGame): void {
    appendFileSync(this.own, lineOf(game))
  }

  of(recipe: OpeningsRecipe): Map<string, KeptGame> {
    const names = readdirSync(this.folder).filter((name) => name.startsWith(`${this.game}-`) && name.endsWith('.jsonl'))
    const files = names.toSorted().map((name) => readFileSync(join(this.folder, name), 'utf8'))
    return gamesIn(files, this.game, recipe)
  }
}
