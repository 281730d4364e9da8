import { type Interval, intervalOf } from './interval.ts'
import type { Deal, Forfeit, Played } from './order.ts'
import { type Rated, ratingsOf } from './ratings.ts'

/** How a bot has done. All numbers are per seat: a bot that sits twice in a game plays it twice. */
export interface Standing {
  readonly bot: string
  readonly games: number
  /** Games won; who shares a victory has a part of it. */
  readonly wins: number
  readonly interval: Interval | null
  /** On average in games that were played to the end; null where there was none. */
  readonly points: number | null
  /** Points ahead of the best of the others, on average. */
  readonly margin: number | null
  readonly msPerGame: number
  readonly longestMs: number
  /** The processor's time that a decision takes, on average; null where nobody knows. */
  readonly processorMs: number | null
  readonly rating: Rated
  readonly forfeits: number
}

export interface ForfeitedGame extends Forfeit {
  readonly deal: number
  readonly bot: string
}

/** How the bots of a field stand after some deals, in the field's order. */
export function standings(field: readonly string[], deals: readonly Deal[]): Standing[] {
  const ratings = ratingsOf(field, deals)
  return [...new Set(field)].map((bot) => {
    const all = deals.flatMap((deal) => seatingsIn(field, deal, bot))
    const finished = all.filter(({ game }) => game.points)
    const shares = deals.map((deal) => shareIn(field, deal, bot))
    return {
      bot,
      games: all.length,
      wins: mean(shares) ?? 0,
      interval: intervalOf(shares, all.length),
      points: mean(finished.map(({ game, seat }) => game.points![seat])),
      margin: mean(finished.flatMap(({ game, seat }) => marginOf(game.points!, seat))),
      msPerGame: mean(all.map(({ game, seat }) => game.thought[seat])) ?? 0,
      longestMs: all.reduce((most, { game, seat }) => Math.max(most, game.longest[seat]), 0),
      processorMs: processorMs(all),
      rating: ratings.get(bot)!,
      forfeits: all.filter(({ game, seat }) => game.forfeit?.seat === seat).length,
    }
  })
}

/** The share of a deal's games that a bot has won, per seat. */
export const shareIn = (field: readonly string[], deal: Deal, bot: string): number =>
  mean(seatingsIn(field, deal, bot).map(({ game, seat }) => shareOf(game, seat))) ?? 0

export const forfeitsIn = (field: readonly string[], deals: readonly Deal[]): ForfeitedGame[] =>
  deals.flatMap(({ deal, games }) =>
    games.flatMap(({ forfeit, seats }) => (forfeit ? [{ deal, bot: field[seats[forfeit.seat]], ...forfeit }] : [])),
  )

interface Seating {
  readonly game: Played
  readonly seat: number
}

const seatingsIn = (field: readonly string[], { games }: Deal, bot: string): Seating[] =>
  games.flatMap((game) => game.seats.flatMap((place, seat) => (field[place] === bot ? [{ game, seat }] : [])))

/** Over all decisions of the games in which it was measured. */
function processorMs(all: readonly Seating[]): number | null {
  let [ms, decisions] = [0, 0]
  for (const { game, seat } of all) {
    const used = game.processor?.[seat] ?? null
    if (used === null) continue
    ms += used
    decisions += game.decisions?.[seat] ?? 0
  }
  return decisions > 0 ? ms / decisions : null
}

/** Who shares the first rank shares the victory. */
function shareOf({ ranks }: Played, seat: number): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
}

function marginOf(points: readonly number[], seat: number): number[] {
  const others = points.filter((_, other) => other !== seat)
  return others.length > 0 ? [points[seat] - Math.max(...others)] : []
}

const mean = (values: readonly number[]): number | null =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null
