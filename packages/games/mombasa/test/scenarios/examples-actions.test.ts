import { describe, expect, it } from 'vitest'
import { slots, tableAt } from '../table.ts'

/** Worked examples: what can be used at all (page 4), use of goods and buying (page 5). */

describe('Fase de Ações Gerais, page 4', () => {
  it('a bookkeeper in a resting pile is not active: Blue cannot use it', () => {
    const table = tableAt(2, {
      players: [{ slots: slots(null, 'banana-1', null, 'coffee-1'), resting: [[], [], ['bookkeeper-2']] }],
    })
    table.asks(0, 'turn').refuses(0, 'use 3', 'slot-empty')
    expect(table.answers(0, 'use')).toEqual(['use 2', 'use 4'])
  })

  it('after its use a diamond merchant is turned over and cannot be used again', () => {
    const table = tableAt(2, { players: [{ slots: slots(null, 'merchant', 'banana-1') }] })
    table.says(0, 'use 2').says(1, 'end', 'pile 2').asks(0, 'turn')
    expect(table.player(0)).toMatchObject({ used: [2], slots: slots(null, 'merchant', 'banana-1') })
    table.refuses(0, 'use 2', 'card-used')
  })
})

describe('Use 1 ou mais cartas de bens, page 5', () => {
  const area = { players: [{ slots: slots(null, 'coffee-1', 'coffee-3', 'cotton-2') }], display: {} }
  const units = (...answers: string[]) =>
    tableAt(2, area)
      .says(0, ...answers)
      .view().units

  it('1 coffee, or 3 coffee, or both for 4, or 2 cotton can be used', () => {
    expect(tableAt(2, area).answers(0, 'use')).toEqual(['use 2', 'use 3', 'use 4'])
    expect(units('use 2')).toBe(1)
    expect(units('use 3')).toBe(3)
    expect(units('use 2', 'add 3')).toBe(4)
    expect(units('use 3', 'add 2')).toBe(4)
    expect(units('use 4')).toBe(2)
  })

  it('coffee and cotton cannot be used together', () => {
    const table = tableAt(2, area).says(0, 'use 2')
    expect(table.answers(0, 'add')).toEqual(['add 3'])
    table.refuses(0, 'add 4', 'other-good')
  })

  it('4 coffee buy a 2-banana card for 3 (red 2 and 1 beside it), and the unit left is a step on a track of choice', () => {
    const table = tableAt(2, { ...area, display: { middle: ['banana-2'] } })
    const { hand } = table.player(0)
    table.says(0, 'use 2', 'add 3', 'buy middle 1')
    expect(table.events('bought-with-goods')).toEqual([
      { kind: 'bought-with-goods', seat: 0, card: 'banana-2', units: 3 },
    ])
    table.asks(0, 'goods', ['advance mombasa', 'advance cape-town', 'advance saint-louis', 'advance cairo'])
    table.says(0, 'advance saint-louis').asks(1, 'turn')
    expect(table.space(0, 'saint-louis')).toBe(1)
    expect(table.player(0).hand.filter((card) => card === 'banana-2')).toHaveLength(2)
    expect(table.player(0).hand).toHaveLength(hand.length + 1)
    expect(table.player(0).used).toEqual([2, 3])
    expect(table.view().display.middle[0]).toBeNull()
  })
})
