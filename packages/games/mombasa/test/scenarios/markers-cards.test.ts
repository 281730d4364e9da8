import { describe, expect, it } from 'vitest'
import { slots, tableAt } from '../table.ts'

/** The spaces that buy and discard cards: Coloque 1 Marcador de Bônus (pages 8 and 9); our rulings 12, 14, 36 and 58. */

describe('buying for pounds', () => {
  const display = { middle: ['coffee-2'], right: ['banana-3'] }

  it('example of page 9: Blue pays 1 pound for the space, then 3 for a 2-coffee card (red 2 and 1 beside it)', () => {
    const table = tableAt(2, { players: [{ pounds: 5 }], display })
    table.says(0, 'mark buy-card').asks(0, 'buy-for-pounds', ['buy middle 1', 'buy right 1'])
    table.says(0, 'buy middle 1').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 1, markersOut: 1 })
    expect(table.player(0).hand.filter((card) => card === 'coffee-2')).toHaveLength(1)
    expect(table.events('bought-for-pounds')).toEqual([
      { kind: 'bought-for-pounds', seat: 0, card: 'coffee-2', pounds: 3 },
    ])
  })

  it('the space stays empty until the next round is prepared, the card cannot be played in this one', () => {
    const table = tableAt(2, { players: [{ pounds: 5, slots: slots() }, { slots: slots() }], display })
    table.says(0, 'mark buy-card', 'buy middle 1').says(1, 'end')
    expect(table.view().display.middle[0]).toBeNull()
    expect(table.answers(0, 'use')).toEqual([])
    table.says(0, 'end')
    expect(table.view().round).toBe(2)
    expect(table.view().display.middle[0]).not.toBeNull()
    expect(table.answers(0, 'lay coffee-2')).not.toEqual([])
  })

  it('any card, a share card too', () => {
    const table = tableAt(2, { players: [{ pounds: 3 }], display: { right: ['share-cairo-at-2'] } })
    expect(table.says(0, 'mark buy-card').player(0)).toMatchObject({ pounds: 0, shares: { cairo: 1 } })
  })

  it('only if some card is affordable after the pound for the space; then one must be bought', () => {
    tableAt(2, { players: [{ pounds: 3 }], display }).refuses(0, 'mark buy-card', 'no-card-affordable')
    const table = tableAt(2, { players: [{ pounds: 4 }], display })
    expect(table.says(0, 'mark buy-card').events('only-answer')).toHaveLength(0)
    table.asks(0, 'buy-for-pounds', ['buy middle 1', 'buy right 1']).refuses(0, 'done', 'other-question')
  })

  it('not without the pound, and not with an empty display', () => {
    tableAt(2, { players: [{ pounds: 0 }], display }).refuses(0, 'mark buy-card', 'space-pounds')
    tableAt(2, { players: [{ pounds: 20 }], display: {} }).refuses(0, 'mark buy-card', 'no-card-affordable')
  })

  it('no card where none lies, none that is too dear', () => {
    const dear = { ...display, left: ['banana-4', 'coffee-3'] }
    const table = tableAt(2, { players: [{ pounds: 6 }], display: dear }).says(0, 'mark buy-card')
    table.refuses(0, 'buy right 2', 'no-card-there').refuses(0, 'buy left 1', 'not-enough-pounds')
    table.asks(0, 'buy-for-pounds', ['buy left 2', 'buy middle 1', 'buy right 1'])
  })
})

describe('discarding', () => {
  const discarding = (hand: string[], pounds = 0) => tableAt(2, { players: [{ hand, pounds }] })

  it('example of page 9: Blue discards a 1-coffee card and takes 3 pounds', () => {
    const table = discarding(['coffee-1', 'banana-2']).says(0, 'mark discard-card')
    table.asks(0, 'discard', ['discard coffee-1', 'discard banana-2']).says(0, 'discard coffee-1')
    expect(table.player(0)).toMatchObject({ pounds: 3, hand: ['banana-2'] })
    expect(table.view().discards).toContain('coffee-1')
  })

  it.each([
    ['banana-2', 4],
    ['bookkeeper-2', 4],
    ['merchant', 5],
    ['merchant-cairo', 6],
    ['expansion-1-at-1', 3],
    ['expansion-3', 5],
    ['cotton-4', 6],
  ])('%s brings its red number and 2: %i', (card, pounds) => {
    expect(discarding([card]).says(0, 'mark discard-card').player(0)).toMatchObject({ pounds, hand: [] })
  })

  it('the second seat\'s "1" expansion has a red 2', () => {
    const table = tableAt(2, {
      players: [{}, { hand: ['expansion-1-at-2'], pounds: 0 }],
      now: { phase: 'actions', by: 1 },
    })
    expect(table.says(1, 'mark discard-card').player(1).pounds).toBe(4)
  })

  it('an expansion card with a share: the share is lost', () => {
    const table = discarding(['expansion-2-cairo'])
    expect(table.player(0).shares.cairo).toBe(1)
    table.says(0, 'mark discard-card')
    expect(table.player(0)).toMatchObject({ pounds: 6, shares: { cairo: 0 } })
  })

  it('never a share card: it stays in hand to the end', () => {
    discarding(['share-cairo-at-2', 'coffee-1', 'coffee-2'])
      .says(0, 'mark discard-card')
      .asks(0, 'discard', ['discard coffee-1', 'discard coffee-2'])
      .refuses(0, 'discard share-cairo-at-2', 'share-card')
    discarding(['share-cairo-at-2'], 1).refuses(0, 'mark discard-card', 'nothing-to-discard')
  })

  it('only from the hand: neither played cards nor resting ones', () => {
    const setting = { hand: [], slots: slots(null, 'coffee-1'), resting: [[], ['banana-1']] }
    tableAt(2, { players: [setting] }).refuses(0, 'mark discard-card', 'nothing-to-discard')
    const some = { ...setting, hand: ['banana-2', 'cotton-2'] }
    const table = tableAt(2, { players: [some] }).says(0, 'mark discard-card')
    table.refuses(0, 'discard coffee-1', 'not-in-hand').refuses(0, 'discard banana-1', 'not-in-hand')
  })

  it('a card bought in the same round', () => {
    const player = { hand: [], slots: slots(null, 'coffee-3') }
    const table = tableAt(2, { players: [player, { slots: slots() }], display: { right: ['banana-3'] } })
    table.says(0, 'use 2', 'buy right 1').says(1, 'mark bookkeeper-tile').says(0, 'mark discard-card')
    expect(table.player(0)).toMatchObject({ hand: [], pounds: 6 })
  })

  it('what is discarded never comes back, and the stack is not filled from it', () => {
    const table = discarding(['coffee-1', 'coffee-2'])
    const { stackLeft } = table.view()
    expect(table.says(0, 'mark discard-card', 'discard coffee-2').view().stackLeft).toBe(stackLeft)
  })
})
