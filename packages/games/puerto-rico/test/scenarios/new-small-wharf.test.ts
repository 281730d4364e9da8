import { describe, expect, it } from 'vitest'
import { city, EDITIONS, newBuildingsAt, type Setting } from '../table.ts'

/** Small wharf: classic, Pequeno Cais; 2020, Piccolo Molo; 1897, Cais Pequeno; our rulings: once, one load, the duty to load. */

/** No ship takes tobacco or coffee. */
const ships: Setting['ships'] = [
  { capacity: 5, good: 'corn', count: 1 },
  { capacity: 6, good: 'sugar', count: 1 },
  { capacity: 7, good: 'indigo', count: 1 },
]

describe.each(EDITIONS)('%s', (edition) => {
  const at = (setting: Setting) => newBuildingsAt(edition, { ships, now: { phase: 'captain', by: 3 }, ...setting })
  const wharf = city('small-wharf*')

  it('different kinds at once, as many barrels as wanted, a point for every two of all', () => {
    const players = [{ goods: { tobacco: 4, coffee: 2 }, city: wharf }]
    const table = at({ players }).says(0, 'load small-wharf tobacco 3')
    const more = ['load small-wharf tobacco 1', 'load small-wharf coffee 1', 'load small-wharf coffee 2', 'done']
    table.asks(0, 'small-wharf-load', more).says(0, 'load small-wharf coffee 2', 'done')
    expect([table.player(0).vp, table.goods(0)]).toEqual([2, { tobacco: 1 }])
    expect(table.events('loaded')).toMatchObject([
      { seat: 0, good: 'tobacco', count: 3, ship: 1 },
      { seat: 0, good: 'coffee', count: 2, ship: 1 },
    ])
  })

  it('the whole load can be written in one answer, in any order, and is complete then', () => {
    const players = [{ goods: { tobacco: 4, coffee: 2 }, city: wharf }]
    const table = at({ players }).says(0, 'load small-wharf coffee 2 tobacco 3')
    expect([table.player(0).vp, table.goods(0)]).toEqual([2, { tobacco: 1 }])
    at({ players }).refuses(0, 'load small-wharf tobacco 3 coffee 3', 'too-many-barrels')
    at({ players }).refuses(0, 'load small-wharf tobacco 3 tobacco 1', 'unknown-answer')
  })

  it('odd barrels are rounded down over the whole load, one alone brings nothing', () => {
    const players = [{ goods: { tobacco: 1, coffee: 2 }, city: wharf }]
    const three = at({ players }).says(0, 'load small-wharf tobacco 1', 'load small-wharf coffee 2')
    expect(three.player(0).vp).toBe(1)
    expect(at({ players }).says(0, 'load small-wharf tobacco 1', 'done').player(0).vp).toBe(0)
  })

  it('a barrel satisfies the duty to load; passing does not while a cargo ship takes something', () => {
    const players = [{ goods: { corn: 2, tobacco: 1 }, city: wharf }, { goods: { sugar: 1, indigo: 1 } }]
    const table = at({ players }).refuses(0, 'pass', 'must-load').says(0, 'load small-wharf tobacco 1', 'done')
    table.asks(1, 'captain-load')
  })

  it('who has only the small wharf left may pass and use it when the turn comes round again', () => {
    const players = [{ goods: { coffee: 4 }, city: wharf }, { goods: { corn: 1, sugar: 1 } }]
    const table = at({ players }).says(0, 'pass').says(1, 'load corn 5')
    table.says(0, 'load small-wharf coffee 4')
    expect(table.player(0).vp).toBe(2)
  })

  it('is there again in the next captain phase', () => {
    const players = [{ goods: { tobacco: 2, coffee: 2 }, city: city('small-wharf*', 'small-warehouse*') }]
    const table = at({ players, governor: 0 }).says(0, 'load small-wharf tobacco 2', 'done', 'keep coffee')
    table.says(1, 'role captain').asks(0, 'captain-load').says(0, 'load small-wharf coffee 2')
    expect(table.player(0).vp).toBe(2)
  })

  it('once in a phase', () => {
    const players = [{ goods: { corn: 3, sugar: 2 }, city: wharf }]
    const table = at({ players }).says(0, 'load small-wharf corn 1', 'done')
    table.refuses(0, 'load small-wharf corn 1', 'small-wharf-used')
  })

  it('not without a worker, and not more barrels than there are', () => {
    const players = [{ goods: { corn: 3, sugar: 2 }, city: city('small-wharf') }]
    at({ players }).refuses(0, 'load small-wharf corn 1', 'no-small-wharf')
    const owner = at({ players: [{ ...players[0], city: wharf }] })
    owner.refuses(0, 'load small-wharf corn 4', 'too-many-barrels')
    owner.refuses(0, 'load small-wharf coffee 1', 'no-such-good').says(0, 'load small-wharf corn 2')
    owner.refuses(0, 'load small-wharf corn 2', 'too-many-barrels').refuses(0, 'pass', 'other-question')
  })

  it('wharf and small wharf serve in the same phase (note)', () => {
    const players = [{ goods: { tobacco: 3, coffee: 2 }, city: city('small-wharf*', 'wharf*') }]
    const table = at({ players }).says(0, 'load tobacco wharf').says(0, 'load small-wharf coffee 2')
    expect(table.player(0).vp).toBe(4)
  })

  it("one load for harbor, lighthouse and the captain's own point, however many kinds", () => {
    const owner = { coins: 0, goods: { tobacco: 2, coffee: 2 }, city: city('small-wharf*', 'harbor*', 'lighthouse*') }
    const other = at({ players: [owner] }).says(0, 'load small-wharf tobacco 2', 'load small-wharf coffee 2')
    expect([other.player(0).vp, other.coins()[0]]).toEqual([2 + 1, 1])
    const captain = at({ players: [owner], now: { phase: 'captain', by: 0 } })
    captain.says(0, 'load small-wharf tobacco 2', 'load small-wharf coffee 2')
    expect([captain.player(0).vp, captain.coins()[0]]).toEqual([2 + 1 + 1, 2])
  })

  it('undo takes back what was added to the first kind, then the load', () => {
    const players = [{ goods: { corn: 3, tobacco: 2, coffee: 2 }, city: wharf }, { goods: { sugar: 2, indigo: 1 } }]
    const table = at({ players })
    const before = table.hash
    const begun = table.says(0, 'load small-wharf corn 2').hash
    table.says(0, 'load small-wharf tobacco 2', 'load small-wharf coffee 1', 'done').asks(1, 'captain-load').undoes(0)
    expect(table.hash).toBe(begun)
    expect(table.undoes(0).hash).toBe(before)
  })
})

describe('its barrels', () => {
  const players = [{ goods: { tobacco: 3, corn: 1 }, city: city('small-wharf*') }, { goods: { sugar: 2, indigo: 1 } }]
  const loaded = (edition: (typeof EDITIONS)[number]) =>
    newBuildingsAt(edition, { players, ships, now: { phase: 'captain', by: 0 } }).says(
      0,
      'load small-wharf tobacco 2',
      'done',
    )

  it.each(['classic', '2020'] as const)('%s: go back to the supply at once', (edition) => {
    const table = loaded(edition).asks(1, 'captain-load')
    expect(table.view().goodsSupply.tobacco).toBe(8)
    expect(table.player(0).smallShip?.goods.tobacco).toBe(0)
  })

  it('1897: stay on the private ship until the phase ends', () => {
    const table = loaded('1897').asks(1, 'captain-load')
    expect([table.view().goodsSupply.tobacco, table.player(0).smallShip?.goods.tobacco]).toEqual([6, 2])
    table.says(1, 'load sugar 6').says(0, 'keep one tobacco')
    expect([table.view().goodsSupply.tobacco, table.player(0).smallShip]).toEqual([8, undefined])
  })
})
