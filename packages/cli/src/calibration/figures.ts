import type { Target } from '@quayside/kernel'
import type { Counts } from './order.ts'

/** A figure of a series: what all its games come to, and how far chance may have moved it. */
export interface Figure {
  readonly value: number
  /** The standard error of the value. */
  readonly error: number
}

export type Figures = ReadonlyMap<string, Figure>

interface Pair {
  readonly part: number
  readonly of: number
}

export function figuresOf(games: readonly Counts[]): Figures {
  const pairs = new Map<string, Pair[]>()
  for (const counts of games) {
    for (const [figure, pair] of inOneGame(counts)) {
      const known = pairs.get(figure)
      if (known) known.push(pair)
      else pairs.set(figure, [pair])
    }
  }
  const figures = new Map<string, Figure>()
  for (const [figure, all] of pairs) if (sum(all, ({ of }) => of) > 0) figures.set(figure, ratioOf(all))
  return figures
}

/** A game may count the same thing several times, once for each seat. */
function inOneGame(counts: Counts): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  for (const { figure, part, of } of counts) {
    const before = pairs.get(figure) ?? { part: 0, of: 0 }
    pairs.set(figure, { part: before.part + part, of: before.of + of })
  }
  return pairs
}

/** Games are what chance deals, not seats: two seats of a game hang together. */
function ratioOf(games: readonly Pair[]): Figure {
  const of = sum(games, (game) => game.of)
  const value = sum(games, ({ part }) => part) / of
  const squares = sum(games, (game) => (game.part - value * game.of) ** 2)
  const { length } = games
  return { value, error: length > 1 ? Math.sqrt((squares * length) / (length - 1)) / of : Number.NaN }
}

const sum = (games: readonly Pair[], term: (game: Pair) => number): number =>
  games.reduce((total, game) => total + term(game), 0)

/** How far a figure lies outside of its target, in the target's own measure; 0 inside. */
export function missOf({ from = -Infinity, to = Infinity, slack }: Target, { value }: Figure): number {
  return Math.max(0, from - value, value - to) / slack
}

/** A target as a search aims for it: further inside, for what few games show at the rim other games show beyond it. */
export function inside(target: Target): Target {
  const { from, to } = target
  const width = from !== undefined && to !== undefined ? to - from : Math.abs(from ?? to ?? 0)
  return {
    ...target,
    ...(from !== undefined && { from: from + width * MARGIN }),
    ...(to !== undefined && { to: to - width * MARGIN }),
  }
}

const MARGIN = 0.2

/**
 * How far all of them are from their targets, beyond what chance explains: the mean of the squares, so that one far off weighs more than many
 * that nearly fit.
 */
export function lossOf(series: readonly Figures[], targets: readonly Target[]): number {
  const misses = series.flatMap((figures) =>
    targets.flatMap((target) => {
      const figure = figures.get(target.figure)
      return figure ? [Math.max(0, missOf(target, figure) - (figure.error || 0) / target.slack)] : []
    }),
  )
  return misses.reduce((total, miss) => total + miss * miss, 0) / Math.max(1, misses.length)
}
