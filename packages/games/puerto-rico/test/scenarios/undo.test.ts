import { recordOf, replay } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../../src/index.ts'
import { city, fields, newTable, type Table, tableAt, times } from '../table.ts'

/** Undo and forced answers: the house plan's rules for every game, seen in Puerto Rico. */

const undo = (table: Table, seat: number) => table.match.undo(seat)
const refused = (code: string) => ({ ok: false, error: { code } })

describe('undo', () => {
  it("takes back one's own last answer and everything that followed from it", () => {
    const table = newTable('classic', 4)
    const before = table.hash
    table.says(0, 'role trader').asks(1, 'choose-role')
    expect(undo(table, 0)).toMatchObject({ ok: true })
    expect(table.hash).toBe(before)
    expect(table.events('role-chosen')).toEqual([])
    table.asks(0, 'choose-role').says(0, 'role builder')
  })

  it('goes back answer by answer', () => {
    const table = newTable('classic', 4)
    const start = table.hash
    table.says(0, 'role builder')
    const chosen = table.hash
    table.says(0, 'build hospice')
    undo(table, 0)
    expect(table.hash).toBe(chosen)
    undo(table, 0)
    expect(table.hash).toBe(start)
  })

  it('is refused when another has answered since', () => {
    const table = newTable('classic', 4).says(0, 'role builder', 'pass').says(1, 'pass')
    const before = table.hash
    expect(undo(table, 0)).toMatchObject(refused('undo-not-yours'))
    expect(undo(table, 2)).toMatchObject(refused('undo-not-yours'))
    expect(table.hash).toBe(before)
    expect(undo(table, 1)).toMatchObject({ ok: true })
  })

  it('is refused once a tile was drawn', () => {
    const players = [{ city: city('hacienda*') }]
    const table = tableAt('classic', 4, { players, now: { phase: 'settler', by: 0 } }).says(0, 'draw')
    expect(undo(table, 0)).toMatchObject(refused('undo-revealed'))
    expect(undo(table.says(0, 'pass'), 0)).toMatchObject({ ok: true })
    expect(undo(table, 0)).toMatchObject(refused('undo-revealed'))
  })

  it('is refused once the row was laid out anew', () => {
    const table = tableAt('classic', 3, { now: { phase: 'settler', by: 0 } })
    table.says(0, 'pass').says(1, 'pass').says(2, 'pass')
    expect(undo(table, 2)).toMatchObject(refused('undo-revealed'))
  })

  it('is refused when there is nothing, or no such seat', () => {
    expect(undo(newTable('classic', 4), 0)).toMatchObject(refused('nothing-to-undo'))
    expect(undo(newTable('classic', 4), 7)).toMatchObject(refused('no-such-seat'))
  })

  it('stands in the record, and the record replays to the same state', () => {
    const table = newTable('classic', 4).says(0, 'role builder')
    undo(table, 0)
    table.says(0, 'role prospector')
    expect(table.record()).toEqual(['0 role builder', '0 undo', '0 role prospector'])
    expect(replay(puertoRico, recordOf(table.match))).toMatchObject({ ok: true })
  })
})

describe('an answer without an alternative', () => {
  const lone = { players: times(3, { fields: fields('corn') }), now: { phase: 'mayor', by: 0 } } as const

  it('is given by itself, told in the events and left out of the record', () => {
    const table = tableAt('classic', 3, { ...lone, players: [...lone.players] }).says(0, 'no worker')
    table.asks(1, 'choose-role')
    expect(table.events('only-answer')).toEqual(
      [0, 1, 2].map((seat) => ({ kind: 'only-answer', seat, answer: 'place corn' })),
    )
    expect(table.record()).toEqual(['0 no worker'])
  })

  it('is taken back with the chosen answer before it', () => {
    const table = tableAt('classic', 3, { ...lone, players: [...lone.players] }).asks(0, 'mayor-privilege')
    const before = table.hash
    undo(table.says(0, 'worker'), 0)
    expect(table.hash).toBe(before)
    expect(table.events('only-answer')).toEqual([])
  })

  it('a replay gives it again', () => {
    const table = tableAt('classic', 3, { ...lone, players: [...lone.players] }).says(0, 'worker')
    expect(replay(puertoRico, recordOf(table.match))).toMatchObject({ ok: true })
  })
})
