import { COAST_RING, contains, type Point } from '../geometry.ts'
import { LANES, PORT_LANES } from '../labels.ts'
import { type Box, farFrom, meets, partsOf, pointsOf, rowsOf } from './lines.ts'

/** What is drawn in the sea, in the map's units: rhumb lines from the compass rose, foam along the coast, swell, ships. */

/** The middle of the compass rose, and how far it reaches. */
export const ROSE: Point = [285, 668]
export const ROSE_REACH = 62

/** Where lines cross besides: far out in the other ocean. */
const CROSSING: Point = [1180, 500]
const FAR = 1900

const rays = ([x, y]: Point, count: number, from: number): Point[][] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI
    const steps = Math.round((FAR - from) / 12)
    return Array.from(
      { length: steps },
      (_, k): Point => [x + Math.cos(turn) * (from + k * 12), y + Math.sin(turn) * (from + k * 12)],
    )
  })

export const RHUMBS: readonly (readonly Point[])[] = [...rays(ROSE, 16, ROSE_REACH), ...rays(CROSSING, 16, 0)]

/* Foam */

/** How far from the coast it runs. */
const BREAKERS = [15, 25]
/** How many points to either side say which way the coast goes there. */
const WINDOW = 7
/** It breaks off and begins again, never at the same distance. */
const breaks = (at: number, row: number): boolean =>
  Math.sin(at * 0.31 + row * 2.3) + Math.sin(at * 0.117 + row) < -0.35

function breakers(reach: number, row: number): Point[][] {
  const count = COAST_RING.length
  const at = (i: number) => COAST_RING[(i + count) % count]
  const line = COAST_RING.map(([x, y], i): Point => {
    const [ax, ay] = at(i - WINDOW)
    const [bx, by] = at(i + WINDOW)
    const long = Math.hypot(bx - ax, by - ay)
    const [nx, ny] = [(by - ay) / long, (ax - bx) / long]
    const out = contains(COAST_RING, [x + nx * 4, y + ny * 4]) ? -reach : reach
    return [x + nx * out, y + ny * out]
  })
  const kept = line.map((point, i) => !breaks(i, row) && farFrom(COAST_RING, point) > reach * 0.8)
  return partsOf(line, (point) => kept[line.indexOf(point)]).map((part) => part.filter((_, i) => i % 2 === 0))
}

export const FOAM: readonly (readonly Point[])[] = BREAKERS.flatMap(breakers).filter(({ length }) => length > 2)

/* Swell and ships */

export interface Afloat {
  readonly kind: 'swell' | 'dhow' | 'rigger'
  readonly at: Point
  readonly scale: number
}

/** How far each reaches from where it stands. */
const REACH: { readonly [K in Afloat['kind']]: Box } = {
  swell: { left: 0, top: -5, right: 54, bottom: 5 },
  dhow: { left: -36, top: -56, right: 36, bottom: 10 },
  rigger: { left: -42, top: -58, right: 50, bottom: 12 },
}
export const boxOf = ({ kind, at: [x, y], scale }: Afloat): Box => ({
  left: x + REACH[kind].left * scale,
  top: y + REACH[kind].top * scale,
  right: x + REACH[kind].right * scale,
  bottom: y + REACH[kind].bottom * scale,
})

const afloat =
  (kind: Afloat['kind']) =>
  ([x, y, scale = 1]: readonly number[]): Afloat => ({ kind, at: [x, y], scale })

/** In free water of most frames; what a frame has no room for is left out there. */
export const SHIPS: readonly Afloat[] = [
  ...rowsOf('990 478 1.1, 846 800 0.7, 120 560 0.7, -110 300 0.9').map(afloat('dhow')),
  ...rowsOf('78 868 1.1, 985 915 0.9, 330 560 0.62, 1130 700 1').map(afloat('rigger')),
]
export const SWELL: readonly Afloat[] = rowsOf(`
  180 560, 352 590, 170 740, 390 730, 0 430, 30 520, 20 800, 150 900, 420 970, 950 330, 880 360, 985 545, 880 760, 760 940, 930 850, 640 965,
  10 200, 80 120, 390 92, 860 555, 830 700, 0 300, 180 96, 960 560, 780 320, 820 300, 200 620, 150 800, -120 140, -160 420, -130 700,
  -150 880, 1090 180, 1120 420, 1080 620, 1130 880`).map(afloat('swell'))

/** The ways over the sea, by points that are close enough to each other. */
const waysOf = (lanes: typeof LANES): Point[] =>
  Object.values(lanes).flatMap((ways) => Object.values(ways as { [region: string]: string }).flatMap(pointsOf))

const WAYS = { bases: waysOf(LANES), ports: waysOf(PORT_LANES) }

/** Whether something afloat is in free water: away from land, from the ways over the sea, from all that is taken, and whole in sight. */
export function isFree(thing: Afloat, sight: Box, taken: readonly Box[], ways: keyof typeof WAYS): boolean {
  const box = boxOf(thing)
  const away = (points: readonly Point[], by: number) =>
    points.every(([x, y]) => x < box.left - by || x > box.right + by || y < box.top - by || y > box.bottom + by)
  const inSight = box.left > sight.left && box.right < sight.right && box.top > sight.top && box.bottom < sight.bottom
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return (
    inSight &&
    !taken.some((other) => meets(other, box)) &&
    away(WAYS[ways], 8) &&
    away(COAST_RING, thing.kind === 'swell' ? 30 : 12) &&
    !contains(COAST_RING, middle)
  )
}
