import { type AnyGame, Match, Story } from '@quayside/kernel'
import type { AnyPosition } from './editor.ts'

/** A game as it is set up: what every position of these options is built from. */
export function setUp(game: AnyGame, options: unknown): Match | null {
  const match = Match.fromPosition(game, { game: game.id, options })
  return match.ok ? match.value : null
}

/** A set-up as a position, written out. */
export function blankPosition(game: AnyGame, options: unknown): AnyPosition {
  const match = setUp(game, options)
  const written = match && (game.writePosition(match.state) as AnyPosition | null)
  return written ?? { game: game.id, options }
}

/** How many of each limited piece there are under these options: as many as lie there after set-up. */
export function totalsOf(game: AnyGame, options: unknown): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  const read = game.readPosition({ game: game.id, options }, new Story(false))
  if (read.ok) game.ledger(read.value, (piece, count) => totals.set(piece, (totals.get(piece) ?? 0) + count))
  return totals
}
