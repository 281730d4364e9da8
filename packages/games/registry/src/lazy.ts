import { cooperIslandHead } from '@quayside/cooper-island/head'
import type { AnyGame, GameHead, Options } from '@quayside/kernel'
import { mombasaHead } from '@quayside/mombasa/head'
import { puertoRicoAtTable } from '@quayside/puerto-rico/at-table'
import { playsExpansions } from '@quayside/puerto-rico/expansions/in-play'

/**
 * The same list for browsers, which load a game only when it is played: until then it has no more than its head. `loadGame` makes it whole, and
 * whoever opens a table or a record waits for that.
 */
const LOADERS: { readonly [id: string]: Loader | undefined } = {
  'cooper-island': async () => (await import('@quayside/cooper-island')).cooperIsland,
  mombasa: async () => (await import('@quayside/mombasa')).mombasa,
  // The base game is here already; its expansions come for a table that plays some, everything where nobody knows what will be played.
  'puerto-rico': async (options) => {
    if (!options) return (await import('@quayside/puerto-rico/game')).puertoRico
    if (playsExpansions(options)) await import('@quayside/puerto-rico/expansions/index')
    return {}
  },
}

/** Fetches what a game lacks. */
type Loader = (options?: Options) => Promise<Partial<AnyGame>>

export const games: readonly AnyGame[] = [waiting(puertoRicoAtTable), waiting(mombasaHead), waiting(cooperIslandHead)]

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)

/** What a table with these options needs; without options all of the game, positions too. */
export async function loadGame(id: string, options?: Options): Promise<AnyGame | undefined> {
  const game = gameById(id)
  const load = LOADERS[id]
  if (game && load) Object.assign(game, await load(options))
  return game
}

/** Fetches what games say in a language, before they can be asked for words. A game that is loaded later speaks all of them. */
export { loadWords } from '@quayside/puerto-rico/words/load'

/** A copy, since it will be filled in. */
function waiting(head: GameHead): AnyGame {
  return { ...head } as AnyGame
}
