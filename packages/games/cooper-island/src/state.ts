import type { Seat } from '@quayside/kernel'
import { PLAYER_CELLS, PLAYERS_AT } from './layout.ts'
import type { Rules } from './rules/index.ts'

export * from './layout.ts'

/** `rules` is fixed for the game and shared by all copies; everything that changes is in the cells. */
export interface State {
  readonly rules: Rules
  readonly c: Int16Array
}

export const cloneState = (s: State): State => ({ rules: s.rules, c: s.c.slice() })

/** Where a player's block begins: `s.c[player(seat) + CART]`. */
export const player = (seat: Seat): number => PLAYERS_AT + seat * PLAYER_CELLS
