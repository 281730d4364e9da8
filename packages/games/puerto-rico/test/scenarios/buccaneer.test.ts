import { Match } from '@quayside/kernel'
import { matchAt } from '@quayside/kernel/scenarios'
import { describe, expect, it } from 'vitest'
import type { EditionId } from '../../src/ids.ts'
import { puertoRico } from '../../src/index.ts'
import { city, fields, type Setting, Table } from '../table.ts'

/** The buccaneer's role, raids, plunder and poaching: 2020, Espansione 3; 1897, Expansão III. */

const EDITIONS = ['2020', '1897'] as const

function at(edition: EditionId, setting: Setting, more: object = {}): Table {
  const options = { edition, players: 3, expansions: ['buccaneer'], ...more }
  return new Table(matchAt(puertoRico, { ...setting, game: 'puerto-rico', options }))
}

const SHIPS = [
  { capacity: 4, good: 'corn' as const, count: 2 },
  { capacity: 5, good: 'coffee' as const, count: 5 },
]
const kidnaps = (...roles: string[]) => roles.map((role) => `kidnap ${role}`)
const ALL = kidnaps('settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain')

describe.each(EDITIONS)('%s: the role', (edition) => {
  it('only acts with an effect are offered; there is no pass', () => {
    at(edition, {}).says(0, 'role buccaneer').asks(0, 'buccaneer-act', ALL)
    at(edition, { tradingHouse: ['corn', 'sugar'], workerShip: 4 })
      .says(0, 'role buccaneer')
      .asks(0, 'buccaneer-act', ['plunder', 'poach', ...ALL])
      .refuses(0, 'pass', 'other-question')
      .refuses(0, 'raid-ship 4 1', 'nothing-to-raid')
  })

  it('nothing to rob is refused with the reason', () => {
    const table = at(edition, { ships: SHIPS }).says(0, 'role buccaneer')
    table.refuses(0, 'plunder', 'nothing-to-plunder').refuses(0, 'poach', 'nobody-to-poach')
    table.refuses(0, 'raid-ship 6 0', 'nothing-to-raid').refuses(0, 'raid-ship 4 3', 'nothing-to-raid')
    table.refuses(0, 'kidnap prospector', 'role-not-in-play').refuses(0, 'kidnap buccaneer', 'role-taken')
  })

  it('only the chooser acts, and the next player picks a role', () => {
    at(edition, { tradingHouse: ['corn'] })
      .says(0, 'role buccaneer', 'plunder')
      .asks(1, 'choose-role')
  })

  it('its marker bars the holder until somebody else has been the buccaneer', () => {
    const table = at(edition, { ships: SHIPS, tradingHouse: ['corn'], roleCoins: { settler: 1 } })
    table.says(0, 'role buccaneer', 'plunder').says(1, 'role craftsman').says(2, 'role trader')
    expect(table.view()).toMatchObject({ buccaneer: 0, governor: 1 })
    table.says(1, 'role craftsman').says(2, 'role trader').refuses(0, 'role buccaneer', 'holds-marker')
    table.says(0, 'role captain').says(2, 'role buccaneer', 'raid-ship 4 0')
    expect(table.view()).toMatchObject({ buccaneer: 2 })
    table.says(0, 'role craftsman').says(1, 'role trader')
    table.says(0, 'role buccaneer').asks(0, 'buccaneer-act')
  })

  it('no coin is ever laid on it', () => {
    const table = at(edition, {}).says(0, 'role craftsman').says(1, 'role trader').says(2, 'role captain')
    expect(table.view().roleCoins).toMatchObject({ settler: 1, mayor: 1, builder: 1, buccaneer: 0 })
  })
})

describe.each(EDITIONS)('%s: raid and plunder', (edition) => {
  it('up to three barrels of one ship are kept, the others go to the supply', () => {
    const table = at(edition, { ships: SHIPS }).says(0, 'role buccaneer')
    const raids = ['raid-ship 4 0', 'raid-ship 4 1', 'raid-ship 4 2', ...[0, 1, 2, 3].map((n) => `raid-ship 5 ${n}`)]
    table.asks(0, 'buccaneer-act', [...raids, ...ALL])
    const supply = table.view().goodsSupply.coffee
    table.says(0, 'raid-ship 5 3')
    expect(table.goods(0)).toEqual({ coffee: 3 })
    expect(table.view().ships[1]).toEqual({ capacity: 5, count: 0 })
    expect(table.view().goodsSupply.coffee).toBe(supply + 2)
    expect(table.events('ship-raided')).toMatchObject([{ seat: 0, ship: 5, good: 'coffee', count: 3 }])
  })

  it('without a number as many as possible are kept; none may be kept too', () => {
    expect(at(edition, { ships: SHIPS }).says(0, 'role buccaneer', 'raid-ship 4').goods(0)).toEqual({ corn: 2 })
    const table = at(edition, { ships: SHIPS }).says(0, 'role buccaneer', 'raid-ship 4 0')
    expect(table.goods(0)).toEqual({})
    expect(table.view().ships[0].count).toBe(0)
  })

  it('the trading house is emptied for a point each', () => {
    const table = at(edition, { tradingHouse: ['corn', 'indigo', 'corn'] }).says(0, 'role buccaneer', 'plunder')
    expect([table.vps(), table.view().tradingHouse]).toEqual([[3, 0, 0], []])
    expect(table.view().goodsSupply).toMatchObject({ corn: 10, indigo: 11 })
    expect(table.events('points')).toMatchObject([{ seat: 0, points: 3, source: 'plunder' }])
  })
})

describe.each(EDITIONS)('%s: poaching', (edition) => {
  const home = { fields: fields('corn', 'quarry'), city: city('indigo-plant*') }
  const places = ['place corn', 'place quarry', 'place indigo-plant', 'done']

  it('the ship keeps a worker for each player; up to three of the others are placed at once', () => {
    const table = at(edition, { players: [home], workerShip: 8 }).says(0, 'role buccaneer', 'poach')
    table.asks(0, 'poach-place', places).says(0, 'place corn', 'place indigo-plant')
    table.asks(0, 'poach-place', ['place quarry', 'place indigo-plant', 'done']).says(0, 'place quarry')
    table.asks(1, 'choose-role')
    expect(table.view().workerShip).toBe(3)
    expect(table.player(0)).toMatchObject({
      spare: 0,
      fields: fields('corn*', 'quarry*'),
      city: city('indigo-plant**'),
    })
    expect(table.events('workers-poached')).toMatchObject([{ seat: 0, count: 5 }])
    expect(table.events('poached-dropped')).toMatchObject([{ count: 2 }])
  })

  it('fewer may be kept, and no more than there are circles; none waits without one', () => {
    const stopped = at(edition, { players: [home], workerShip: 5 }).says(0, 'role buccaneer', 'poach', 'done')
    expect([stopped.view().workerShip, stopped.player(0).spare]).toEqual([3, 0])
    const full = at(edition, { players: [{ fields: fields('corn') }], workerShip: 7 })
    full.says(0, 'role buccaneer', 'poach', 'place corn').asks(1, 'choose-role')
    expect([full.view().workerShip, full.player(0).spare]).toEqual([3, 0])
  })

  it('who has no circle can still send them away', () => {
    const table = at(edition, { players: [{ fields: [] }], workerShip: 5 }).says(0, 'role buccaneer', 'poach')
    table.asks(1, 'choose-role')
    expect(table.view().workerShip).toBe(3)
  })

  it('workers that are already on the island stay where they are', () => {
    const table = at(edition, { players: [home], workerShip: 5 }).says(0, 'role buccaneer', 'poach')
    table.refuses(0, 'place hacienda', 'no-free-circle').refuses(0, 'role mayor', 'other-question')
  })

  it('with a noble aboard the kind of each is chosen; those sent away are workers first', () => {
    const nobles = { expansions: ['buccaneer', 'nobles'], ...(edition === '1897' ? { market: 'base' } : {}) }
    const setting = { players: [home], workerShip: 6, nobleShip: 1 }
    const table = at(edition, setting, nobles).says(0, 'role buccaneer', 'poach')
    expect(table.answers(0, 'place noble')).toHaveLength(3)
    table.says(0, 'place noble corn', 'place quarry').refuses(0, 'place noble indigo-plant', 'none-aboard')
    table.says(0, 'done')
    expect(table.view()).toMatchObject({ workerShip: 3, nobleShip: 0 })
    const other = at(edition, setting, nobles).says(0, 'role buccaneer', 'poach', 'done')
    expect(other.view()).toMatchObject({ workerShip: 2, nobleShip: 1 })
  })
})

describe('what becomes of poached workers that are not kept', () => {
  const setting: Setting = { players: [{ fields: fields('corn') }], workerShip: 8, workerSupply: 40 }

  it('2020: they go to the supply', () => {
    const table = at('2020', setting).says(0, 'role buccaneer', 'poach', 'place corn')
    expect(table.view().workerSupply).toBe(44)
    expect(table.view()).not.toHaveProperty('workersGone')
  })

  it('1897: they leave the game', () => {
    const table = at('1897', setting).says(0, 'role buccaneer', 'poach', 'place corn')
    expect(table.view()).toMatchObject({ workerSupply: 40, workersGone: 4 })
  })

  it('1897: a position says how many left; the supply lacks them', () => {
    expect(at('1897', { workersGone: 5 }).view()).toMatchObject({ workersGone: 5, workerSupply: 50, workerShip: 3 })
    expect(at('1897', { workersGone: 5, workerSupply: 2 }).view()).toMatchObject({ workersGone: 5, workerSupply: 2 })
  })

  it.each([
    ['2020', { workersGone: 1 }, 'nobody leaves the game in this edition'],
    ['1897', { noblesGone: 1 }, 'nobles are not in play'],
    ['1897', { workersGone: 56 }, 'so many cannot have left the game'],
    ['1897', { workersGone: 5, workerSupply: 51 }, 'so many cannot have left the game'],
  ] as [EditionId, Setting, string][])('%s: refuses the position %j', (edition, setting, message) => {
    const position = { ...setting, game: 'puerto-rico', options: { edition, players: 3, expansions: ['buccaneer'] } }
    expect(Match.fromPosition(puertoRico, position)).toMatchObject({ ok: false, error: { message } })
  })
})

describe('1897, Puertoma: it acts without being asked', () => {
  const turn: Setting = { governor: 2, now: { phase: 'buccaneer', by: 2 } }

  it('and keeps the marker', () => {
    const table = at('1897', { ...turn, tradingHouse: ['corn', 'sugar'] }, { puertomas: 1 })
    table.asks(0, 'choose-role')
    expect([table.vps(), table.view().tradingHouse]).toEqual([[0, 0, 2], []])
    expect(table.view()).toMatchObject({ buccaneer: 2 })
  })

  it('poached workers find their own places, the others leave the game', () => {
    const table = at('1897', { ...turn, workerShip: 9 }, { puertomas: 1 })
    const [{ count }] = table.events('workers-poached')
    const [dropped] = table.events('poached-dropped')
    expect([count, table.view().workerShip]).toEqual([6, 3])
    expect(table.view()).toMatchObject({ workersGone: dropped.count })
  })
})
