import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, type Setting, tableAt, times } from '../table.ts'

/** Mayor: classic, Prefeito; 2020, Caposquadra; 1897, Recrutador; and our rulings on turn order, idle workers and the end. */

const mayor = { phase: 'mayor', by: 0 } as const
const at = (setting: Setting) => tableAt('classic', 3, { now: mayor, ...setting })

/** An island without a circle: whoever has it places nothing. */
const bare = { fields: [] }
const workers = (table: ReturnType<typeof at>, seat: number) => [
  ...table.player(seat).fields.map((field) => field.workers),
  ...table.player(seat).city.map((building) => building.workers),
]

describe('privilege', () => {
  it.each(EDITIONS)('%s: one worker from the supply, not from the ship; it may be declined', (edition) => {
    const taken = tableAt(edition, 3, { now: mayor, workerShip: 3, workerSupply: 9 }).says(0, 'worker')
    expect(taken.events('privilege-worker')).toEqual([{ kind: 'privilege-worker', seat: 0 }])
    expect(taken.view().workerSupply).toBe(9 - 1 - 3)
    const declined = tableAt(edition, 3, { now: mayor, workerShip: 3, workerSupply: 9 }).says(0, 'no worker')
    expect(declined.view().workerSupply).toBe(9 - 3)
  })

  it.each(EDITIONS)('%s: none when the supply is empty, though the ship has workers', (edition) => {
    const table = tableAt(edition, 3, {
      players: times(3, { fields: fields('corn', 'sugar') }),
      now: mayor,
      workerSupply: 0,
      workerShip: 4,
    })
    table.asks(0, 'mayor-place')
    expect([0, 1, 2].map((seat) => table.player(seat).spare)).toEqual([2, 1, 1])
  })
})

describe('placing', () => {
  const island = { fields: fields('corn*', 'quarry'), city: city('small-market*', 'sugar-mill') }

  it('all workers are lifted and placed again, one by one', () => {
    const table = at({ players: [island], workerShip: 0 }).says(0, 'no worker')
    expect(table.player(0).spare).toBe(2)
    table.asks(0, 'mayor-place', ['place corn', 'place quarry', 'place small-market', 'place sugar-mill'])
    table.says(0, 'place sugar-mill', 'place sugar-mill')
    expect(workers(table, 0)).toEqual([0, 0, 0, 2])
  })

  it('spare workers are placed too', () => {
    const table = at({ players: [{ ...island, spare: 1 }], workerShip: 0 }).says(0, 'no worker')
    table.says(0, 'place corn', 'place quarry', 'place small-market')
    expect(workers(table, 0)).toEqual([1, 1, 1, 0])
  })

  it('nobody may leave a worker idle while a circle is free', () => {
    const table = at({ players: [{ ...island, spare: 2 }], workerShip: 0 }).says(0, 'no worker', 'place corn')
    table.refuses(0, 'pass', 'other-question').refuses(0, 'done', 'other-question')
  })

  it('a full circle or a tile one does not have is refused', () => {
    const table = at({ players: [island], workerShip: 0 }).says(0, 'no worker', 'place corn')
    table.refuses(0, 'place corn', 'no-free-circle').refuses(0, 'place coffee', 'no-free-circle')
    table.refuses(0, 'place harbor', 'no-free-circle')
  })

  it('a building takes no more than its circles', () => {
    const rich = { fields: fields('corn'), city: city('coffee-roaster', 'harbor'), spare: 3 }
    const table = at({ players: [rich], workerShip: 0 }).says(
      0,
      'no worker',
      'place coffee-roaster',
      'place coffee-roaster',
    )
    table.refuses(0, 'place coffee-roaster', 'no-free-circle')
  })

  it('what finds no circle stays spare', () => {
    const table = at({ players: [{ fields: fields('corn'), spare: 4 }, bare, bare], workerShip: 0 }).says(
      0,
      'no worker',
    )
    expect([workers(table, 0), table.player(0).spare]).toEqual([[1], 3])
  })

  it('players place strictly in turn, from the mayor', () => {
    const players = times(3, { fields: fields('corn', 'sugar') })
    const table = at({ players, workerShip: 3, now: { phase: 'mayor', by: 1 } }).says(1, 'no worker')
    table.asks(1, 'mayor-place').says(1, 'place sugar').asks(2, 'mayor-place').refuses(0, 'place corn', 'not-your-turn')
    table.says(2, 'place corn').asks(0, 'mayor-place')
  })

  it('an occupied tile of a kind is told apart from a free one', () => {
    const table = at({ players: [{ fields: fields('corn', 'corn'), city: city('office') }], workerShip: 2 })
    table.says(0, 'no worker', 'place corn')
    expect(table.player(0).fields.filter((field) => field.workers === 1)).toHaveLength(1)
  })
})

describe('the ship is refilled', () => {
  /** Free circles in the city: 3 + 1. Fields do not count. */
  const builtUp = { fields: fields('corn', 'sugar', 'coffee'), city: city('sugar-mill', 'office') }

  it.each(EDITIONS)('%s: with as many as there are free circles in all cities', (edition) => {
    const players = [builtUp, { fields: [], city: city('tobacco-storage') }, bare]
    const table = tableAt(edition, 3, { players, workerShip: 0, now: mayor }).says(0, 'no worker')
    expect(table.view().workerShip).toBe(4 + 3)
  })

  it.each(EDITIONS)('%s: but at least one for each player', (edition) => {
    const players = [{ fields: fields('corn'), city: city('office') }, bare, bare]
    const table = tableAt(edition, 3, { players, workerShip: 0, now: mayor }).says(0, 'no worker')
    expect(table.view().workerShip).toBe(3)
  })

  it.each(EDITIONS)('%s: with too few in the supply it takes those, and the end is triggered', (edition) => {
    const setting: Setting = { players: [builtUp, bare, bare], workerShip: 0, workerSupply: 3, now: mayor }
    const table = tableAt(edition, 3, setting).says(0, 'no worker')
    expect([table.view().workerShip, table.view().workerSupply, table.view().endTriggered]).toEqual([3, 0, true])
    expect(table.events('end-triggered')).toEqual([{ kind: 'end-triggered', cause: 'workers' }])
    expect(table.events('ship-refilled')).toEqual([{ kind: 'ship-refilled', count: 3, missing: 1 }])
  })

  it('exactly enough in the supply triggers nothing', () => {
    const table = at({ players: [builtUp, bare, bare], workerShip: 0, workerSupply: 4 }).says(0, 'no worker')
    expect([table.view().workerShip, table.view().workerSupply, table.view().endTriggered]).toEqual([4, 0, false])
  })

  it('fewer than one for each player triggers the end though no circle is free', () => {
    const table = at({ players: [bare, bare, bare], workerShip: 0, workerSupply: 2 }).says(0, 'no worker')
    expect([table.view().workerShip, table.view().endTriggered]).toEqual([2, true])
  })

  it('circles are counted after placing', () => {
    const players = [builtUp, { fields: [], city: city('indigo-plant') }, bare]
    const table = at({ players, workerShip: 4 }).says(0, 'no worker', 'place sugar-mill', 'place corn')
    expect(table.view().workerShip).toBe(3 + 2)
  })
})
