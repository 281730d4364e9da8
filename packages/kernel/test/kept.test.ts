import { beforeEach, describe, expect, it } from 'vitest'
import { count, declareBox, emptyState, Kept, partsOf, type RulesInPlay, type State } from '../src/box/index.ts'

/** A market with a price, and before each seat coins and goods. */
const box = declareBox({
  table: { round: count, price: count },
  seats: { coins: count, goods: count },
  tasks: {},
  mostTasks: 0,
})
const { table, seats: player } = box

const marketOf = (players: number): State<RulesInPlay> => emptyState(box, { options: {}, players })

describe('what was shown of a game', () => {
  let s: State<RulesInPlay>
  let kept: Kept
  beforeEach(() => {
    s = marketOf(3)
    kept = new Kept()
  })

  const parts = () => partsOf(box, s, kept)
  const price = () => parts().table('price', ['price'], () => ({ price: table.price(s) }))
  const purse = (seat: number) => parts().seat('purse', seat, ['coins'], () => ({ coins: player.coins(s, seat) }))
  const wealth = (seat: number) =>
    parts().seat(
      'wealth',
      seat,
      'all',
      () => ({ wealth: player.coins(s, seat) + player.goods(s, seat) * table.price(s) }),
      ['price'],
    )
  const richest = () =>
    parts().seats('richest', ['coins'], () => [Math.max(...[0, 1, 2].map((seat) => player.coins(s, seat)))])

  it('is the same again until one of its fields changes', () => {
    const before = price()
    table.round.add(s, 1)
    player.coins.add(s, 1, 4)
    expect(price()).toBe(before)
    table.price.add(s, 2)
    expect(price()).toEqual({ price: 2 })
  })

  it('of a seat stays as it was while something changes before others', () => {
    const before = [0, 1, 2].map(purse)
    player.coins.add(s, 1, 4)
    expect(purse(0)).toBe(before[0])
    expect(purse(1)).toEqual({ coins: 4 })
    expect(purse(2)).toBe(before[2])
  })

  it('of all that lies before a seat is made again when any of it changes, or the table by what it names', () => {
    const before = wealth(1)
    table.round.add(s, 1)
    player.goods.add(s, 0, 1)
    expect(wealth(1)).toBe(before)
    player.goods.add(s, 1, 3)
    expect(wealth(1)).toEqual({ wealth: 0 })
    table.price.add(s, 2)
    expect(wealth(1)).toEqual({ wealth: 6 })
  })

  it('of all seats is made again when the field changes before any of them', () => {
    const before = richest()
    player.goods.add(s, 2, 1)
    expect(richest()).toBe(before)
    player.coins.add(s, 2, 7)
    expect(richest()).toEqual([7])
  })

  it("is no other game's, though both are made from the same fields", () => {
    table.price.add(s, 2)
    price()
    const other = marketOf(3)
    const shown = partsOf(box, other, new Kept()).table('price', ['price'], () => ({ price: table.price(other) }))
    expect(shown).toEqual({ price: 0 })
    expect(price()).toEqual({ price: 2 })
  })

  it('of all seats looks at as many as the game has, whatever others have', () => {
    richest()
    const [larger, itsKept] = [marketOf(5), new Kept()]
    const last = () =>
      partsOf(box, larger, itsKept).seats('richest', ['coins'], () => [
        Math.max(...[0, 1, 2, 3, 4].map((seat) => player.coins(larger, seat))),
      ])
    expect(last()).toEqual([0])
    player.coins.add(larger, 4, 9)
    expect(last()).toEqual([9])
  })

  it('is up to date for whoever looks next, when it was shown of one state and the game went on', () => {
    const show = () => kept.ofOneState(() => [price(), price()])
    expect(show()).toEqual([{ price: 0 }, { price: 0 }])
    table.price.add(s, 2)
    expect(price()).toEqual({ price: 2 })
    table.price.add(s, 2)
    expect(show()).toEqual([{ price: 4 }, { price: 4 }])
  })

  it('is up to date after showing it has failed', () => {
    const fail = () => {
      price()
      throw new Error('no more')
    }
    expect(() => kept.ofOneState(fail)).toThrow('no more')
    table.price.add(s, 2)
    expect(price()).toEqual({ price: 2 })
  })

  it('cannot be made from a field that the box has not', () => {
    const misspelt = 'prize' as 'price'
    expect(() => parts().table('prize', [misspelt], () => 0)).toThrow('the box has no field prize')
  })
})
