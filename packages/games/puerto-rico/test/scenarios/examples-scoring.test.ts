import { describe, expect, it } from 'vitest'
import { city, fields, from, tableAt, times } from '../table.ts'

/** Worked examples of the five large buildings. */

const SOURCES = from({
  classic: 'Construções comerciais grandes',
  '2020': 'Edifici commerciali grandi',
  '1897': 'Edifícios comerciais expandidos',
})

describe.each(SOURCES)('$edition, $source', ({ edition }) => {
  it('guild hall: a small and three large production buildings bring 7', () => {
    const owned = city('guild-hall*', 'small-indigo-plant', 'indigo-plant', 'coffee-roaster', 'sugar-mill')
    const table = tableAt(edition, 4, { players: [{ city: owned }] })
    expect(table.points(0, 'guild-hall')).toBe(7)
    expect(table.points(0, 'buildings')).toBe(4 + 1 + 2 + 3 + 2)
  })

  it('guild hall: a small sugar mill is small, the tobacco storage is large', () => {
    const owned = city('guild-hall*', 'small-sugar-mill*', 'tobacco-storage*')
    expect(tableAt(edition, 4, { players: [{ city: owned }] }).points(0, 'guild-hall')).toBe(3)
  })

  it.each([
    [1, 4],
    [9, 4],
    [10, 5],
    [11, 6],
    [12, 7],
  ])('residence: %i filled spaces bring %i (10 is the example)', (count, points) => {
    const island = fields(...times(Math.min(count, 6), 'sugar'), ...times(Math.max(count - 6, 0), 'quarry'))
    const table = tableAt(edition, 4, { players: [{ fields: island, city: city('residence*') }] })
    expect(table.points(0, 'residence')).toBe(points)
  })

  it('fortress: 22 workers on fields, in buildings and spare bring 7', () => {
    const players = [{ fields: fields('corn*', 'quarry*'), city: city('fortress*', 'indigo-plant***'), spare: 16 }]
    expect(tableAt(edition, 4, { players }).points(0, 'fortress')).toBe(7)
  })

  it('customs house: 30 points in chips bring 7, its own printed points do not count', () => {
    const players = [{ vp: 30, city: city('customs-house*') }]
    const table = tableAt(edition, 4, { players })
    expect(table.points(0, 'customs-house')).toBe(7)
    expect(table.score()[0].total).toBe(30 + 4 + 7)
  })

  it('city hall: seven commercial buildings with itself bring 7', () => {
    const others = ['construction-hut', 'hospice', 'large-market', 'factory', 'university', 'customs-house']
    const table = tableAt(edition, 4, { players: [{ city: city('city-hall*', ...others) }] })
    expect(table.points(0, 'city-hall')).toBe(7)
    expect(table.points(0, 'customs-house')).toBeUndefined()
  })

  it('without a worker a large building has its printed points only', () => {
    const owned = city('guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall', 'indigo-plant')
    const table = tableAt(edition, 4, { players: [{ vp: 8, city: owned }] })
    expect(table.score()[0].lines).toEqual([
      { what: 'chips', points: 8 },
      { what: 'buildings', points: 5 * 4 + 2 },
    ])
  })
})
