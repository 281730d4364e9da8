import type { DataPack } from '@quayside/mombasa/data/pack'
import { positionSchema } from '@quayside/mombasa/position/schema'
import type { GameRoom } from '../room.ts'
import { mombasaBoard } from './board/index.ts'

export const room: GameRoom = {
  board: ({ data }) => mombasaBoard(data?.pack as DataPack),
  position: positionSchema,
  calibration: async () => (await import('@quayside/mombasa/calibration')).calibration,
}
