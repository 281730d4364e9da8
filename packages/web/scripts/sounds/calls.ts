import type { SoundName } from '../../src/sound/names.ts'
import { bell } from './pieces.ts'
import { filtered, type Mode, mix, noise, ring, type Sound, shaped, tone, tuned } from './synth.ts'

/** What calls: one's turn, the chat, the end of a game. */

/** The ship's bell, struck twice: one's turn. */
const turn = (): Sound => mix(0.6, [bell(0.6, 880), 0, 0.8], [bell(0.46, 880), 0.14, 1])

/** A voice's pulses: steep where the throat closes, so that there is something for the mouth to shape. */
const voice = (at: number): number => Math.exp(-7 * at) - 0.143

/** One bark of a middling dog: it leaps up and falls, the mouth opens and closes. */
function woof(seconds: number, pitch: number, seed: number): Sound {
  const open = (t: number) => Math.sin(Math.PI * Math.min(1, (t / 0.13) ** 0.7))
  const hz = (t: number) => pitch * (0.72 + 0.5 * Math.sin(Math.PI * Math.min(1, (t + 0.012) / 0.14)))
  const air = filtered(noise(seconds, seed), 'band', 1500, 1.2)
  const throat = mix(seconds, [tone(seconds, hz, voice), 0, 1], [air, 0, 0.3])
  const mouth = mix(
    seconds,
    [filtered(throat, 'band', (t) => 480 + 560 * open(t), 0.3), 0, 1],
    [filtered(throat, 'band', (t) => 1250 + 420 * open(t), 0.22), 0, 0.75],
    [filtered(throat, 'band', 2750, 0.25), 0, 0.3],
    [filtered(throat, 'low', 420, 1), 0, 0.35],
  )
  const loud = (t: number) => Math.min(1, t / 0.009) * (t < 0.055 ? 1 : Math.exp(-(t - 0.055) / 0.032))
  return shaped(mouth, loud)
}

/** Cooper barks twice, once for each nod. */
const bark = (): Sound => mix(0.42, [woof(0.2, 392, 21), 0, 0.9], [woof(0.21, 430, 22), 0.21, 1])

/** A bar of hard wood, as those who play on them tune it. */
const BAR: readonly Mode[] = [
  { hz: 1, gain: 1, fade: 0.11 },
  { hz: 3.93, gain: 0.3, fade: 0.03 },
  { hz: 9.2, gain: 0.07, fade: 0.008 },
]
const bar = (seconds: number, hz: number, longer = 1): Sound => ring(seconds, tuned(BAR, hz, longer))

/** Somebody says something: two soft bars upwards. */
const chat = (): Sound => mix(0.25, [bar(0.2, 587), 0, 0.8], [bar(0.18, 784), 0.07, 1])

/** It is over: three bars upwards, and the bell under the last. */
function end(): Sound {
  const notes = [523, 659, 784].map((hz, i) => [bar(0.58 - 0.11 * i, hz, 1.6), 0.11 * i, 0.7 + 0.1 * i] as const)
  return mix(0.58, ...notes, [bell(0.36, 1046), 0.22, 0.3])
}

export const CALLS = { turn, bark, chat, end } as const satisfies Partial<Record<SoundName, () => Sound>>
