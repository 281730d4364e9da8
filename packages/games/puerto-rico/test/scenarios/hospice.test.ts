import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, type Setting, tableAt } from '../table.ts'

/** The hospice by edition: classic, Hospedaria; 2020, Ospizio; 1897, Hospital; and our rulings on it. */

const settler = { phase: 'settler', by: 0 } as const
const owner = { fields: fields('indigo'), city: city('hospice*') }
const withHacienda = { ...owner, city: city('hospice*', 'hacienda*') }
const at = (edition: (typeof EDITIONS)[number], setting: Setting) => tableAt(edition, 4, { now: settler, ...setting })

/** A plantation that lies open, whichever it is. */
const openTile = (table: ReturnType<typeof at>) => table.view().openFields[0]
const workers = (table: ReturnType<typeof at>) => table.player(0).fields.map((field) => field.workers)

describe.each(EDITIONS)('%s', (edition) => {
  it('the tile of the action may come with a worker from the supply', () => {
    const table = at(edition, { players: [owner], workerSupply: 10 })
    table
      .says(0, `take ${openTile(table)}`)
      .asks(0, 'settler-worker', ['worker', 'no worker'])
      .says(0, 'worker')
    expect(workers(table)).toEqual([0, 1])
    expect(table.view().workerSupply).toBe(9)
  })

  it('also a quarry', () => {
    expect(workers(at(edition, { players: [owner] }).says(0, 'take quarry', 'worker'))).toEqual([0, 1])
  })

  it('it may be declined', () => {
    const table = at(edition, { players: [owner] })
      .says(0, 'take quarry', 'no worker')
      .asks(1, 'settler-take')
    expect(workers(table)).toEqual([0, 0])
  })

  it('an empty hospice gives nothing, and passing gives nothing', () => {
    at(edition, { players: [{ city: city('hospice') }] })
      .says(0, 'take quarry')
      .asks(1, 'settler-take')
    at(edition, { players: [owner] })
      .says(0, 'pass')
      .asks(1, 'settler-take')
  })

  it('with supply and ship empty it is not asked', () => {
    const table = at(edition, { players: [owner], workerSupply: 0, workerShip: 0 })
    table.says(0, 'take quarry').asks(1, 'settler-take')
  })
})

describe.each(['classic', '2020'] as const)('%s: the tile of the action only, from the supply only', (edition) => {
  it('no worker with the tile drawn by a hacienda', () => {
    const table = at(edition, { players: [withHacienda] })
      .says(0, 'draw')
      .asks(0, 'settler-take')
    table.says(0, 'take quarry').asks(0, 'settler-worker').says(0, 'worker')
    expect(workers(table)).toEqual([0, 0, 1])
  })

  it('drawing and then passing brings no worker', () => {
    at(edition, { players: [withHacienda] })
      .says(0, 'draw', 'pass')
      .asks(1, 'settler-take')
  })

  it('with an empty supply it takes none from the ship', () => {
    const table = at(edition, { players: [owner], workerSupply: 0, workerShip: 4 })
    table.says(0, 'take quarry').asks(1, 'settler-take')
    expect(table.view().workerShip).toBe(4)
  })
})

describe('1897: any one tile gained, then from the agency', () => {
  it('is asked at each tile; the worker may go on the drawn one, and there is no second', () => {
    const table = at('1897', { players: [withHacienda] })
      .says(0, 'draw')
      .asks(0, 'settler-worker')
    table.says(0, 'worker', 'take quarry').asks(1, 'settler-take')
    expect(workers(table)).toEqual([0, 1, 0])
  })

  it('or on that of the action', () => {
    const table = at('1897', { players: [withHacienda] }).says(0, 'draw', 'no worker', 'take quarry', 'worker')
    expect(workers(table)).toEqual([0, 0, 1])
  })

  it('may be declined at both', () => {
    const table = at('1897', { players: [withHacienda] }).says(0, 'draw', 'no worker', 'take quarry', 'no worker')
    expect(workers(table.asks(1, 'settler-take'))).toEqual([0, 0, 0])
  })

  it('works for the drawn tile when the action is passed', () => {
    const table = at('1897', { players: [withHacienda] })
      .says(0, 'draw', 'worker', 'pass')
      .asks(1, 'settler-take')
    expect(workers(table)).toEqual([0, 1])
  })

  it('takes from the agency only when the supply is empty', () => {
    const fromSupply = at('1897', { players: [owner], workerSupply: 1, workerShip: 4 }).says(0, 'take quarry', 'worker')
    expect([fromSupply.view().workerSupply, fromSupply.view().workerShip]).toEqual([0, 4])
    const fromAgency = at('1897', { players: [owner], workerSupply: 0, workerShip: 4 }).says(0, 'take quarry', 'worker')
    expect(fromAgency.view().workerShip).toBe(3)
    expect(fromAgency.events('tile-worker')).toMatchObject([{ seat: 0, tile: 'quarry', from: 'ship' }])
  })

  it('serves again in the next settler phase', () => {
    const table = at('1897', { players: [owner, {}, {}, {}] }).says(0, 'take quarry', 'worker')
    table.says(1, 'pass').says(2, 'pass').says(3, 'pass').says(1, 'role trader').says(2, 'role craftsman')
    table.says(3, 'role prospector').says(1, 'role settler', 'pass').says(2, 'pass').says(3, 'pass')
    table.says(0, `take ${openTile(table)}`).asks(0, 'settler-worker')
  })
})
