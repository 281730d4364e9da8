import { describe, expect, it } from 'vitest'
import { city, EDITIONS, newBuildingsAt, type Setting } from '../table.ts'

/** Church: classic and 1897, Igreja; 2020, Chiesa. */

describe.each(EDITIONS)('%s', (edition) => {
  const built = (building: string, buildings = city('church*'), more: Setting = {}) =>
    newBuildingsAt(edition, {
      players: [{ coins: 10, vp: 0, city: buildings }],
      now: { phase: 'builder', by: 0 },
      ...more,
    }).says(0, `build ${building}`)

  it.each([
    ['small-indigo-plant', 0],
    ['hacienda', 0],
    ['sugar-mill', 1],
    ['hospice', 1],
    ['coffee-roaster', 1],
    ['library', 1],
    ['guild-hall', 2],
    ['statue', 2],
  ])('%s: %i', (building, points) => {
    expect(built(building).player(0).vp).toBe(points)
  })

  it('tells where the points come from', () => {
    expect(built('wharf').events('points')).toMatchObject([{ seat: 0, points: 1, source: 'church' }])
  })

  it('nothing for the church itself, also with a university', () => {
    const table = built('church', city('university*')).says(0, 'worker')
    expect([table.player(0).vp, table.player(0).city[1].workers]).toEqual([0, 1])
  })

  it('nothing without a worker', () => {
    expect(built('wharf', city('church')).player(0).vp).toBe(0)
  })

  it('the last chip brings no end in the builder phase; a captain phase with none left does', () => {
    const table = built('wharf', city('church*'), { vpSupply: 1, governor: 0 })
    expect([table.view().vpSupply, table.view().endTriggered]).toEqual([0, false])
    table.says(1, 'pass').says(2, 'pass').says(3, 'pass').says(1, 'role captain')
    expect(table.view().endTriggered).toBe(true)
  })
})

it('1897 with the errata of 2026: the last chip ends the round, also here', () => {
  const setting: Setting = {
    players: [{ coins: 10, city: city('church*') }],
    vpSupply: 1,
    now: { phase: 'builder', by: 0 },
  }
  const table = newBuildingsAt('1897', setting, ['errata-2026']).says(0, 'build wharf')
  expect(table.view().endTriggered).toBe(true)
})
