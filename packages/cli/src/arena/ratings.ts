import { ordinal, type Rating, rate, rating } from 'openskill'
import type { Deal, Played } from './order.ts'

export interface Rated {
  readonly mu: number
  readonly sigma: number
  /** What the bot is surely worth. */
  readonly ordinal: number
}

/** Bots neither learn nor tire, so a rating need not stay open to change. */
const STEADY = { tau: 0 }

/** The ratings after all deals, by bot, each beginning as an unknown. */
export function ratingsOf(field: readonly string[], deals: readonly Deal[]): Map<string, Rated> {
  const ratings = rated(new Set(field).size > 1 ? deals.map((deal) => ({ field, deal })) : [])
  const unknown = rating()
  return new Map(
    field.map((bot) => {
      const { mu, sigma } = ratings.get(bot) ?? unknown
      return [bot, { mu, sigma, ordinal: ordinal({ mu, sigma }) }]
    }),
  )
}

/** The same after deals of several fields, in the order in which they were played. */
export function rated(
  played: readonly { readonly field: readonly string[]; readonly deal: Deal }[],
): Map<string, Rating> {
  const ratings = new Map(played.flatMap(({ field }) => field).map((bot) => [bot, rating()]))
  for (const { field, deal } of played) for (const game of deal.games) rateGame(field, game, ratings)
  return ratings
}

/** A bot in several seats is rated in each of them and takes the average. */
function rateGame(field: readonly string[], { seats, ranks }: Played, ratings: Map<string, Rating>): void {
  const bots = seats.map((place) => field[place])
  const after = rate(
    bots.map((bot) => [ratings.get(bot)!]),
    { ...STEADY, rank: ranks.slice(0, seats.length) },
  )
  for (const bot of new Set(bots)) {
    const own = after.filter((_, seat) => bots[seat] === bot).map(([only]) => only)
    const average = (of: (one: Rating) => number) => own.reduce((sum, one) => sum + of(one), 0) / own.length
    ratings.set(bot, { mu: average(({ mu }) => mu), sigma: average(({ sigma }) => sigma) })
  }
}
