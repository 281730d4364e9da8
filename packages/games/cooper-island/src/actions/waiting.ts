import { type Seat, TASK_CELLS } from '@quayside/kernel'
import { push, TASK } from '../flow.ts'
import { freeableSpaces } from '../land.ts'
import { type State, TASKS } from '../state.ts'

/** Pieces that have been paid for and wait for a place on land. */

/** A piece waits to be put on land; statues and lids have left their places by then. */
export function pushPiece(s: State, piece: number): void {
  push(s, TASK.PUT, piece)
}

/** How many pieces wait, of one kind or of any. A piece may come up while another waits: free actions go between. */
export function piecesWaiting(s: State, piece = -1): number {
  const { c } = s
  let waiting = 0
  for (let i = 0; i < TASKS.depth(c); i++) {
    const at = TASKS.at + 1 + i * TASK_CELLS
    if (c[at] === TASK.PUT && (piece < 0 || c[at + 1] === piece)) waiting++
  }
  return waiting
}

/**
 * Whether there is land for one more piece. A cube on it does not count as being in the way: paying leaves a landscape or a storage space
 * free, and a full storage always has something to exchange.
 */
export const hasLandFor = (s: State, seat: Seat): boolean => freeableSpaces(s, seat) > piecesWaiting(s)
