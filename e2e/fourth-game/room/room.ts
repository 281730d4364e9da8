import type { GameRoom } from '../../../packages/web/src/games/room.ts'
import { cover } from './cover.ts'

export const room: GameRoom = {
  cover,
  board: async () => (await import('./board/index.ts')).board,
}
