import { describe, expect, it } from 'vitest'
import { city, fields, from, type More, type Setting, tableAt, times } from '../table.ts'

/**
 * Guests may move at any moment, so their owner is asked before being skipped in a turn that a guest could save.
 * Source: classic, Pousada; 2020, Albergo; 1897, Choupana, p. 24. The other moments: new-guesthouse-moments.
 */

const SOURCES = { classic: 'Pousada', 2020: 'Albergo', 1897: 'Choupana, p. 24' }
const WITH_NOBLES: More = { expansions: ['new-buildings', 'nobles'] }

describe.each(from(SOURCES))('$edition, $source', ({ edition }) => {
  const at = (setting: Setting, more: More = { expansions: ['new-buildings'] }) => tableAt(edition, 3, setting, more)
  const guest = (building: string) => `move guest guesthouse ${building}`
  const asked = (...moves: string[]) => ['stay', 'stay round', ...moves.map(guest)]
  /** Nobody else does anything, and nobody has a circle but in the city. */
  const bare = { coins: 0, fields: [] }

  describe('trader', () => {
    const trader = { phase: 'trader', by: 0 } as const
    const players = [bare, { ...bare, goods: { sugar: 1 }, city: city('guesthouse*', 'office') }, bare]
    const setting: Setting = { players, tradingHouse: ['sugar'], now: trader }

    it('one sugar, sugar in the house, an unmanned office: a guest moves there and the sugar is sold', () => {
      const table = at(setting).asks(1, 'guest-move').says(1, 'stay')
      table.asks(1, 'guest-move', asked('office'))
      expect(table.events('cannot-act')).toMatchObject([{ seat: 0 }])
      table.says(1, guest('office')).asks(1, 'trader-sell', ['sell sugar', 'pass']).says(1, 'sell sugar')
      expect(table.coins()[1]).toBe(2)
    })

    it('staying is followed by the skip, and nobody is asked again', () => {
      const table = at(setting).says(1, 'stay').asks(1, 'guest-move').says(1, 'stay')
      expect(table.events('cannot-act').map(({ seat }) => seat)).toEqual([0, 1, 2])
      // The question before choosing a role is another one.
      table.asks(1, 'guest-move').says(1, 'stay').asks(1, 'choose-role')
    })

    it('who stays for the round is skipped unasked', () => {
      at(setting).says(1, 'stay round').asks(1, 'choose-role')
    })

    it('"stay round" before the skip ends the questions too', () => {
      at(setting).says(1, 'stay').says(1, 'stay round').asks(1, 'choose-role')
    })

    it('no question where no move would help', () => {
      const owner = { ...bare, goods: { sugar: 1 }, fields: fields('sugar'), city: city('guesthouse*', 'harbor') }
      const table = at({ ...setting, players: [bare, owner, bare] }).says(1, 'stay')
      table.says(1, 'stay').asks(1, 'choose-role')
      expect(table.events('cannot-act')).toHaveLength(3)
    })

    it('a trading post with a full house', () => {
      const owner = { ...bare, goods: { corn: 1, sugar: 1 }, city: city('guesthouse*', 'trading-post') }
      const tradingHouse: Setting['tradingHouse'] = ['sugar', 'coffee', 'tobacco', 'indigo']
      const table = at({ players: [bare, owner, bare], tradingHouse, now: trader }).says(1, 'stay')
      table.asks(1, 'guest-move', asked('trading-post')).says(1, guest('trading-post'))
      table.asks(1, 'trader-sell', ['sell corn post', 'sell sugar post', 'pass']).says(1, 'sell sugar post')
      expect(table.coins()[1]).toBe(2)
    })

    it('a land office, also after a sale', () => {
      const owner = { ...bare, goods: { sugar: 1 }, city: city('guesthouse*', 'land-office') }
      const table = at({ players: [bare, owner, bare], now: trader }, WITH_NOBLES).says(1, 'stay', 'sell sugar')
      table.asks(1, 'guest-move', asked('land-office')).says(1, guest('land-office')).asks(1, 'trader-sell')
      expect(table.answers(1, 'draw').length).toBeGreaterThan(0)
    })
  })

  describe('captain', () => {
    const ships: Setting['ships'] = [
      { capacity: 4, good: 'corn', count: 1 },
      { capacity: 5, good: 'indigo', count: 1 },
      { capacity: 6, good: 'coffee', count: 1 },
    ]
    const captainAt = (owner: NonNullable<Setting['players']>[number]) =>
      at({ players: [bare, { ...bare, vp: 0, ...owner }, bare], ships, now: { phase: 'captain', by: 0 } })

    it('three sugar, no ship takes it, an unmanned wharf: a guest moves there and 3 are shipped', () => {
      const table = captainAt({ goods: { sugar: 3 }, city: city('guesthouse*', 'wharf') }).says(1, 'stay')
      table.asks(1, 'guest-move', asked('wharf')).says(1, guest('wharf'))
      table.asks(1, 'captain-load', ['load sugar wharf', 'pass']).says(1, 'load sugar wharf')
      expect([table.vps()[1], table.goods(1)]).toEqual([3, {}])
    })

    it('a small wharf', () => {
      const table = captainAt({ goods: { sugar: 3 }, city: city('guesthouse*', 'small-wharf') }).says(1, 'stay')
      table.asks(1, 'guest-move', asked('small-wharf')).says(1, guest('small-wharf')).asks(1, 'captain-load')
      table.says(1, 'load small-wharf sugar 2', 'done')
      expect([table.vps()[1], table.goods(1)]).toEqual([1, { sugar: 1 }])
    })

    it('again when the turn comes round, for that is another skip', () => {
      const owner = { ...bare, goods: { sugar: 3 }, city: city('guesthouse*', 'wharf') }
      const other = { ...bare, goods: { corn: 1, indigo: 1, coffee: 1 } }
      const table = at({ players: [other, owner, bare], ships, now: { phase: 'captain', by: 0 } }).says(1, 'stay')
      table.says(0, 'load corn 4').asks(1, 'guest-move').says(1, 'stay').asks(0, 'captain-load')
      table.says(0, 'load indigo 5').asks(1, 'guest-move').says(1, guest('wharf')).asks(1, 'captain-load')
    })

    it('not without goods', () => {
      const table = captainAt({ city: city('guesthouse*', 'wharf') }).says(1, 'stay')
      table.asks(1, 'guest-move').says(1, 'stay').asks(1, 'guest-move').says(1, 'stay').asks(1, 'choose-role')
    })
  })

  describe('settler', () => {
    const settler = { phase: 'settler', by: 0 } as const
    const oneLeft: Setting =
      edition === '2020'
        ? { piles: [{ open: 'corn', faceDown: [] }, ...times(3, { open: null, faceDown: [] })], discards: {} }
        : { openFields: ['corn'], stack: [], discards: {} }
    const takeCorn = edition === '2020' ? 'take corn 1' : 'take corn'

    it('a construction hut with no tile left', () => {
      const players = [bare, { ...bare, city: city('guesthouse*', 'construction-hut') }, bare]
      const table = at({ players, ...oneLeft, quarries: 2, now: settler })
        .says(1, 'stay')
        .says(0, takeCorn)
      table.asks(1, 'guest-move', asked('construction-hut')).says(1, guest('construction-hut'))
      table.asks(1, 'settler-take', ['take quarry', 'pass']).says(1, 'take quarry')
      expect(table.player(1).fields.map(({ tile }) => tile)).toEqual(['quarry'])
    })

    it('not with a full island', () => {
      const full = { coins: 0, fields: fields(...times(6, 'sugar*'), ...times(6, 'indigo*')) }
      const players = [bare, { ...full, city: city('guesthouse*', 'construction-hut') }, bare]
      at({ players, ...oneLeft, quarries: 2, now: settler })
        .says(1, 'stay')
        .says(0, takeCorn)
        .asks(1, 'guest-move')
        .says(1, 'stay')
        .asks(1, 'choose-role')
    })

    it('at the end the settler with an unmanned library: a guest moves there and a second tile is taken', () => {
      const players = [{ ...bare, city: city('guesthouse*', 'library') }, bare, bare]
      const table = at({ players, now: settler }).says(0, 'stay', 'pass').says(1, 'pass').says(2, 'pass')
      table.asks(0, 'guest-move', asked('library')).says(0, guest('library')).asks(0, 'settler-take')
      expect(table.answers(0)).not.toContain('take quarry')
      table.says(0, table.answers(0, 'take')[0])
      expect(table.player(0).fields).toHaveLength(1)
      table.asks(1, 'choose-role')
    })

    it('library: staying ends the phase; others than the settler are not asked', () => {
      const owner = { ...bare, city: city('guesthouse*', 'library') }
      const stays = at({ players: [owner, bare, bare], now: settler }).says(0, 'stay', 'pass')
      stays.says(1, 'pass').says(2, 'pass').says(0, 'stay').asks(1, 'choose-role')
      const other = at({ players: [bare, bare, owner], now: settler })
        .says(2, 'stay')
        .says(0, 'pass')
      other.says(1, 'pass').says(2, 'pass').asks(1, 'choose-role')
    })

    it('at the end any owner of an unmanned hunting lodge: a guest moves there and a tile is given up', () => {
      const owner = { ...bare, fields: fields('corn*', 'corn*'), city: city('guesthouse*', 'hunting-lodge') }
      const table = at({ players: [bare, bare, owner], now: settler }, WITH_NOBLES)
        .says(2, 'stay')
        .says(0, 'pass')
      table.says(1, 'pass').says(2, 'pass').asks(2, 'guest-move', asked('hunting-lodge'))
      table.says(2, guest('hunting-lodge')).asks(2, 'lodge-discard', ['discard corn', 'pass']).says(2, 'discard corn')
      expect(table.player(2).fields).toHaveLength(1)
    })

    it('a noble guest who hunts brings the two points', () => {
      const house = { building: 'guesthouse', nobles: 1 }
      const owner = { ...bare, vp: 0, city: [house, ...city('hunting-lodge')] }
      const others = { coins: 0, fields: fields('corn*') }
      const table = at({ players: [owner, others, others], now: settler }, WITH_NOBLES).says(0, 'stay', 'pass')
      table.says(1, 'pass').says(2, 'pass').asks(0, 'guest-move').says(0, 'move noble guesthouse hunting-lodge')
      expect(table.vps()[0]).toBe(2)
    })
  })

  describe('builder', () => {
    const builder = { phase: 'builder', by: 0 } as const

    it('a black market', () => {
      const owner = { ...bare, vp: 1, goods: { corn: 1 }, city: city('guesthouse*', 'black-market') }
      const table = at({ players: [bare, owner, bare], now: builder })
        .says(1, 'stay')
        .says(0, 'pass')
      table.asks(1, 'guest-move', asked('black-market')).says(1, guest('black-market')).asks(1, 'builder-build')
      table.says(1, 'build small-indigo-plant').asks(1, 'black-market-return', ['return corn', 'return vp'])
    })

    it('a quarry', () => {
      const owner = { coins: 0, fields: fields('quarry'), city: city('guesthouse*') }
      const table = at({ players: [bare, owner, bare], now: builder })
        .says(1, 'stay')
        .says(0, 'pass')
      table.asks(1, 'guest-move', asked('quarry')).says(1, guest('quarry')).asks(1, 'builder-build')
      expect(table.answers(1)).toContain('build small-indigo-plant')
    })

    it('two quarries, where one would not do: asked for each guest', () => {
      const owner = { coins: 2, fields: fields('quarry', 'quarry'), city: city('guesthouse**') }
      const table = at({ players: [bare, owner, bare], now: builder, market: { hospice: 1 } }).says(1, 'stay')
      table.says(1, guest('quarry')).asks(1, 'guest-move', asked('quarry')).says(1, guest('quarry'))
      table.asks(1, 'builder-build', ['build hospice', 'pass'])
    })
  })
})
