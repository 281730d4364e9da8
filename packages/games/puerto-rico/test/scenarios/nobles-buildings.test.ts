import { describe, expect, it } from 'vitest'
import { city, fields, from, type More } from '../table.ts'
import { by, noble, nobleOn, noblesAt, WITH_NEW } from './nobles-table.ts'

/** Buildings that tell nobles from workers or count them, in the builder's, craftsman's and captain's phases. */

describe.each(from({ classic: 'Capela', 2020: 'Cappella', 1897: 'Capela' }))(
  '$edition, $source: chapel',
  ({ edition }) => {
    const at = (...buildings: object[]) =>
      noblesAt(edition, { players: [{ coins: 0, vp: 0, city: buildings as [] }], now: by('craftsman') })

    it('with a worker a coin, with a noble a point instead', () => {
      const worked = at(...city('chapel*'))
      expect([worked.player(0).coins, worked.vps()[0]]).toEqual([1, 0])
      const blessed = at(noble('chapel'))
      expect([blessed.player(0).coins, blessed.vps()[0]]).toEqual([0, 1])
      expect(blessed.events('points')).toEqual([{ kind: 'points', seat: 0, points: 1, source: 'chapel' }])
    })

    it('empty: nothing', () => {
      const table = at(...city('chapel'))
      expect([table.player(0).coins, table.vps()[0]]).toEqual([0, 0])
    })

    it('whoever is craftsman, at the start of the phase', () => {
      const players = [{ coins: 0, city: city('chapel*') }, { fields: fields('corn*') }]
      const told = noblesAt(edition, { players, now: by('craftsman', 1) })
        .match.eventsFor('referee')
        .map(({ kind }) => kind)
      expect(told.indexOf('factory-paid')).toBeGreaterThanOrEqual(0)
      expect(told.indexOf('factory-paid')).toBeLessThan(told.indexOf('produced'))
    })
  },
)

describe.each(from({ classic: 'Joalheria', 2020: 'Gioielliere', 1897: 'Alfaiataria Grande' }))(
  '$edition, $source: jeweler',
  ({ edition }) => {
    const owner = { coins: 0, fields: [nobleOn('corn'), nobleOn('sugar')], spareNobles: 2, city: [noble('jeweler')] }
    const at = (player: object, more: More = {}) =>
      noblesAt(edition, { players: [player, {}, {}], now: by('craftsman', 1) }, more)

    it('a coin for each noble, wherever it stands', () => {
      expect(at(owner).coins()[0]).toBe(5)
      expect(at({ ...owner, city: city('jeweler*') }).coins()[0]).toBe(4)
    })

    it('nothing while it is empty, and nothing without nobles', () => {
      expect(at({ ...owner, city: city('jeweler') }).coins()[0]).toBe(0)
      expect(at({ coins: 0, city: city('jeweler*') }).coins()[0]).toBe(0)
    })

    it('others’ nobles do not count', () => {
      const players = [{ coins: 0, city: city('jeweler*') }, { spareNobles: 3 }]
      expect(noblesAt(edition, { players, now: by('craftsman', 1) }).coins()[0]).toBe(0)
    })

    it('variant jeweler-cap-3: at most three coins', () => {
      const variants = ['jeweler-cap-3'] as const
      expect(at(owner, { variants }).coins()[0]).toBe(3)
      expect(at({ ...owner, spareNobles: 0, city: city('jeweler*') }, { variants }).coins()[0]).toBe(2)
    })

    it('its coins are no goods: the craftsman has no extra barrel for them', () => {
      const player = { coins: 0, fields: [], spareNobles: 2, city: city('jeweler*') }
      const table = noblesAt(edition, { players: [player, {}, {}], now: by('craftsman') }).asks(1, 'choose-role')
      expect(table.coins()[0]).toBe(2)
    })
  },
)

describe.each(from({ classic: 'Departamento de Construção', 2020: 'Ufficio di Zona', 1897: 'Tabelião' }))(
  '$edition, $source: zoning office',
  ({ edition }) => {
    const at = (player: object, seat = 1) => noblesAt(edition, { players: [player], now: by('builder', seat) })
    const priced = (player: object, building: string) => {
      const table = at({ coins: 20, ...player }, 2)
        .says(2, 'pass')
        .says(0, `build ${building}`)
      return table.events('built')[0].price
    }

    it('with a worker a coin off small buildings only', () => {
      const player = { city: city('zoning-office*') }
      expect([priced(player, 'hacienda'), priced(player, 'coffee-roaster'), priced(player, 'fortress')]).toEqual([
        1, 5, 10,
      ])
    })

    it('with a noble two coins off large buildings only', () => {
      const player = { city: [noble('zoning-office')] }
      expect([priced(player, 'hacienda'), priced(player, 'royal-garden'), priced(player, 'fortress')]).toEqual([
        2, 8, 8,
      ])
    })

    it('empty: nothing off', () => {
      const player = { city: city('zoning-office') }
      expect([priced(player, 'hacienda'), priced(player, 'fortress')]).toEqual([2, 10])
    })

    it('beside quarries and the privilege, never below nothing', () => {
      const player = { fields: fields('quarry*', 'quarry*', 'quarry*', 'quarry*') }
      expect(priced({ ...player, city: [noble('zoning-office')] }, 'fortress')).toBe(4)
      const free = at({ ...player, coins: 0, city: city('zoning-office*') }, 0).says(0, 'build small-market')
      expect(free.events('built')[0].price).toBe(0)
    })
  },
)

describe.each(from({ classic: 'Fornecedor Real', 2020: 'Fornitore Reale', 1897: 'Posto de Resgate' }))(
  '$edition, $source: royal supplier',
  ({ edition }) => {
    const goods = { corn: 2, sugar: 1, coffee: 1 }
    const owner = { vp: 0, goods, fields: [nobleOn('corn')], spareNobles: 1, city: city('royal-supplier*') }
    const at = (player: object, more: More = {}, now = by('captain')) =>
      noblesAt(edition, { players: [player], now }, more)

    it('a barrel for a point for each noble, every one of another kind', () => {
      const table = at(owner).asks(0, 'royal-supplier', ['return corn', 'return sugar', 'return coffee', 'done'])
      table
        .says(0, 'return corn')
        .refuses(0, 'return corn', 'returned-already')
        .refuses(0, 'return indigo', 'no-such-good')
      table.refuses(0, 'return worker', 'not-for-return').says(0, 'return sugar').asks(0, 'captain-load')
      expect([table.vps()[0], table.goods(0)]).toEqual([2, { corn: 1, coffee: 1 }])
      expect(table.view().goodsSupply).toMatchObject({ corn: 9, sugar: 11 })
    })

    it('a noble in the supplier counts as well', () => {
      const table = at({ ...owner, spareNobles: 0, fields: [], city: [noble('royal-supplier')] })
      table.says(0, 'return coffee').asks(0, 'captain-load')
      expect(table.vps()[0]).toBe(1)
    })

    it('it may be left at any moment', () => {
      const table = at(owner).says(0, 'return coffee', 'done').asks(0, 'captain-load')
      expect([table.vps()[0], table.goods(0)]).toEqual([1, { corn: 2, sugar: 1 }])
    })

    it('nothing without nobles, without goods or while it is empty', () => {
      at({ ...owner, fields: [], spareNobles: 0 }).asks(0, 'captain-load')
      at({ ...owner, city: city('royal-supplier') }).asks(0, 'captain-load')
      at({ ...owner, goods: {} }).asks(1, 'choose-role')
    })

    it('these barrels are no loads: neither privilege nor harbor pay for them', () => {
      const table = at({ ...owner, goods: { coffee: 1 }, city: city('royal-supplier*', 'harbor*') })
      table.says(0, 'return coffee').asks(1, 'choose-role')
      expect(table.vps()[0]).toBe(1)
    })

    it('before anybody loads, clockwise from the captain', () => {
      const players = [owner, owner, { goods }]
      const table = noblesAt(edition, { players, now: by('captain', 2) })
      table.asks(0, 'royal-supplier').says(0, 'done').asks(1, 'royal-supplier').says(1, 'done').asks(2, 'captain-load')
    })

    it('after lighthouse and union halls', () => {
      const buildings = city('royal-supplier*', 'lighthouse*', 'union-hall*')
      const table = at({ ...owner, coins: 0, city: buildings }, WITH_NEW).asks(0, 'royal-supplier')
      expect([table.coins()[0], table.vps()[0]]).toEqual([1, 1])
    })
  },
)
