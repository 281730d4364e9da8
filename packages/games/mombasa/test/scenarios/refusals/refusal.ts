import type { Facts } from '@quayside/kernel'
import { type Setting, slots, type Table, tableAt } from '../../table.ts'

/** An answer of seat 0 that is refused, and the facts that are told of it; `kind` is the reason's code. */
export interface Refusal {
  readonly table: () => Table
  readonly answer: string
  readonly facts: Facts
}

/** Two players and seat 0 to move, after it has given these answers. */
export const refused = (setting: Setting, after: string[], answer: string, facts: Facts): Refusal => ({
  table: () => tableAt(2, setting).says(0, ...after),
  answer,
  facts,
})

/** The setting where seat 0 has these cards in its slots, from the second on, and 1 pound. */
export const playing = (cards: (string | null)[], player = {}, setting: Setting = {}): Setting => ({
  players: [{ slots: slots(null, ...cards), ...player }],
  ...setting,
})

export const PLANNING: Setting = { now: { phase: 'planning' } }
