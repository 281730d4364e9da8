import type { FlyingPieces } from '../../../boards/board.ts'
import Flying from './Flying.svelte'

export const pieces: FlyingPieces = {
  Piece: Flying,
  motions: {
    barrel: 'roll',
    ship: 'sail',
    worker: 'walk',
    tile: 'lay',
    building: 'lay',
    coin: 'stack',
    vp: 'stack',
    role: 'hand',
  },
}
