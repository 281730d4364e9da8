import { describe, expect, it } from 'vitest'
import { TILES } from '../../src/ids.ts'
import { slots, tableAt } from '../table.ts'

/** Tiles de Bônus (page 9); our rulings 32, 37, 45 and 47. The "+1" tile has its own file. */

const rich = { pounds: 20, slots: slots() }

describe('from the space to the player and back', () => {
  it.each(TILES)('%s is reserved now, taken in preparation, and goes back when its owner ends the phase', (tile) => {
    const table = tableAt(2, { players: [rich, rich] }).says(0, `mark ${tile}`)
    expect(table.view().tiles).toEqual({})
    table.says(1, 'end').says(0, 'end')
    expect(table.view()).toMatchObject({ round: 2, spaces: {}, tiles: { [tile]: { seat: 0, used: false } } })
    expect(table.events('tile-taken')).toEqual([{ kind: 'tile-taken', seat: 0, tile }])
    table.says(0, 'seal').says(1, 'seal').says(0, 'end')
    expect(table.view().tiles).toEqual({})
    table.says(1, `mark ${tile}`).passRound()
    expect(table.view().tiles).toEqual({ [tile]: { seat: 1, used: false } })
  })

  it('who reserves several takes them all', () => {
    const table = tableAt(2, { players: [rich, rich], spaces: { 'plus-one': 0, 'merchant-tile': 0 } })
    table.says(0, 'mark expansion-tile').passRound()
    expect(table.view().tiles).toEqual({
      'plus-one': { seat: 0, used: false },
      'merchant-tile': { seat: 0, used: false },
      'expansion-tile': { seat: 0, used: false },
    })
  })

  it('a tile can be reserved for the next round while somebody has it in this one', () => {
    const table = tableAt(2, { players: [rich, rich], tiles: { 'merchant-tile': { seat: 0 } } })
    table.says(0, 'use merchant-tile').says(1, 'mark merchant-tile')
    expect(table.view().tiles).toEqual({ 'merchant-tile': { seat: 0, used: true } })
    table.passRound()
    expect(table.view().tiles).toEqual({ 'merchant-tile': { seat: 1, used: false } })
  })

  it('tiles take up no slot: three cards and three tiles lie side by side', () => {
    const players = [{ slots: slots(null, 'expansion-2', 'bookkeeper-2', 'merchant') }]
    const tiles = { 'bookkeeper-tile': { seat: 0 }, 'merchant-tile': { seat: 0 }, 'expansion-tile': { seat: 0 } }
    const table = tableAt(2, { players, tiles })
    expect(table.answers(0, 'use')).toEqual(['use 3', 'use 4', 'use bookkeeper-tile', 'use merchant-tile'])
    expect(table.says(0, 'expand cairo').view().points).toBe(4)
  })
})

describe('what cannot be used', () => {
  it('a tile of somebody else, one that is turned over, one that is not used by itself', () => {
    const tiles = { 'bookkeeper-tile': { seat: 1 }, 'merchant-tile': { seat: 0, used: true }, 'plus-one': { seat: 0 } }
    const table = tableAt(2, { tiles })
    table.refuses(0, 'use bookkeeper-tile', 'no-such-tile').refuses(0, 'use merchant-tile', 'tile-used')
    table.refuses(0, 'use plus-one', 'tile-of-other-use').refuses(0, 'use expansion-tile', 'tile-of-other-use')
  })

  it('a tile is used once a round', () => {
    const table = tableAt(2, { players: [{}, rich], tiles: { 'merchant-tile': { seat: 0 } } })
    table.says(0, 'use merchant-tile').says(1, 'end').refuses(0, 'use merchant-tile', 'tile-used')
  })
})

describe('the merchant tile: 2 spaces, and 1 for every merchant card still face up', () => {
  const tiles = { 'merchant-tile': { seat: 0 } }

  it.each([
    [[], [], 2],
    [['merchant'], [], 3],
    [['merchant', 'merchant-cairo', 'merchant-mombasa'], [], 5],
    [['merchant', 'merchant-cairo'], [2], 3],
    [['bookkeeper-2', 'coffee-1'], [], 2],
  ])('%j with %j turned over: %i', (cards, used, spaces) => {
    const player = { slots: slots(null, ...cards), used, pounds: 1 }
    const table = tableAt(2, { players: [player], tiles })
      .says(0, 'use merchant-tile')
      .asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ diamond: spaces, pounds: 1, used })
  })

  it("other players' merchants do not count", () => {
    const players = [{}, { slots: slots(null, 'merchant', 'merchant-cairo') }]
    expect(tableAt(2, { players, tiles }).says(0, 'use merchant-tile').player(0).diamond).toBe(2)
  })

  it('beyond the last space every step is 2 pounds', () => {
    const player = { slots: slots(null, 'merchant'), diamond: 27, pounds: 0 }
    const table = tableAt(2, { players: [player], tiles }).says(0, 'use merchant-tile')
    expect(table.player(0)).toMatchObject({ diamond: 28, pounds: 4 })
  })
})

describe('the expansion tile is an expansion card of 2', () => {
  const tiles = { 'expansion-tile': { seat: 0 } }

  it('alone it expands, and is turned over', () => {
    const table = tableAt(2, { players: [{ slots: slots() }, rich], tiles }).says(0, 'expand cairo')
    expect(table.asks(0, 'enter-region').view()).toMatchObject({
      points: 2,
      tiles: { 'expansion-tile': { used: true } },
    })
    table.says(0, 'done').says(1, 'end').refuses(0, 'expand cairo', 'no-expansion')
  })

  it('it counts for the majority while it is face up', () => {
    const player = { slots: slots(null, 'expansion-1-at-1'), pounds: 0 }
    const table = tableAt(2, { players: [player], tiles }).says(0, 'mark majority-expansion')
    table.asks(0, 'majority-tier', ['tier 1', 'tier 2'])
    const used = { 'expansion-tile': { seat: 0, used: true } }
    const other = tableAt(2, { players: [player], tiles: used }).says(0, 'mark majority-expansion')
    expect(other.asks(1, 'turn').space(0, 'mombasa')).toBe(1)
  })

  it('and for what a book asks', () => {
    const player = { slots: slots(null, 'bookkeeper-2') }
    const inkwell = (held: object) => tableAt(2, { players: [player], tiles: held }).says(0, 'use 2')
    inkwell(tiles).asks(0, 'inkwell', ['step', 'stop'])
    inkwell({}).asks(0, 'spend-points')
  })
})

describe('the bookkeeper tile is a bookkeeper with 1 point', () => {
  const tiles = { 'bookkeeper-tile': { seat: 0 } }
  const helped = [
    { step: 1, book: 'start-01' as string },
    { step: 2, book: 'book-B23' },
    { step: 3, book: 'book-B24' },
  ]

  it('the inkwell moves, then there is 1 point to spend', () => {
    const player = { slots: slots(null, 'expansion-2'), pounds: 0 }
    const table = tableAt(2, { players: [player], tiles }).says(0, 'use bookkeeper-tile', 'step')
    expect(table.asks(0, 'spend-points').player(0)).toMatchObject({ ink: 1, pounds: 2 })
    expect(table.says(0, 'pounds').asks(1, 'turn').player(0).pounds).toBe(3)
    expect(table.view().tiles['bookkeeper-tile'].used).toBe(true)
  })

  it('face up it helps a bookkeeper card, and turned over it does not', () => {
    const player = { slots: slots(null, 'bookkeeper-2'), books: helped, ink: 1 }
    const using = (used: boolean) =>
      tableAt(2, { players: [player], tiles: { 'bookkeeper-tile': { seat: 0, used } } }).says(0, 'use 2')
    using(false).asks(0, 'inkwell', ['step', 'stop'])
    using(true).asks(0, 'spend-points')
  })

  it('in use itself it does not help itself; a bookkeeper card or the merchant tile beside it does', () => {
    const using = (cards: string[], more = {}) =>
      tableAt(2, {
        players: [{ slots: slots(null, ...cards), books: helped, ink: 1, pounds: 0 }],
        tiles: { ...tiles, ...more },
      }).says(0, 'use bookkeeper-tile')
    using([]).asks(0, 'spend-points')
    using(['bookkeeper-2']).asks(0, 'inkwell', ['step', 'stop'])
    using([], { 'merchant-tile': { seat: 0 } }).asks(0, 'inkwell', ['step', 'stop'])
  })
})
