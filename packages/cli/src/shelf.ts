import { gameFor, games, loadGameFor } from '@quayside/games'
import { fits } from '@quayside/games/fits'
import { type AnyGame, type DataProblem, dataOf, type GameRecord, type RulesId } from '@quayside/kernel'

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

  /**
   * The game that a record was played as: one of these, or one under older rules, with this shelf's pack if it has one. A record that fits
   * none of them gets what is here, and its replay says what does not fit. Older rules have been loaded by `loadGameFor` before.
   */
  gameFor({ rules, options }: GameRecord): AnyGame | undefined {
    const own = this.byId(rules.game)
    if (!own || fits(own, rules, options)) return own
    const older = gameFor(this.builtIn(rules), options)
    const game = older && this.isPacked(own) ? withPack(older, this.pack) : older
    return game && fits(game, rules, options) ? game : own
  }

  async loadGameFor(record: GameRecord): Promise<AnyGame | undefined> {
    await loadGameFor(this.builtIn(record.rules), record.options)
    return this.gameFor(record)
  }

  /** The rules before a pack was put in: data of a pack are known to nobody else. */
  private builtIn(rules: RulesId): RulesId {
    const own = this.byId(rules.game)
    return own && this.isPacked(own) ? ({ game: rules.game, version: rules.version } as RulesId) : rules
  }

  private isPacked(game: AnyGame): boolean {
    return this.pack !== undefined && game === this.first
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

/** An older game with a pack; undefined if the pack does not fit what that game was. */
function withPack({ data }: AnyGame, pack: unknown): AnyGame | undefined {
  return data && data.check(pack).length === 0 ? data.with(pack) : undefined
}

/** The fingerprint of a game's data under its usual options: enough to tell packs apart. */
export const usualData = (game: AnyGame): string =>
  dataOf(game, Object.fromEntries(Object.entries(game.schema).map(([key, spec]) => [key, spec.default])))

/** The shelf of somebody who has checked the pack already. */
export function shelfWith(pack: unknown): Shelf {
  const fitted = pack === undefined ? { shelf: new Shelf() } : new Shelf().with(pack)
  if ('unfit' in fitted) throw new Error(`the data pack does not fit: ${fitted.unfit.why}`)
  return fitted.shelf
}
