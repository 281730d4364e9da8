import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, type Setting, tableAt, times } from '../table.ts'

/** Builder: classic, Construtor; 2020, Costruttore; 1897, Construtor. The university: Universidade, Università, Escola. */

const builder = { phase: 'builder', by: 0 } as const
const at = (setting: Setting) => tableAt('classic', 3, { now: builder, ...setting })

/** Eleven city spaces built on. */
const SMALL = ['small-market', 'hacienda', 'construction-hut', 'small-warehouse', 'hospice', 'office', 'large-market']
const eleven = [...SMALL, 'small-indigo-plant', 'small-sugar-mill', 'indigo-plant', 'sugar-mill']
const buildings = (table: ReturnType<typeof at>, seat: number) =>
  table.player(seat).city.map(({ building }) => building)

describe('buying', () => {
  it('each may buy one in turn; the builder pays one coin less', () => {
    const table = at({ players: times(3, { coins: 5 }) })
    table
      .says(0, 'build office')
      .says(1, 'build office')
      .refuses(2, 'build office', 'sold-out')
      .says(2, 'build hospice')
    expect(table.coins()).toEqual([1, 0, 1])
    expect(buildings(table, 2)).toEqual(['hospice'])
    expect(table.view().market.office).toBe(0)
  })

  it('a new building has no worker', () => {
    expect(
      at({ players: [{ coins: 5 }] })
        .says(0, 'build office')
        .player(0).city,
    ).toEqual([{ building: 'office', workers: 0 }])
  })

  it('the price never falls below 0, and no coin is paid out', () => {
    const players = [{ coins: 0, fields: fields('quarry*') }]
    const table = at({ players }).says(0, 'build small-market')
    expect(table.player(0).coins).toBe(0)
  })

  it('a builder who passes gets no coin (all editions)', () => {
    expect(
      at({ players: [{ coins: 2 }] })
        .says(0, 'pass')
        .player(0).coins,
    ).toBe(2)
  })

  it('who cannot buy anything is not asked', () => {
    const table = at({ players: [{ coins: 0 }, { coins: 0 }, { coins: 1 }] })
    table.asks(0, 'builder-build', ['build small-market', 'build small-indigo-plant', 'pass']).says(0, 'pass')
    table.asks(2, 'builder-build', ['build small-market', 'build small-indigo-plant', 'pass'])
    expect(table.events('cannot-act')).toEqual([{ kind: 'cannot-act', seat: 1, role: 'builder' }])
  })
})

describe('refusals', () => {
  const rich = { coins: 20 }

  it('a building one has already, also a production building', () => {
    const table = at({ players: [{ ...rich, city: city('office', 'indigo-plant') }] })
    table.refuses(0, 'build office', 'already-owned').refuses(0, 'build indigo-plant', 'already-owned')
  })

  it('a building that is sold out', () => {
    const players = [rich, { city: city('wharf', 'guild-hall') }, { city: city('wharf') }]
    at({ players }).refuses(0, 'build wharf', 'sold-out').refuses(0, 'build guild-hall', 'sold-out')
  })

  it('a large building with one space left; a small one fits', () => {
    const table = at({ players: [{ ...rich, city: city(...eleven) }] })
    table.refuses(0, 'build fortress', 'no-city-space').says(0, 'build harbor')
  })

  it('a price one cannot pay', () => {
    at({ players: [{ coins: 3 }] })
      .refuses(0, 'build office', 'not-enough-coins')
      .says(0, 'build hospice')
    at({ players: [{ coins: 0 }, { coins: 4 }] })
      .says(0, 'pass')
      .refuses(1, 'build office', 'not-enough-coins')
  })

  it('a second building, something else, and a building not in the game', () => {
    const table = at({ players: [rich] })
    table.refuses(0, 'build lighthouse', 'unknown-answer').refuses(0, 'sell corn', 'other-question')
    table.says(0, 'build office').refuses(0, 'build hospice', 'not-your-turn')
  })
})

describe.each(EDITIONS)('%s, university', (edition) => {
  const owner = { coins: 20, city: city('university*') }
  const build = (setting: Setting) => tableAt(edition, 3, { players: [owner], now: builder, ...setting })
  const staff = (table: ReturnType<typeof build>) => table.player(0).city.map(({ workers }) => workers)

  it('a worker from the supply may come with the building, one even where there are three circles', () => {
    const table = build({ workerSupply: 5, workerShip: 3 }).says(0, 'build sugar-mill')
    table.asks(0, 'builder-worker', ['worker', 'no worker']).says(0, 'worker')
    expect(staff(table)).toEqual([1, 1])
    expect([table.view().workerSupply, table.view().workerShip]).toEqual([4, 3])
  })

  it('may be declined', () => {
    expect(staff(build({}).says(0, 'build harbor', 'no worker').asks(1, 'builder-build'))).toEqual([1, 0])
  })

  it('with an empty supply the worker comes from the ship', () => {
    const table = build({ workerSupply: 0, workerShip: 3 }).says(0, 'build harbor', 'worker')
    expect([staff(table), table.view().workerShip]).toEqual([[1, 1], 2])
  })

  it('with both empty it is not asked', () => {
    expect(staff(build({ workerSupply: 0, workerShip: 0 }).says(0, 'build harbor').asks(1, 'builder-build'))).toEqual([
      1, 0,
    ])
  })

  it('does not serve the university itself, nor without a worker in it', () => {
    const first = tableAt(edition, 3, { players: [{ coins: 20 }], now: builder })
    first.says(0, 'build university').asks(1, 'builder-build')
    const empty = tableAt(edition, 3, { players: [{ coins: 20, city: city('university') }], now: builder })
    empty.says(0, 'build harbor').asks(1, 'builder-build')
  })
})

describe('a full city', () => {
  it.each(EDITIONS)('%s: triggers the end; the round is played out', (edition) => {
    const table = tableAt(edition, 3, { players: [{ coins: 20, city: city(...eleven) }], now: builder })
    table.says(0, 'build harbor')
    expect(table.events('end-triggered')).toEqual([{ kind: 'end-triggered', cause: 'city' }])
    table.says(1, 'pass').says(2, 'pass').asks(1, 'choose-role').says(1, 'role trader')
    expect(table.over).toBe(false)
    table.says(2, 'role craftsman')
    expect(table.over).toBe(true)
  })

  it('two spaces of a large building count', () => {
    const table = at({ players: [{ coins: 20, city: city(...eleven.slice(1)) }] }).says(0, 'build residence')
    expect(table.view().endTriggered).toBe(true)
  })

  it('is not asked to build any more, and eleven spaces trigger nothing', () => {
    const players = [
      { coins: 20, city: city(...eleven.slice(1)) },
      { coins: 20, city: city(...eleven, 'wharf') },
    ]
    const table = at({ players, endTriggered: true }).says(0, 'pass').asks(2, 'builder-build')
    expect(table.events('end-triggered')).toEqual([])
    expect(
      at({ players: [players[0]] })
        .says(0, 'build harbor')
        .view().endTriggered,
    ).toBe(false)
  })
})
