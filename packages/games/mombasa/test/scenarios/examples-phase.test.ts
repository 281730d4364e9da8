import { describe, expect, it } from 'vitest'
import { slots, tableAt } from '../table.ts'

/** Worked examples: the end of one's phase (page 10), a special space of a track (page 11). */

describe('Término da sua própria fase de ação, page 10', () => {
  const resting = [[], ['expansion-2', 'expansion-1-at-1'], ['coffee-2'], ['bookkeeper-2'], []]
  const ended = () =>
    tableAt(2, {
      players: [
        { hand: ['banana-2'], slots: slots(null, 'banana-1', 'coffee-1', 'cotton-2'), used: [2, 3, 4], resting },
      ],
      tiles: { 'merchant-tile': { seat: 0, used: true } },
    }).says(0, 'end')

  it('first Blue takes the pile in which the expansion cards have gathered', () => {
    const table = ended().asks(0, 'take-pile', ['pile 2', 'pile 3', 'pile 4']).says(0, 'pile 2')
    expect(table.player(0).hand).toEqual(['banana-2', 'expansion-1-at-1', 'expansion-2'])
    expect(table.events('pile-taken')).toEqual([{ kind: 'pile-taken', seat: 0, pile: 2, count: 2 }])
  })

  it('then every card goes to the pile above its own slot, and the merchant tile goes back', () => {
    const table = ended().says(0, 'pile 2')
    expect(table.player(0)).toMatchObject({
      slots: slots(),
      used: [],
      resting: [[], ['banana-1'], ['coffee-1', 'coffee-2'], ['cotton-2', 'bookkeeper-2'], []],
      ended: true,
    })
    expect(table.view().tiles).toEqual({})
  })

  it('Blue is passed over until the others have ended too', () => {
    const table = ended().says(0, 'pile 2').says(1, 'mark plus-one')
    table.asks(1, 'turn').says(1, 'end').asks(1, 'take-pile').says(1, 'pile 2')
    expect(table.view()).toMatchObject({ round: 2, now: { phase: 'planning' } })
  })
})

describe('Os detalhes das trilhas da companhia, page 11', () => {
  it('Blue passes the first special space with two steps: £1 for Blue, and £1 again for Green and Yellow who were there before', () => {
    const table = tableAt(3, {
      players: [
        { tracks: { mombasa: 4 }, slots: slots(null, 'banana-2') },
        { tracks: { mombasa: 5 } },
        { tracks: { mombasa: 7 } },
      ],
    })
    table.says(0, 'use 2', 'advance mombasa', 'advance mombasa').asks(1, 'turn')
    expect(table.space(0, 'mombasa')).toBe(6)
    expect(table.pounds()).toEqual([2, 2, 2])
    expect(table.events('special-space')).toEqual([
      { kind: 'special-space', seat: 0, company: 'mombasa', level: 1, pounds: 1 },
    ])
    expect(table.events('special-again').map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('what a special space pays is told after the steps that led to it', () => {
    const table = tableAt(2, {
      players: [{ tracks: { mombasa: 4 }, slots: slots(null, 'banana-2') }, { tracks: { mombasa: 7 } }],
    })
    const before = table.match.events.length
    table.says(0, 'use 2', 'advance mombasa')
    const told = table.match.eventsFor('referee', before).map(({ kind }) => kind)
    expect(told.slice(told.indexOf('advanced'))).toEqual(['advanced', 'special-space', 'special-again'])
  })
})
