import { cooperIslandHead } from '@quayside/cooper-island/head'
import type { AnyGame, GameHead } from '@quayside/kernel'
import { mombasaHead } from '@quayside/mombasa/head'
import { puertoRico } from '@quayside/puerto-rico'

/**
 * The same list for browsers, which load a game only when it is played: until then it has no more than its head. `loadGame` makes it whole, and
 * whoever opens a table or a record waits for that.
 */
const LOADERS: { readonly [id: string]: (() => Promise<AnyGame>) | undefined } = {
  'cooper-island': async () => (await import('@quayside/cooper-island')).cooperIsland,
  mombasa: async () => (await import('@quayside/mombasa')).mombasa,
}

export const games: readonly AnyGame[] = [puertoRico, waiting(mombasaHead), waiting(cooperIslandHead)]

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const game = gameById(id)
  const load = LOADERS[id]
  if (game && load) Object.assign(game, await load())
  return game
}

/** A copy, since it will be filled in. */
function waiting(head: GameHead): AnyGame {
  return { ...head } as AnyGame
}
