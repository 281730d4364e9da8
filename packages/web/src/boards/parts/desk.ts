import { getContext, setContext } from 'svelte'
import type { BoardHost, GameBoard } from '../board.ts'

/** What every piece of a board that can be pointed at asks: the host, and what the game's board knows of places. */
export interface Desk {
  readonly host: BoardHost
  readonly board: Pick<GameBoard, 'attempt' | 'card'>
}

const KEY = Symbol('desk')

/** Called once by the component that draws the whole board. */
export const setDesk = (host: () => BoardHost, board: Desk['board']): Desk =>
  setContext(KEY, {
    get host() {
      return host()
    },
    board,
  })

export const theDesk = (): Desk => getContext(KEY)
