import type { FlyingPieces } from '../../../boards/board.ts'
import Flying from './Flying.svelte'

export const pieces: FlyingPieces = {
  Piece: Flying,
  motions: {
    worker: 'walk',
    ship: 'step',
    tile: 'lay',
    double: 'lay',
    hex: 'lay',
    island: 'lay',
    lid: 'lay',
    cube: 'tumble',
    coin: 'stack',
    ruin: 'tumble',
    piece: 'raise',
    anchor: 'raise',
    boat: 'step',
    card: 'slide',
    diary: 'slide',
    cooper: 'hand',
  },
}
