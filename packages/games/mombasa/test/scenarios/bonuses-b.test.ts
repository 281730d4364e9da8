import { matchAt } from '@quayside/kernel/scenarios'
import { describe, expect, it } from 'vitest'
import { BUILT_IN } from '../../src/data/built-in.ts'
import { mombasaWith } from '../../src/index.ts'
import { slots, Table, tableAt } from '../table.ts'

/** Permanent bonuses of tracks B1 and B2: Bônus Permanentes (page 11), notes of page 12; our rulings 13, 14, 43, 45 and 57. */

const rich = { pounds: 20, slots: slots() }
const area = (...cards: (string | null)[]) => ({ slots: slots(null, ...cards), pounds: 0 })
const advances = ['advance mombasa', 'advance cape-town', 'advance saint-louis', 'advance cairo']

describe('B1 first: cards paid with bananas cost 1 less', () => {
  const display = { right: ['coffee-3', 'coffee-4'] }
  const buying = (capeTown: number, ...cards: string[]) =>
    tableAt(2, { players: [{ ...area(...cards), tracks: { 'cape-town': capeTown } }, rich], display })

  it.each([
    [3, []],
    [4, ['buy right 1']],
    [8, ['buy right 1']],
  ])('with the marker on space %i 2 bananas can buy %j', (space, cards) => {
    expect(buying(space, 'banana-2').says(0, 'use 2').answers(0, 'buy')).toEqual(cards)
  })

  it('the card costs 2 instead of 3, and nothing is left', () => {
    const table = buying(4, 'banana-2').says(0, 'use 2', 'buy right 1').asks(1, 'turn')
    expect(table.events('bought-with-goods')[0].units).toBe(2)
  })

  it('not with cotton or coffee', () => {
    buying(4, 'cotton-2').says(0, 'use 2').refuses(0, 'buy right 1', 'not-enough-units')
    buying(4, 'coffee-2').says(0, 'use 2').refuses(0, 'buy right 1', 'not-enough-units')
  })

  it('goods are still not mixed', () => {
    buying(4, 'banana-2', 'coffee-2').says(0, 'use 2').refuses(0, 'add 3', 'other-good')
  })

  it('what is left over goes to tracks', () => {
    const table = buying(4, 'banana-4').says(0, 'use 2', 'buy right 1').asks(0, 'goods', advances)
    expect(table.view().units).toBe(2)
  })
})

describe('B1 second: cards paid with any goods cost 1 less, and goods may be mixed for it', () => {
  const display = { right: ['coffee-3', 'coffee-4'], left: ['banana-4'] }
  const buying = (cards: string[], more = {}, capeTown = 9) =>
    tableAt(2, { players: [{ ...area(...cards), tracks: { 'cape-town': capeTown } }, rich], display, ...more })
  const units = (...cards: string[]) => buying(cards).says(0, 'use 2').answers(0, 'buy')

  it('1 less with each good; for bananas both bonuses do not add up', () => {
    for (const good of ['banana', 'cotton', 'coffee']) {
      expect(units(`${good}-2`)).toEqual(['buy right 1'])
      expect(units(`${good}-1`)).toEqual([])
    }
  })

  it('mixed goods buy a card, 1 less once', () => {
    const table = buying(['banana-1', 'cotton-1', 'coffee-1']).says(0, 'use 2', 'add 3', 'add 4')
    expect(table.answers(0, 'buy')).toEqual(['buy right 1', 'buy right 2'])
    table.says(0, 'buy right 2').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ used: [2, 3, 4] })
    expect(table.events('bought-with-goods')).toEqual([
      { kind: 'bought-with-goods', seat: 0, card: 'coffee-4', units: 3 },
    ])
  })

  it('surplus units of all types go to tracks', () => {
    const table = buying(['banana-2', 'coffee-2', 'cotton-2']).says(0, 'use 2', 'add 3', 'add 4', 'buy right 1')
    expect(table.view().units).toBe(4)
    table.says(0, 'advance cairo', 'advance cairo', 'advance mombasa', 'advance saint-louis').asks(1, 'turn')
    expect(table.player(0).tracks).toEqual({ mombasa: 1, 'cape-town': 9, 'saint-louis': 1, cairo: 2 })
  })

  it('mixed goods must buy: neither steps nor an end before the purchase', () => {
    const table = buying(['banana-2', 'coffee-1']).says(0, 'use 2', 'add 3')
    table.asks(0, 'goods', ['buy right 1', 'buy right 2'])
    table.refuses(0, 'advance cairo', 'mixing-buys').refuses(0, 'done', 'mixing-buys')
  })

  it('goods that reach no card cannot be mixed', () => {
    const table = buying(['banana-1', 'cotton-1'], { display: { right: ['coffee-4'] } }).says(0, 'use 2')
    table.refuses(0, 'add 3', 'mixing-buys').asks(0, 'goods', advances)
    buying(['banana-2', 'cotton-2'], { display: {} }).says(0, 'use 2').refuses(0, 'add 3', 'mixing-buys')
  })

  it('the "+1" tile can be the unit that makes mixing possible', () => {
    const more = { display: { right: ['coffee-4'] }, tiles: { 'plus-one': { seat: 0 } } }
    const table = buying(['banana-1', 'cotton-1'], more).says(0, 'use 2').refuses(0, 'add 3', 'mixing-buys')
    table.says(0, 'attach 3', 'add 3').asks(1, 'turn')
    expect(table.player(0).hand).toContain('coffee-4')
  })

  it('with one good alone nothing need be bought', () => {
    buying(['banana-2', 'coffee-2']).says(0, 'use 3', 'advance cairo', 'advance cairo').asks(1, 'turn')
  })

  it('needs the second bonus', () => {
    buying(['banana-2', 'coffee-2'], {}, 8).says(0, 'use 2').refuses(0, 'add 3', 'other-good')
  })

  it('goes with the cotton bonus of A2', () => {
    const tracks = { mombasa: 'A2', 'cape-town': 'B1', 'saint-louis': 'C1', cairo: 'D1' } as const
    const player = { ...area('banana-1', 'cotton-1'), tracks: { 'cape-town': 9, mombasa: 4 } }
    const table = tableAt(2, { tracks, players: [player], display: { right: ['coffee-4'] } })
    table.says(0, 'use 2', 'add 3').asks(1, 'turn')
    expect(table.events('bought-with-goods')[0]).toMatchObject({ card: 'coffee-4', units: 3 })
    expect(table.player(0).totalSpent).toBe(true)
  })
})

describe('discounts and prices', () => {
  const owner = { ...area('banana-1'), tracks: { 'cape-town': 9 } }

  it('no price is below 0; at 0 a goods card is used all the same and all its units go to tracks (page 12)', () => {
    // A 1-coffee card with a red 1: only a position can put a starting card on display.
    const table = tableAt(2, { players: [owner], display: { right: ['coffee-1'] } })
    table.says(0, 'use 2', 'buy right 1').asks(0, 'goods', advances)
    expect(table.view().units).toBe(1)
    expect(table.events('bought-with-goods')[0].units).toBe(0)
  })

  it('not even with a larger discount than any price', () => {
    const pack = structuredClone(BUILT_IN)
    for (const { specialSpaces } of pack.tracks.tracks) {
      for (const { bonus } of specialSpaces) {
        if (bonus.type === 'cardDiscount') Object.assign(bonus, { amount: 5 })
        if (bonus.type === 'bonusSpace') Object.assign(bonus.gives, { discount: 5 })
      }
    }
    const tracks = { mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C2', cairo: 'D1' }
    const players = [{ ...owner, tracks: { 'cape-town': 9, 'saint-louis': 11 } }]
    const setting = { tracks, players, display: { right: ['coffee-3'] }, now: { phase: 'actions', by: 0 } }
    const generous = () =>
      new Table(matchAt(mombasaWith(pack), { ...setting, game: 'mombasa', options: { players: 2 } }))
    expect(generous().says(0, 'use 2', 'buy right 1').view().units).toBe(1)
    expect(generous().says(0, 'mark track-c-2', 'buy right 1').player(0).pounds).toBe(0)
  })

  it('no goods card, no purchase: there is nothing to use', () => {
    const table = tableAt(2, { players: [{ ...owner, slots: slots() }], display: { right: ['coffee-1'] } })
    expect(table.answers(0).filter((answer) => answer.startsWith('use') || answer.startsWith('buy'))).toEqual([])
    table.refuses(0, 'buy right 1', 'other-question')
  })

  it('never for purchases in pounds', () => {
    const display = { right: ['coffee-3'] }
    const buying = (pounds: number) => tableAt(2, { players: [{ ...owner, pounds }], display })
    buying(3).refuses(0, 'mark buy-card', 'no-card-affordable')
    expect(buying(4).says(0, 'mark buy-card').player(0).pounds).toBe(0)
  })

  it('a bonus reached in a turn is there from the next one on', () => {
    const player = { ...area('banana-2', 'banana-1'), tracks: { 'cape-town': 3 } }
    const table = tableAt(2, { players: [player, rich], display: { right: ['coffee-2'] } })
    table.says(0, 'use 3').refuses(0, 'buy right 1', 'not-enough-units').says(0, 'advance cape-town')
    expect(table.player(0).bonuses['cape-town']).toBe(0)
    table.says(1, 'end').says(0, 'use 2', 'buy right 1')
    expect(table.events('bought-with-goods')[0].units).toBe(1)
  })
})

describe('B2: more bonus markers', () => {
  const tracks = { mombasa: 'A1', 'cape-town': 'B2', 'saint-louis': 'C1', cairo: 'D1' } as const

  it.each([
    [2, 5, 3],
    [2, 6, 4],
    [2, 12, 5],
    [3, 6, 3],
    [4, 12, 4],
    [4, 18, 4],
  ])('with %i players and the marker on space %i: %i markers', (players, capeTown, markers) => {
    const player = { tracks: { 'cape-town': capeTown } }
    expect(tableAt(players, { tracks, players: [player] }).player(0).markers).toBe(markers)
  })

  it('can be placed like the others, until they are gone', () => {
    const spaces = { 'first-player': 0, 'majority-coffee': 0, 'buy-card': 0, 'bookkeeper-tile': 0 } as const
    const player = { ...rich, tracks: { 'cape-town': 12 } }
    const table = tableAt(2, { tracks, players: [player, rich], spaces }).says(0, 'mark plus-one')
    expect(table.player(0)).toMatchObject({ markers: 0, markersOut: 5, ended: false })
    const four = { ...player, slots: slots(null, 'coffee-1'), tracks: { 'cape-town': 6 } }
    tableAt(2, { tracks, players: [four], spaces }).refuses(0, 'mark plus-one', 'no-marker-left')
  })

  it('are there from the next turn on, in the same round', () => {
    const spaces = { 'first-player': 0, 'majority-coffee': 0, 'buy-card': 0 } as const
    const player = { ...area('banana-1'), pounds: 5, tracks: { 'cape-town': 5 } }
    const table = tableAt(2, { tracks, players: [player, rich], spaces, display: {} })
    table.refuses(0, 'mark plus-one', 'no-marker-left').says(0, 'use 2', 'advance cape-town')
    expect(table.player(0).markers).toBe(0)
    table.says(1, 'mark bookkeeper-tile')
    expect(table.asks(0, 'turn').player(0).markers).toBe(1)
    expect(table.says(0, 'mark plus-one').player(0)).toMatchObject({ markers: 0, markersOut: 4 })
  })

  it('a payment to others on the special space gives them no marker: the bonus is theirs already', () => {
    const players = [
      { ...area('banana-1'), tracks: { 'cape-town': 5 } },
      { ...rich, tracks: { 'cape-town': 7 } },
    ]
    const table = tableAt(2, { tracks, players, display: {} }).says(0, 'use 2', 'advance cape-town')
    expect(table.pounds()).toEqual([1, 21])
    expect(table.player(1).markers).toBe(4)
  })
})
