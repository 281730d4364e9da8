import { RATE } from '../../src/sound/wave.ts'

/** What sounds are made of: strokes that ring, bursts of noise, and what pitch and loudness do meanwhile. Times are in seconds. */

export type Sound = Float64Array
/** Something that changes with time. */
export type Curve = (t: number) => number

const lengthOf = (seconds: number) => Math.round(seconds * RATE)

export function make(seconds: number, at: (t: number) => number): Sound {
  return Float64Array.from({ length: lengthOf(seconds) }, (_, i) => at(i / RATE))
}

/** Several sounds one over the other, each from its time on; what reaches beyond the end is cut. */
export function mix(seconds: number, ...parts: readonly (readonly [sound: Sound, at: number, gain: number])[]): Sound {
  const all = new Float64Array(lengthOf(seconds))
  for (const [sound, at, gain] of parts) {
    const from = lengthOf(at)
    for (let i = 0; i < sound.length && from + i < all.length; i++) all[from + i] += gain * sound[i]
  }
  return all
}

/** Numbers from -1 to 1 that are the same every time. */
export function noiseOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 2 ** 31
  }
}

export const noise = (seconds: number, seed: number): Sound => {
  const next = noiseOf(seed)
  return make(seconds, () => next())
}

/** Rises at once and fades, to a third in `fade`. */
export const struck =
  (fade: number, rise = 0.001): Curve =>
  (t) =>
    Math.min(1, t / rise) * Math.exp(-t / fade)

/** Swells and goes, in all so long. */
export const swell =
  (length: number, peak = 0.5): Curve =>
  (t) => {
    if (t <= 0 || t >= length) return 0
    const at = t / length
    const way = at < peak ? at / peak : (1 - at) / (1 - peak)
    return Math.sin((way * Math.PI) / 2) ** 2
  }

export const shaped = (sound: Sound, curve: Curve): Sound => sound.map((x, i) => x * curve(i / RATE))

/** What is left of a sound around a pitch, which may move: a filter of state variables, steady while it does. */
export function filtered(sound: Sound, kind: 'low' | 'band' | 'high', hz: number | Curve, width = 0.7): Sound {
  const pitch = typeof hz === 'number' ? () => hz : hz
  let [low, band] = [0, 0]
  return sound.map((x, i) => {
    const g = Math.tan((Math.PI * Math.min(pitch(i / RATE), RATE * 0.45)) / RATE)
    const high = (x - (width + g) * band - low) / (1 + g * (g + width))
    const mid = g * high + band
    const deep = g * mid + low
    band = g * high + mid
    low = g * mid + deep
    return kind === 'low' ? deep : kind === 'band' ? width * mid : high
  })
}

/** A tone whose pitch moves. */
export function tone(seconds: number, hz: Curve, wave: (turn: number) => number = sine): Sound {
  let turn = 0
  return make(seconds, (t) => {
    turn = (turn + hz(t) / RATE) % 1
    return wave(turn)
  })
}
const sine = (turn: number): number => Math.sin(2 * Math.PI * turn)

/** Something that is struck and rings at several pitches, each for its time; `drop` is how much higher it begins. */
const DAMPED = 0.03
export interface Mode {
  readonly hz: number
  readonly gain: number
  readonly fade: number
}
export function ring(seconds: number, modes: readonly Mode[], drop = 0): Sound {
  const tones = modes.map(({ hz, gain, fade }) => {
    const pure = tone(seconds, (t) => hz * (1 + drop * Math.exp(-t / 0.012)))
    return [shaped(pure, struck(fade, 0.0006)), 0, gain] as const
  })
  // A hand comes upon it before it is cut.
  return shaped(mix(seconds, ...tones), (t) => Math.min(1, (seconds - t) / DAMPED))
}

/** Modes of one body at another pitch, or for another time. */
export const tuned = (modes: readonly Mode[], hz: number, longer = 1): readonly Mode[] =>
  modes.map((mode) => ({ ...mode, hz: mode.hz * hz, fade: mode.fade * longer }))
