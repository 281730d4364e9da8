import { getContext, setContext } from 'svelte'
import type { BoardHost, GameBoard } from '../board.ts'

/** What every piece of a board that can be pointed at asks: the host, and what the game's board knows of places. */
export interface BoardContext {
  readonly host: BoardHost
  readonly board: Pick<GameBoard, 'attempting' | 'card'>
}

const KEY = Symbol('board')

/** Called once by the component that draws the whole board. */
export const setBoardContext = (host: () => BoardHost, board: BoardContext['board']): BoardContext =>
  setContext(KEY, {
    get host() {
      return host()
    },
    board,
  })

export const boardContext = (): BoardContext => getContext(KEY)
