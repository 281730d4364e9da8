import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import { artOf, asSent, kilobytes } from './scenery-support.ts'

/** What all that is drawn on a board may weigh, its logic included. */
const MOST = 25

describe.each(games.map(({ id }) => id))('all that the board of %s draws', async (game) => {
  const art = artOf(game)
  const whole = [...art.values()].map(asSent).join('\n')

  it('is found: scenery, pieces, and what games share', () => {
    const folders = new Set([...art.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))))
    expect([...folders]).toEqual(expect.arrayContaining([`games/${game}/marks`, `games/${game}/board`, 'marks']))
    expect(art.size).toBeGreaterThan(20)
  })

  it(`weighs at most ${MOST} KB as it is sent`, async () => {
    const weight = await kilobytes(whole)
    expect(weight).toBeLessThanOrEqual(MOST)
    // Nothing is so small unless it was not found.
    expect(weight).toBeGreaterThan(10)
  })

  it('has no filters, and nothing that moves by itself', () => {
    const costly = /<filter|<fe[A-Z]|\bfilter[:=]|url\(["']?#[^)]*filter|<animate|<mask|mask-image/
    expect([...art].filter(([, source]) => costly.test(source)).map(([path]) => path)).toEqual([])
  })
})
