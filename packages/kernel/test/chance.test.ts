import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitment, RNG_CELLS, Rng, roll, seedRng, sha256Hex, shuffle } from '../src/index.ts'

describe('sha256', () => {
  it('agrees with the platform on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const wellFormed = text.toWellFormed()
        expect(sha256Hex(wellFormed)).toBe(createHash('sha256').update(wellFormed, 'utf8').digest('hex'))
      }),
    )
  })
})

describe('the generator', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const numbers = (seed: string) => {
      const rng = new Rng(seed)
      return Array.from({ length: 20 }, () => rng.below(1000))
    }
    expect(numbers('a')).toEqual(numbers('a'))
    expect(numbers('a')).not.toEqual(numbers('b'))
  })

  it('is even: every face of a die comes up about as often', () => {
    const rng = new Rng('dice')
    const faces = new Array<number>(6).fill(0)
    for (let i = 0; i < 60_000; i++) faces[rng.below(6)]++
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('stays below its bound, whatever the bound', () => {
    const rng = new Rng('bounds')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffffffff }), (n) => {
        const value = rng.below(n)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(n)
      }),
    )
  })

  it('lives in the cells it is given: a copy goes on the same way', () => {
    const cells = new Int16Array(RNG_CELLS + 3)
    seedRng(cells, 3, 'in a state')
    roll(cells, 3, 7)
    const copy = cells.slice()
    expect(roll(copy, 3, 1_000_000)).toBe(roll(cells, 3, 1_000_000))
    expect(Array.from(cells.subarray(0, 3))).toEqual([0, 0, 0])
  })

  it('shuffles: nothing is lost and every order of three comes up about as often', () => {
    const cells = new Int16Array(RNG_CELLS + 3)
    seedRng(cells, 0, 'shuffle')
    const orders = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      cells.set([1, 2, 3], RNG_CELLS)
      shuffle(cells, 0, RNG_CELLS, 3)
      const order = cells.subarray(RNG_CELLS).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(250)
  })
})

describe('the commitment to a seed', () => {
  it('binds to seed and salt and tells neither', () => {
    const published = commitment('secret', 'salt')
    expect(published).toBe(commitment('secret', 'salt'))
    expect(published).not.toBe(commitment('secret', 'pepper'))
    expect(published).not.toBe(commitment('other', 'salt'))
    expect(published).not.toContain('secret')
  })
})
