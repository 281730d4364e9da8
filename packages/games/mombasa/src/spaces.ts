import { type IdOf, kind, type Maybe, NONE } from '@quayside/kernel/box'
import { BOARD, BOARD_C, type Board, COUNTED, type Counted, SPACES, TILE, type Tile } from './ids.ts'

/** The spaces for bonus markers, and what each of them is about. */

export const SPACE = kind('space', SPACES)
export type Space = IdOf<typeof SPACE>

export const [FIRST_PLAYER_SPACE, BUY_SPACE, DISCARD_SPACE] = SPACE.all

const FIRST_TILE = 3
const FIRST_MAJORITY = FIRST_TILE + TILE.size
const FIRST_TRACK = FIRST_MAJORITY + COUNTED.size

export const spaceOfTile = (tile: Tile): Space => SPACE.all[FIRST_TILE + tile]
const TILE_ON = SPACE.all.map((space): Maybe<Tile> => TILE.all[space - FIRST_TILE] ?? NONE)
/** The tile that a marker on a space reserves. */
export const tileOn = (space: Space): Maybe<Tile> => TILE_ON[space]

export const spaceOfMajority = (counted: Counted): Space => SPACE.all[FIRST_MAJORITY + counted]
const COUNTED_ON = SPACE.all.map((space): Maybe<Counted> => COUNTED.all[space - FIRST_MAJORITY] ?? NONE)
/** What is counted for the majority on a space. */
export const countedOn = (space: Space): Maybe<Counted> => COUNTED_ON[space]

/** The first or second space of track board C or D, by level. */
export const spaceOfBoard = (board: Board, level: number): Space =>
  SPACE.all[FIRST_TRACK + 2 * (board - BOARD_C) + level - 1]
export const isTrackSpace = (space: Space): boolean => space >= FIRST_TRACK
/** The track board that a space belongs to. */
export const boardOfSpace = (space: Space): Board => BOARD.all[BOARD_C + ((space - FIRST_TRACK) >> 1)]
/** Which of the two bonuses of its track a space is: 1 or 2. */
export const levelOfSpace = (space: Space): number => 1 + ((space - FIRST_TRACK) & 1)
/** The other space of the same track. */
export const twinSpace = (space: Space): Space => SPACE.all[FIRST_TRACK + ((space - FIRST_TRACK) ^ 1)]
