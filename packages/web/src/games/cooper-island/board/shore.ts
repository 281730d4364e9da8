import { BACK_TO_FRONT, CORNERS, centreOf, neighbour, type Point, SIDES } from './hexes.ts'

/** The shore of a peninsula: a soft line round all of its spaces, and others farther out that stray as it does. */

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`

/** Corners along the coast, clockwise. */
function coast(): Point[] {
  const after = new Map<string, { readonly from: Point; readonly to: Point }>()
  for (const space of BACK_TO_FRONT) {
    const { x, y } = centreOf(space)
    SIDES.forEach((_, side) => {
      if (neighbour(space, side as 0) !== null) return
      const [from, to] = [CORNERS[(side + 4) % 6], CORNERS[(side + 5) % 6]].map((at) => ({ x: at.x + x, y: at.y + y }))
      after.set(key(from), { from, to })
    })
  }
  const [first] = after.values()
  const round: Point[] = []
  for (let edge = first; edge && round.length < after.size; edge = after.get(key(edge.to))!) round.push(edge.from)
  return round
}

const COAST = coast()

/** The direction from one point to another, of length one. */
function towards(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far }
}

/** A corner moved out to sea, a little more or less than its neighbours. */
function moved(i: number, out: number): Point {
  const at = COAST[i]
  const come = towards(COAST[(i + COAST.length - 1) % COAST.length], at)
  const go = towards(at, COAST[(i + 1) % COAST.length])
  const stray = 2.4 * Math.sin(i * 2.3) + 1.8 * Math.sin(i * 4.1 + 1)
  // Clockwise, the sea is to the left of the way.
  const [nx, ny] = [come.y + go.y, -(come.x + go.x)]
  const long = Math.hypot(nx, ny)
  const by = ((out + stray) * 2) / (long * long)
  return { x: at.x + nx * by, y: at.y + ny * by }
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A line round the peninsula, so far out. */
export function shoreline(out: number): string {
  const points = COAST.map((_, i) => moved(i, out))
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const curves = points.map((_, i) => `Q${written(points[(i + 1) % points.length])} ${written(middle(i + 1))}`)
  return `M${written(middle(0))}${curves.join('')}z`
}
