/**
 * SHA-256 (FIPS 180-4) in plain TypeScript. The kernel runs in browsers too, where the built-in digest is asynchronous;
 * seeds and commitments are needed at once and are a few bytes long.
 */
const PRIMES = firstPrimes(64)
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x100000000) | 0
const INITIAL = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)))
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)
  return primes
}

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The eight 32-bit words of the digest of a text in UTF-8. */
export function sha256Words(text: string): Int32Array {
  const message = utf8(text)
  const blocks = ((message.length + 8) >> 6) + 1
  const words = new Int32Array(blocks * 16)
  for (let i = 0; i < message.length; i++) words[i >> 2] |= message[i] << (24 - (i & 3) * 8)
  words[message.length >> 2] |= 0x80 << (24 - (message.length & 3) * 8)
  words[words.length - 2] = Math.floor((message.length * 8) / 0x100000000)
  words[words.length - 1] = message.length * 8

  const digest = Int32Array.from(INITIAL)
  const w = new Int32Array(64)
  for (let block = 0; block < blocks; block++) {
    w.set(words.subarray(block * 16, block * 16 + 16))
    for (let i = 16; i < 64; i++) {
      const early = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3)
      const late = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10)
      w[i] = (w[i - 16] + early + w[i - 7] + late) | 0
    }
    let [a, b, c, d, e, f, g, h] = digest
    for (let i = 0; i < 64; i++) {
      const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const t1 = (h + mixE + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0
      const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const t2 = (mixA + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    const add = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) digest[i] = (digest[i] + add[i]) | 0
  }
  return digest
}

export const sha256Hex = (text: string): string =>
  Array.from(sha256Words(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const char of text) {
    const code = char.codePointAt(0) as number
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    }
  }
  return bytes
}
