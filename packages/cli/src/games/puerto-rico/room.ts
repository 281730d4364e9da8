import { EXPANSION_IDS } from '@quayside/puerto-rico/ids'
import { positionSchema } from '@quayside/puerto-rico/position/schema'
import type { GameRoom } from '../room.ts'
import { puertoRicoBoard } from './board/index.ts'

export const room: GameRoom = {
  board: () => puertoRicoBoard,
  fullest: { edition: '1897', players: 3, expansions: EXPANSION_IDS, market: 'random' },
  position: positionSchema,
}
