import { describe, expect, it } from 'vitest'
import type { TileId } from '../../src/ids.ts'
import { city, fields, from, type More, type Setting, times } from '../table.ts'
import { bare, by, noble, nobleOn, noblesAt, WITH_NEW } from './nobles-table.ts'

/** Land office; that it acts once in a turn, before or after selling and beside a full house, and sells no quarry or forest: our rulings. */

const SOURCES = { classic: 'Cartório', 2020: 'Ufficio Territoriale', 1897: 'Escritório de Zoneamento' }
const trader = by('trader')

describe.each(from(SOURCES))('$edition, $source', ({ edition }) => {
  const draw = edition === '2020' ? 'draw 1' : 'draw'
  const land: Setting =
    edition === '2020'
      ? { piles: [{ open: 'corn', faceDown: ['coffee'] }, ...times(3, { open: 'corn' as const, faceDown: [] })] }
      : { openFields: times(4, 'corn' as const), stack: ['coffee'] }
  const at = (player: object, more: Setting = {}, options: More = {}) =>
    noblesAt(edition, { players: [player, bare, bare], now: trader, ...land, ...more }, options)
  const buyer = { coins: 3, fields: fields('corn*'), city: city('land-office*') }
  const seller = { coins: 3, fields: fields('corn*', 'sugar', 'quarry'), city: [noble('land-office')] }

  it('with a worker: a face-down tile for a coin', () => {
    const table = at(buyer).says(0, draw)
    expect([table.tiles(0), table.player(0).coins]).toEqual([['corn', 'coffee'], 2])
    expect(table.events('land-bought')).toEqual([{ kind: 'land-bought', seat: 0, coins: 1 }])
    table.asks(1, 'choose-role')
  })

  it('not without a coin or a free space', () => {
    at({ ...buyer, coins: 0 }).asks(1, 'choose-role')
    at({ ...buyer, fields: fields(...times(12, 'indigo')) }).asks(1, 'choose-role')
    at({ ...buyer, coins: 0, goods: { corn: 1 } }).refuses(0, draw, 'no-coin')
    at({ ...buyer, fields: fields(...times(12, 'indigo')), goods: { corn: 1 } }).refuses(0, draw, 'no-field-space')
  })

  it('not while it is empty, nor without one', () => {
    at({ ...buyer, city: city('land-office'), goods: { corn: 1 } }).refuses(0, draw, 'no-land-office')
    at({ ...buyer, city: [], goods: { corn: 1 } }).refuses(0, draw, 'no-land-office')
  })

  it('with a noble: a coin for a plantation, which goes to the discards; a quarry stays', () => {
    const table = at(seller).asks(0, 'trader-sell', ['discard corn', 'discard sugar', 'pass'])
    table.refuses(0, 'discard quarry', 'tile-not-estate').refuses(0, 'discard coffee', 'no-such-tile')
    const { sugar } = table.view().discards
    table.says(0, 'discard sugar')
    expect([table.tiles(0), table.player(0).coins]).toEqual([['corn', 'quarry'], 4])
    expect(table.view().discards.sugar).toBe(sugar + 1)
  })

  it('a noble does not buy, a worker does not sell', () => {
    at(seller).refuses(0, draw, 'no-land-office')
    at(buyer).refuses(0, 'discard corn', 'no-land-office')
  })

  it('whoever worked there becomes spare; of several tiles an empty one goes first, then one with a worker', () => {
    const island = [nobleOn('corn'), { tile: 'corn' as const, workers: 1 }, { tile: 'corn' as const }]
    const sold = (count: number) => at({ ...seller, fields: island.slice(0, 3 - count) }).says(0, 'discard corn')
    expect([sold(0).spares(0), sold(0).player(0).fields]).toMatchObject([
      [0, 0],
      [{ nobles: 1 }, { workers: 1 }],
    ])
    expect([sold(1).spares(0), sold(1).player(0).fields]).toMatchObject([[1, 0], [{ nobles: 1 }]])
    expect([sold(2).spares(0), sold(2).player(0).fields]).toEqual([[0, 1], []])
  })

  it('once in a turn, before selling', () => {
    const table = at({ ...buyer, goods: { corn: 1, coffee: 1 } }).says(0, draw)
    table.asks(0, 'trader-sell', ['sell corn', 'sell coffee', 'pass']).refuses(0, draw, 'office-used')
    expect(table.says(0, 'sell coffee').coins()[0]).toBe(2 + 4 + 1)
    table.asks(1, 'choose-role')
  })

  it('or after selling, also with the coin of the sale', () => {
    const table = at({ ...buyer, coins: 0, goods: { corn: 1, sugar: 1 } }).says(0, 'sell sugar')
    table.asks(0, 'trader-sell', [draw, 'pass']).refuses(0, 'sell corn', 'sold-already').says(0, draw)
    expect([table.coins()[0], table.tiles(0)]).toEqual([2, ['corn', 'coffee']])
  })

  it('also when the house is full, which is emptied all the same', () => {
    const tradingHouse: Setting['tradingHouse'] = ['corn', 'indigo', 'sugar', 'tobacco']
    const table = at({ ...buyer, goods: { coffee: 1 } }, { tradingHouse })
    table.asks(0, 'trader-sell', [draw, 'pass']).refuses(0, 'sell coffee', 'house-full').says(0, draw)
    expect([table.tiles(0), table.view().tradingHouse]).toEqual([['corn', 'coffee'], []])
  })

  it('the sale that fills the house leaves the later players their office', () => {
    const players = [{ goods: { coffee: 1 }, fields: [] }, buyer, bare]
    const tradingHouse: Setting['tradingHouse'] = ['corn', 'indigo', 'sugar']
    const table = noblesAt(edition, { players, now: trader, tradingHouse, ...land }).says(0, 'sell coffee')
    table.asks(1, 'trader-sell', [draw, 'pass'])
  })

  it('the discards are shuffled when no tile lies face down', () => {
    const none: Setting =
      edition === '2020' ? { piles: times(4, { open: 'corn' as const, faceDown: [] }) } : { stack: [] }
    const table = at(buyer, { ...none, discards: { tobacco: 1 } }).says(0, draw)
    expect(table.tiles(0)).toEqual(['corn', 'tobacco'])
    at({ ...buyer, goods: { corn: 1 } }, { ...none, discards: {} }).refuses(0, draw, 'no-tiles-left')
  })

  it('a drawn tile cannot be taken back', () => {
    at({ ...buyer, goods: { corn: 1 } })
      .says(0, draw)
      .cannotUndo(0, 'undo-revealed')
  })

  it('with a forest house the tile may become a forest: unseen in classic, after a look elsewhere', () => {
    const woods = { ...buyer, city: city('land-office*', 'forest-house*') }
    const table = at(woods, {}, WITH_NEW)
    if (edition === 'classic') {
      table.says(0, 'forest')
      expect(table.player(0).fields[1]).toEqual({ tile: 'forest', workers: 0, kind: 'coffee', unseen: true })
      expect(table.view(0).players[0].fields[1]).not.toHaveProperty('kind')
    } else {
      table.refuses(0, 'forest', 'other-question').says(0, draw).asks(0, 'forest-or-keep', ['forest', 'keep'])
      table.says(0, 'forest')
      expect(table.player(0).fields[1]).toEqual({ tile: 'forest', workers: 0, kind: 'coffee' })
    }
    expect(table.player(0).coins).toBe(2)
  })

  it('a forest is not sold', () => {
    const forest = { tile: 'forest' as TileId, kind: 'sugar' as const }
    const table = at({ ...seller, fields: [forest], goods: { corn: 1 } }, {}, WITH_NEW)
    table.refuses(0, 'discard forest', 'tile-not-estate')
  })
})
