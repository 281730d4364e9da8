/**
 * The files are WAV of one channel in µ-law: a byte for each sample, fine where it is quiet. Any player opens them; here they are read by these few
 * lines, so that no browser has to know the format.
 */
export const RATE = 22_050
/** Bytes before the samples, which are all that follows. */
export const HEAD = 58

const BIAS = 132
const FULL = 32_768

/** A byte of µ-law as a sample from -1 to 1. */
function sampleOf(byte: number): number {
  const code = ~byte & 0xff
  const size = (((code & 0x0f) << 3) + BIAS) << ((code & 0x70) >> 4)
  return (code & 0x80 ? BIAS - size : size - BIAS) / FULL
}

export const samplesIn = (file: ArrayBuffer): Float32Array<ArrayBuffer> =>
  Float32Array.from(new Uint8Array(file, HEAD), sampleOf)
