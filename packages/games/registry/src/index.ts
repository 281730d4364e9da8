import type { AnyGame, Language, Options, RulesId } from '@quayside/kernel'
import { fits } from './fits.ts'
import { loadOther } from './frozen/shelf.ts'
import { frozenFor } from './frozen/thawed.ts'
import { ENTRIES } from './list.ts'

export const games: readonly AnyGame[] = ENTRIES.map(({ game }) => game)

/** For those who must wait for a game to be loaded; here all of them are. Browsers have `lazy.ts` instead of this file. */
export const loadGame = async (id: string, _options?: Options): Promise<AnyGame | undefined> => gameById(id)

/** The same for their plain opponents: undefined where nothing is waited for. */
export const loadPolicy = (_game: AnyGame): Promise<void> | undefined => undefined

/** The same for what games say in a language, and for what lists of games say. */
export const loadWords = async (_language: Language): Promise<void> => {}
export const loadHeads = async (): Promise<void> => {}

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)

/**
 * The game under these rules: the current one where it is played under them, otherwise one that was frozen. Whoever wants a frozen one has
 * waited for `loadGameFor` before.
 */
export function gameFor(rules: RulesId, options: Options): AnyGame | undefined {
  const current = gameById(rules.game)
  return current && fits(current, rules, options) ? current : frozenFor(rules, options)
}

/** The same, loading what is not there; undefined if nobody here knows these rules. Here games are always whole. */
export async function loadGameFor(rules: RulesId, options: Options, _whole = false): Promise<AnyGame | undefined> {
  const current = gameById(rules.game)
  if (!current || fits(current, rules, options)) return current
  return loadOther(rules, options, current)
}
