import type { AnyGame } from '@quayside/kernel'
import type { GameBoard } from '../boards/board.ts'
import { loadBoard } from '../boards/index.ts'

/** The board of a game that has been loaded: in words where it would draw other numbers than those of an owner's pack. */
export async function boardOf(game: AnyGame, asText = false): Promise<GameBoard> {
  const board = await loadBoard(game.id, asText)
  return game.data?.own && !board.drawsPacks ? loadBoard(game.id, true) : board
}
