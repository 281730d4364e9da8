import { describe, expect, it } from 'vitest'
import { cleanUp, MEALS, OUT, type Player, TWO_BOATS, withAll, withSpecial } from '../clean-up.ts'
import { land, type Setting, type Table, tableAt } from '../table.ts'

/** Feeding the workers. Source: Passo 1: Alimentar os trabalhadores (page 23); our rulings. */

describe('feeding', () => {
  const feeds = (player: Player, setting: Setting = {}) => cleanUp({ ...setting, players: [player, MEALS] })
  const due = (table: Table) => (table.match.game.questionFacts(table.match.state, 0) as { food?: number }).food

  it('costs two food at the start', () => {
    const table = feeds({ storage: { food: 3 }, land: land('h0,2 meadow 1') })
    expect(due(table)).toBe(2)
    table.says(0, 'feed').asks(1, 'feeding')
    expect(table.storage(0)).toEqual({ food: 1 })
    expect(table.events('fed')).toEqual([{ kind: 'fed', seat: 0, food: 2, missing: 0 }])
    expect(table.anchors(0)).toEqual([0, 0])
  })

  it.each([
    [{ ordinary: 1, special: 2 }, 3, { A: { round: [0] }, D: { round: [0] } }],
    [{ ordinary: 2, special: 1 }, 4, { A: {}, D: { square: [0] } }],
    [{ ordinary: 1, special: 1 }, 5, { A: { round: [0] }, D: { square: [0] } }],
    [{ ordinary: 2, special: 0 }, 6, { A: {}, B: { round: [1], square: [0] }, D: { square: [0] } }],
    [{ ordinary: 1, special: 0 }, 7, { A: { round: [0] }, D: { square: [0] } }],
  ])('workers gained, %o still locked, make it %i', (locked, food, work) => {
    const special = 2 - locked.special
    const orders = [1, 2, 3, 4].map((n) => ({ order: `order-${n}`, ...(n <= special ? { seat: 0 } : {}) }))
    const player = {
      ...TWO_BOATS,
      locked,
      land: land(
        'h0,2 meadow 9 food',
        'h0,1 forest 1 small',
        'h1,1 forest 1 small',
        'h-1,2 forest 1',
        'h-2,2 forest 1',
      ),
      merchants: ['merchant-1', 'merchant-2', 'merchant-3'],
    }
    // With two specials gained both ordinary workers are on orders, and a third must place the last.
    const last = locked.ordinary === 2 && special === 2
    const table = last
      ? tableAt(2, { players: [player], orders, work: { B: { round: [1] }, C: { round: [1] }, D: { square: [0] } } })
      : tableAt(2, { players: [player], orders, work: { ...OUT[0], ...work, C: { round: [1] } } })
    table.says(0, last ? 'work G square' : table.answers(0, 'work G')[0], 'done').asks(0, 'feeding')
    expect(due(table)).toBe(food)
  })

  it('a worker on a royal order eats like any other', () => {
    expect(due(cleanUp(withSpecial({ storage: { food: 5 } })))).toBe(4)
  })

  it('is paid from storage and land, cubes by level and not in parts', () => {
    const table = feeds({ storage: { food: 1 }, land: land('h0,2 meadow 3 food') }).says(0, 'feed')
    // The cube alone pays for it: with the one of storage something would be superfluous.
    table.asks(1, 'feeding')
    expect(table.storage(0)).toEqual({ food: 1 })
    expect(table.space(0, 'h0,2').on).toBeUndefined()
  })

  it('the player chooses the cubes', () => {
    const table = feeds({ storage: { food: 2 }, land: land('h0,2 meadow 2 food') })
      .says(0, 'feed')
      .asks(0, 'pay')
    table.asks(0, 'pay', ['pay food', 'pay h0,2']).says(0, 'pay h0,2').asks(1, 'feeding')
    expect(table.storage(0)).toEqual({ food: 2 })
  })

  it('is compulsory: there is no way past it while there is food', () => {
    const table = feeds({ storage: { food: 2 } })
    table
      .refuses(0, 'done', 'other-question')
      .refuses(0, 'finish', 'other-question')
      .refuses(0, 'skip', 'other-question')
    expect(table.answers(0, 'feed')).toEqual(['feed'])
  })

  it('too little food: all of it goes, and an anchor comes for each that is missing', () => {
    const table = feeds({ storage: { food: 1, wood: 2 }, land: land('h0,2 forest 1') }).says(0, 'feed')
    table.asks(0, 'anchor')
    expect(table.storage(0)).toEqual({ wood: 2 })
    table.says(0, 'anchor two-sail').asks(1, 'feeding')
    expect(table.anchors(0)).toEqual([0, 1])
    expect(table.events('fed')).toEqual([{ kind: 'fed', seat: 0, food: 1, missing: 1 }])
  })

  it('what is missing is counted by value, also from land', () => {
    const setting = withSpecial({ storage: { food: 1 }, land: land('h0,2 meadow 2 food', 'h0,1 forest 1 wood') })
    const table = cleanUp(setting).says(0, 'feed').says(0, 'anchor one-sail')
    expect(table.anchors(0)).toEqual([1, 0])
    expect(table.space(0, 'h0,2').on).toBeUndefined()
    expect(table.space(0, 'h0,1').on).toBe('wood')
  })

  it('anchors are spread evenly, with a choice only where ships have as many', () => {
    const table = cleanUp(withSpecial({ storage: {}, land: land('h0,2 forest 1'), ships: [{ anchors: 1 }] }))
    table.says(0, 'feed').asks(0, 'anchor')
    // The first went under the second ship by itself.
    expect(table.anchors(0)).toEqual([1, 1])
    table.says(0, 'anchor one-sail').asks(0, 'anchor')
    expect(table.anchors(0)).toEqual([2, 2])
    table.says(0, 'anchor two-sail').asks(1, 'feeding')
    expect(table.anchors(0)).toEqual([2, 3])
  })

  it('food of the market feeds nobody until it is stocked, which may be done first', () => {
    const player = { storage: { food: 1 }, market: { food: 1 }, land: land('h0,2 forest 1') }
    feeds(player).says(0, 'feed').asks(0, 'anchor')
    const table = feeds(player).says(0, 'stock food', 'feed').asks(1, 'feeding')
    expect(table.anchors(0)).toEqual([0, 0])
  })

  it('special workers bring helm points, if all is paid', () => {
    const table = cleanUp(withSpecial({ storage: { food: 4 }, land: land('h0,2 forest 1') })).says(0, 'feed')
    table.asks(0, 'choose-ship').says(0, 'sail one-sail').asks(1, 'feeding')
    expect(table.steps(0)).toEqual([1, 0])
  })

  it('and none if anything is missing', () => {
    const table = cleanUp(withSpecial({ storage: { food: 3 }, land: land('h0,2 forest 1') })).says(0, 'feed')
    table.asks(0, 'anchor').says(0, 'anchor one-sail').asks(1, 'feeding')
    expect(table.steps(0)).toEqual([0, 0])
  })

  it('an ordinary worker gained brings none', () => {
    const setting = { work: { A: { round: [0] }, D: { round: [0] } } }
    const player = { ...TWO_BOATS, locked: { ordinary: 1, special: 2 }, storage: { food: 3 } }
    const table = feeds({ ...player, land: land('h0,2 forest 1') }, setting)
      .says(0, 'feed')
      .asks(1, 'feeding')
    expect(table.steps(0)).toEqual([0, 0])
  })

  it('both special workers and the bakery are one gain for one ship', () => {
    const setting = withAll({
      land: land('h0,2 meadow 9 food', 'h0,1 forest 1 small', 'h1,1 forest 1 small', 'h-1,2 forest 1'),
      smallCards: ['small-12'],
      merchants: ['merchant-1', 'merchant-2', 'merchant-3'],
      storage: {},
    })
    const { work, ...rest } = setting
    const table = tableAt(2, {
      ...rest,
      work: { B: { round: [1] }, C: { round: [1] }, D: { square: [0] }, E: { square: [0] } },
    })
    table.says(0, 'work G round', 'done').asks(0, 'feeding')
    expect(due(table)).toBe(7)
    table.says(0, 'feed more').asks(0, 'choose-ship').says(0, 'sail two-sail').asks(1, 'feeding')
    expect(table.steps(0)).toEqual([0, 3])
  })
})

describe('small building cards at the meal', () => {
  const baker = (smallCards: string[], food: number, more: Player = {}): Setting => ({
    players: [
      {
        land: land('h0,2 forest 1', 'h0,1 forest 1 small', 'h1,1 forest 1 small'),
        smallCards,
        storage: { food },
        ...more,
      },
      MEALS,
    ],
  })

  it('the bakery takes two food more for a helm point', () => {
    const table = cleanUp(baker(['small-12'], 5))
      .says(0, 'feed more', 'sail one-sail')
      .asks(1, 'feeding')
    expect(table.storage(0)).toEqual({ food: 1 })
    expect(table.steps(0)).toEqual([1, 0])
    expect(table.events('fed')).toEqual([{ kind: 'fed', seat: 0, food: 4, missing: 0 }])
  })

  it('it may be left alone', () => {
    const table = cleanUp(baker(['small-12'], 4))
      .says(0, 'feed')
      .asks(1, 'feeding')
    expect(table.storage(0)).toEqual({ food: 2 })
    expect(table.steps(0)).toEqual([0, 0])
  })

  it('it is one payment with the meal: a large cube pays for both', () => {
    const more = { land: land('h0,2 meadow 4 food', 'h0,1 forest 1 small', 'h1,1 forest 1 small') }
    const table = cleanUp(baker(['small-12'], 0, more)).says(0, 'feed more', 'sail one-sail')
    expect(table.steps(0)).toEqual([1, 0])
    expect(table.space(0, 'h0,2').on).toBeUndefined()
  })

  it('only if it can be paid in full', () => {
    cleanUp(baker(['small-12'], 3)).refuses(0, 'feed more', 'not-enough-food')
  })

  it('and only with the card', () => {
    cleanUp(baker([], 5)).refuses(0, 'feed more', 'no-bakery')
  })

  it('the smokehouse takes one off', () => {
    const table = cleanUp(baker(['small-13'], 1))
      .says(0, 'feed')
      .asks(1, 'feeding')
    expect(table.storage(0)).toEqual({})
    expect(table.anchors(0)).toEqual([0, 0])
  })

  it('both together: a meal of one, and two more for the point', () => {
    const table = cleanUp(baker(['small-12', 'small-13'], 3)).says(0, 'feed more', 'sail one-sail')
    expect(table.storage(0)).toEqual({})
    expect(table.steps(0)).toEqual([1, 0])
  })
})
