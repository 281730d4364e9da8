import { cooperIsland } from '@quayside/cooper-island'
import type { AnyGame } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { puertoRico } from '@quayside/puerto-rico'

/** Every game there is. A game is offered, tested and spoken to by standing in this list. */
export const games: readonly AnyGame[] = [puertoRico, mombasa, cooperIsland]

/** For those who must wait for a game to be loaded; here all of them are. Browsers have `lazy.ts` instead of this file. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => gameById(id)

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)
