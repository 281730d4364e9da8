import { describe, expect, it } from 'vitest'
import { city, EDITIONS, type Setting, tableAt } from '../table.ts'

/** Wharf and harbor: classic, Cais and Porto; 2020, Molo and Bacino di Attracco; 1897, Cais and Porto; our rulings on passing. */

const captain = { phase: 'captain', by: 0 } as const
const wharf = city('wharf*')
/** No ship takes tobacco. */
const ships: Setting['ships'] = [
  { capacity: 5, good: 'corn', count: 1 },
  { capacity: 6, good: 'sugar', count: 1 },
  { capacity: 7, good: 'indigo', count: 1 },
]

describe.each(EDITIONS)('%s', (edition) => {
  const at = (setting: Setting) => tableAt(edition, 4, { now: captain, ...setting })

  it('all barrels of a kind go on the own ship, also of a kind that a cargo ship carries', () => {
    const table = at({ players: [{ goods: { corn: 9 }, city: wharf }], ships }).says(0, 'load corn wharf')
    expect([table.player(0).vp, table.goods(0), table.view().ships[0].count]).toEqual([10, {}, 1])
  })

  it('loading through it satisfies the duty, but passing does not while a cargo ship takes something', () => {
    const table = at({ players: [{ goods: { corn: 1, tobacco: 3 }, city: wharf }, { goods: { corn: 1 } }], ships })
    table.refuses(0, 'pass', 'must-load').says(0, 'load tobacco wharf')
    expect(table.player(0).vp).toBe(5)
  })

  it('once in a phase', () => {
    const players = [{ goods: { tobacco: 3, coffee: 2, corn: 1, sugar: 1 }, city: wharf }]
    const table = at({ players, ships }).says(0, 'load tobacco wharf').refuses(0, 'load coffee wharf', 'wharf-used')
    table.asks(0, 'captain-load', ['load corn 5', 'load sugar 6'])
  })

  it('who has only the wharf left may pass and use it when the turn comes round again', () => {
    const players = [{}, { goods: { tobacco: 3 }, city: wharf }, { goods: { corn: 1, sugar: 1 } }]
    const table = at({ players, ships }).asks(1, 'captain-load', ['load tobacco wharf', 'pass']).says(1, 'pass')
    table.says(2, 'load corn 5').asks(1, 'captain-load', ['load tobacco wharf', 'pass']).says(1, 'load tobacco wharf')
    expect(table.vps()).toEqual([0, 3, 2, 0])
  })

  it('a whole circle without a load ends the phase, the wharf unused', () => {
    const players = [{}, { goods: { tobacco: 3 }, city: wharf }]
    const table = at({ players, ships }).says(1, 'pass').asks(1, 'captain-store').says(1, 'keep one tobacco')
    expect(table.goods(1)).toEqual({ tobacco: 1 })
  })

  it('two owners who pass end the phase; one who loads keeps it open for the other', () => {
    const owner = { goods: { tobacco: 2 }, city: wharf }
    const both = at({ players: [owner, owner], ships })
      .says(0, 'pass')
      .says(1, 'pass')
    both.asks(0, 'captain-store')
    const one = at({ players: [owner, owner], ships })
      .says(0, 'pass')
      .says(1, 'load tobacco wharf')
    one.asks(0, 'captain-load', ['load tobacco wharf', 'pass'])
  })

  it('without a worker it is no ship', () => {
    const players = [{ goods: { tobacco: 3, corn: 1, sugar: 1 }, city: city('wharf') }]
    at({ players, ships }).refuses(0, 'load tobacco wharf', 'no-wharf')
  })

  it('is there again in the next captain phase', () => {
    const players = [{ goods: { tobacco: 3, coffee: 2 }, city: city('wharf*', 'large-warehouse*') }]
    const table = at({ players, ships, governor: 1, now: { phase: 'captain', by: 0 } })
    table.says(0, 'load tobacco wharf', 'keep coffee').says(2, 'role captain')
    table.asks(0, 'captain-load', ['load coffee wharf', 'pass'])
  })

  it('brings the captain his extra point, also after a pass', () => {
    const players = [{ goods: { tobacco: 3 }, city: wharf }, { goods: { corn: 1, sugar: 1 } }]
    expect(at({ players, ships }).says(0, 'load tobacco wharf').player(0).vp).toBe(4)
    const later = at({ players, ships }).says(0, 'pass').says(1, 'load corn 5').says(0, 'load tobacco wharf')
    expect(later.player(0).vp).toBe(4)
  })

  it('harbor: one point for each load, also of the same kind again and by wharf', () => {
    const players = [{}, { goods: { corn: 6 }, city: city('harbor*', 'wharf*') }]
    const table = at({ players, ships }).says(1, 'load corn 5').says(1, 'load corn wharf')
    expect(table.player(1).vp).toBe(4 + 1 + 2 + 1)
  })

  it('harbor: nothing without a worker', () => {
    const players = [{}, { goods: { corn: 2, sugar: 1 }, city: city('harbor') }]
    expect(at({ players, ships }).says(1, 'load corn 5').player(1).vp).toBe(3)
  })
})

describe('the barrels of the own ship', () => {
  const players = [{ goods: { tobacco: 3 }, city: wharf }, { goods: { corn: 1, sugar: 1 } }]
  const loaded = (edition: (typeof EDITIONS)[number]) =>
    tableAt(edition, 4, { players, ships, now: captain }).says(0, 'load tobacco wharf')

  it.each(['classic', '2020'] as const)('%s: go back to the supply at once', (edition) => {
    const table = loaded(edition).asks(1, 'captain-load')
    expect(table.view().goodsSupply.tobacco).toBe(9)
    expect(table.player(0).ownShip).toEqual({ used: true })
  })

  it('1897: stay on it until the phase ends', () => {
    const table = loaded('1897').asks(1, 'captain-load')
    expect(table.view().goodsSupply.tobacco).toBe(6)
    expect(table.player(0).ownShip).toEqual({ used: true, good: 'tobacco', count: 3 })
    table.says(1, 'load corn 5')
    expect(table.view().goodsSupply.tobacco).toBe(9)
    expect(table.player(0).ownShip).toBeUndefined()
  })
})
