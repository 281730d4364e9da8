import { describe, expect, it } from 'vitest'
import { slots, tableAt } from '../table.ts'

/** Use 1 ou mais cartas de bens (page 5) and rulings 10, 11, 12, 53. */

const DISPLAY = {
  left: ['banana-3', 'expansion-2-cairo'],
  middle: ['cotton-2', 'merchant'],
  right: ['coffee-2', 'share-cairo-at-3'],
}
const ALL_TRACKS = ['advance mombasa', 'advance cape-town', 'advance saint-louis', 'advance cairo']

const withCards = (...cards: (string | null)[]) =>
  tableAt(2, { players: [{ slots: slots(null, ...cards) }], display: DISPLAY })

describe('which cards', () => {
  it('at least one; further ones of the same good can be added one by one', () => {
    const table = withCards('banana-1', 'banana-2', 'banana-3').says(0, 'use 4')
    expect(table.answers(0, 'add')).toEqual(['add 2', 'add 3'])
    table.says(0, 'add 2').refuses(0, 'add 2', 'card-in-use')
    expect(table.view().units).toBe(4)
  })

  it('those left out stay face up for a later turn', () => {
    const table = withCards('banana-1', 'banana-2').says(0, 'use 3', 'advance cairo', 'advance cairo').asks(1, 'turn')
    expect(table.player(0).used).toEqual([3])
  })

  it('no turned card, no empty slot, nothing but goods', () => {
    const players = [{ slots: slots(null, 'banana-1', 'banana-2', 'expansion-2'), used: [2] }]
    const table = tableAt(2, { players }).refuses(0, 'use 2', 'card-used').refuses(0, 'use 4', 'expansion-together')
    table.says(0, 'use 3').refuses(0, 'add 2', 'card-used').refuses(0, 'add 4', 'not-goods')
    table.refuses(0, 'add 5', 'slot-empty')
  })

  it('are all named before anything is bought or moved', () => {
    const table = withCards('banana-2', 'banana-2').says(0, 'use 2', 'advance cairo').refuses(0, 'add 3', 'cards-first')
    expect(table.answers(0)).toEqual(ALL_TRACKS)
    withCards('banana-3', 'banana-2').says(0, 'use 2', 'buy right 1').refuses(0, 'add 3', 'cards-first')
  })
})

describe('buying', () => {
  it('the price is the red number of the card and that of its column: +2, +1, +0', () => {
    const table = withCards('banana-4', 'banana-4').says(0, 'use 2', 'add 3')
    const prices = table.match.legal(0).map((answer) => table.match.game.answerFacts(table.match.state, 0, answer))
    expect(prices.filter(({ kind }) => kind === 'buy').map(({ card, price }) => [card, price])).toEqual([
      ['banana-3', 5],
      ['expansion-2-cairo', 6],
      ['cotton-2', 3],
      ['merchant', 4],
      ['coffee-2', 2],
      ['share-cairo-at-3', 3],
    ])
  })

  it('only what the units reach', () => {
    const table = withCards('banana-3').says(0, 'use 2')
    expect(table.answers(0, 'buy')).toEqual(['buy middle 1', 'buy right 1', 'buy right 2'])
    table.refuses(0, 'buy middle 2', 'not-enough-units').refuses(0, 'buy left 4', 'no-card-there')
  })

  it('exactly the price: the card comes to the hand and the turn is over', () => {
    const table = withCards('banana-3').says(0, 'use 2', 'buy right 2').asks(1, 'turn')
    expect(table.player(0).hand).toContain('share-cairo-at-3')
    expect(table.player(0).used).toEqual([2])
  })

  it('at most one card', () => {
    const table = withCards('banana-4', 'banana-3').says(0, 'use 2', 'add 3', 'buy right 1')
    table.refuses(0, 'buy right 2', 'already-bought').asks(0, 'goods', ALL_TRACKS)
  })

  it('before any step', () => {
    withCards('banana-3').says(0, 'use 2', 'advance cairo').refuses(0, 'buy right 1', 'buy-first')
  })

  it('the card is not used in this round, and its space stays empty until the next', () => {
    const table = withCards('banana-3', 'banana-2').says(0, 'use 2', 'buy right 2').says(1, 'end', 'pile 2')
    expect(table.view().display.right[1]).toBeNull()
    table.asks(0, 'turn')
    expect(table.answers(0, 'use')).toEqual(['use 3'])
    table.says(0, 'use 3').refuses(0, 'buy right 2', 'no-card-there')
  })
})

describe('steps', () => {
  it('a unit a step, split as one likes', () => {
    const table = withCards('cotton-4').says(0, 'use 2', 'advance cairo', 'advance mombasa', 'advance cairo')
    table.asks(0, 'goods', ALL_TRACKS).says(0, 'advance saint-louis').asks(1, 'turn')
    expect(table.player(0).tracks).toEqual({ mombasa: 1, 'cape-town': 0, 'saint-louis': 1, cairo: 2 })
  })

  it('every unit that can move a marker must be used', () => {
    withCards('cotton-2').says(0, 'use 2').refuses(0, 'done', 'units-left').says(0, 'advance cairo')
  })

  it('units after a purchase too', () => {
    const table = withCards('cotton-4').says(0, 'use 2', 'buy right 1').refuses(0, 'done', 'units-left')
    table.says(0, 'advance cairo', 'advance cairo').asks(1, 'turn')
  })

  it('crossing a capital call costs its pounds', () => {
    const players = [{ pounds: 2, tracks: { mombasa: 7 }, slots: slots(null, 'banana-1') }]
    const table = tableAt(2, { players }).says(0, 'use 2', 'advance mombasa').asks(1, 'turn')
    expect(table.pounds()[0]).toBe(0)
    expect(table.space(0, 'mombasa')).toBe(8)
    expect(table.events('call-paid')).toEqual([{ kind: 'call-paid', seat: 0, company: 'mombasa', pounds: 2 }])
  })

  it('without the pounds the marker stays, and the unit goes to another track', () => {
    const players = [{ pounds: 1, tracks: { mombasa: 7 }, slots: slots(null, 'banana-1') }]
    const table = tableAt(2, { players, display: {} }).says(0, 'use 2').refuses(0, 'advance mombasa', 'call-unpaid')
    table.asks(0, 'goods', ['advance cape-town', 'advance saint-louis', 'advance cairo'])
  })

  it('a marker on the last space stays there', () => {
    const players = [{ tracks: { cairo: 18 }, slots: slots(null, 'banana-1') }]
    tableAt(2, { players }).says(0, 'use 2').refuses(0, 'advance cairo', 'track-end')
  })
})

/** Every marker stands before a capital call: of £2, £4, £5 and £3. */
const BEFORE_CALLS = { mombasa: 7, 'cape-town': 11, 'saint-louis': 12, cairo: 8 }

describe('units that cannot be used', () => {
  it('are lost where no marker can move, and that is told', () => {
    const players = [{ pounds: 1, tracks: BEFORE_CALLS, slots: slots(null, 'banana-3') }]
    const table = tableAt(2, { players, display: {} }).says(0, 'use 2').asks(1, 'turn')
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 0, answer: 'done' }])
    expect(table.events('units-lost')).toEqual([{ kind: 'units-lost', seat: 0, units: 3 }])
    expect(table.player(0)).toMatchObject({ used: [2], tracks: BEFORE_CALLS })
  })

  it('may be given up rather than pay a call, though one could', () => {
    const players = [{ pounds: 3, tracks: BEFORE_CALLS, slots: slots(null, 'banana-2') }]
    const table = tableAt(2, { players, display: {} }).says(0, 'use 2')
    table.asks(0, 'goods', ['advance mombasa', 'advance cairo', 'done']).says(0, 'done').asks(1, 'turn')
    expect(table.pounds()[0]).toBe(3)
  })

  it('once a call is paid the rest must go on where it can', () => {
    const players = [{ pounds: 3, tracks: BEFORE_CALLS, slots: slots(null, 'banana-2') }]
    const table = tableAt(2, { players, display: {} }).says(0, 'use 2', 'advance cairo')
    expect(table.space(0, 'cairo')).toBe(10)
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 0, answer: 'advance cairo' }])
  })

  it('buying is still possible', () => {
    const players = [{ pounds: 0, tracks: BEFORE_CALLS, slots: slots(null, 'coffee-3') }]
    const table = tableAt(2, { players, display: { right: ['coffee-3'] } }).says(0, 'use 2')
    table.asks(0, 'goods', ['buy right 1', 'done']).says(0, 'buy right 1').asks(1, 'turn')
    // The second bonus of B1 takes 1 off the price of 3.
    expect(table.events('units-lost')).toEqual([{ kind: 'units-lost', seat: 0, units: 1 }])
  })
})
