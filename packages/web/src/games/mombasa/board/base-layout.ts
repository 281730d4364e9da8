import { COMPANIES, type CompanyId } from '@quayside/mombasa/ids'
import type { Point } from './geometry.ts'
import { BASE_AT, BASE_SIZE, WHOLE } from './labels.ts'
import type { Box } from './scenery/lines.ts'

/** Where the bases stand in the frame of the map, in pixels. They are as wide as their names need, and stay within the frame. */

/** Between the frame and what stands in it. */
const EDGE = 4
/** Below so many pixels a unit, a base says its name and value on one line, to be lower. */
const LOW = 0.54
/** Below so many, what stands at the west is moved outward. */
const SQUEEZED = 0.39

interface Growth {
  /** The edge that it is measured from, and how far it moves from its place, if the frame is wide enough. */
  readonly edge: 'left' | 'right'
  readonly moved: Point
  /** The same on a map so small that names of the land or another base would be under it. */
  readonly squeezed: Point
  /** It grows to the north. */
  readonly north: boolean
}
/** What becomes of a base that needs more room than it has on the map. */
const GROWTH: { readonly [C in CompanyId]: Growth } = {
  cairo: { edge: 'right', moved: [40, 0], squeezed: [40, 0], north: false },
  'saint-louis': { edge: 'left', moved: [-100, 0], squeezed: [-230, -60], north: true },
  'cape-town': { edge: 'right', moved: [0, 0], squeezed: [-135, 0], north: true },
  mombasa: { edge: 'right', moved: [40, 0], squeezed: [40, 0], north: true },
}

export interface Frame {
  readonly width: number
  readonly height: number
}

/** Pixels of one of the map's units if the whole of a box is shown in a frame, and where its points are then. */
export function fitting(box: typeof WHOLE, { width, height }: Frame) {
  const unit = Math.max(0.1, Math.min(width / box.width, height / box.height))
  return {
    unit,
    left: (x: number): number => (width - box.width * unit) / 2 + (x - box.x) * unit,
    top: (y: number): number => (height - box.height * unit) / 2 + (y - box.y) * unit,
  }
}

export interface BaseSpot {
  readonly low: boolean
  /** The edges that it is held by, and how far from them it is. */
  readonly edge: 'left' | 'right'
  readonly across: number
  readonly side: 'top' | 'bottom'
  readonly down: number
  readonly least: Frame
  /** The size of a space for a post: at least that of the number on its coin. */
  readonly cell: number
}

export function baseSpot(company: CompanyId, frame: Frame): BaseSpot {
  const { unit, left, top } = fitting(WHOLE, frame)
  const [x, y] = BASE_AT[company]
  const { edge, north, ...moves } = GROWTH[company]
  const [dx, dy] = unit < SQUEEZED ? moves.squeezed : moves.moved
  const low = unit < LOW
  const across = edge === 'left' ? left(x + dx) : frame.width - left(x + BASE_SIZE.width + dx)
  return {
    low,
    edge,
    across: Math.max(EDGE, across),
    side: north ? 'bottom' : 'top',
    down: Math.max(EDGE, north ? frame.height - top(y + dy + BASE_SIZE.height) : top(y + dy)),
    least: { width: BASE_SIZE.width * unit, height: low ? 0 : BASE_SIZE.height * unit },
    cell: Math.max(12, 25 * unit),
  }
}

/** What of the map's plane a frame shows, in the map's units. */
export function sightIn(box: typeof WHOLE, frame: Frame): Box {
  const { unit, left, top } = fitting(box, frame)
  const [x, y] = [-left(0) / unit, -top(0) / unit]
  return { left: x, top: y, right: x + frame.width / unit, bottom: y + frame.height / unit }
}

/** The most that a base, the buttons below and the one above take up, in pixels. */
const BASE = { width: 104, height: 92 }
const ZOOM = { width: 104, height: 104 }
const LOG = { width: 56, height: 56 }

/** What lies over the map: the bases, if they stand on it, and the buttons; in the map's units. */
export function boxesIn(box: typeof WHOLE, frame: Frame, bases: boolean): Box[] {
  const { unit } = fitting(box, frame)
  const { left: x, top: y } = sightIn(box, frame)
  const boxAt = (left: number, top: number, { width, height }: Frame): Box => ({
    left: x + left / unit,
    top: y + top / unit,
    right: x + (left + width) / unit,
    bottom: y + (top + height) / unit,
  })
  const standing = COMPANIES.map((company) => {
    const { edge, across, side, down, least } = baseSpot(company, frame)
    const size = { width: Math.max(BASE.width, least.width), height: Math.max(BASE.height, least.height) }
    const left = edge === 'left' ? across : frame.width - across - size.width
    return boxAt(left, side === 'top' ? down : frame.height - down - size.height, size)
  })
  return [...(bases ? standing : []), boxAt(0, frame.height - ZOOM.height, ZOOM), boxAt(0, 0, LOG)]
}
