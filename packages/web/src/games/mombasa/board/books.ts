import { PLAYER_BOARD } from '@quayside/mombasa/data/player-board'

/** What is printed on the bookkeeping track, by steps: 0 is the inkwell's icon, 1 the starting book, then the printed spaces. */
const { bookTrack } = PLAYER_BOARD
export const LAST_STEP = bookTrack.spaces + 1
export const BOOK_SLOT_STEP = bookTrack.slotOpensAt + 1
/** No book of letter A may lie here. */
export const crossedOut = (step: number): boolean => bookTrack.noA.includes(step - 1)
/** Points printed on a step itself; 0 where there are none. */
export const stepPoints = (step: number): number =>
  bookTrack.points.find(({ space }) => space === step - 1)?.points ?? 0
