import type { FlyingPieces } from '../../../boards/board.ts'
import Flying from './Flying.svelte'

export const pieces: FlyingPieces = {
  Piece: Flying,
  motions: {
    post: 'raise',
    flag: 'hop',
    coin: 'stack',
    diamond: 'tumble',
    card: 'slide',
    book: 'slide',
    tile: 'lay',
    first: 'hand',
  },
}
