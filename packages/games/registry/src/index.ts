import { cooperIsland } from '@quayside/cooper-island'
import type { AnyGame, Language, Options } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { puertoRico } from '@quayside/puerto-rico'

/** Every game there is. A game is offered, tested and spoken to by standing in this list. */
export const games: readonly AnyGame[] = [puertoRico, mombasa, cooperIsland]

/** For those who must wait for a game to be loaded; here all of them are. Browsers have `lazy.ts` instead of this file. */
export const loadGame = async (id: string, _options?: Options): Promise<AnyGame | undefined> => gameById(id)

/** The same for what games say in a language, and for what lists of games say. */
export const loadWords = async (_language: Language): Promise<void> => {}
export const loadHeads = async (): Promise<void> => {}

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)
