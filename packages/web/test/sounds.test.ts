import { describe, expect, it } from 'vitest'
import { soundFiles } from '../scripts/sounds/files.ts'
import { loudnessOf, strictLoudnessOf } from '../scripts/sounds/loudness.ts'
import { SOUND_NAMES } from '../src/sound/names.ts'
import { HEAD, RATE, samplesIn } from '../src/sound/wave.ts'
import { soundWishesOf } from '../src/sound/wishes.ts'

/** The files as they are shipped. */
const FILES = import.meta.glob<string>('../src/sound/files/*.wav', { query: '?inline', import: 'default', eager: true })

const bytesOf = (address: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
const SHIPPED = new Map(
  Object.entries(FILES).map(([path, address]) => [path.replace(/^.*\/(\w+)\.wav$/, '$1'), bytesOf(address)]),
)

/** Bytes that all sounds have together at most, and seconds that each lasts. */
const ALL = 120 * 1024
const LONGEST = 0.6
/** In LUFS. */
const LOUDEST = -18
const FAINTEST = -40
/** Parts of a full swing: above the first a loudspeaker would distort, above the second the end of a sound clicks. */
const PEAK = 0.9
const CLICK = 0.01

const peakOf = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const sine = (hz: number, rate: number, seconds: number, swing: number): number[] =>
  Array.from({ length: rate * seconds }, (_, i) => swing * Math.sin((2 * Math.PI * hz * i) / rate))

describe('how loud a sound is', () => {
  it.each([48_000, RATE])('is measured as BS.1770 has it, at %i samples a second', (rate) => {
    // The recommendation: a full swing at 997 Hz on one channel is -3.01 LUFS.
    expect(loudnessOf(sine(997, rate, 1, 1), rate)).toBeCloseTo(-3.01, 1)
    expect(loudnessOf(sine(997, rate, 1, 0.1), rate)).toBeCloseTo(-23.01, 1)
    // What is deep is heard less.
    expect(loudnessOf(sine(40, rate, 1, 1), rate)).toBeLessThan(-6)
  })

  it('counts silence around what is short only if asked', () => {
    const short = sine(997, RATE, 0.04, 1)
    expect(strictLoudnessOf(short, RATE)).toBeCloseTo(-3.1, 0)
    expect(loudnessOf(short, RATE)).toBeCloseTo(strictLoudnessOf(short, RATE) - 10, 0)
  })
})

describe('the shipped sounds', () => {
  it('are those of the recipes, byte for byte', () => {
    const made = soundFiles()
    expect([...SHIPPED.keys()].sort()).toEqual([...made.keys()].sort())
    for (const [name, file] of made) expect(SHIPPED.get(name), name).toEqual(file)
  })

  it('are small together', () => {
    expect([...SHIPPED.values()].reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(ALL)
  })

  describe.each(SOUND_NAMES)('%s', (name) => {
    const file = SHIPPED.get(name)!
    const samples = samplesIn(file.buffer)

    it('is a WAV of one channel that says how long it is', () => {
      const head = new DataView(file.buffer)
      const word = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
      expect([word(0), word(8), word(12), word(50)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
      expect(head.getUint32(4, true)).toBe(file.length - 8)
      expect([head.getUint16(22, true), head.getUint32(24, true)]).toEqual([1, RATE])
      expect(head.getUint32(54, true)).toBe(file.length - HEAD)
    })

    it('is short, quiet enough and not too quiet', () => {
      expect(samples.length / RATE).toBeLessThanOrEqual(LONGEST)
      expect(strictLoudnessOf(samples, RATE)).toBeLessThanOrEqual(LOUDEST)
      expect(loudnessOf(samples, RATE)).toBeGreaterThan(FAINTEST)
      expect(peakOf(samples)).toBeLessThan(PEAK)
    })

    it('begins and ends without a click', () => {
      expect(Math.abs(samples[0])).toBeLessThan(CLICK)
      expect(peakOf(samples.slice(-4))).toBeLessThan(CLICK)
    })
  })
})

describe('which sounds somebody wants', () => {
  const SILENT = soundWishesOf(undefined)

  it('is none at first', () => {
    expect(SILENT).toEqual({ on: false, pieces: true, turn: true, chat: true, end: true, volume: 80 })
  })

  it('moves up from when it was one yes or no', () => {
    expect(soundWishesOf(true)).toEqual({ ...SILENT, on: true })
    expect(soundWishesOf(false)).toEqual(SILENT)
  })

  it('is taken over as far as it makes sense', () => {
    const chosen = { on: true, pieces: false, turn: true, chat: false, end: true, volume: 35 }
    expect(soundWishesOf(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
    expect(soundWishesOf({ on: 'yes', chat: false, volume: 900, drums: true })).toEqual({ ...SILENT, chat: false })
    for (const odd of [null, 'on', 1, []]) expect(soundWishesOf(odd)).toEqual(SILENT)
  })
})
