import type { Seat } from './seats.ts'

/** What a network looks at, beyond the features of the linear model. What is not in play is nought. */
export interface Senses<S> {
  readonly table: readonly Glimpse<S>[]
  readonly seats: readonly Glimpse<S>[]
  /** The most seats there can be, those of the game's own players among them. */
  readonly most: number
}

/** Numbers of one kind: one for each name. Glimpses of the table are told seat 0. */
export interface Glimpse<S> {
  readonly names: readonly string[]
  of(s: S, seat: Seat, index: number): number
}

export const glimpse = <S>(name: string, of: (s: S, seat: Seat) => number): Glimpse<S> => ({ names: [name], of })

/** One number for each thing of a kind. */
export const glimpses = <S, T extends number>(
  name: string,
  things: readonly T[],
  of: (s: S, seat: Seat, thing: T) => number,
): Glimpse<S> => ({
  names: things.map((thing) => `${name} ${thing}`),
  of: (s, seat, index) => of(s, seat, things[index]),
})
