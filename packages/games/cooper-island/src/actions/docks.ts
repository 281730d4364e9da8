import type { ReasonCode, Seat } from '@quayside/kernel'
import { BOAT_COUNT } from '../ids.ts'
import { reason } from '../reasons.ts'
import { DOCK, FACE_DOWN, player, type State } from '../state.ts'

/** Boats at the docks, own and others'. */

const NOT_FACE_UP = reason('boat-not-face-up')

/** The dock where an own boat lies face up, -1 if it does not. */
export function dockOf(s: State, seat: Seat, boat: number): number {
  for (let dock = 0; dock < s.rules.docks.length; dock++) if (s.c[player(seat) + DOCK + dock] === boat + 1) return dock
  return -1
}

export const whyScrap = (s: State, seat: Seat, boat: number): ReasonCode =>
  dockOf(s, seat, boat) >= 0 ? 0 : NOT_FACE_UP

export function whyAnyScrap(s: State, seat: Seat): ReasonCode {
  for (let boat = 0; boat < BOAT_COUNT; boat++) if (whyScrap(s, seat, boat) === 0) return 0
  return NOT_FACE_UP
}

/** Boats face up at any dock that can be copied, a bit each. */
export function boatsFaceUp(s: State): number {
  const { c, rules } = s
  let mask = 0
  for (let seat = 0; seat < rules.players; seat++) {
    for (let dock = 0; dock < rules.docks.length; dock++) {
      const boat = c[player(seat) + DOCK + dock]
      if (boat > 0 && boat < FACE_DOWN) mask |= 1 << (boat - 1)
    }
  }
  return mask & ~rules.copyBoats
}
