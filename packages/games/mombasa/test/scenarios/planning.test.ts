import { describe, expect, it } from 'vitest'
import { booksFrom, slots, tableAt } from '../table.ts'

/** Fase de Planejamento (page 4) and rulings 6, 7, 8, 52. */

const now = { phase: 'planning' } as const

describe('laying cards', () => {
  it('as many as there are open slots, one in each', () => {
    const table = tableAt(2, { now }).says(0, 'lay banana-1 2')
    table.refuses(0, 'lay expansion-2 2', 'slot-filled').refuses(0, 'lay expansion-2 1', 'slot-closed')
    table.refuses(0, 'lay expansion-2 5', 'slot-closed').says(0, 'lay expansion-2 3', 'lay bookkeeper-2 4')
    expect(table.answers(0)).toEqual(['seal'])
    table.says(0, 'seal')
    expect(table.player(0).slots).toEqual(slots(null, 'banana-1', 'expansion-2', 'bookkeeper-2'))
  })

  it('fewer cards or none at all are as good', () => {
    const table = tableAt(2, { now }).says(0, 'lay banana-1 3', 'seal').says(1, 'seal').asks(0, 'turn')
    expect(table.player(0).slots).toEqual(slots(null, null, 'banana-1'))
    expect(table.player(1).slots).toEqual(slots())
    expect(table.events('revealed-none')).toEqual([{ kind: 'revealed-none', seat: 1 }])
  })

  it('only cards in hand: not those at rest, and a single card only once', () => {
    const table = tableAt(2, { now }).refuses(0, 'lay coffee-2 2', 'not-in-hand')
    table.says(0, 'lay banana-1 2').refuses(0, 'lay banana-1 3', 'not-in-hand')
  })

  it('two cards that look alike both', () => {
    const hand = ['cotton-1', 'cotton-1', 'banana-1']
    const table = tableAt(2, { now, players: [{ hand }] }).says(0, 'lay cotton-1 2', 'lay cotton-1 4')
    table.refuses(0, 'lay cotton-1 3', 'not-in-hand')
    expect(table.player(0)).toMatchObject({ hand: ['banana-1'], slots: slots(null, 'cotton-1', null, 'cotton-1') })
  })

  it('share cards never', () => {
    const hand = ['share-cairo-at-2', 'banana-1']
    const table = tableAt(2, { now, players: [{ hand }] }).refuses(0, 'lay share-cairo-at-2 2', 'share-card')
    expect(table.answers(0)).toEqual(['lay banana-1 2', 'lay banana-1 3', 'lay banana-1 4', 'seal'])
  })

  it('with both outer slots open up to five cards', () => {
    const ink = { diamond: 8, ink: 5, books: booksFrom(2, 'book-A01', 'book-A03', 'book-A04', 'book-A05') }
    const table = tableAt(2, { now, players: [ink] })
    expect(table.player(0).openSlots).toEqual([1, 2, 3, 4, 5])
    table.says(0, 'lay banana-1 1', 'lay cotton-1 2', 'lay cotton-2 3', 'lay coffee-1 4', 'lay expansion-2 5', 'seal')
  })

  it.each([
    [7, [2, 3, 4]],
    [8, [1, 2, 3, 4]],
    [28, [1, 2, 3, 4]],
  ])('diamond space %i: open are %j', (diamond, open) => {
    expect(tableAt(2, { now, players: [{ diamond }] }).player(0).openSlots).toEqual(open)
  })
})

describe('at the same time', () => {
  it('everybody is asked until they have sealed, and the cards are turned up when all have', () => {
    const table = tableAt(3, { now })
    expect(table.match.status().toMove).toEqual([0, 1, 2])
    table.says(2, 'lay banana-1 2', 'seal').says(0, 'seal')
    expect(table.match.status().toMove).toEqual([1])
    expect(table.events('revealed')).toEqual([])
    table.says(1, 'lay coffee-1 3', 'seal').asks(0, 'turn')
    expect(table.events('revealed')).toEqual([
      { kind: 'revealed', seat: 1, card: 'coffee-1', slot: 3 },
      { kind: 'revealed', seat: 2, card: 'banana-1', slot: 2 },
    ])
  })

  it('whoever begins the round takes the first turn, then it goes clockwise', () => {
    const table = tableAt(3, { now, firstPlayer: 2 }).says(0, 'seal').says(1, 'seal').says(2, 'seal')
    table.asks(2, 'turn').says(2, 'mark plus-one').asks(0, 'turn').says(0, 'mark bookkeeper-tile').asks(1, 'turn')
  })

  it('who has no card that can be planned seals by itself', () => {
    const idle = { hand: ['share-cairo-at-2'], resting: [[], ['banana-1', 'bookkeeper-2']] }
    const table = tableAt(2, { now, players: [{}, idle] })
      .says(0, 'seal')
      .asks(0, 'turn')
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 1, answer: 'seal' }])
  })
})

describe('a plan is a draft', () => {
  it('cards are taken back at will, also after sealing, until all have sealed', () => {
    const table = tableAt(2, { now })
    const before = table.hash
    table.says(0, 'lay banana-1 2', 'lay cotton-2 3', 'seal').undoes(0).undoes(0).says(0, 'lay coffee-1 3')
    expect(table.player(0).slots).toEqual(slots(null, 'banana-1', 'coffee-1'))
    table.undoes(0).undoes(0)
    expect(table.hash).toBe(before)
    table.cannotUndo(0, 'nothing-to-undo')
  })

  it("somebody else's draft stands in nobody's way and is kept", () => {
    const table = tableAt(2, { now }).says(0, 'lay banana-1 2').says(1, 'lay coffee-1 2', 'seal').undoes(0)
    expect(table.player(0).slots).toEqual(slots())
    expect(table.player(1)).toMatchObject({ slots: slots(null, 'coffee-1'), sealed: true })
  })

  it('once the cards are turned up nothing is taken back any more', () => {
    const table = tableAt(2, { now }).says(0, 'lay banana-1 2', 'seal').says(1, 'seal')
    table.cannotUndo(0, 'undo-revealed').cannotUndo(1, 'undo-revealed')
  })
})

describe('slots that open during a round', () => {
  it('by diamonds: cards can lie there from the next planning on, and rest in the pile above', () => {
    const table = tableAt(2, { players: [{ diamond: 7, slots: slots(null, 'merchant') }] }).says(0, 'use 2')
    expect(table.events('slot-opened')).toEqual([{ kind: 'slot-opened', seat: 0, slot: 1 }])
    table.says(1, 'end', 'pile 2').says(0, 'end')
    expect(table.view()).toMatchObject({ round: 2, now })
    table.says(0, 'lay banana-1 1', 'seal').says(1, 'seal').asks(0, 'turn')
    expect(table.player(0).slots).toEqual(slots('banana-1'))
    table.says(0, 'end')
    expect(table.player(0).resting).toEqual([['banana-1'], [], [], [], []])
  })

  it('by books: the fifth slot, when the inkwell reaches or passes its book', () => {
    const books = booksFrom(2, 'book-A01', 'book-A03', 'book-A05', 'book-A06', 'book-B13')
    const players = [{ ink: 4, slots: slots(null, 'bookkeeper-2', 'banana-4'), books }]
    const table = tableAt(2, { players }).says(0, 'use 2', 'step')
    expect(table.events('slot-opened')).toEqual([{ kind: 'slot-opened', seat: 0, slot: 5 }])
    table.says(0, 'step', 'pounds').says(1, 'end', 'pile 2').says(0, 'end')
    table.says(0, 'lay coffee-1 5').refuses(0, 'lay coffee-2 1', 'slot-closed')
  })

  it('is not told again by going on', () => {
    const table = tableAt(2, { players: [{ diamond: 8, slots: slots(null, 'merchant') }] }).says(0, 'use 2')
    expect(table.events('slot-opened')).toEqual([])
  })
})

describe('a turn', () => {
  it('is exactly one action', () => {
    const table = tableAt(2, { players: [{ slots: slots(null, 'merchant', 'bookkeeper-2') }] }).says(0, 'use 2')
    table.asks(1, 'turn')
  })

  it('may end the phase though cards are unused', () => {
    const table = tableAt(2, { players: [{ slots: slots(null, 'merchant', 'bookkeeper-2') }] }).says(0, 'end')
    expect(table.player(0)).toMatchObject({ ended: true, resting: [[], ['merchant'], ['bookkeeper-2'], [], []] })
  })

  it('ends the phase by itself where nothing else can be done, and that is told', () => {
    const resting = [[], ['banana-1', 'cotton-2'], ['coffee-1']]
    const table = tableAt(2, { spaces: { 'first-player': 1 }, players: [{ pounds: 0, hand: [], resting }] })
    table.asks(0, 'take-pile', ['pile 2', 'pile 3'])
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 0, answer: 'end' }])
  })
})
