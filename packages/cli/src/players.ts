import { type AnyGame, optionMatrix } from '@quayside/kernel'

/** The numbers of players a game can be played with, smallest first. */
export function playerCounts(game: AnyGame): number[] {
  const counts = optionMatrix(game.schema, game.refuse).map((options) => game.players(options))
  return [...new Set(counts)].sort((a, b) => a - b)
}
