import type { Part } from './verdict.ts'

/** Marks for an axis over these values: round numbers, zero among them, about four of them and never fewer than two. */
export function ticksOver(least: number, most: number): number[] {
  const [low, high] = [Math.min(0, least), Math.max(0, most)]
  const rough = Math.max(high - low, 1) / 4
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].find((factor) => factor * size >= rough)! * size)
  const [first, last] = [Math.floor(low / step), Math.ceil(Math.max(high, low + 1) / step)]
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step || 0)
}

/** A piece of a bar. */
export interface Piece {
  /** Which part it is. */
  readonly part: number
  readonly points: number
  /** Its length, where all that is between the lowest and the highest end of any bar is 1. */
  readonly length: number
}

/** One seat's bar: what was lost lies below zero, the nearest to it first. */
export interface Bar {
  readonly below: readonly Piece[]
  readonly above: readonly Piece[]
}

export interface Bars {
  /** By seat. */
  readonly bars: readonly Bar[]
  /** Where zero is, from 0 at the lowest end of any bar to 1 at the highest. */
  readonly zero: number
  /** The most pieces that any bar has below zero: each needs room for its number. */
  readonly most: number
}

/** Lays the parts of every seat's points end to end, on both sides of a zero that all bars share. */
export function barsOf(parts: readonly Pick<Part, 'points'>[], seats: number): Bars {
  const pieces = Array.from({ length: seats }, (_, seat) =>
    parts.map(({ points }, part) => ({ part, points: points[seat] ?? 0 })).filter(({ points }) => points !== 0),
  )
  const sums = (sign: 1 | -1) =>
    pieces.map((own) => own.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0))
  const [high, low] = [Math.max(0, ...sums(1)), Math.max(0, ...sums(-1))]
  const span = Math.max(1, high + low)
  const bars = pieces.map((own) => {
    const all = own.map((piece) => ({ ...piece, length: Math.abs(piece.points) / span }))
    return { below: all.filter(({ points }) => points < 0), above: all.filter(({ points }) => points > 0) }
  })
  return { bars, zero: low / span, most: Math.max(0, ...bars.map(({ below }) => below.length)) }
}
