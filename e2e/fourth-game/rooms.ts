import { ROOMS as SHIPPED } from '../../packages/web/src/games/index.ts'
import type { GameRoom } from '../../packages/web/src/games/room.ts'
import { room as stones } from './room/room.ts'

/** Stands for the client's table of rooms: one line more. */
export const ROOMS: { readonly [game: string]: GameRoom } = { ...SHIPPED, stones }
