import { BOARD } from './board.ts'
import { BOOKS } from './books.ts'
import { CARDS } from './cards.ts'
import { MAP } from './map.ts'
import type { DataPack } from './pack.ts'
import { PLAYER_BOARD } from './player-board.ts'
import { STARTING_TILES } from './starting-tiles.ts'
import { TRACKS } from './tracks.ts'

/** The data that come with the game. */
export const BUILT_IN: DataPack = {
  game: 'mombasa',
  name: 'Quayside',
  map: MAP,
  tracks: TRACKS,
  cards: CARDS,
  books: BOOKS,
  startingTiles: STARTING_TILES,
  board: BOARD,
  playerBoard: PLAYER_BOARD,
}
