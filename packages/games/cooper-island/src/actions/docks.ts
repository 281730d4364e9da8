import type { ReasonCode, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BOAT, type Boat, DOCK, type Dock } from '../ids.ts'
import { reason } from '../reasons.ts'

const { seats: player } = box

/** Boats at the docks, own and others'. */

const NOT_FACE_UP = reason('boat-not-face-up')

/** The boat that lies face up at a dock. */
export const boatFaceUp = (s: State, seat: Seat, dock: Dock): Maybe<Boat> =>
  player.dock.faceDown(s, seat, dock) ? NONE : player.dock.boat(s, seat, dock)

/** The dock where an own boat lies face up. */
export function dockOf(s: State, seat: Seat, boat: Boat): Maybe<Dock> {
  for (let dock = DOCK.first; dock < DOCK.size; dock++) if (boatFaceUp(s, seat, dock) === boat) return dock
  return NONE
}

export const whyScrap = (s: State, seat: Seat, boat: Boat): ReasonCode =>
  dockOf(s, seat, boat) === NONE ? NOT_FACE_UP : 0

export const whyAnyScrap = (s: State, seat: Seat): ReasonCode =>
  BOAT.all.some((boat) => whyScrap(s, seat, boat) === 0) ? 0 : NOT_FACE_UP

/** Whether a boat lies face up at any dock of the table and can be copied: those that copy cannot. */
export function isCopyable(s: State, boat: Boat): boolean {
  if (s.rules.copyBoats[boat]) return false
  for (let seat = 0; seat < s.rules.players; seat++) if (dockOf(s, seat, boat) !== NONE) return true
  return false
}
