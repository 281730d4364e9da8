import type { Seat } from '@quayside/kernel'
import { demand, type Shaped } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { player, type State, table } from '../../box.ts'
import type { PlayerPosition, Position } from '../../position/schema.ts'

/** The seat that chooses a role has been asked about its guests. */
export const guesthouseTable = { guestsAsked: v.boolean() }
/** A player who does not want to be asked again this round. */
export const guesthousePlayer = { guestsQuiet: v.boolean() }

export function layAsked(s: State, { now, guestsAsked = false }: Position & Shaped<typeof guesthouseTable>): void {
  const choosing = (now?.phase ?? 'choose') === 'choose'
  demand(choosing || !guestsAsked, 'guestsAsked is about a choice of role, and none is chosen now')
  table.guestsAsked.set(s, guestsAsked)
}

export function layQuiet(
  s: State,
  seat: Seat,
  { guestsQuiet = false }: PlayerPosition & Shaped<typeof guesthousePlayer>,
): void {
  player.guestsQuiet.set(s, seat, guestsQuiet)
}
