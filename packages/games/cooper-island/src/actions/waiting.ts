import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { PIECE, type Piece } from '../ids.ts'
import { freeableSpaces } from '../land.ts'

const { table, tasks } = box

/** Pieces that have been paid for and wait for a place on land. */

/** A piece waits to be put on land; statues and lids have left their places by then. */
export function pushPiece(s: State, piece: Piece): void {
  table.waiting.add(s, piece, 1)
  tasks.put.push(s, piece)
}

/** How many pieces wait. A piece may come up while another waits: free actions go between. */
export function piecesWaiting(s: State): number {
  let waiting = 0
  for (let piece = PIECE.first; piece < PIECE.size; piece++) waiting += table.waiting(s, piece)
  return waiting
}

/**
 * Whether there is land for one more piece. A cube on it does not count as being in the way: paying leaves a landscape or a storage space
 * free, and a full storage always has something to exchange.
 */
export const hasLandFor = (s: State, seat: Seat): boolean => freeableSpaces(s, seat) > piecesWaiting(s)
