import { HEAD, RATE } from '../../src/sound/wave.ts'

const BIAS = 132
const MOST = 32_635
const MU_LAW = 7

/** A sample from -1 to 1 as a byte of µ-law, the nearest there is. */
function byteOf(sample: number): number {
  const size = Math.min(MOST, Math.round(Math.abs(sample) * 32_768)) + BIAS
  const octave = 24 - Math.clz32(size)
  const code = (octave << 4) | ((size >> (octave + 3)) & 0x0f)
  return ~(code | (sample < 0 ? 0x80 : 0)) & 0xff
}

/** The whole file. */
export function waveOf(samples: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD + samples.length)
  const head = new DataView(file.buffer)
  const write = (at: number, text: string) => file.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  head.setUint32(4, file.length - 8, true)
  write(8, 'WAVEfmt ')
  head.setUint32(16, 18, true)
  head.setUint16(20, MU_LAW, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, RATE, true)
  head.setUint32(28, RATE, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  write(38, 'fact')
  head.setUint32(42, 4, true)
  head.setUint32(46, samples.length, true)
  write(50, 'data')
  head.setUint32(54, samples.length, true)
  for (let i = 0; i < samples.length; i++) file[HEAD + i] = byteOf(samples[i])
  return file
}
