import type { Seat } from './box/kinds.ts'
import type { GameHead } from './game.ts'
import type { Options } from './options.ts'
import type { GameWords } from './words.ts'

export type { Seat } from './box/kinds.ts'

/** Who looks at a game: a seat, somebody who only watches, or the referee, who sees all. */
export type Viewer = Seat | 'spectator' | 'referee'

/** A set of seats, one bit each. Bit 30 stands for spectators. */
export type SeatMask = number

export const SPECTATOR_BIT = 1 << 30
export const EVERYONE: SeatMask = -1
export const NOBODY: SeatMask = 0

export const bitOf = (seat: Seat): SeatMask => 1 << seat

export const includes = (mask: SeatMask, seat: Seat): boolean => (mask & (1 << seat)) !== 0

/** The lowest seat in a mask that is not empty. */
export const firstSeat = (mask: SeatMask): Seat => 31 - Math.clz32(mask & -mask)

export function seatsIn(mask: SeatMask): Seat[] {
  const seats: Seat[] = []
  for (let rest = mask & ~SPECTATOR_BIT; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest))
  return seats
}

export const viewerBit = (viewer: Viewer): SeatMask =>
  viewer === 'referee' ? EVERYONE : viewer === 'spectator' ? SPECTATOR_BIT : bitOf(viewer)

/** What every seat is called in events and scores: the players by their names, after them the opponents that the game plays itself. */
export const withAutomas = (
  players: readonly string[],
  game: Pick<GameHead, 'automas'>,
  options: Options,
  words: Pick<GameWords, 'thing'>,
): string[] => [...players, ...(game.automas?.(options) ?? []).map((id) => words.thing('automa', id))]
