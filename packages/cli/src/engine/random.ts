import { type Match, type Rng, seatsIn } from '@quayside/kernel'

/** Gives random legal answers, forced ones not counted, until the game is over or `answers` were given. */
export function playRandomly(match: Match, answers: number, rng: Rng): void {
  for (let played = 0; played < answers && !match.over; played++) {
    const seats = seatsIn(match.game.toMove(match.state))
    const seat = seats[rng.below(seats.length)]
    const legal = match.legal(seat)
    const made = match.play(seat, legal[rng.below(legal.length)])
    if (!made.ok) throw new Error(`a legal answer was refused: ${made.error.message}`)
  }
}
