import type { Flight, FlyingPiece } from '../boards/board.ts'
import { type Frames, framesOf, type Point, type Way } from './frames.ts'
import { MOTIONS, type MotionKind } from './motions.ts'

/** A piece on its way, as the layer draws it. */
export interface Flyer {
  readonly kind: MotionKind
  readonly piece: FlyingPiece
  readonly frames: Frames
  /** How long it waits before it starts, in milliseconds. */
  readonly delay: number
  /** How wide the place is that it leaves with everything on it, or the spot where it comes to lie; 0 where that says nothing of its size. */
  readonly width: number
  /** Where it arrives; none for what leaves the table. */
  readonly goal: Element | null
  /** What is drawn on the board as the same piece, unseen until it is there. */
  readonly same: Element | null
}

/** So many of one amount travel, and so many pieces at once; more would be a swarm. */
const MOST_ALIKE = 4
const MOST = 16
/** The last of many sets out after this time, however many there are. */
const LONGEST_WAIT = 640
/** No piece begins smaller than this part of what it will be. */
const SMALLEST = 0.4
const PLAIN: MotionKind = 'slide'

/** A piece with all places that it comes by. */
export interface Course {
  readonly kind: MotionKind
  readonly flight: Flight
  readonly stops: readonly string[]
}

/** What is told step by step is one course: a ship that sails three spaces sails them one after the other. */
export function coursesOf(
  flights: readonly Flight[],
  motions: { readonly [kind: string]: MotionKind },
): readonly Course[] {
  const courses: Course[] = []
  for (const flight of flights) {
    const kind = Object.hasOwn(motions, flight.piece.kind) ? motions[flight.piece.kind] : PLAIN
    const stops = [flight.from, ...(flight.by ?? []), flight.to]
    const before = courses.findLastIndex(
      (course) =>
        MOTIONS[kind].stepping && sameKind(course.flight.piece, flight.piece) && course.stops.at(-1) === flight.from,
    )
    if (before < 0) courses.push({ kind, flight, stops })
    else courses[before] = { kind, flight, stops: [...courses[before].stops, ...stops.slice(1)] }
  }
  return courses
}

const sameKind = (one: FlyingPiece, other: FlyingPiece): boolean => one.kind === other.kind && one.id === other.id

/** Where things are on the screen, asked once for each place. */
export interface Look {
  /** What is drawn of a place, and of a finer spot within it if one of them is drawn; null if it is out of sight. */
  find(place: string, spots?: readonly string[]): Element | null
  boxOf(element: Element): {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** All pieces of what has happened, as they set out one after the other; what starts or ends out of sight is left out. */
export function flyersOf(courses: readonly Course[], look: Look): readonly Flyer[] {
  const middle = (element: Element): Point => {
    const { left, top, width, height } = look.boxOf(element)
    return { x: left + width / 2, y: top + height / 2 }
  }
  const seen = courses.flatMap((course) => {
    const { flight, kind, stops } = course
    const found = stops.map((place, i) => look.find(place, i === stops.length - 1 ? flight.spots : undefined))
    const [from, goal] = [found[0], found[found.length - 1]]
    if (!from || !goal) return []
    const way = found.filter((element) => element !== null).map(middle)
    const of = Math.min(flight.piece.count ?? 1, MOST_ALIKE)
    const same = flight.same === undefined ? null : look.find(flight.same)
    const [left, comes] = [look.boxOf(from).width, look.boxOf(goal).width]
    const spot = goal.getAttribute('data-place') ?? ''
    const spotted = flight.spots?.includes(spot) || goal.getAttribute('data-lands') !== null
    const width = kind === 'sail' ? left : spotted ? comes : 0
    const begins = spotted ? Math.max(SMALLEST, Math.min(1, left / comes)) : 1
    return Array.from({ length: of }, (_, nth) => ({
      course,
      way: way as unknown as Way,
      nth,
      of,
      goal,
      same,
      width,
      begins,
    }))
  })
  const few = seen.slice(0, MOST)
  const pauses = few.map(({ course }, i) => (i === 0 ? 0 : MOTIONS[course.kind].stagger))
  const shrunk = Math.min(1, LONGEST_WAIT / Math.max(1, sum(pauses)))
  /** When what comes to a place has landed there: a ship does not sail before. */
  const landed = new Map<string, number>()
  return few.map(({ course: { kind, flight, stops }, way, nth, of, begins, goal, same, width }, i) => {
    const frames = framesOf(kind, way, { nth, of, begins })
    const turn = sum(pauses.slice(0, i + 1)) * shrunk
    const delay = kind === 'sail' ? Math.max(turn, landed.get(flight.from) ?? 0) : turn
    const end = stops[stops.length - 1]
    landed.set(end, Math.max(landed.get(end) ?? 0, delay + frames.landing))
    return { kind, piece: flight.piece, frames, delay, width, goal: kind === 'sail' ? null : goal, same }
  })
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
