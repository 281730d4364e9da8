import { Match } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../../src/index.ts'
import { city, EDITIONS, fields, newTable, Table, tableAt, times } from '../table.ts'

/** Positions: the chapter "A Puerto Rico position" of the protocol, and our rulings on them. */

/** The protocol's example, word for word. */
const EXAMPLE = `{"game":"puerto-rico","options":{"edition":"classic","players":4},
 "round":5,"governor":0,
 "players":[{"coins":3,"vp":4,"goods":{"corn":6,"tobacco":2},
             "fields":[{"tile":"corn","workers":1},{"tile":"quarry","workers":1},{"tile":"coffee","workers":0}],
             "city":[{"building":"small-market","workers":1},{"building":"coffee-roaster","workers":2}],"spare":0}],
 "ships":[{"capacity":6,"good":"indigo","count":2}],
 "tradingHouse":["sugar"],
 "openFields":["corn","corn","sugar","indigo","coffee"],
 "workerShip":4,"workerSupply":60,"vpSupply":80,
 "roleCoins":{"trader":1},"rolesTaken":{"0":["settler"]},
 "now":{"phase":"captain","by":1}}`

function example(): Table {
  const begun = Match.fromPosition(puertoRico, JSON.parse(EXAMPLE))
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

/** The table, or null where the position is refused. */
function tryTable(position: object): Table | null {
  const begun = Match.fromPosition(puertoRico, { game: 'puerto-rico', ...position })
  return begun.ok ? new Table(begun.value) : null
}

describe('the example of the protocol', () => {
  it('is a captain phase chosen by seat 1, in which only seat 0 has something to load', () => {
    const table = example().asks(0, 'captain-load', ['load corn 7', 'load tobacco 5', 'load tobacco 7'])
    expect(table.view().now).toEqual({ phase: 'captain', by: 1 })
  })

  it('has the supplies that follow from it', () => {
    const seen = example().view()
    expect(seen.goodsSupply).toEqual({ corn: 4, indigo: 9, sugar: 10, tobacco: 7, coffee: 9 })
    expect(seen.quarries).toBe(7)
    expect(seen.market).toMatchObject({ 'small-market': 1, 'coffee-roaster': 2, office: 2, 'city-hall': 1 })
    expect(seen.faceDown).toBe(50 - 2 - 3 - 5)
    expect([seen.workerShip, seen.workerSupply, seen.vpSupply]).toEqual([4, 60, 80])
  })

  it('leaves the other players as after set-up', () => {
    const others = example().view().players.slice(1)
    expect(others.map((player) => player.fields[0].tile)).toEqual(['indigo', 'corn', 'corn'])
    expect(others.map(({ coins, vp, city, spare }) => [coins, vp, city.length, spare])).toEqual(times(3, [3, 0, 0, 0]))
  })

  it('seat 1 has the captain, and coins lie on the trader', () => {
    const seen = example().view()
    expect(seen.rolesTaken).toMatchObject({ 0: ['settler'], 1: ['captain'] })
    expect(seen.roleCoins).toMatchObject({ trader: 1, captain: 0 })
  })

  it('goes on with seat 2', () => {
    const table = example().says(0, 'load corn 7').asks(2, 'choose-role')
    table.refuses(2, 'role settler', 'role-taken').refuses(2, 'role captain', 'role-taken')
    expect(table.player(0).vp).toBe(4 + 6 + 2)
  })
})

describe.each(EDITIONS)('%s, what is left out', (edition) => {
  it('an empty position is the table after set-up', () => {
    const { openFields: _, stack: _stack, piles: _piles, ...given } = tableAt(edition, 4, {}).view()
    const { openFields: _open, stack: _other, piles: __, ...begun } = newTable(edition, 4).view()
    expect(given).toEqual(begun)
  })

  it('workers and chips not on the table are in the supply', () => {
    const players = [{ vp: 12, fields: fields('corn*'), city: city('indigo-plant**'), spare: 3 }]
    const seen = tableAt(edition, 3, { players, workerShip: 5 }).view()
    expect(seen.workerSupply).toBe(58 - 6 - 5)
    expect(seen.vpSupply).toBe((edition === '2020' ? 76 : 75) - 12)
  })

  it('a full city means that the end is triggered', () => {
    const large = ['guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall']
    expect(tableAt(edition, 3, { players: [{ city: city(...large, 'office', 'wharf') }] }).view().endTriggered).toBe(
      true,
    )
  })

  it('now.by has the role and its coins are paid', () => {
    const table = tableAt(edition, 4, { players: [{ coins: 1 }], now: { phase: 'builder', by: 0 } })
    expect([table.player(0).coins, table.view().rolesTaken[0]]).toEqual([1, ['builder']])
  })
})

describe('tiles', () => {
  it('a known stack is drawn from its top', () => {
    const table = tableAt('classic', 3, {
      players: [{ city: city('hacienda*') }],
      openFields: ['corn'],
      stack: ['coffee', 'tobacco'],
      now: { phase: 'settler', by: 0 },
    })
    expect(table.says(0, 'draw').player(0).fields[1].tile).toBe('coffee')
  })

  it.each(['classic', '1897'] as const)('%s: an open row may be empty', (edition) => {
    expect(tableAt(edition, 4, { openFields: [] }).view().openFields).toEqual([])
    const bare = tableAt(edition, 4, { openFields: [], stack: [], discards: {} }).view()
    expect([bare.openFields, bare.faceDown]).toEqual([[], 0])
  })

  it('2020: piles with an empty one', () => {
    const piles = tableAt('2020', 3, { piles: ['corn', null, 'sugar', 'sugar'] }).view().piles
    expect(piles?.map((pile) => pile.open)).toEqual(['corn', null, 'sugar', 'sugar'])
  })
})

describe('large numbers', () => {
  it('points beyond the chips are points on paper', () => {
    expect(tableAt('classic', 3, { players: [{ vp: 90 }] }).view()).toMatchObject({ vpSupply: 0, paperVp: 15 })
  })

  it('the points on paper of a whole table are refused or counted right', () => {
    const table = tryTable({ players: times(4, { vp: 9999 }) })
    if (table) expect(table.view()).toMatchObject({ vpSupply: 0, paperVp: 4 * 9999 - 100 })
  })

  it('coins that gather from roles are refused or counted right', () => {
    const table = tryTable({
      options: { edition: 'classic', players: 2 },
      players: [{ coins: 9999 }],
      roleCoins: { trader: 9999, craftsman: 9999, captain: 9999 },
    })
    table?.says(0, 'role trader').says(1, 'role prospector').says(0, 'role craftsman')
    table?.says(1, 'role builder', 'pass').says(0, 'pass').says(0, 'role captain')
    if (table) expect(table.player(0).coins).toBe(4 * 9999)
  })
})

it('a phase that begins by itself tells what happened', () => {
  const players = [{ fields: fields('corn*') }, { fields: fields('corn*') }]
  const table = tableAt('classic', 3, { players, now: { phase: 'craftsman', by: 0 } }).asks(0, 'craftsman-extra')
  expect(table.events('produced')).toMatchObject([
    { seat: 0, good: 'corn', count: 1 },
    { seat: 1, good: 'corn', count: 1 },
  ])
})

describe('a position written out and read again is the same state', () => {
  it.each(EDITIONS.flatMap((edition) => [2, 3, 4, 5].map((players) => [edition, players] as const)))(
    '%s, %i players, at every choice of a role',
    (edition, players) => {
      const table = newTable(edition, players, `${edition} ${players}`)
      for (let i = 0; i < 400 && !table.over; i++) {
        const [ask] = table.match.status().ask
        if (ask.kind === 'choose-role') {
          const written = table.match.game.writePosition(table.match.state)
          expect(written).not.toBeNull()
          const again = Match.fromPosition(puertoRico, written)
          if (!again.ok) throw new Error(again.error.message)
          expect(new Table(again.value).hash).toBe(table.hash)
        }
        table.says(ask.seat, ask.answers[(i * 7) % ask.answers.length])
      }
    },
  )
})

it.each([2, 3, 4, 5])('2020, %i players: an open row that is left out is laid out as at set-up', (players) => {
  const begun = Match.begin(puertoRico, { edition: '2020', players }, 'any')
  if (!begun.ok) throw new Error(begun.error.message)
  const atSetUp = puertoRico.view(begun.value.state as never, 'spectator').piles as { faceDown: number }[]
  const piles = tableAt('2020', players, {}).view().piles ?? []
  expect(piles.map(({ faceDown }) => faceDown)).toEqual(atSetUp.map(({ faceDown }) => faceDown))
  expect(piles.every(({ open }) => open !== null)).toBe(true)
})
