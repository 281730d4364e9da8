import { SITES as ISLAND_SITES, SANDBANKS, SPACES, spaceData } from './things.ts'

/** Where the spaces of a peninsula lie on its drawing: hexes with a flat top, seen a little from the front, the harbour below. */

export interface Point {
  readonly x: number
  readonly y: number
}
interface Hex {
  readonly q: number
  readonly r: number
}

/** From the middle of a hex to its right corner. */
export const SIZE = 54
/** Heights of the ground are seen shorter than widths. */
export const SQUASH = 0.93
const HALF = (SIZE * Math.sqrt(3) * SQUASH) / 2

export const centre = ({ q, r }: Hex): Point => ({ x: SIZE * 1.5 * q, y: 2 * HALF * (r + q / 2) })

const CENTRES = new Map(SPACES.map((space) => [space.id, centre(space)]))
/** The middle of a space. */
export const centreOf = (space: string): Point => CENTRES.get(space) ?? { x: 0, y: 0 }

/** Spaces from the back to the front: what stands in front is painted later. */
export const BACK_TO_FRONT: readonly string[] = SPACES.map(({ id }) => id).sort((a, b) => {
  const [one, other] = [centreOf(a), centreOf(b)]
  return one.y - other.y || one.x - other.x
})

/** The drawing with the water around it. */
export const FRAME = { x: -304, y: -290, width: 608, height: 588 }
export const MIDDLE: Point = { x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 }

/* Height */

/** How far a space of a level stands up. The higher it is, the less another level adds, so that it does not hide what lies behind. */
export const rise = (level: number): number => (level <= 4 ? 9 * level : 36 + 5 * (level - 4))

/** Corners clockwise from the right one: the first four are those that one sees the walls of. */
export const CORNERS: readonly Point[] = [
  { x: SIZE, y: 0 },
  { x: SIZE / 2, y: HALF },
  { x: -SIZE / 2, y: HALF },
  { x: -SIZE, y: 0 },
  { x: -SIZE / 2, y: -HALF },
  { x: SIZE / 2, y: -HALF },
]
const text = (points: readonly Point[], scale: number, up: number): string =>
  points.map(({ x, y }) => `${(x * scale).toFixed(1)} ${(y * scale - up).toFixed(1)}`).join(' ')

/** Tiles leave a hair between them. */
const FIT = 0.985

/** A hex as points of a polygon, its top `up` above the ground. */
export const outline = (up = 0, scale = FIT): string => text(CORNERS, scale, up)

/** The walls between two levels. */
export const walls = (from: number, to: number): string => {
  const seen = CORNERS.slice(0, 4)
  return `${text(seen, FIT, rise(from))} ${text([...seen].reverse(), FIT, rise(to))}`
}

/** The joints between the tiles of a stack. */
export const joints = (level: number): string[] =>
  Array.from({ length: Math.max(0, level - 1) }, (_, i) => text(CORNERS.slice(0, 4), FIT, rise(i + 1)))

/* Neighbours */

/** The six sides, clockwise from above: where the second half of a double tile lies from the first. */
export const SIDES: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]
export type Turn = 0 | 1 | 2 | 3 | 4 | 5
export const turned = (turn: Turn, by = 1): Turn => ((((turn + by) % 6) + 6) % 6) as Turn

const BY_HEX = new Map(SPACES.map(({ id, q, r }) => [`${q},${r}`, id]))

/** The space on a side of another; null at the coast. */
export function neighbour(space: string, side: Turn): string | null {
  const at = spaceData(space)
  return (at && BY_HEX.get(`${at.q + SIDES[side].q},${at.r + SIDES[side].r}`)) ?? null
}

/** Two spaces that a double tile can cover: its first half on `first`. */
export interface Pair {
  readonly first: string
  readonly second: string
  readonly middle: Point
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const pairsOf = (turn: Turn): Pair[] =>
  SPACES.flatMap(({ id }) => {
    const second = neighbour(id, turn)
    return second === null ? [] : [{ first: id, second, middle: between(centreOf(id), centreOf(second)) }]
  })

const PAIRS = SIDES.map((_, turn) => pairsOf(turn as Turn))
/** Where a double tile that is turned so can lie. */
export const pairsAt = (turn: Turn): readonly Pair[] => PAIRS[turn]
/** Every way in which a double tile can lie. */
export const ALL_PAIRS: readonly Pair[] = PAIRS.flat()

/** The pair under the middle of a tile that is turned so, on spaces of some height; null if the tile is off the land. */
export function pairNear(point: Point, turn: Turn, levelOf: (space: string) => number = () => 0): Pair | null {
  let [best, found]: [number, Pair | null] = [SIZE, null]
  for (const pair of pairsAt(turn)) {
    const up = rise(Math.max(levelOf(pair.first), levelOf(pair.second)))
    const far = Math.hypot(pair.middle.x - point.x, (pair.middle.y - up - point.y) / SQUASH)
    if (far < best) [best, found] = [far, pair]
  }
  return found
}

/* The water */

interface Bank {
  readonly id: string
  readonly ccw: Point
  readonly cw: Point
  readonly middle: Point
}

export const BANKS: readonly Bank[] = SANDBANKS.map(({ id, ccw, cw }) => {
  const [one, other] = [centre(ccw), centre(cw)]
  return { id, ccw: one, cw: other, middle: between(one, other) }
})

/** The middle of a half of a sandbank: `R1.cw`. */
export function halfAt(half: string): Point {
  const [id, side] = half.split('.')
  const bank = BANKS.find((known) => known.id === id)
  if (!bank) return { x: 0, y: 0 }
  return side === 'cw' ? bank.cw : bank.ccw
}

export const HARBOUR: Point = { ...centre({ q: 0, r: 3 }), y: centre({ q: 0, r: 3 }).y - 6 }
export const ISTHMUS: Point = centre({ q: 0, r: -3 })
/** The bays to either side of the isthmus: the one that clockwise ships come to, and the one before. */
export const BAYS = { left: { x: -244, y: -216 }, right: { x: 244, y: -216 } } as const

/** Where an island can lie: between a half of a sandbank and a space it touches. */
export interface Site extends Point {
  readonly half: string
  readonly space: string
}

export const SITES: readonly Site[] = ISLAND_SITES.map(({ half, space }) => ({
  half,
  space,
  ...between(halfAt(half), centreOf(space)),
}))

/** Where ships lie at a spot: off the sandbank, beside the harbour, in a bay. The first of several is the nearest to the middle. */
export function berth(spot: string, side: 'left' | 'right', number: number, of: number): Point {
  const step = (number - (of - 1) / 2) * 38
  if (spot === 'bay') return { x: BAYS[side].x + step * 0.7, y: BAYS[side].y }
  if (spot === 'harbour')
    return { x: HARBOUR.x + (number % 2 === 0 ? -1 : 1) * (58 + 34 * (number >> 1)), y: HARBOUR.y + 16 }
  const bank = BANKS.find(({ id }) => id === spot)
  if (!bank) return HARBOUR
  const { middle, ccw, cw } = bank
  const out = 38 / Math.hypot(middle.x, middle.y)
  const along = Math.hypot(cw.x - ccw.x, cw.y - ccw.y)
  return {
    x: middle.x * (1 + out) + ((cw.x - ccw.x) / along) * step,
    y: middle.y * (1 + out) + ((cw.y - ccw.y) / along) * step,
  }
}
