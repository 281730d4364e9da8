import { recordOf, replay } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { land, type Setting, scenarioGame, tableAt } from '../table.ts'

/** Taking back: answer by answer, a payment as a whole, never what was drawn. Fees: `fees.test.ts`. */

type Player = NonNullable<Setting['players']>[number]

const TWO_BOATS: Player = {
  docks: [
    { dock: 'dock-1', boat: 'boat-coin' },
    { dock: 'dock-2', boat: 'boat-draw' },
  ],
}
/** Wood and stone both in storage and on land: every piece of a payment is a choice. */
const BUILDER: Player = {
  storage: { coin: 1, wood: 2, stone: 2 },
  land: land('h0,2 meadow 1', 'h0,1 forest 1 wood', 'h1,1 mountain 1 stone', 'h-1,2 forest 1 wood'),
}

describe('a payment', () => {
  const paying = () =>
    tableAt(2, { players: [BUILDER] })
      .says(0, 'work D round', 'erect small')
      .asks(0, 'pay')

  it('is taken back as a whole while it is under way', () => {
    const table = paying()
    const before = table.hash
    table.says(0, 'pay wood', 'pay h0,1', 'pay stone').asks(0, 'pay').undoes(0)
    expect(table.hash).toBe(before)
    expect(table.storage(0)).toEqual({ wood: 2, stone: 2 })
  })

  it('and as a whole once it is complete', () => {
    const table = paying()
    const before = table.hash
    table.says(0, 'pay wood', 'pay h0,1', 'pay stone', 'pay h1,1').asks(0, 'put-piece').undoes(0)
    expect(table.hash).toBe(before)
  })

  it('what was decided before it is taken back on its own', () => {
    const table = tableAt(2, { players: [BUILDER] })
    const [start, worked] = [table.hash, table.says(0, 'work D round').hash]
    table.says(0, 'erect small', 'pay wood', 'pay wood').undoes(0).undoes(0)
    expect(table.hash).toBe(worked)
    expect(table.storage(0)).toEqual({ coin: 1, wood: 2, stone: 2 })
    expect(table.undoes(0).hash).toBe(start)
    table.cannotUndo(0, 'nothing-to-undo')
  })

  it('what comes after it is taken back first', () => {
    const table = paying().says(0, 'pay wood', 'pay h0,1', 'pay stone', 'pay stone')
    const paid = table.hash
    table.says(0, 'put h0,1').asks(0, 'choose-ship').undoes(0)
    expect(table.hash).toBe(paid)
  })

  it('a discount is part of it', () => {
    const special = {
      ...BUILDER,
      ...TWO_BOATS,
      locked: { ordinary: 2, special: 1 },
    }
    const orders = [{ order: 'order-1', seat: 0 }, { order: 'order-2' }, { order: 'order-3' }, { order: 'order-4' }]
    const table = tableAt(2, { players: [special], orders })
      .says(0, 'work D square', 'erect small')
      .asks(0, 'discount')
    const before = table.hash
    table.says(0, 'less coin', 'less wood').asks(0, 'pay').says(0, 'pay wood', 'pay stone').undoes(0)
    expect(table.hash).toBe(before)
  })

  it('stands in the record as one taking back of several, and replays', () => {
    const table = paying().says(0, 'pay wood', 'pay h0,1').undoes(0).says(0, 'pay h0,1', 'pay h-1,2')
    expect(table.record()).toEqual([
      '0 work D round',
      '0 erect small',
      '0 pay wood',
      '0 pay h0,1',
      '0 undo',
      '0 pay h0,1',
      '0 pay h-1,2',
    ])
    expect(table.match.lines[4]).toMatchObject({ text: 'undo', took: 2 })
    const again = replay(scenarioGame, recordOf(table.match))
    expect(again).toMatchObject({ ok: true })
    if (again.ok) expect(scenarioGame.hash(again.value.state as never)).toBe(table.hash)
  })
})

describe('an exchange', () => {
  const trader = { storage: { cloth: 2, wood: 2 }, land: land('h0,2 settlement 2 cloth') }

  it('is taken back as a whole, and then the decision to exchange', () => {
    const table = tableAt(2, { players: [trader] })
    const start = table.hash
    const begun = table.says(0, 'exchange any').hash
    // Four are enough, and eight there are not: the exchange is done by itself.
    table.says(0, 'give cloth', 'give wood', 'give h0,2', 'take gold').asks(0, 'turn')
    expect(table.market(0)).toEqual({ gold: 1 })
    expect(table.undoes(0).hash).toBe(begun)
    expect(table.undoes(0).hash).toBe(start)
  })

  it('in mid-way too', () => {
    const table = tableAt(2, { players: [trader] }).says(0, 'exchange any')
    const begun = table.hash
    expect(table.says(0, 'give cloth', 'give wood').undoes(0).hash).toBe(begun)
  })
})

describe('free actions', () => {
  it.each([
    ['stocking', ['stock h0,2'], {}],
    ['exploring', ['explore h0,1 forest'], {}],
    ['a contract with its helm points', ['contract helm', 'sail one-sail'], TWO_BOATS],
    ['a worker', ['contract ordinary'], TWO_BOATS],
    ['a special worker and the royal order', ['contract special', 'order order-1 special'], TWO_BOATS],
    ['a lid', ['use crate-coins'], { merchants: ['merchant-1', 'merchant-2', 'merchant-3', 'merchant-4'] }],
    [
      'a large building card',
      ['use large-7'],
      { land: land('h0,2 meadow 1', 'h0,1 forest 1 large'), largeCards: [{ card: 'large-7' }] },
    ],
  ] as [string, string[], Player][])('%s is taken back answer by answer', (_, answers, player) => {
    const orders = [1, 2, 3, 4].map((n) => ({ order: `order-${n}` }))
    const table = tableAt(2, { players: [player], orders })
    const hashes = answers.map((answer) => {
      const before = table.hash
      table.says(0, answer)
      return before
    })
    for (const before of hashes.reverse()) expect(table.undoes(0).hash).toBe(before)
    table.cannotUndo(0, 'nothing-to-undo')
  })

  it('in clean-up windows as well', () => {
    const work = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } }
    const table = tableAt(2, { work }).says(0, 'work G round', 'done').asks(0, 'feeding')
    const before = table.hash
    expect(table.says(0, 'explore h0,1 forest').undoes(0).hash).toBe(before)
  })
})

describe('turns', () => {
  it('are taken back until the next player has answered', () => {
    const table = tableAt(2, {})
    const before = table.hash
    const answers = ['work A round', 'cooper', 'cartographer', 'done']
    table.says(0, ...answers).asks(1, 'turn')
    for (const _ of answers) table.undoes(0)
    expect(table.hash).toBe(before)
    table
      .says(0, ...answers)
      .says(1, 'work E round')
      .cannotUndo(0, 'undo-not-yours')
  })

  it('an income too', () => {
    const table = tableAt(2, { now: { phase: 'income', by: 0 } })
    const before = table.hash
    table.says(0, 'island isl-coin R1.cw h1,1', 'use isl-coin', 'done').asks(1, 'income')
    expect(table.undoes(0).undoes(0).undoes(0).hash).toBe(before)
  })

  it('a ship that meets no diary goes back', () => {
    const table = tableAt(2, { players: [TWO_BOATS] }).says(0, 'contract helm')
    const before = table.hash
    expect(table.says(0, 'sail two-sail').undoes(0).hash).toBe(before)
  })
})

describe('what was drawn is final', () => {
  it('a tile', () => {
    const table = tableAt(2, {}).says(0, 'work G round', 'draw').cannotUndo(0, 'undo-revealed')
    // What follows can be taken back up to there.
    const drawn = table.hash
    expect(table.says(0, 'stock h0,2').undoes(0).hash).toBe(drawn)
    table.cannotUndo(0, 'undo-revealed')
  })

  it('a diary', () => {
    const player = { ...TWO_BOATS, ships: [{ steps: 4 }] }
    tableAt(2, { players: [player] })
      .says(0, 'contract helm', 'sail one-sail')
      .cannotUndo(0, 'undo-revealed')
  })

  it('building cards, seen or kept', () => {
    const player = {
      storage: { coin: 1 },
      land: land('h0,2 meadow 1', 'h0,1 forest 2 wood', 'h1,1 mountain 2 stone'),
    }
    const table = tableAt(2, { players: [player] }).says(0, 'work D round', 'erect small', 'put h0,1')
    table.says(0, 'sail one-sail').asks(0, 'choose-card').cannotUndo(0, 'undo-revealed')
    table.says(0, table.answers(0, 'keep')[0]).asks(0, 'area').cannotUndo(0, 'undo-revealed')
  })

  it("Cooper's cards", () => {
    tableAt(1, { cooper: 0 }).says(0, 'work G round', 'done').cannotUndo(0, 'undo-revealed')
  })
})
