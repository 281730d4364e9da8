import { describe, expect, it } from 'vitest'
import { EDITIONS, type Setting, tableAt, times } from '../table.ts'

/** Captain, loading: classic, Capitão; 2020, Capitano; 1897, Capitão; our rulings on the duty and the end of the phase. */

const captain = { phase: 'captain', by: 0 } as const
const at = (setting: Setting) => tableAt('classic', 4, { now: captain, ...setting })
const ship = (capacity: number, good: 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee', count: number) => ({
  capacity,
  good,
  count,
})

describe('the duty', () => {
  it.each(EDITIONS)('%s: who can load must, as much as fits', (edition) => {
    const setting: Setting = { players: [{ goods: { corn: 4, sugar: 2 } }], ships: [ship(5, 'corn', 2)], now: captain }
    const table = tableAt(edition, 4, setting).refuses(0, 'pass', 'must-load').says(0, 'load corn 5')
    expect([table.view().ships[0].count, table.player(0).goods.corn]).toEqual([5, 1])
  })

  it('a single possible load is made by itself', () => {
    const table = at({ players: [{ goods: { corn: 4 } }], ships: [ship(5, 'corn', 1), ship(6, 'sugar', 1)] })
    expect(table.player(0).vp).toBe(5)
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 0, answer: 'load corn 5' }])
    expect(table.record()).toEqual([])
  })

  it('the turn goes round until nobody has loaded in a whole circle', () => {
    const players = [{ goods: { corn: 1, sugar: 1 } }, {}, { goods: { corn: 1, sugar: 1 } }]
    const table = at({ players }).says(0, 'load corn 5').says(2, 'load corn 5').says(0, 'load sugar 7')
    expect(table.asks(1, 'choose-role').vps()).toEqual([3, 0, 2, 0])
  })

  it('nobody with goods: the phase is over at once', () => {
    at({}).asks(1, 'choose-role')
  })
})

describe('ships', () => {
  it('a kind goes where it lies already, and no other kind on top of it', () => {
    const table = at({ players: [{ goods: { corn: 3, sugar: 1 } }], ships: [ship(5, 'corn', 4), ship(6, 'indigo', 1)] })
    table.refuses(0, 'load corn 7', 'good-on-other-ship').refuses(0, 'load sugar 6', 'other-good-aboard')
    table.refuses(0, 'load sugar 5', 'other-good-aboard').says(0, 'load corn 5')
    expect(table.view().ships[0].count).toBe(5)
  })

  it('nothing goes on a full ship, and its kind nowhere else', () => {
    const table = at({ players: [{ goods: { corn: 2, sugar: 1 } }], ships: [ship(5, 'corn', 5)] })
    table.refuses(0, 'load corn 5', 'ship-full').refuses(0, 'load corn 6', 'good-on-other-ship')
    table.asks(0, 'captain-load', ['load sugar 6', 'load sugar 7'])
  })

  it('among empty ships that take equally many the choice is free', () => {
    at({ players: [{ goods: { corn: 5 } }] }).asks(0, 'captain-load', ['load corn 5', 'load corn 6', 'load corn 7'])
    at({ players: [{ goods: { corn: 6 } }] }).asks(0, 'captain-load', ['load corn 6', 'load corn 7'])
    at({ players: [{ goods: { corn: 9, tobacco: 1 } }] })
      .refuses(0, 'load corn 6', 'larger-ship')
      .says(0, 'load corn 7')
  })

  it('"most" is counted among empty ships: a part-filled ship of the kind is the only one for it (all editions)', () => {
    const table = at({ players: [{ goods: { corn: 6, coffee: 1 } }], ships: [ship(5, 'corn', 4)] })
    table.asks(0, 'captain-load', ['load corn 5', 'load coffee 6', 'load coffee 7'])
  })

  it('a ship that does not sail, a good one does not have, a wharf one does not have', () => {
    const table = at({ players: [{ goods: { corn: 1 } }] })
    table.refuses(0, 'load corn 4', 'no-such-ship').refuses(0, 'load corn 8', 'no-such-ship')
    table.refuses(0, 'load coffee 5', 'no-such-good').refuses(0, 'load corn wharf', 'no-wharf')
  })

  it('full ships sail at the end, the others keep their load', () => {
    const players = [{ goods: { corn: 5, sugar: 2 } }]
    const table = at({ players }).says(0, 'load corn 5', 'load sugar 7')
    expect(table.view().ships).toEqual([{ capacity: 5, count: 0 }, { capacity: 6, count: 0 }, ship(7, 'sugar', 2)])
    expect(table.view().goodsSupply).toMatchObject({ corn: 10, sugar: 9 })
    expect(table.events('ship-sailed')).toEqual([{ kind: 'ship-sailed', ship: 5, good: 'corn' }])
  })
})

describe('points', () => {
  it.each(EDITIONS)('%s: one for each barrel, and one more for the captain once in the phase', (edition) => {
    const players = times(2, { goods: { corn: 2, sugar: 2 } })
    const table = tableAt(edition, 4, { players, now: captain })
    expect(table.says(0, 'load corn 5').player(0).vp).toBe(3)
    // After this, what is left has one ship each.
    table.says(1, 'load sugar 6')
    expect(table.vps().slice(0, 2)).toEqual([5, 4])
  })

  it('a captain who loads nothing gets none', () => {
    const table = at({ players: [{}, { goods: { corn: 2 } }] }).says(1, 'load corn 5')
    expect(table.vps()).toEqual([0, 2, 0, 0])
  })

  it('the chips come out of the supply', () => {
    expect(
      at({ players: [{ goods: { corn: 2 } }] })
        .says(0, 'load corn 5')
        .view().vpSupply,
    ).toBe(100 - 3)
  })
})

describe('the last chip', () => {
  const play = (edition: (typeof EDITIONS)[number]) =>
    tableAt(edition, 4, {
      players: [{ vp: 10, goods: { corn: 5 } }, { goods: { sugar: 2 } }],
      vpSupply: 3,
      now: captain,
    })

  it.each(EDITIONS)('%s: triggers the end; points beyond it are kept on paper and scored in full', (edition) => {
    const table = play(edition).says(0, 'load corn 7')
    expect([table.player(0).vp, table.view().vpSupply, table.view().paperVp]).toEqual([16, 0, 3])
    expect(table.events('end-triggered')).toEqual([{ kind: 'end-triggered', cause: 'points' }])
    table.says(1, 'load sugar 6')
    expect([table.player(1).vp, table.view().paperVp]).toEqual([2, 5])
    expect(table.points(0, 'chips')).toBe(16)
  })

  it.each(EDITIONS)('%s: the round is played out', (edition) => {
    const table = play(edition).says(0, 'load corn 7').says(1, 'load sugar 6').asks(1, 'choose-role')
    table.says(1, 'role trader').says(2, 'role craftsman')
    expect(table.over).toBe(false)
    expect(table.says(3, 'role prospector').over).toBe(true)
  })

  it('exactly the last chip triggers it too', () => {
    const table = at({ players: [{ goods: { corn: 5 } }], vpSupply: 6 }).says(0, 'load corn 7')
    expect([table.view().vpSupply, table.view().paperVp, table.view().endTriggered]).toEqual([0, 0, true])
  })

  it('one chip left triggers nothing', () => {
    const table = at({ players: [{ goods: { corn: 5 } }], vpSupply: 7 }).says(0, 'load corn 7')
    expect([table.view().vpSupply, table.view().endTriggered]).toEqual([1, false])
  })

  it.each(EDITIONS)('%s, our ruling: chips gone before the phase trigger it when a captain phase ends', (edition) => {
    const table = tableAt(edition, 4, { players: [{ vp: 60 }], vpSupply: 0 })
    expect(table.view().endTriggered).toBe(false)
    table.says(0, 'role captain')
    expect(table.view().endTriggered).toBe(true)
  })
})
