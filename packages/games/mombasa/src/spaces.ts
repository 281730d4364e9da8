import { COUNTED, TILES } from './ids.ts'

/** Every space a bonus marker can lie on. Tracks C and D bring two each, once a player has unlocked them. */
export const SPACES = [
  'first-player',
  'buy-card',
  'discard-card',
  ...TILES,
  ...COUNTED.map((counted) => `majority-${counted}` as const),
  'track-c-1',
  'track-c-2',
  'track-d-1',
  'track-d-2',
] as const
export type SpaceId = (typeof SPACES)[number]
export const SPACE_COUNT = SPACES.length

export const FIRST_PLAYER_SPACE = 0
export const BUY_SPACE = 1
export const DISCARD_SPACE = 2
export const FIRST_TILE_SPACE = 3
export const FIRST_MAJORITY_SPACE = FIRST_TILE_SPACE + TILES.length
export const FIRST_TRACK_SPACE = FIRST_MAJORITY_SPACE + COUNTED.length

export const isTileSpace = (space: number): boolean => space >= FIRST_TILE_SPACE && space < FIRST_MAJORITY_SPACE
export const isMajoritySpace = (space: number): boolean => space >= FIRST_MAJORITY_SPACE && space < FIRST_TRACK_SPACE
export const isTrackSpace = (space: number): boolean => space >= FIRST_TRACK_SPACE
/** Which of the two bonuses of its track a space is: 1 or 2. */
export const levelOfSpace = (space: number): number => 1 + ((space - FIRST_TRACK_SPACE) & 1)
/** The other space of the same track. */
export const twinSpace = (space: number): number => FIRST_TRACK_SPACE + ((space - FIRST_TRACK_SPACE) ^ 1)
