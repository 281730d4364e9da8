import { describe, expect, test } from 'vitest'
import { originOf } from '../src/origin.ts'
import { Turns } from '../src/turns.ts'

const at = (ip: string, guest = 'somebody') => ({ guest, from: originOf(ip) })
const CROWD = '203.0.113.1'
const HOME = '198.51.100.7'

/** Keeps the processor busy. */
function work(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

describe('turns of long work', () => {
  test('are done one after the other, and give what was done', async () => {
    const turns = new Turns()
    const order: number[] = []
    const done = [1, 2, 3].map((n) => turns.do(at(HOME), () => order.push(n)))
    expect(order).toEqual([])
    expect(await Promise.all(done)).toEqual([1, 2, 3])
    expect(order).toEqual([1, 2, 3])
    await expect(
      turns.do(at(HOME), () => {
        throw new Error('broken')
      }),
    ).rejects.toThrow('broken')
    expect(await turns.do(at(HOME), () => 'on')).toBe('on')
  })

  test('leave time for short work, and for others, while one network wants much', async () => {
    const turns = new Turns()
    const order: string[] = []
    const crowd = Array.from({ length: 6 }, (_, i) =>
      turns.do(at(CROWD, `guest ${i}`), () => {
        work(40)
        order.push('crowd')
      }),
    )
    // Whoever comes next waits for the piece that has begun, and for no more.
    const home = turns.do(at(HOME), () => order.push('home'))
    const began = performance.now()
    await home
    expect(order.indexOf('home')).toBeLessThanOrEqual(1)
    // The crowd rests now: whoever comes meanwhile does not wait for it.
    await turns.do(at(HOME), () => order.push('home again'))
    expect(order.indexOf('home again')).toBeLessThanOrEqual(3)
    await Promise.all(crowd)
    // Five rests of about three times as long as a piece.
    expect(performance.now() - began).toBeGreaterThan(400)
  })
})
