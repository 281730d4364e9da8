import { CARRIED, MOTIONS, type Motion, type MotionKind, RAISING } from './motions.ts'

/**
 * What a motion looks like, as keyframes of `transform` and `opacity` alone: those move without the page being laid out or painted again. Three
 * parts move for every piece: its way over the ground, itself, and what it leaves below.
 */
export interface Frames {
  readonly ground: Keyframe[]
  readonly body: Keyframe[]
  readonly below: Keyframe[]
  /** All of it, and the landing in it, in milliseconds. */
  readonly length: number
  readonly landing: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** From the first point by all others to the last. */
export type Way = readonly [Point, Point, ...Point[]]

/** Which of several like pieces on the same way it is, from 0: coins come to lie on those before. */
export interface Turn {
  readonly nth: number
  readonly of: number
  /** How large it begins, where it is drawn as large as it will lie: 0.5 is half. */
  readonly begins?: number
}

/** Half the height of a barrel: so far it rolls in a turn of 57 degrees. */
const RADIUS = 14
const MOST_TURNS = 3
/** A coin lies so much higher than the one below it, in pixels. */
const THICK = 4
/** How wide a coin is that shows its edge. */
const EDGE = 0.14
/** Where no horizon is drawn, a ship that sails off goes so far before it is out of sight, in pixels. */
const OFFING = { x: 170, y: -80 }
/** Where one is, it keeps to the water: up to the horizon, and so much of the way to where ships are lost from sight. */
const ALONG = 0.85

export function framesOf(kind: MotionKind, way: Way, turn: Turn): Frames {
  const motion = MOTIONS[kind]
  const legs = motion.stepping ? way.length - 1 : 1
  const landing = motion.length * legs
  const rest = motion.rest + (kind === 'stack' ? (turn.of - 1 - turn.nth) * motion.stagger : 0)
  const length = landing + rest
  const { ground, body, below } = BODIES[kind](motion, way, turn)
  return {
    ground: [...squeezed(ground, landing / length), ...fading(kind, landing / length)].sort(byOffset),
    body: squeezed(body, landing / length),
    below: squeezed(below, landing / length),
    length,
    landing,
  }
}

/** Browsers take frames in their order only. */
const byOffset = (one: Keyframe, other: Keyframe): number => one.offset! - other.offset!

/** Frames of the way up to the landing take that part of the time; then all stays. */
function squeezed(frames: readonly Keyframe[], part: number): Keyframe[] {
  const last = frames[frames.length - 1]
  const moved = frames.map((frame) => ({ ...frame, offset: frame.offset! * part }))
  return part < 1 ? [...moved, { ...last, offset: 1 }] : moved
}

/** What has landed fades where it lies; a ship that leaves does so on its way. */
function fading(kind: MotionKind, landing: number): Keyframe[] {
  if (kind === 'sail')
    return [
      { opacity: 1, offset: 0.5 },
      { opacity: 0, offset: 1 },
    ]
  return [
    { opacity: 1, offset: 1 - (1 - landing) * 0.6 },
    { opacity: 0, offset: 1 },
  ]
}

/* The parts of a transform */

const to = ({ x, y }: Point, offset: number, easing?: string): Keyframe => ({
  transform: `translate(${round(x)}px, ${round(y)}px)`,
  offset,
  ...(easing && { easing }),
})
const posed = (offset: number, up: number, turn: number, wide = 1, high = wide, easing?: string): Keyframe => ({
  transform: `translateY(${round(-up)}px) rotate(${round(turn)}deg) scale(${round(wide)}, ${round(high)})`,
  offset,
  ...(easing && { easing }),
})
/** The shadow of what is lifted is larger and fainter. */
const shade = (offset: number, lifted: number): Keyframe => ({
  transform: `scale(${round(1 + lifted * 0.4)})`,
  opacity: round(1 - lifted * 0.55),
  offset,
})
const round = (value: number): number => Math.round(value * 100) / 100

const OUT = 'cubic-bezier(.2,.6,.4,1)'
const IN = 'cubic-bezier(.6,0,.9,.5)'
const SWING = 'ease-in-out'

const first = (way: Way): Point => way[0]
const last = (way: Way): Point => way[way.length - 1]
/** To the right or to the left. */
const side = (way: Way): 1 | -1 => (last(way).x < first(way).x ? -1 : 1)
const reach = (way: Way): number => Math.hypot(last(way).x - first(way).x, last(way).y - first(way).y)
/** What goes no further is lifted no higher. */
const height = (lift: number, way: Way): number => Math.min(lift, 6 + reach(way) / 3)
const straight = (way: Way, easing: string): Keyframe[] => [to(first(way), 0, easing), to(last(way), 1)]
const flat = [shade(0, 0), shade(1, 0)]

type Parts = Pick<Frames, 'ground' | 'body' | 'below'>

const BODIES: { readonly [kind in MotionKind]: (motion: Motion, way: Way, turn: Turn) => Parts } = {
  /** It turns as far as it goes, on the same easing, so that it never slips; then it rocks and stands. */
  roll({ easing, turn }, way) {
    const turns = Math.max(1, Math.min(MOST_TURNS, Math.round(reach(way) / (2 * Math.PI * RADIUS))))
    const full = side(way) * turns * 360
    return {
      ground: [to(first(way), 0, easing), to(last(way), 0.8), to(last(way), 1)],
      body: [
        posed(0, 0, 0, 1, 1, easing),
        posed(0.8, 0, full + side(way) * turn, 1, 1, SWING),
        posed(0.91, 0, full - side(way) * turn * 0.45, 1, 1, SWING),
        posed(1, 0, full),
      ],
      below: flat,
    }
  },

  /** Off the quay first, past those that lie beside it, then out to sea, where it is small. */
  sail({ easing, turn }, way) {
    const { x, y } = first(way)
    const offing = way.length > 2 ? way[1] : null
    const gone = offing ? { x: x + (offing.x - x) * ALONG, y: offing.y } : { x: x + OFFING.x, y: y + OFFING.y }
    const clear = { x: x + (gone.x - x) * 0.2, y: y + (gone.y - y) * 0.5 }
    return {
      ground: [to({ x, y }, 0, easing), to(clear, 0.5, 'linear'), to(gone, 1)],
      body: [1, 0.94, 0.8, 0.6, 0.4].map((far, i) => posed(i / 4, 0, i % 2 ? turn : -turn, far, far, SWING)),
      below: [shade(0, 1), shade(0.3, 0), shade(1, 0)],
    }
  },

  /** A foot after the other, and a sway with each. */
  walk({ easing, lift, turn }, way) {
    const steps = Math.max(3, Math.min(6, Math.round(reach(way) / 45)))
    const body = [posed(0, 0, 0, 1, 1, OUT)]
    for (let step = 0; step < steps; step++) {
      const sway = step % 2 ? -turn : turn
      body.push(posed((step + 0.5) / steps, lift, sway, 1, 1.03, IN), posed((step + 1) / steps, 0, 0, 1.03, 0.97, OUT))
    }
    body[body.length - 1] = posed(1, 0, 0)
    return { ground: straight(way, easing), body, below: flat }
  },

  /** Held over its place, then dropped those last pixels. */
  lay({ easing, lift, squash }, way, { begins = 1 }) {
    const fallen = CARRIED + (1 - CARRIED) * 0.55
    return {
      ground: [to(first(way), 0, easing), to(last(way), CARRIED), to(last(way), 1)],
      body: [
        posed(0, 0, 0, begins, begins, OUT),
        posed(CARRIED * 0.4, lift * 2, side(way) * -3, 0.5 + begins * 0.6, 0.5 + begins * 0.6, SWING),
        posed(CARRIED, lift, 0, 1.1, 1.1, IN),
        posed(fallen, 0, 0, 1 + squash, 1 - squash, OUT),
        posed(CARRIED + (1 - CARRIED) * 0.8, 1, 0, 1 - squash / 3, 1 + squash / 3, SWING),
        posed(1, 0, 0),
      ],
      below: [shade(0, 0), shade(CARRIED * 0.4, 1), shade(CARRIED, 0.7), shade(fallen, 0), shade(1, 0)],
    }
  },

  /** Thrown, once over, onto the coins that lie there. */
  stack({ easing, lift, squash }, way, { nth }) {
    const lies = nth * THICK
    const up = height(lift, way) + lies
    return {
      ground: straight(way, easing),
      body: [
        posed(0, 0, 0, 1, 1, OUT),
        posed(0.22, up * 0.75, 0, EDGE, 1, OUT),
        posed(0.44, up, 0, 1, 1, IN),
        posed(0.64, lies + (up - lies) * 0.6, 0, EDGE, 1, IN),
        posed(0.82, lies, 0, 1, 1, OUT),
        posed(0.9, lies, 0, 1 + squash, 1 - squash, OUT),
        posed(1, lies, 0),
      ],
      below: [shade(0, 0), shade(0.45, 1), shade(0.82, nth === 0 ? 0 : 1), shade(1, nth === 0 ? 0 : 1)],
    }
  },

  /** Up out of its row before it goes anywhere, and down with its whole weight. */
  raise({ easing, lift, squash, length }, way) {
    const risen = RAISING.rise / length
    const over = (RAISING.rise + RAISING.over) / length
    return {
      ground: [to(first(way), 0), to(first(way), risen * 0.8, easing), to(last(way), over), to(last(way), 1)],
      body: [
        { ...posed(0, -6, 0, 0.6, 0.3, OUT), opacity: 0 },
        { ...posed(risen * 0.3, 0, 0, 0.8, 0.9, OUT), opacity: 1 },
        posed(risen, lift, 0, 1.14, 1.14, SWING),
        posed(over, lift, side(way) * 4, 1.14, 1.14, IN),
        posed(over + (1 - over) * 0.55, 0, 0, 1 + squash, 1 - squash, OUT),
        { ...posed(1, 0, 0), opacity: 1 },
      ],
      below: [
        { ...shade(0, 0), opacity: 0 },
        shade(risen, 1),
        shade(over, 1),
        shade(over + (1 - over) * 0.55, 0),
        shade(1, 0),
      ],
    }
  },

  /** A stroke for every space: the bow dips and comes up again. */
  step({ easing, lift, turn }, way) {
    const legs = way.length - 1
    const body = [posed(0, 0, 0, 1, 1, SWING)]
    for (let leg = 0; leg < legs; leg++)
      body.push(
        posed((leg + 0.35) / legs, lift, -turn, 1, 1, SWING),
        posed((leg + 0.75) / legs, 0, turn * 0.7, 1, 1, SWING),
        posed((leg + 1) / legs, 0, 0, 1, 1, SWING),
      )
    return { ground: stepwise(way, easing), body, below: flat }
  },

  /** Lifted over each line between two spaces. */
  hop({ easing, lift, turn, squash }, way) {
    const legs = way.length - 1
    const body = [posed(0, 0, 0, 1, 1, OUT)]
    const below = [shade(0, 0)]
    for (let leg = 0; leg < legs; leg++) {
      body.push(
        posed((leg + 0.45) / legs, lift, side(way) * turn, 1.05, 1.05, IN),
        posed((leg + 0.85) / legs, 0, 0, 1 + squash, 1 - squash, OUT),
        posed((leg + 1) / legs, 0, 0, 1, 1, OUT),
      )
      below.push(shade((leg + 0.45) / legs, 1), shade((leg + 0.85) / legs, 0), shade((leg + 1) / legs, 0))
    }
    return { ground: stepwise(way, easing), body, below }
  },

  /** Over the table, a little askew as a hand pushes it, and straight when it lies. */
  slide({ easing, lift, turn }, way) {
    return {
      ground: straight(way, easing),
      body: [
        posed(0, 0, 0, 1, 1, OUT),
        posed(0.25, lift, side(way) * turn, 1.04, 1.04, SWING),
        posed(0.8, lift / 2, side(way) * -turn * 0.25, 1.02, 1.02, SWING),
        posed(1, 0, 0),
      ],
      below: [shade(0, 0), shade(0.25, 0.6), shade(0.8, 0.3), shade(1, 0)],
    }
  },

  /** Thrown: over its edges in the air, once more on the ground. */
  tumble({ easing, lift, turn, squash }, way) {
    const up = height(lift, way)
    const over = side(way) * turn
    return {
      ground: [to(first(way), 0, easing), to(last(way), 1)],
      body: [
        posed(0, 0, -2 * over, 1, 1, OUT),
        posed(0.32, up, -1.2 * over, 1, 1, IN),
        posed(0.62, 0, -0.5 * over, 1 + squash, 1 - squash, OUT),
        posed(0.78, up / 4, -0.2 * over, 1, 1, IN),
        posed(0.92, 0, 0, 1 + squash / 2, 1 - squash / 2, OUT),
        posed(1, 0, 0),
      ],
      below: [shade(0, 0), shade(0.32, 1), shade(0.62, 0), shade(0.78, 0.3), shade(0.92, 0), shade(1, 0)],
    }
  },

  /** Held up, so that everybody sees it, and given. */
  hand({ easing, lift, turn, squash }, way) {
    const up = height(lift, way)
    return {
      ground: [to(first(way), 0), to(first(way), 0.16, easing), to(last(way), 0.86), to(last(way), 1)],
      body: [
        posed(0, 0, 0, 1, 1, OUT),
        posed(0.3, up, side(way) * -turn, 1.4, 1.4, SWING),
        posed(0.7, up, side(way) * turn * 0.4, 1.3, 1.3, IN),
        posed(0.88, 0, 0, 1 + squash, 1 - squash, OUT),
        posed(1, 0, 0),
      ],
      below: [shade(0, 0), shade(0.3, 1), shade(0.7, 1), shade(0.88, 0), shade(1, 0)],
    }
  },
}

function stepwise(way: Way, easing: string): Keyframe[] {
  return way.map((point, i) => to(point, i / (way.length - 1), easing))
}
