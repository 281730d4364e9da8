import { AREAS } from './areas.ts'
import { BOATS } from './boats.ts'
import { DIARIES } from './diaries.ts'
import { LARGE_CARDS } from './large-cards.ts'
import { MERCHANTS } from './merchants.ts'
import { ORDERS } from './orders.ts'
import type { DataPack } from './pack.ts'
import { PENINSULA } from './peninsula.ts'
import { PLAYER_BOARD } from './player-board.ts'
import { SMALL_CARDS } from './small-cards.ts'
import { SOLO } from './solo.ts'
import { TILES } from './tiles.ts'
import { WORK_BOARD } from './work-board.ts'

/** The data that come with the game. */
export const BUILT_IN: DataPack = {
  game: 'cooper-island',
  name: 'Reconstructed from the rulebook',
  peninsula: PENINSULA,
  tiles: TILES,
  boats: BOATS,
  playerBoard: PLAYER_BOARD,
  workBoard: WORK_BOARD,
  areas: AREAS,
  merchants: MERCHANTS,
  orders: ORDERS,
  smallCards: SMALL_CARDS,
  largeCards: LARGE_CARDS,
  diaries: DIARIES,
  solo: SOLO,
}
