/**
 * A fast 128-bit fingerprint of a state. It tells states apart for replay, tests and transpositions; it is no secret-keeper
 * (use sha256 for commitments).
 */
export function hashCells(cells: Int16Array): string {
  let a = 0x9e3779b9 ^ cells.length
  let b = 0x85ebca6b
  let c = 0xc2b2ae35
  let d = 0x27d4eb2f
  for (let i = 0; i < cells.length; i++) {
    const v = cells[i]
    a = Math.imul(a ^ v, 0x01000193) ^ (d >>> 15)
    b = Math.imul(b ^ (v + i), 0x5bd1e995) ^ (a >>> 13)
    c = Math.imul(c + v, 0x2c1b3c6d) ^ (b >>> 16)
    d = Math.imul(d ^ v, 0x297a2d39) + (c >>> 11)
  }
  return hex(a ^ (c >>> 7)) + hex(b ^ (d >>> 5)) + hex(c ^ (a >>> 3)) + hex(d ^ (b >>> 9))
}

const hex = (x: number): string => {
  let h = x ^ (x >>> 16)
  h = Math.imul(h, 0x7feb352d)
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b)
  h ^= h >>> 16
  return (h >>> 0).toString(16).padStart(8, '0')
}
