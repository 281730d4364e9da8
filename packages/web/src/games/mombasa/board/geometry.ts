import { MAP } from '@quayside/mombasa/data/map'
import type { BorderKind } from '@quayside/mombasa/data/pack'

/**
 * The drawing of the map, from the outlines in the data: straight edges become coasts and borders. A line depends on its two ends alone, so that
 * neighbours share it to the point. Everything is worked out once.
 */

export type Point = readonly [x: number, y: number]

const { vertices, regions, borders, enclaves } = MAP

/** How often an edge is halved, and how far its middles stray, as a part of its length. */
const HALVINGS = 4
const STRAY = { coast: 0.13, border: 0.09, enclave: 0.05 }

const keyOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)
const isEnclave = (id: string): boolean => enclaves.some(({ enclave }) => enclave === id)

/** The edges of each region's outline, as names of their ends. */
const outlineOf = (polygon: readonly string[]): [string, string][] =>
  polygon.map((a, i) => [a, polygon[(i + 1) % polygon.length]])

/** The regions on either side of every edge: two of them, or one at a coast and around an enclave. */
const sides = new Map<string, string[]>()
for (const { id, polygon } of regions) {
  for (const [a, b] of outlineOf(polygon)) sides.set(keyOf(a, b), [...(sides.get(keyOf(a, b)) ?? []), id])
}

/** A number from -1 to 1 that a text leads to, always the same. */
function chance(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995)
  return (((hash ^ (hash >>> 15)) >>> 0) % 10000) / 5000 - 1
}

function strayOf(key: string): number {
  const [one, other] = sides.get(key) ?? []
  if (other !== undefined) return STRAY.border
  return isEnclave(one) ? STRAY.enclave : STRAY.coast
}

/** An edge by its key, from the end that comes first in the alphabet. */
function draw(key: string): readonly Point[] {
  const stray = strayOf(key)
  let points: Point[] = key.split('|').map((name) => vertices[name])
  for (let level = 0; level < HALVINGS; level++) {
    points = points.flatMap((to, i) => {
      if (i === 0) return [to]
      const from = points[i - 1]
      const off = chance(`${key}${level}:${i}`) * stray
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      return [[(from[0] + to[0]) / 2 - dy * off, (from[1] + to[1]) / 2 + dx * off], to] as Point[]
    })
  }
  return points
}

const edges = new Map([...sides.keys()].map((key) => [key, draw(key)]))

/** The line from one end of an edge to the other; both ends are part of it. */
export function edge(a: string, b: string): readonly Point[] {
  const points = edges.get(keyOf(a, b)) ?? []
  return a < b ? points : points.toReversed()
}

/** A line along several edges. */
const along = (line: readonly (readonly [string, string])[]): Point[] =>
  line.flatMap(([a, b], i) => (i === 0 ? edge(a, b) : edge(a, b).slice(1)))

const round = (value: number): string => String(Math.round(value * 10) / 10)
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

/** Edges put end to end into as few lines as they make. */
export function chains(loose: readonly (readonly [string, string])[]): [string, string][][] {
  const left = loose.map(([a, b]): [string, string] => [a, b])
  const lines: [string, string][][] = []
  while (left.length > 0) {
    const line = [left.shift()!]
    for (let grown = true; grown; ) {
      grown = false
      for (const [i, [a, b]] of left.entries()) {
        const [first, last] = [line[0][0], line[line.length - 1][1]]
        if (a === last) line.push([a, b])
        else if (b === last) line.push([b, a])
        else if (b === first) line.unshift([a, b])
        else if (a === first) line.unshift([b, a])
        else continue
        left.splice(i, 1)
        grown = true
        break
      }
    }
    lines.push(line)
  }
  return lines
}

/* Regions */

export interface Shape {
  readonly id: string
  /** The outline; the first point is not repeated. */
  readonly ring: readonly Point[]
  /** The outline without the enclave within it, to be filled `evenodd`. */
  readonly d: string
  readonly area: number
  readonly enclave: boolean
}

const ringOf = (id: string): Point[] =>
  along(outlineOf(regions.find((region) => region.id === id)?.polygon ?? [])).slice(0, -1)

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The largest first: what is small can be pointed at a little beside its borders, and lies above its neighbours for that. */
export const SHAPES: readonly Shape[] = regions
  .map(({ id }) => {
    const within = enclaves.find(({ surrounding }) => surrounding === id)?.enclave
    const ring = ringOf(id)
    const hole = within === undefined ? '' : `${pathOf(ringOf(within))}z`
    return { id, ring, d: `${pathOf(ring)}z${hole}`, area: areaOf(ring), enclave: isEnclave(id) }
  })
  .sort((a, b) => b.area - a.area)

/* Borders and coast */

export interface Line {
  readonly key: string
  readonly kind: BorderKind
  readonly d: string
}

/** The edges between two regions; those of an enclave lie all around it. */
export function edgesBetween(a: string, b: string): [string, string][] {
  const around = enclaves.find(({ enclave }) => enclave === a || enclave === b)
  if (around) return outlineOf(regions.find(({ id }) => id === around.enclave)?.polygon ?? [])
  return [...sides].filter(([, [one, other]]) => [a, b].includes(one) && [a, b].includes(other)).map(endsOf)
}
const endsOf = ([key]: readonly [string, unknown]): [string, string] => key.split('|') as [string, string]

export const BORDERS: readonly Line[] = borders.map(({ regions: [a, b], kind }) => {
  const lines = chains(edgesBetween(a, b))
  const closed = isEnclave(a) || isEnclave(b)
  return { key: `${a}|${b}`, kind, d: lines.map((line) => pathOf(along(line)) + (closed ? 'z' : '')).join('') }
})

/** The edges with land on one side only. */
const coastline = [...sides].filter(([, [one, other]]) => other === undefined && !isEnclave(one)).map(endsOf)
const coasts = chains(coastline).map(along)
export const COAST = coasts.map((line) => `${pathOf(line)}z`).join('')
/** The same as points: the land is one. */
export const COAST_RING: readonly Point[] = coasts[0]

/** Whether a point lies within a ring: a ray from it crosses the ring an odd number of times. */
export function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** How wide a ring is to the left and right of a point, at its height; 0 outside. */
export function roomAt(ring: readonly Point[], [x, y]: Point): { readonly left: number; readonly right: number } {
  const crossings = ring.flatMap(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]
    return ay > y !== by > y ? [((bx - ax) * (y - ay)) / (by - ay) + ax] : []
  })
  const left = Math.max(...crossings.filter((at) => at <= x), Number.NEGATIVE_INFINITY)
  const right = Math.min(...crossings.filter((at) => at > x), Number.POSITIVE_INFINITY)
  return { left: Number.isFinite(left) ? x - left : 0, right: Number.isFinite(right) ? right - x : 0 }
}
