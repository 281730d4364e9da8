import { room as cooperIsland } from './cooper-island/room.ts'
import { room as mombasa } from './mombasa/room.ts'
import { room as puertoRico } from './puerto-rico/room.ts'
import type { GameRoom } from './room.ts'

/** The rooms of all games that have one, by the game's id. */
export const ROOMS: { readonly [game: string]: GameRoom | undefined } = {
  'puerto-rico': puertoRico,
  mombasa,
  'cooper-island': cooperIsland,
}
