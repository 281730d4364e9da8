import { type AnyGame, optionMatrix } from '@quayside/kernel'

/** The numbers of players a game can be played with, smallest first. */
export function playerCounts(game: AnyGame): number[] {
  const counts = optionMatrix(game.schema, game.refuse).map((options) => game.players(options))
  return [...new Set(counts)].sort((a, b) => a - b)
}

/** The numbers of seats a table can have, those of the game's own opponents among them where the game counts them. */
export function seatCounts(game: AnyGame): number[] {
  const counts = optionMatrix(game.schema, game.refuse).map(({ players }) => players as number)
  return [...new Set(counts)].sort((a, b) => a - b)
}
