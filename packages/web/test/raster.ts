/** Paints the small drawings of a sprite without a browser, to compare them pixel by pixel. It knows the few elements that they are made of. */

interface Point {
  readonly x: number
  readonly y: number
}
interface Way {
  readonly points: readonly Point[]
  readonly closed: boolean
}
/** An element of a drawing, from the back to the front. */
export interface Shape {
  readonly ways: readonly Way[]
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly opacity: number
}
export type Colour = readonly [red: number, green: number, blue: number]

/** How many straight pieces stand for a curve. */
const PIECES = 8
const ARGUMENTS: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

function* steps(d: string): Generator<readonly [command: string, ...numbers: number[]]> {
  for (const [, command, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text))
    const count = ARGUMENTS[command.toLowerCase()]
    if (count === 0) yield [command]
    // Further pairs after a move are lines.
    for (let i = 0; count > 0 && i < numbers.length; i += count) {
      const again = i > 0 && command.toLowerCase() === 'm' ? (command === 'm' ? 'l' : 'L') : command
      yield [again, ...numbers.slice(i, i + count)]
    }
  }
}

/** Flags of arcs may be written without a space; those of our drawings never are. */
export function waysOf(d: string): Way[] {
  const ways: { points: Point[]; closed: boolean }[] = []
  let [at, start, control]: [Point, Point, Point | null] = [{ x: 0, y: 0 }, { x: 0, y: 0 }, null]
  const to = (point: Point) => {
    ways.at(-1)?.points.push(point)
    at = point
  }
  const curve = (a: Point, b: Point, end: Point) => {
    const from = at
    for (let i = 1; i <= PIECES; i++) {
      const [t, u] = [i / PIECES, 1 - i / PIECES]
      const mix = (k: 'x' | 'y') => u ** 3 * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * end[k]
      to({ x: mix('x'), y: mix('y') })
    }
  }
  for (const [command, ...n] of steps(d)) {
    const own = command === command.toLowerCase()
    const from = at
    const abs = (i: number): Point => ({ x: n[i] + (own ? from.x : 0), y: n[i + 1] + (own ? from.y : 0) })
    const mirrored: Point = control ? { x: 2 * from.x - control.x, y: 2 * from.y - control.y } : from
    let next: Point | null = null
    switch (command.toLowerCase()) {
      case 'm':
        start = abs(0)
        ways.push({ points: [start], closed: false })
        at = start
        break
      case 'l':
        to(abs(0))
        break
      case 'h':
        to({ x: n[0] + (own ? from.x : 0), y: from.y })
        break
      case 'v':
        to({ x: from.x, y: n[0] + (own ? from.y : 0) })
        break
      case 'c':
      case 's': {
        const short = command.toLowerCase() === 's'
        const [a, b, end]: [Point, Point, Point] = short ? [mirrored, abs(0), abs(2)] : [abs(0), abs(2), abs(4)]
        curve(a, b, end)
        next = b
        break
      }
      case 'q':
      case 't': {
        const short = command.toLowerCase() === 't'
        const [knee, end] = short ? [mirrored, abs(0)] : [abs(0), abs(2)]
        const bent = (p: Point): Point => ({ x: p.x + (2 / 3) * (knee.x - p.x), y: p.y + (2 / 3) * (knee.y - p.y) })
        curve(bent(from), bent(end), end)
        next = knee
        break
      }
      case 'a':
        for (const point of arc(from, abs(5), n[0], n[1], n[3] !== 0, n[4] !== 0)) to(point)
        break
      case 'z': {
        const way = ways.at(-1)
        if (way) way.closed = true
        ways.push({ points: [start], closed: false })
        at = start
        break
      }
    }
    control = next
  }
  return ways.filter(({ points }) => points.length > 1)
}

/** Points of an arc whose axes lie straight. */
function arc(from: Point, end: Point, rx: number, ry: number, large: boolean, sweep: boolean): Point[] {
  const [dx, dy] = [(from.x - end.x) / 2 / rx, (from.y - end.y) / 2 / ry]
  const half = Math.min(1, Math.hypot(dx, dy))
  const grown = Math.max(1, Math.hypot(dx, dy))
  const side = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / (half * half) - 1))
  const [cx, cy] = [(from.x + end.x) / 2 + side * dy * rx, (from.y + end.y) / 2 - side * dx * ry]
  const angle = (p: Point) => Math.atan2((p.y - cy) / (ry * grown), (p.x - cx) / (rx * grown))
  const first = angle(from)
  let turn = angle(end) - first
  if (sweep && turn <= 0) turn += 2 * Math.PI
  if (!sweep && turn >= 0) turn -= 2 * Math.PI
  return Array.from({ length: PIECES }, (_, i) => {
    const at = first + (turn * (i + 1)) / PIECES
    return { x: cx + rx * grown * Math.cos(at), y: cy + ry * grown * Math.sin(at) }
  })
}

/** The elements of a drawing; what they do not say themselves is as its symbol has it. */
export function shapesOf(art: string, { stroke = 'none', width = 1 } = {}): Shape[] {
  return [...art.matchAll(/<(path|rect|circle)\b([^>]*?)\/?>/g)].map(([, element, text]) => {
    const has = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    const n = (name: string) => Number(has[name] ?? 0)
    const d =
      element === 'rect'
        ? `M${n('x')} ${n('y')}h${n('width')}v${n('height')}h${-n('width')}z`
        : element === 'circle'
          ? `M${n('cx') - n('r')} ${n('cy')}a${n('r')} ${n('r')} 0 1 1 ${2 * n('r')} 0a${n('r')} ${n('r')} 0 1 1 ${-2 * n('r')} 0z`
          : has.d
    return {
      ways: waysOf(d),
      fill: has.fill ?? '#000',
      stroke: has.stroke ?? stroke,
      width: Number(has['stroke-width'] ?? width),
      opacity: Number(has['fill-opacity'] ?? has.opacity ?? 1),
    }
  })
}

const isInside = (ways: readonly Way[], { x, y }: Point): boolean => {
  let winding = 0
  for (const { points } of ways) {
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length]
      if (a.y <= y === b.y <= y) return
      const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)
      if (b.y > a.y ? side > 0 : side < 0) winding += b.y > a.y ? 1 : -1
    })
  }
  return winding !== 0
}

const isNear = (ways: readonly Way[], { x, y }: Point, reach: number): boolean =>
  ways.some(({ points, closed }) =>
    points.some((a, i) => {
      if (i === points.length - 1 && !closed) return false
      const b = points[(i + 1) % points.length]
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const long = dx * dx + dy * dy
      const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / long))
      return Math.hypot(x - a.x - t * dx, y - a.y - t * dy) <= reach
    }),
  )

/** A drawing as pixels, each with how much of it is seen before its ground and how light it is. */
export interface Painted {
  readonly seen: readonly number[]
  readonly light: readonly number[]
}

/** Points looked at along each side of a pixel. */
const FINE = 3
export function painted(
  shapes: readonly Shape[],
  box: { readonly width: number; readonly height: number },
  width: number,
  /** What differs less from its ground in light is lost on it. */
  { paper, faint }: { readonly paper: string; readonly faint: number },
  colourOf: (paint: string) => Colour,
): Painted {
  const pixel = box.width / width
  const height = Math.round(box.height / pixel)
  const [seen, light]: [number[], number[]] = [[], []]
  const lightOf = (paint: string): number => {
    const [r, g, b] = colourOf(paint)
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
  }
  const behind = lightOf(paper)
  const lightAt = (at: Point): number | null => {
    let now: number | null = null
    for (const { ways, fill, stroke, width: line, opacity } of shapes) {
      if (fill !== 'none' && isInside(ways, at)) now = (now ?? behind) * (1 - opacity) + lightOf(fill) * opacity
      if (stroke !== 'none' && isNear(ways, at, line / 2)) now = lightOf(stroke)
    }
    return now
  }
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const fine = Array.from({ length: FINE * FINE }, (_, i) =>
        lightAt({
          x: (column + ((i % FINE) + 0.5) / FINE) * pixel,
          y: (row + (Math.floor(i / FINE) + 0.5) / FINE) * pixel,
        }),
      )
      seen.push(fine.filter((each) => each !== null && Math.abs(each - behind) >= faint).length / fine.length)
      light.push(fine.reduce<number>((sum, each) => sum + (each ?? behind), 0) / fine.length)
    }
  }
  return { seen, light }
}

const apart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0)

/** How much two drawings differ, as parts of what is seen of either: by their outlines alone, and by light and dark. */
export function unlike(one: Painted, other: Painted): { readonly outline: number; readonly shades: number } {
  const either = one.seen.reduce((sum, value, i) => sum + Math.max(value, other.seen[i]), 0)
  return { outline: apart(one.seen, other.seen) / either, shades: apart(one.light, other.light) / either }
}
