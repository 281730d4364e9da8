import { describe, expect, it } from 'vitest'
import { bustleOf, duskOf } from '../src/games/puerto-rico/board/daylight.ts'
import type { View } from '../src/games/puerto-rico/board/things.ts'
import { caskSpots, houseSpots } from '../src/games/puerto-rico/marks/town.ts'
import { play, TABLES } from './puerto-rico-games.ts'

describe.each(TABLES)('the harbour at a table of $edition, $players players, $name', (options) => {
  const views: View[] = []
  play(options, 'daylight', ({ view }) => views.push(view))

  it('lies in the morning when the game begins, and in the evening of its last round only', () => {
    expect(duskOf(views[0])).toBe(0)
    const evening = views.filter((view) => duskOf(view) === 1)
    expect(evening).toEqual(views.filter(({ endTriggered }) => endTriggered))
  })

  it('shows what everybody may count', () => {
    for (const view of views.filter((_, i) => i % 25 === 0)) {
      const { houses, barrels, loading } = bustleOf(view)
      expect(houses).toBe(view.players.flatMap(({ city }) => city).length)
      expect(barrels).toBe(view.players.flatMap(({ goods }) => Object.values(goods)).reduce((sum, n) => sum + n, 0))
      expect(loading).toBe(view.ships.filter(({ good }) => good !== undefined).length)
    }
  })
})

// With expansions, black markets give points back and buccaneers send workers back to the supply.
const BASE = TABLES.filter(({ name }) => name === 'base game')
it.each(BASE)('the sun never rises again in a base game: $edition, $players players', (options) => {
  const hours: number[] = []
  play(options, 'sinking', ({ view }) => hours.push(duskOf(view)))
  expect(hours).toEqual([...hours].sort((a, b) => a - b))
})

describe('the harbour as it is drawn', () => {
  it('has as many houses and barrels as there are, up to what has room', () => {
    expect(houseSpots(9, 700, 60)).toHaveLength(9)
    expect(houseSpots(60, 700, 60)).toHaveLength(28)
    expect(caskSpots(7, 700)).toHaveLength(7)
    expect(caskSpots(70, 390)).toHaveLength(21)
    expect(Math.max(...caskSpots(70, 390).map(({ x }) => x))).toBeLessThan(390)
  })
})
