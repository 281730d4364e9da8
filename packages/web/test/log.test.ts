import type { Facts } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../src/table/entries.ts'
import { ofSeat, turnsOf } from '../src/table/turns.ts'

const entry = (facts: Facts, seq = 1): Entry => ({ facts, seq, forced: false })
const round = entry({ kind: 'round-began', round: 2, seat: 0 })
const role = (seat: number) => entry({ kind: 'role-chosen', seat })
const did = (seat: number) => entry({ kind: 'did', seat })
const apart = entry({ kind: 'sailed' })

describe('the log', () => {
  it('holds a role together with all that followed it', () => {
    const board = { chapters: new Set(['round-began', 'role-chosen']) }
    const entries = [round, role(0), did(0), did(1), apart, role(1), did(1)]
    const turns = turnsOf(entries, board)
    expect(turns.map((turn) => turn.entries.length)).toEqual([1, 4, 2])
    expect(turns.map(({ at }) => at)).toEqual([0, 1, 5])
    expect(turns.flatMap((turn) => turn.entries)).toEqual(entries)
  })

  it('goes by seats where chapters are rounds', () => {
    const board = { chapters: new Set(['round-began']) }
    const turns = turnsOf([round, did(0), apart, did(0), did(1), did(0)], board)
    expect(turns.map((turn) => turn.entries.length)).toEqual([1, 3, 1, 1])
  })

  it('shows one person’s deeds with the chapter they were in', () => {
    const board = { chapters: new Set(['round-began', 'role-chosen']) }
    const turns = turnsOf([role(0), did(0), did(1), role(1), did(1)], board)
    expect(ofSeat(turns, 1, board).map((turn) => turn.entries)).toEqual([
      [role(0), did(1)],
      [role(1), did(1)],
    ])
    expect(ofSeat(turns, null, board)).toBe(turns)
    expect(ofSeat(turns, 2, board)).toEqual([])
  })
})
