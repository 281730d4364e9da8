import type { SOUNDS } from '../../src/sound/names.ts'
import {
  filtered,
  type Mode,
  make,
  mix,
  noise,
  noiseOf,
  ring,
  type Sound,
  shaped,
  struck,
  swell,
  tone,
  tuned,
} from './synth.ts'

/** Wood on wood, metal and water: what pieces do, each under 0.6 seconds. */

/** A small wooden body, by its lowest pitch. */
const WOOD: readonly Mode[] = [
  { hz: 1, gain: 1, fade: 0.034 },
  { hz: 1.83, gain: 0.55, fade: 0.022 },
  { hz: 2.94, gain: 0.3, fade: 0.013 },
  { hz: 4.37, gain: 0.14, fade: 0.007 },
]

/** A small coin, by its lowest pitch. */
const METAL: readonly Mode[] = [
  { hz: 1, gain: 0.8, fade: 0.06 },
  { hz: 1.56, gain: 1, fade: 0.05 },
  { hz: 2.02, gain: 0.55, fade: 0.032 },
  { hz: 2.61, gain: 0.3, fade: 0.02 },
]

/** What touches at first, before anything rings. */
const touch = (seconds: number, seed: number, below: number, fade: number): Sound =>
  shaped(filtered(noise(seconds, seed), 'low', below), struck(fade, 0.0005))

/** A tick of a fingernail on a wooden piece. */
function pick(): Sound {
  return mix(0.08, [ring(0.08, tuned(WOOD, 1180, 0.5), 0.04), 0, 1], [touch(0.03, 1, 5200, 0.003), 0, 0.5])
}

/** A wooden piece is set down. */
function place(): Sound {
  return mix(0.17, [ring(0.17, tuned(WOOD, 390), 0.12), 0, 1], [touch(0.06, 2, 2400, 0.008), 0, 0.7])
}

/** A barrel rolls over planks: a rumble that comes and goes with its staves, and it stops against another. */
function barrel(): Sound {
  const length = 0.56
  const staves = (t: number) => 0.55 + 0.45 * Math.cos(2 * Math.PI * (13 * t - 5 * t * t))
  const deep = filtered(filtered(noise(length, 3), 'band', 170, 1.1), 'low', 620)
  const rumble = shaped(deep, (t) => staves(t) * swell(0.47, 0.3)(t))
  const planks = [0.03, 0.095, 0.165, 0.245, 0.335].map(
    (at, i) => [ring(0.12, tuned(WOOD, 205 + 17 * (i % 3), 0.9), 0.06), at, 0.2 + 0.05 * (i % 2)] as const,
  )
  const stop = mix(0.14, [ring(0.14, tuned(WOOD, 236, 0.9), 0.1), 0, 1], [touch(0.05, 4, 1500, 0.009), 0, 0.5])
  return mix(length, [rumble, 0, 2.6], ...planks, [stop, 0.42, 0.55])
}

/** Wood that rubs on wood sticks and slips: pulses that come the slower the longer, heard through a hollow body. */
function creak(seconds: number): Sound {
  const jitter = noiseOf(5)
  let due = 0
  const slips = make(seconds, (t) => {
    if (t < due) return 0
    due = t + (0.0095 + 0.006 * (t / seconds)) * (1 + 0.12 * jitter())
    return 0.8 + 0.2 * jitter()
  })
  const body = [
    [filtered(slips, 'band', (t) => 540 + 260 * (t / seconds), 0.16), 0, 3],
    [filtered(slips, 'band', (t) => 1260 - 200 * (t / seconds), 0.12), 0, 2.2],
    [filtered(slips, 'band', 2350, 0.12), 0, 0.9],
  ] as const
  return shaped(mix(seconds, ...body), swell(seconds, 0.6))
}

/** A ship's bell, by its lowest pitch. */
const BELL: readonly Mode[] = [
  { hz: 0.5, gain: 0.22, fade: 0.4 },
  { hz: 1, gain: 1, fade: 0.3 },
  { hz: 1.19, gain: 0.32, fade: 0.22 },
  { hz: 1.51, gain: 0.2, fade: 0.17 },
  { hz: 2.01, gain: 0.5, fade: 0.14 },
  { hz: 2.66, gain: 0.18, fade: 0.08 },
  { hz: 4.1, gain: 0.12, fade: 0.035 },
]

/** One stroke of it. */
export const bell = (seconds: number, hz: number): Sound => ring(seconds, tuned(BELL, hz))

/** A ship leaves: her mast creaks, and her bell. */
function sail(): Sound {
  return mix(0.59, [creak(0.32), 0, 1.9], [bell(0.36, 1046), 0.23, 0.2])
}

/** Two steps on gravel. */
function steps(): Sound {
  const step = (seed: number, hz: number): Sound => {
    const gravel = filtered(filtered(noise(0.1, seed), 'band', 1700, 0.7), 'low', 3400)
    const grains = noiseOf(seed + 40)
    const crunch = shaped(gravel, (t) => swell(0.085, 0.25)(t) * (0.45 + 0.55 * Math.abs(grains())))
    return mix(0.13, [ring(0.13, [{ hz, gain: 1, fade: 0.022 }], 0.3), 0, 0.8], [crunch, 0.008, 0.75])
  }
  return mix(0.36, [step(6, 128), 0, 1], [step(7, 112), 0.19, 0.85])
}

/** A tile of stout card falls the last bit onto the table. */
function tile(): Sound {
  const body = ring(
    0.2,
    [
      { hz: 104, gain: 1, fade: 0.045 },
      { hz: 233, gain: 0.5, fade: 0.028 },
      { hz: 410, gain: 0.25, fade: 0.016 },
    ],
    0.45,
  )
  return mix(0.2, [body, 0, 1], [touch(0.09, 8, 1300, 0.016), 0, 0.8])
}

/** A coin is laid upon another. */
function coin(): Sound {
  const clink = (hz: number): Sound => ring(0.22, tuned(METAL, hz))
  return mix(0.27, [clink(2790), 0, 0.8], [clink(3080), 0.052, 1], [touch(0.02, 9, 7000, 0.002), 0.052, 0.4])
}

/** A post is driven in by two knocks of a mallet, the second one firmer and higher. */
function post(): Sound {
  const knock = (seed: number, hz: number): Sound =>
    mix(0.15, [ring(0.15, tuned(WOOD, hz, 1.1), 0.08), 0, 1], [touch(0.04, seed, 1900, 0.007), 0, 0.6])
  return mix(0.29, [knock(10, 262), 0, 0.75], [knock(11, 294), 0.13, 1])
}

/** A bow through water: a splash, and what bubbles after it. */
function water(): Sound {
  const length = 0.44
  const rise = swell(0.34, 0.4)
  const wash = filtered(
    filtered(noise(length, 12), 'band', (t) => 480 + 700 * rise(t), 0.7),
    'low',
    (t) => 1300 + 1900 * rise(t),
  )
  const bubble = (hz: number): Sound =>
    shaped(
      tone(0.06, (t) => hz * (1 + 5 * t)),
      swell(0.06, 0.25),
    )
  const bubbles = [
    [560, 0.12],
    [760, 0.19],
    [640, 0.27],
    [880, 0.33],
  ] as const
  return mix(
    length,
    [shaped(wash, swell(0.4, 0.3)), 0, 1],
    ...bubbles.map(([hz, at], i) => [bubble(hz), at, 0.3 - 0.03 * i] as const),
  )
}

/** A card slides over others and comes to lie. */
function card(): Sound {
  const slide = filtered(filtered(noise(0.14, 13), 'high', 1500), 'band', (t) => 2600 + 9000 * t, 1)
  return mix(0.19, [shaped(slide, swell(0.12, 0.65)), 0, 1], [touch(0.05, 14, 3200, 0.006), 0.115, 0.9])
}

export const PIECES = { pick, place, barrel, sail, steps, tile, coin, post, water, card } as const satisfies Record<
  (typeof SOUNDS.pieces)[number],
  () => Sound
>
