import { describe, expect, it } from 'vitest'
import { tableAt } from '../table.ts'

/** The worked example of a first income phase: Leticia (page 12) and Gustavo (page 13). */

const [LETICIA, GUSTAVO] = [0, 1]

const firstIncome = () =>
  tableAt(2, {
    now: { phase: 'income', by: LETICIA },
    players: [
      { doubles: { 'forest-mountain': 1, 'forest-meadow': 1 } },
      { doubles: { 'forest-meadow': 1, 'forest-settlement': 1 } },
    ],
  })

describe('Leticia, page 12', () => {
  it('places the island with coin and meadow to the right of her harbour and gets a food cube there', () => {
    const table = firstIncome().says(LETICIA, 'island isl-coin R1.cw h1,1')
    expect(table.space(LETICIA, 'h1,1')).toEqual({ space: 'h1,1', level: 1, terrain: 'meadow', on: 'food' })
    expect(table.player(LETICIA).islands).toEqual([{ island: 'isl-coin', half: 'R1.cw' }])
    expect(table.player(LETICIA).islandsLeft).not.toContain('isl-coin')
    expect(table.storage(LETICIA)).toEqual({ coin: 1 })
  })

  it('then the action of the island brings a coin into a free storage space', () => {
    const table = firstIncome().says(LETICIA, 'island isl-coin R1.cw h1,1').asks(LETICIA, 'optional-action')
    table.says(LETICIA, 'use isl-coin').asks(LETICIA, 'income')
    expect(table.storage(LETICIA)).toEqual({ coin: 2 })
  })

  it('her two food lie in the way of a double until she stocks them', () => {
    const table = firstIncome().says(LETICIA, 'island isl-coin R1.cw h1,1', 'use isl-coin')
    table.refuses(LETICIA, 'place settlement h1,1 meadow h0,2', 'space-occupied')
    table.says(LETICIA, 'stock h1,1').refuses(LETICIA, 'place settlement h1,1 meadow h0,2', 'space-occupied')
    table.says(LETICIA, 'stock h0,2')
    expect(table.storage(LETICIA)).toEqual({ coin: 2, food: 2 })
    expect([table.space(LETICIA, 'h0,2').on, table.space(LETICIA, 'h1,1').on]).toEqual([undefined, undefined])
  })

  it('the double with meadow and settlement goes on top of both: level 2, a new food and a cloth', () => {
    const table = firstIncome().says(LETICIA, 'island isl-coin R1.cw h1,1', 'use isl-coin', 'stock h1,1', 'stock h0,2')
    table.says(LETICIA, 'place settlement h1,1 meadow h0,2')
    expect(table.space(LETICIA, 'h0,2')).toEqual({ space: 'h0,2', level: 2, terrain: 'meadow', on: 'food' })
    expect(table.space(LETICIA, 'h1,1')).toEqual({ space: 'h1,1', level: 2, terrain: 'settlement', on: 'cloth' })
    expect(table.storage(LETICIA)).toEqual({ coin: 2, food: 2 })
    expect(table.player(LETICIA)).toMatchObject({
      doubles: { 'forest-meadow': 1, 'forest-mountain': 0, 'forest-settlement': 0 },
      cartographer: 3,
      cartographerUsed: false,
      storageFree: 1,
    })
  })
})

describe('Gustavo, page 13', () => {
  const gustavos = () => firstIncome().says(LETICIA, 'done').asks(GUSTAVO, 'income')

  it('begins with a double on two unexplored spaces, each with its resource', () => {
    const table = gustavos().says(GUSTAVO, 'place forest h-2,2 meadow h-1,2')
    expect(table.space(GUSTAVO, 'h-2,2')).toEqual({ space: 'h-2,2', level: 1, terrain: 'forest', on: 'wood' })
    expect(table.space(GUSTAVO, 'h-1,2')).toEqual({ space: 'h-1,2', level: 1, terrain: 'meadow', on: 'food' })
    expect(table.view().now).toEqual({ phase: 'income', by: GUSTAVO, hands: ['island'] })
  })

  it('then his island: a stone on the mountain, and a wood and a food into storage', () => {
    const table = gustavos().says(GUSTAVO, 'place forest h-2,2 meadow h-1,2', 'island isl-supplies R1.ccw h1,1')
    expect(table.space(GUSTAVO, 'h1,1')).toEqual({ space: 'h1,1', level: 1, terrain: 'mountain', on: 'stone' })
    table.says(GUSTAVO, 'use isl-supplies').asks(GUSTAVO, 'choose-items')
    expect(table.answers(GUSTAVO, 'take')).toEqual(['take wood', 'take stone'])
    table.says(GUSTAVO, 'take wood').asks(GUSTAVO, 'income')
    expect(table.storage(GUSTAVO)).toEqual({ coin: 1, wood: 1, food: 1 })
  })

  it('Leticia has no part in it, and when he is done she takes the first turn of work', () => {
    const table = gustavos()
    const before = table.player(LETICIA)
    table.says(GUSTAVO, 'place forest h-2,2 meadow h-1,2', 'island isl-supplies R1.ccw h1,1', 'use isl-supplies')
    table.says(GUSTAVO, 'take wood', 'done').asks(LETICIA, 'turn')
    expect(table.player(LETICIA)).toEqual(before)
  })
})
