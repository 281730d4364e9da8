/** How a piece moves: by what it is, not by where it goes. */
export type MotionKind =
  /** Barrels over the quay. */
  | 'roll'
  /** A full ship that leaves. */
  | 'sail'
  /** Workers on their feet. */
  | 'walk'
  /** Tiles and buildings that are put down. */
  | 'lay'
  /** Coins and points that come to lie one upon the other. */
  | 'stack'
  /** What stands upright is lifted off its base and put down elsewhere. */
  | 'raise'
  /** Ships from one space of the water to the next. */
  | 'step'
  /** Flags from one space of a track to the next. */
  | 'hop'
  /** Cards and books over the table. */
  | 'slide'
  /** Cubes and stones that are thrown. */
  | 'tumble'
  /** What somebody is given in hand: a role, the lead. */
  | 'hand'

/** Times in milliseconds, heights in pixels, turns in degrees. */
export interface Motion {
  /** Up to the landing; for what goes from space to space, of each step. */
  readonly length: number
  /** Between the starts of two pieces. */
  readonly stagger: number
  /** From the landing until it is gone: nothing lands and vanishes at once. */
  readonly rest: number
  /** Its way over the ground. */
  readonly easing: string
  /** How high it is lifted. */
  readonly lift: number
  /** How far it turns, or sways to either side. */
  readonly turn: number
  /** How much it gives when it lands, of its height. */
  readonly squash: number
  /** Whether it goes from space to space. */
  readonly stepping: boolean
  /** Whether it is heard as it starts, or as it lands. */
  readonly heard: 'start' | 'landing'
  /** What it leaves below itself. */
  readonly below: 'shadow' | 'wake'
}

/** The last part of laying a tile: the drop onto its place. */
const DROP = 260
/** A post comes out of its base, goes over, and comes down. */
export const RAISING = { rise: 300, over: 300, down: 160 } as const

const USUAL = {
  stagger: 60,
  rest: 110,
  easing: 'cubic-bezier(.4,.05,.25,1)',
  lift: 0,
  turn: 0,
  squash: 0,
  stepping: false,
  heard: 'landing',
  below: 'shadow',
} as const
const CARRY = 240

export const MOTIONS: { readonly [kind in MotionKind]: Motion } = {
  // Heavy: slow to start, and it rocks before it stands.
  roll: { ...USUAL, length: 520, easing: 'cubic-bezier(.45,.05,.35,1)', turn: 11, heard: 'start' },
  // Gathers way, and is gone.
  sail: {
    ...USUAL,
    length: 900,
    rest: 0,
    easing: 'cubic-bezier(.55,.02,.7,.5)',
    turn: 1.4,
    heard: 'start',
    below: 'wake',
  },
  walk: { ...USUAL, length: 380, stagger: 70, easing: 'cubic-bezier(.3,.3,.6,.9)', lift: 4, turn: 7, heard: 'start' },
  lay: { ...USUAL, length: CARRY + DROP, easing: 'cubic-bezier(.4,.1,.3,1)', lift: 6, squash: 0.05 },
  stack: { ...USUAL, length: 240, rest: 180, easing: 'cubic-bezier(.3,.3,.5,1)', lift: 26, squash: 0.1 },
  raise: { ...USUAL, length: RAISING.rise + RAISING.over + RAISING.down, stagger: 90, lift: 24, squash: 0.12 },
  step: {
    ...USUAL,
    length: 220,
    easing: 'cubic-bezier(.4,.1,.4,1)',
    lift: 2,
    turn: 5,
    heard: 'start',
    stepping: true,
    below: 'wake',
  },
  hop: { ...USUAL, length: 180, easing: 'cubic-bezier(.3,.2,.5,1)', lift: 11, turn: 9, squash: 0.08, stepping: true },
  slide: { ...USUAL, length: 420, easing: 'cubic-bezier(.2,.75,.2,1)', lift: 3, turn: 5, heard: 'start' },
  tumble: { ...USUAL, length: 420, stagger: 50, easing: 'cubic-bezier(.3,.4,.5,1)', lift: 30, turn: 180, squash: 0.1 },
  hand: { ...USUAL, length: 460, easing: 'cubic-bezier(.4,.05,.2,1)', lift: 18, turn: 10, squash: 0.04 },
}

/** The part of laying a tile that it is carried. */
export const CARRIED = CARRY / (CARRY + DROP)
