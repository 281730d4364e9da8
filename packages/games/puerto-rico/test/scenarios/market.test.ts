import { newMatch } from '@quayside/kernel/scenarios'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../../src/index.ts'
import { Table, times } from '../table.ts'

/** The drafted market: classic, 1ª and 2ª Expansão; 2020, Espansione 1 and 2; 1897, Expansão I and II. */

const tableOf = (options: object, seed = 'market'): Table => new Table(newMatch(puertoRico, options, seed))

const NEW = { expansions: ['new-buildings'] }
const BOTH = { expansions: ['new-buildings', 'nobles'] }

/** Every player in turn offers the first building there is. */
function draftToEnd(table: Table): string[] {
  const offered: string[] = []
  for (;;) {
    const [ask] = table.match.status().ask
    if (ask.kind !== 'market-draft') return offered
    offered.push(ask.answers[0])
    table.says(ask.seat, ask.answers[0])
  }
}

const PRODUCTION = 6

describe('new buildings: which are on sale', () => {
  it.each(['classic', '2020', '1897'])('%s: from the governor on, each offers one kind in turn', (edition) => {
    const table = tableOf({ edition, players: 3, ...NEW })
    table.asks(0, 'market-draft').says(0, 'offer library').asks(1, 'market-draft').says(1, 'offer church')
    table.asks(2, 'market-draft').says(2, 'offer office').asks(0, 'market-draft')
    expect(table.view().market).toMatchObject({ library: 2, church: 2, office: 2, 'small-indigo-plant': 4 })
    expect(table.view().market).not.toHaveProperty('harbor')
    expect(table.events('building-offered')).toMatchObject([
      { seat: 0, building: 'library' },
      { seat: 1, building: 'church' },
      { seat: 2, building: 'office' },
    ])
  })

  it('a space takes a building of its cost: one of 1, two of 2', () => {
    const table = tableOf({ edition: 'classic', players: 3, ...NEW })
    table.says(0, 'offer aqueduct').refuses(1, 'offer small-market', 'no-draft-space')
    table.says(1, 'offer hacienda').says(2, 'offer black-market')
    table.refuses(0, 'offer forest-house', 'no-draft-space').refuses(0, 'offer construction-hut', 'no-draft-space')
    expect(table.answers(0)[0]).toBe('offer small-warehouse')
  })

  it('what is offered, or always there, is not offered again, and nothing else is answered now', () => {
    const table = tableOf({ edition: '2020', players: 4, ...NEW }).says(0, 'offer statue')
    table.refuses(1, 'offer statue', 'already-offered').refuses(1, 'offer coffee-roaster', 'already-offered')
    table.refuses(1, 'role builder', 'other-question').refuses(1, 'build statue', 'other-question')
  })

  it('seventeen spaces are filled, then the first round begins; buildings left out are not on sale', () => {
    const table = tableOf({ edition: '2020', players: 4, ...NEW })
    draftToEnd(table)
    table.asks(0, 'choose-role')
    const market = Object.keys(table.view().market)
    expect(market).toHaveLength(PRODUCTION + 17)
    expect(table.events('building-offered')).toHaveLength(17)
    expect(market).not.toContain('statue')
    table.says(0, 'role builder').refuses(0, 'build statue', 'not-in-market')
  })

  it('with two players there is one of each', () => {
    const table = tableOf({ edition: 'classic', players: 2, ...NEW }).says(0, 'offer library')
    expect(table.view().market.library).toBe(1)
  })

  it('the last spaces fill themselves when only one building fits anywhere', () => {
    const table = tableOf({ edition: '1897', players: 3, expansions: ['nobles'] })
    expect(table.answers(0, 'offer small-market')).toEqual(['offer small-market'])
    draftToEnd(table)
    expect(Object.keys(table.view().market)).toHaveLength(PRODUCTION + 17)
  })
})

describe('nobles: their buildings', () => {
  it('classic: the eight are always there, the others are drafted', () => {
    const table = tableOf({ edition: 'classic', players: 3, ...BOTH }).refuses(0, 'offer villa', 'already-offered')
    draftToEnd(table)
    expect(Object.keys(table.view().market)).toHaveLength(PRODUCTION + 8 + 17)
  })

  it('2020: all together on 25 spaces; the jeweler is one of them', () => {
    const table = tableOf({ edition: '2020', players: 3, ...BOTH })
    table.says(0, 'offer jeweler')
    draftToEnd(table)
    expect(Object.keys(table.view().market)).toHaveLength(PRODUCTION + 25)
  })

  it('1897: all together on the same 17 spaces', () => {
    const table = tableOf({ edition: '1897', players: 3, ...BOTH })
    draftToEnd(table)
    expect(Object.keys(table.view().market)).toHaveLength(PRODUCTION + 17)
  })

  it('classic and 2020 without new buildings: nothing is drafted', () => {
    for (const edition of ['classic', '2020']) {
      const table = tableOf({ edition, players: 3, expansions: ['nobles'] }).asks(0, 'choose-role')
      expect(Object.keys(table.view().market)).toHaveLength(PRODUCTION + 17 + 8)
    }
  })
})

describe('pairs that are kept apart (1897, variants)', () => {
  const apart = (variant: string) => ({ edition: '1897', players: 3, ...BOTH, variants: [variant] })

  it('no villa with the jeweler, whichever comes first', () => {
    tableOf(apart('no-villa-with-jeweler')).says(0, 'offer jeweler').refuses(1, 'offer villa', 'forbidden-pair')
    tableOf(apart('no-villa-with-jeweler')).says(0, 'offer villa').refuses(1, 'offer jeweler', 'forbidden-pair')
  })

  it('no hacienda with the forest house', () => {
    const table = tableOf(apart('no-hacienda-with-forest-house')).says(0, 'offer forest-house')
    table.refuses(1, 'offer hacienda', 'forbidden-pair').says(1, 'offer construction-hut')
    draftToEnd(table)
    expect(table.view().market).not.toHaveProperty('hacienda')
  })

  it('chance keeps them apart too', () => {
    for (const seed of times(12, 0).map((_, i) => `apart ${i}`)) {
      const { market } = tableOf({ ...apart('no-villa-with-jeweler'), market: 'random' }, seed).view()
      expect('villa' in market && 'jeweler' in market).toBe(false)
    }
  })
})

describe('a market without a draft', () => {
  it('by chance: every space is filled before the first role, differently from game to game', () => {
    const markets = ['one', 'two', 'three'].map((seed) => {
      const table = tableOf({ edition: '2020', players: 3, ...NEW, market: 'random' }, seed).asks(0, 'choose-role')
      expect(table.events('market-drawn')).toHaveLength(17)
      return Object.keys(table.view().market)
    })
    for (const market of markets) expect(market).toHaveLength(PRODUCTION + 17)
    expect(new Set(markets.map(String)).size).toBe(3)
  })

  it('the base set: what the base game has', () => {
    const table = tableOf({ edition: '2020', players: 3, ...NEW, market: 'base' }).asks(0, 'choose-role')
    expect(table.view().market).toEqual(tableOf({ edition: '2020', players: 3 }).view().market)
  })
})

describe('1897, Puertoma: it counts the buildings to the number of a tie-break card, from the left', () => {
  it('and takes its turn without being asked', () => {
    const table = tableOf({ edition: '1897', players: 3, puertomas: 2, ...NEW })
    const left = table.answers(0).filter((text) => text !== 'offer library')
    table.says(0, 'offer library').asks(0, 'market-draft')
    const [first] = table.events('automa-card')
    const offered = table.events('building-offered')
    expect(offered).toMatchObject([{ seat: 0, building: 'library' }, { seat: 1 }, { seat: 2 }])
    expect(`offer ${offered[1].building}`).toBe(left[(Number(first.card) - 1) % left.length])
  })

  it('until the market is full', () => {
    const table = tableOf({ edition: '1897', players: 3, puertomas: 1, ...NEW })
    draftToEnd(table)
    expect(Object.keys(table.view().market)).toHaveLength(PRODUCTION + 17)
    expect(table.events('automa-card').length).toBeGreaterThanOrEqual(5)
  })
})
