/** Seats in the order of play, from one on. */
export const clockwise = (players: number, from: number): number[] =>
  Array.from({ length: players }, (_, i) => (from + i) % players)
