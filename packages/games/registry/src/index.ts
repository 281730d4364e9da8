import type { AnyGame } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { puertoRico } from '@quayside/puerto-rico'

/** Every game there is. A game is offered, tested and spoken to by standing in this list. */
export const games: readonly AnyGame[] = [puertoRico, mombasa]

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)
