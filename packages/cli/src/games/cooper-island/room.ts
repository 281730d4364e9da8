import type { DataPack } from '@quayside/cooper-island/data/pack'
import { positionSchema } from '@quayside/cooper-island/position/schema'
import type { GameRoom } from '../room.ts'
import { cooperIslandBoard } from './board/index.ts'

export const room: GameRoom = {
  board: ({ data }) => cooperIslandBoard(data?.pack as DataPack),
  position: positionSchema,
  calibration: async () => (await import('@quayside/cooper-island/calibration')).calibration,
}
