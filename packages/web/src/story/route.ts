/** A way across the page for the line that joins a piece and its place: through the gutters, around whatever can be pointed at. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface Point {
  readonly x: number
  readonly y: number
}

/** Side of a cell, in pixels: no gutter is narrower. */
const CELL = 10
/** What a step costs: in a gutter, within a panel, over a piece; and a turn. */
const GUTTER = 1
const PANEL = 25
const PIECE = 250
const TURN = 3

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

const centreOf = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** The corners of the cheapest way from one box to another; empty if they touch. */
export function routeBetween(
  from: Box,
  to: Box,
  page: { readonly width: number; readonly height: number },
  panels: readonly Box[],
  pieces: readonly Box[],
): readonly Point[] {
  const columns = Math.ceil(page.width / CELL)
  const rows = Math.ceil(page.height / CELL)
  const costs = new Uint8Array(columns * rows).fill(GUTTER)
  /** Cells whose middle lies in a box: what counts is where the line would run. */
  const cover = (box: Box, cost: number): void => {
    const right = Math.min(columns - 1, Math.floor(box.right / CELL - 0.5))
    const bottom = Math.min(rows - 1, Math.floor(box.bottom / CELL - 0.5))
    for (let y = Math.max(0, Math.ceil(box.top / CELL - 0.5)); y <= bottom; y++)
      for (let x = Math.max(0, Math.ceil(box.left / CELL - 0.5)); x <= right; x++) costs[y * columns + x] = cost
  }
  for (const panel of panels) cover(panel, PANEL)
  for (const piece of pieces) cover(piece, PIECE)
  // Within its own ends the way is free; only what lies between them is drawn.
  for (const end of [from, to]) cover(end, 0)
  const cellOf = ({ x, y }: Point): number =>
    Math.min(rows - 1, Math.max(0, Math.floor(y / CELL))) * columns +
    Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)))
  const found = cheapest(cellOf(centreOf(from)), cellOf(centreOf(to)), columns, rows, costs)
  const outside = found.filter((cell) => costs[cell] > 0)
  const points = outside.map((cell) => ({
    x: ((cell % columns) + 0.5) * CELL,
    y: (Math.floor(cell / columns) + 0.5) * CELL,
  }))
  return points.filter((point, i) => i === 0 || i === points.length - 1 || turnsAt(points[i - 1], point, points[i + 1]))
}

const turnsAt = (a: Point, b: Point, c: Point): boolean => (b.x - a.x) * (c.y - b.y) !== (b.y - a.y) * (c.x - b.x)

/** Cells of the cheapest way, by Dijkstra with a list for each cost. A state is a cell and the way it was entered by. */
function cheapest(start: number, goal: number, columns: number, rows: number, costs: Uint8Array): number[] {
  const size = columns * rows * WAYS.length
  const best = new Int32Array(size).fill(-1)
  const before = new Int32Array(size).fill(-1)
  const open: number[][] = []
  const reach = (state: number, cost: number, from: number): void => {
    if (best[state] >= 0 && best[state] <= cost) return
    best[state] = cost
    before[state] = from
    open[cost] ??= []
    open[cost].push(state)
  }
  for (let way = 0; way < WAYS.length; way++) reach(start * WAYS.length + way, 0, -1)
  for (let cost = 0; cost < open.length; cost++) {
    for (const state of open[cost] ?? []) {
      if (best[state] !== cost) continue
      const cell = Math.floor(state / WAYS.length)
      if (cell === goal) return traced(state, before)
      for (let way = 0; way < WAYS.length; way++) {
        const x = (cell % columns) + WAYS[way][0]
        const y = Math.floor(cell / columns) + WAYS[way][1]
        if (x < 0 || y < 0 || x >= columns || y >= rows) continue
        const next = y * columns + x
        const turn = way === state % WAYS.length ? 0 : TURN
        reach(next * WAYS.length + way, cost + costs[next] + turn, state)
      }
    }
  }
  return []
}

function traced(end: number, before: Int32Array): number[] {
  const cells: number[] = []
  for (let state = end; state >= 0; state = before[state]) cells.unshift(Math.floor(state / WAYS.length))
  return cells
}

/** A path with rounded corners. */
export function pathOf(points: readonly Point[], radius = 8): string {
  return points
    .map((point, i) => {
      if (i === 0) return `M${point.x} ${point.y}`
      const next = points[i + 1]
      if (!next) return `L${point.x} ${point.y}`
      const near = (other: Point) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1
        const part = Math.min(radius, length / 2) / length
        return { x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part }
      }
      const [a, b] = [near(points[i - 1]), near(next)]
      return `L${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`
    })
    .join('')
}
