import { sha256Hex, sha256Words } from './sha256.ts'

/**
 * The only source of chance. Its state lives in the game's own cells (eight 16-bit cells), so a save, a copy and a replay carry
 * it along. The generator is xoshiro128** (Blackman, Vigna): 128 bits of state, as many as a secret seed has.
 */
export const RNG_CELLS = 8

/** Put the generator in the state that a seed text stands for. */
export function seedRng(cells: Int16Array, at: number, seed: string): void {
  const digest = sha256Words(`quayside rng ${seed}`)
  for (let i = 0; i < 4; i++) setWord(cells, at, i, digest[i])
}

const word = (cells: Int16Array, at: number, i: number): number =>
  (cells[at + 2 * i] & 0xffff) | (cells[at + 2 * i + 1] << 16)

function setWord(cells: Int16Array, at: number, i: number, value: number): void {
  cells[at + 2 * i] = value
  cells[at + 2 * i + 1] = value >> 16
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

function next32(cells: Int16Array, at: number): number {
  let s0 = word(cells, at, 0)
  let s1 = word(cells, at, 1)
  let s2 = word(cells, at, 2)
  let s3 = word(cells, at, 3)
  const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0
  const t = s1 << 9
  s2 ^= s0
  s3 ^= s1
  s1 ^= s2
  s0 ^= s3
  s2 ^= t
  s3 = rotate(s3, 11)
  setWord(cells, at, 0, s0)
  setWord(cells, at, 1, s1)
  setWord(cells, at, 2, s2)
  setWord(cells, at, 3, s3)
  return result
}

/** A whole number from 0 to n − 1, all equally likely (numbers that would favour the low ones are thrown again). */
export function roll(cells: Int16Array, at: number, n: number): number {
  if (n < 1) throw new RangeError(`cannot choose among ${n}`)
  const fair = 0x100000000 - (0x100000000 % n)
  for (;;) {
    const value = next32(cells, at)
    if (value < fair) return value % n
  }
}

/** Fisher–Yates on `count` cells from `start`. */
export function shuffle(cells: Int16Array, rngAt: number, start: number, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = roll(cells, rngAt, i + 1)
    const held = cells[start + i]
    cells[start + i] = cells[start + j]
    cells[start + j] = held
  }
}

/** A generator outside any game: for random play, bots, tests and resampling. */
export class Rng {
  readonly cells = new Int16Array(RNG_CELLS)

  constructor(seed: string) {
    seedRng(this.cells, 0, seed)
  }

  below(n: number): number {
    return roll(this.cells, 0, n)
  }

  /** Puts `count` cells from `start` in any order, the same one whatever order they had: that of hidden things must tell nothing. */
  shuffle(cells: Int16Array, start: number, count: number): void {
    cells.subarray(start, start + count).sort()
    for (let i = count - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = cells[start + i]
      cells[start + i] = cells[start + j]
      cells[start + j] = held
    }
  }

  /** A fresh seed text, for resampling and for games played in a row. */
  seed(): string {
    const part = () => this.below(0x100000000).toString(16).padStart(8, '0')
    return part() + part() + part() + part()
  }
}

/**
 * What is published when a game begins: it binds the host to the seed without telling it. The salt keeps a short seed from being
 * found by trying them all.
 */
export const commitment = (seed: string, salt: string): string => sha256Hex(`quayside seed ${salt} ${seed}`)
