import { describe, expect, it } from 'vitest'
import type { RoleId } from '../../src/ids.ts'
import { fields, type Setting } from '../table.ts'
import { deckFrom, LONE, puertomasAt, SOLO } from './puertoma-table.ts'

const open: Setting = { openFields: ['corn', 'sugar', 'tobacco', 'coffee'] }
/** Without the cheapest building, a Puertoma without coins has nothing to build. */
const NOTHING_TO_DO: Setting = { openFields: [], market: { 'small-market': 0 } }

describe('the rulebook’s examples (1897, Puertoma, Exemplos de Seleção de Função)', () => {
  it('#1: settler and mayor can be reached and pay, and the settler has a coin', () => {
    const table = puertomasAt(SOLO, { ...open, now: { phase: 'choose', by: 1 }, roleCoins: { settler: 1 } })
    expect(table.roles(1)).toEqual(['settler'])
    expect(table.grounds(1)[0]).toBe('most-coins')
    expect(table.marker).toBe('settler')
    table.asks(0, 'settler-take')
  })

  it('#2: nothing in reach pays, so the coins decide, and the marker stays', () => {
    const table = puertomasAt(SOLO, {
      ...open,
      governor: 0,
      now: { phase: 'choose', by: 1 },
      rolesTaken: { 0: ['captain'] },
      roleCoins: { builder: 3, settler: 1 },
      players: [{}, { coins: 0, goods: { indigo: 2 } }],
      tradingHouse: ['indigo'],
      puertoma: { marker: 'craftsman' },
    })
    expect(table.roles(1)).toEqual(['builder'])
    expect(table.grounds(1)[0]).toBe('most-coins')
    expect(table.marker).toBe('craftsman')
  })

  it('#2: of several with the most coins, the first on a card', () => {
    const table = puertomasAt(SOLO, {
      ...open,
      governor: 0,
      now: { phase: 'choose', by: 1 },
      rolesTaken: { 0: ['captain'] },
      roleCoins: { builder: 3, settler: 3 },
      players: [{}, { coins: 0, goods: { indigo: 2 } }],
      tradingHouse: ['indigo'],
      // Card 5 names the mayor first, who has no coins, then the builder, then, last of all, the settler.
      puertoma: { marker: 'craftsman', deck: deckFrom(5) },
    })
    expect(table.roles(1)).toEqual(['builder'])
    expect(table.events('automa-card')[0]).toMatchObject({ card: 5 })
    expect(table.grounds(1)[0]).toBe('card')
    expect(table.marker).toBe('craftsman')
  })
})

describe('which role it takes (1897, Escolhendo uma Função)', () => {
  /** The Puertoma in seat 2 picks last in a round of three. */
  const picks = (taken: [RoleId, RoleId], setting: Setting) =>
    puertomasAt(LONE, {
      ...open,
      governor: 0,
      now: { phase: 'choose', by: 2 },
      rolesTaken: { 0: [taken[0]], 1: [taken[1]] },
      ...setting,
    })

  it('the only one that pays', () => {
    const table = picks(['settler', 'builder'], {})
    expect(table.roles(2)).toEqual(['mayor'])
    expect(table.grounds(2)[0]).toBe('only-one')
    expect(table.marker).toBe('mayor')
  })

  it('an arrow comes before coins', () => {
    const table = picks(['settler', 'mayor'], {
      roleCoins: { builder: 5 },
      players: [{}, {}, { goods: { corn: 1 } }],
      puertoma: { marker: 'craftsman' },
      tradingHouse: ['corn'],
    })
    expect(table.roles(2)).toEqual(['captain'])
    expect(table.grounds(2)[0]).toBe('arrow')
    expect(table.marker).toBe('captain')
  })

  it('the role on whose space the marker stands, by card', () => {
    const table = picks(['mayor', 'captain'], {
      players: [{}, {}, { coins: 5 }],
      // No arrow leads from the mayor to builder or settler; card 1 begins with the builder.
      puertoma: { marker: 'mayor', deck: deckFrom(1) },
    })
    expect(table.roles(2)).toEqual(['builder'])
    expect(table.marker).toBe('mayor')
  })

  it('the mayor pays only while a circle under an estate is empty', () => {
    const table = picks(['settler', 'builder'], {
      players: [{}, {}, { goods: { corn: 1 }, board: { estates: { corn: [1] } } }],
      tradingHouse: ['corn'],
    })
    expect(table.roles(2)).toEqual(['captain'])
  })

  it('the craftsman pays only for a kind that it does not have', () => {
    const without = { board: { estates: { corn: [1], sugar: [2] } }, goods: { corn: 1 } }
    const one = picks(['captain', 'trader'], {
      ...NOTHING_TO_DO,
      players: [{}, {}, { ...without, coins: 0 }],
      puertoma: { marker: 'captain' },
    })
    expect(one.roles(2)).toEqual(['craftsman'])
    const other = picks(['captain', 'trader'], {
      ...NOTHING_TO_DO,
      players: [{}, {}, { ...without, goods: { corn: 1, sugar: 1 }, coins: 0 }],
      puertoma: { marker: 'captain', deck: deckFrom(2) },
    })
    expect(other.grounds(2)[0]).toBe('none-profitable')
  })

  it('if none pays, the same steps among all that are free', () => {
    const table = picks(['settler', 'captain'], {
      ...NOTHING_TO_DO,
      players: [{}, {}, { coins: 0, board: { estates: { corn: [1] } }, goods: { corn: 1 } }],
      tradingHouse: ['corn'],
      puertoma: { marker: 'builder', deck: deckFrom(3) },
    })
    // In reach are mayor and trader; card 3 begins with the trader.
    expect(table.roles(2)).toEqual(['trader'])
    expect(table.grounds(2)).toEqual(['none-profitable', 'card'])
    expect(table.of('cannot-act', 2)).toMatchObject([{ role: 'trader' }])
    expect(table.marker).toBe('builder')
  })

  it('the prospector always pays, and both have one space', () => {
    const table = puertomasAt(
      { players: 5, puertomas: 1 },
      {
        openFields: [],
        governor: 0,
        now: { phase: 'choose', by: 4 },
        rolesTaken: { 0: ['settler'], 1: ['mayor'], 2: ['captain'], 3: ['prospector'] },
        players: [{}, {}, {}, {}, { coins: 0 }],
      },
    )
    expect(table.roles(4)).toEqual(['prospector2'])
    expect(table.player(4).coins).toBe(1)
    expect(table.marker).toBe('prospector')
  })
})

describe('the action marker (1897, Movendo o Marcador de Ação)', () => {
  it('follows when a Puertoma can act in another’s role, along an arrow', () => {
    const table = puertomasAt(SOLO, { ...open, now: { phase: 'settler', by: 0 } }).says(0, 'take corn')
    expect(table.events('automa-marker')[0]).toMatchObject({ role: 'settler' })
  })

  it('stays if it cannot act', () => {
    const table = puertomasAt(SOLO, {
      now: { phase: 'trader', by: 0 },
      players: [{ goods: { corn: 1 }, fields: fields('corn') }],
    }).says(0, 'pass')
    expect(table.of('cannot-act', 1)).toMatchObject([{ role: 'trader' }])
    expect(table.events('automa-marker')[0]).not.toMatchObject({ role: 'trader' })
  })

  it('goes only one way where the arrow does', () => {
    // From the mayor no arrow leads back to the builder.
    const table = puertomasAt(SOLO, {
      now: { phase: 'builder', by: 0 },
      governor: 1,
      rolesTaken: { 1: ['settler'], 2: ['mayor'] },
      players: [{ coins: 0 }, { coins: 3 }, { coins: 3 }],
      puertoma: { marker: 'mayor' },
    })
    table.says(0, ...table.answers(0, 'pass'))
    expect(table.of('built', 1)).toHaveLength(1)
    expect(table.events('automa-marker').map(({ role }) => role)).not.toContain('builder')
  })
})
