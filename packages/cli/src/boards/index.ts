import type { AnyGame } from '@quayside/kernel'
import { ROOMS } from '../games/index.ts'
import type { Board } from './board.ts'
import { plainBoard } from './plain.ts'

export const boardFor = (game: AnyGame): Board => ROOMS[game.id]?.board?.(game) ?? plainBoard
