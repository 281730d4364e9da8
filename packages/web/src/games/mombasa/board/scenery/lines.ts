import type { Point } from '../geometry.ts'

/** Curves as rows of points, and what is left of them where something has to stay clear. */

/** Points and marks as they are told: the numbers of each, and commas between them. */
export const rowsOf = (text: string): number[][] => text.split(',').map((each) => each.trim().split(/\s+/).map(Number))

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const grownBy = (by: number, { left, top, right, bottom }: Box): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
export const holds = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom

/** How many points a curve has from one of its given points to the next. */
const STEPS = 10

/** A smooth curve through all of the points (Catmull–Rom). */
export function curve(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]
  const blend = (axis: 0 | 1, i: number, t: number): number => {
    const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
    return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2
  }
  const line = points
    .slice(1)
    .flatMap((_, i) => Array.from({ length: STEPS }, (_, k): Point => [blend(0, i, k / STEPS), blend(1, i, k / STEPS)]))
  return [...line, at(points.length - 1)]
}

/** The parts of a line that are wanted, each a line of its own; single points are dropped. */
export function partsOf(line: readonly Point[], wanted: (point: Point) => boolean): Point[][] {
  const parts: Point[][] = [[]]
  for (const point of line) {
    if (wanted(point)) parts.at(-1)!.push(point)
    else if (parts.at(-1)!.length > 0) parts.push([])
  }
  return parts.filter(({ length }) => length > 1)
}

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], i) => (i === 0 ? 0 : sum + Math.hypot(x - line[i - 1][0], y - line[i - 1][1])), 0)

/** How far a point is from the nearest point of a line. */
export const farFrom = (line: readonly Point[], [x, y]: Point): number =>
  line.reduce((least, [px, py]) => Math.min(least, Math.hypot(px - x, py - y)), Number.POSITIVE_INFINITY)

/** A path of capital commands and pairs of numbers, moved and scaled. */
export const stamped = (d: string, [x, y, scale]: readonly [number, number, number]): string =>
  d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, dx: string, dy: string) => `${tenth(x + Number(dx) * scale)} ${tenth(y + Number(dy) * scale)}`,
  )
const tenth = (value: number): string => String(Math.round(value * 10) / 10)

/** Points of a path of M, L, H and C in capitals, close enough to each other. */
export function pointsOf(d: string): Point[] {
  const points: Point[] = []
  for (const [, command, rest] of d.matchAll(/([MLHC])([^MLHC]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const from = points.at(-1) ?? [numbers[0], numbers[1]]
    if (command === 'H') numbers.push(from[1])
    const [a, b, c, d, e, f] = command === 'C' ? numbers : [...from, ...numbers.slice(0, 2), ...numbers.slice(0, 2)]
    for (let k = 1; k <= 24; k++) {
      const t = k / 24
      const s = 1 - t
      const along = (p: number, q: number, r: number, z: number) =>
        s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * z
      points.push([along(from[0], a, c, e), along(from[1], b, d, f)])
    }
  }
  return points
}
