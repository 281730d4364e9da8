import { games } from '@quayside/games'
import type { AnyGame, DataProblem } from '@quayside/kernel'

/** Why a data pack cannot be used. */
export type Unfit =
  | { readonly why: 'no-game' }
  | { readonly why: 'unknown-game'; readonly game: string }
  | { readonly why: 'no-data'; readonly game: string }
  | { readonly why: 'problems'; readonly game: string; readonly problems: readonly DataProblem[] }

export type Fitted = { readonly shelf: Shelf; readonly game: AnyGame } | { readonly unfit: Unfit }

/** The games as this run plays them: those of the house, one of them perhaps with a data pack of its owner. */
export class Shelf {
  readonly games: readonly AnyGame[]
  /** The pack that stands in for built-in data, for those that must set up the same shelf elsewhere. */
  readonly pack: unknown
  /** The game to play where none is named. */
  readonly first: AnyGame

  constructor(all: readonly AnyGame[] = games, first: AnyGame = all[0], pack?: unknown) {
    this.games = all
    this.first = first
    this.pack = pack
  }

  byId(id: string): AnyGame | undefined {
    return this.games.find((game) => game.id === id)
  }

  /** The same games with a pack in place of the data of its game, or why it does not fit. */
  with(pack: unknown): Fitted {
    const id = (pack as { game?: unknown } | null | undefined)?.game
    if (typeof id !== 'string') return { unfit: { why: 'no-game' } }
    const old = this.byId(id)
    if (!old) return { unfit: { why: 'unknown-game', game: id } }
    if (!old.data) return { unfit: { why: 'no-data', game: id } }
    const problems = old.data.check(pack)
    if (problems.length > 0) return { unfit: { why: 'problems', game: id, problems } }
    const game = old.data.with(pack)
    const all = this.games.map((other) => (other === old ? game : other))
    return { shelf: new Shelf(all, game, pack), game }
  }
}

/** The shelf of somebody who has checked the pack already. */
export function shelfWith(pack: unknown): Shelf {
  const fitted = pack === undefined ? { shelf: new Shelf() } : new Shelf().with(pack)
  if ('unfit' in fitted) throw new Error(`the data pack does not fit: ${fitted.unfit.why}`)
  return fitted.shelf
}
