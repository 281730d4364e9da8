import { ROOMS } from './index.ts'
import type { GameRoom } from './room.ts'

const EMPTY: GameRoom = {}

/** A game's room; an empty one for a game that nobody has furnished. */
export const roomOf = (game: string): GameRoom => (Object.hasOwn(ROOMS, game) ? ROOMS[game] : EMPTY)
