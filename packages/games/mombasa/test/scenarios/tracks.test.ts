import { describe, expect, it } from 'vitest'
import { type Setting, slots, tableAt } from '../table.ts'

/** Os detalhes das trilhas da companhia (page 11) and rulings 40, 41, 42, 46, 53, 57. */

type PlayerSetting = NonNullable<Setting['players']>[number]

/** A reward of four steps on the Cairo track (D1, call of £3 before space 9): the coffee majority with 5 units, or 3 or 2 steps by a lower tier. */
const steps = (count: 2 | 3 | 4, player: PlayerSetting, others: PlayerSetting[] = []) =>
  tableAt(1 + Math.max(1, others.length), {
    players: [{ ...player, slots: slots(null, 'coffee-4', 'coffee-1') }, ...others],
  }).says(0, 'mark majority-coffee', `tier ${count - 1}`)

describe('a capital call in the way of a reward', () => {
  it('the steps before it are made, then one chooses to pay or to stop', () => {
    const table = steps(2, { pounds: 3, tracks: { cairo: 7 } }).asks(0, 'capital-call', ['pay', 'stop'])
    expect(table.space(0, 'cairo')).toBe(8)
  })

  it('paid: the rest of the steps goes on', () => {
    const table = steps(3, { pounds: 4, tracks: { cairo: 7 } })
      .says(0, 'pay')
      .asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 1, tracks: { cairo: 10 } })
  })

  it('stopped: the rest is lost, and that is told', () => {
    const table = steps(3, { pounds: 4, tracks: { cairo: 7 } })
      .says(0, 'stop')
      .asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 4, tracks: { cairo: 8 } })
    expect(table.events('steps-lost')).toEqual([{ kind: 'steps-lost', seat: 0, company: 'cairo', steps: 2 }])
  })

  it('beyond the purse: nobody is asked, the steps are lost', () => {
    const table = steps(2, { pounds: 2, tracks: { cairo: 8 } }).asks(1, 'turn')
    expect(table.space(0, 'cairo')).toBe(8)
    expect(table.events('steps-lost')).toEqual([{ kind: 'steps-lost', seat: 0, company: 'cairo', steps: 2 }])
  })

  it('a pound of a special space on the way helps to pay it', () => {
    const table = steps(4, { pounds: 2, tracks: { cairo: 5 } }).says(0, 'pay')
    expect(table.space(0, 'cairo')).toBe(9)
    expect(table.pounds()[0]).toBe(0)
  })

  it('goods meet it in the same way, unit by unit', () => {
    const players = [{ pounds: 2, tracks: { cairo: 5 }, slots: slots(null, 'coffee-4') }]
    const table = tableAt(2, { players }).says(0, 'use 2', ...Array.from({ length: 4 }, () => 'advance cairo'))
    expect(table.asks(1, 'turn').player(0)).toMatchObject({ pounds: 0, tracks: { cairo: 9 } })
  })

  it('of nothing where the marker has passed it', () => {
    expect(
      steps(2, { pounds: 0, tracks: { cairo: 9 } })
        .asks(1, 'turn')
        .space(0, 'cairo'),
    ).toBe(11)
  })
})

describe('the last space', () => {
  it('the marker stays there, further steps of a reward are lost', () => {
    const table = steps(2, { tracks: { cairo: 17 } }).asks(1, 'turn')
    expect(table.space(0, 'cairo')).toBe(18)
    expect(table.events('steps-lost')).toEqual([{ kind: 'steps-lost', seat: 0, company: 'cairo', steps: 1 }])
    expect(table.pounds()[0]).toBe(1)
  })
})

describe('special spaces', () => {
  it('pay the mover and everybody who stands on them or beyond, not those behind', () => {
    const others = [{ tracks: { cairo: 6 } }, { tracks: { cairo: 15 } }, { tracks: { cairo: 5 } }]
    const table = steps(2, { tracks: { cairo: 4 } }, others)
    expect(table.pounds()).toEqual([2, 2, 2, 1])
  })

  it('the second pays £2', () => {
    const table = steps(2, { tracks: { cairo: 11 } }, [{ tracks: { cairo: 12 } }])
    expect(table.pounds()).toEqual([3, 3])
    expect(table.events('special-again')).toEqual([
      { kind: 'special-again', seat: 1, company: 'cairo', level: 2, pounds: 2 },
    ])
  })

  it('both can be passed in a row, each pays', () => {
    const players = [{ pounds: 0, tracks: { 'cape-town': 3 }, slots: slots(null, 'banana-4', 'banana-2') }]
    const table = tableAt(2, { players: [...players, { tracks: { 'cape-town': 9 } }] })
    table.says(0, 'use 2', 'add 3', ...Array.from({ length: 6 }, () => 'advance cape-town'))
    expect(table.pounds()).toEqual([3, 4])
  })

  it('standing on one pays nothing again by itself', () => {
    const table = steps(2, { tracks: { cairo: 6 } }, [{ tracks: { cairo: 6 } }])
    expect(table.pounds()).toEqual([1, 1])
  })

  it('who moves alone is paid alone', () => {
    expect(steps(2, { tracks: { cairo: 4 } }).pounds()).toEqual([2, 1])
  })
})

describe('bonuses of special spaces', () => {
  it("are in force from the owner's next turn on, in the same round too", () => {
    const players = [{ tracks: { mombasa: 4 }, slots: slots(null, 'banana-1', 'expansion-2') }]
    const table = tableAt(2, { players }).says(0, 'use 2', 'advance mombasa')
    expect(table.player(0).bonuses.mombasa).toBe(0)
    table.says(1, 'mark plus-one').asks(0, 'turn')
    expect(table.player(0).bonuses.mombasa).toBe(1)
    expect(table.says(0, 'expand cairo').view().points).toBe(3)
  })

  it('not in the action that reaches them', () => {
    // Kenya gives the step onto the special space of A1; the points of this expansion stay what they were.
    const players = [{ tracks: { mombasa: 4 }, slots: slots(null, 'expansion-2') }]
    const table = tableAt(2, { players }).says(0, 'expand mombasa', 'enter kenya 1').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 2, tracks: { mombasa: 5 }, bonuses: { mombasa: 0 } })
  })
})

describe('shares', () => {
  it('are those of the last icon reached or passed', () => {
    const shares = [1, 2, 3, 4, 5].map(
      (mombasa) => tableAt(2, { players: [{ tracks: { mombasa } }] }).player(0).shares.mombasa,
    )
    expect(shares).toEqual([0, 1, 1, 2, 2])
  })
})
