import type { Seat } from '@quayside/kernel'
import type { State } from '../../state.ts'

/** Who chose the buccaneer last, seat plus 1. */
const MARKER = 0
/** The kidnapped role, plus 1. Its kidnapper is the one with the marker: the buccaneer is chosen once in a round. */
const CAPTIVE = 1
/** Pieces that were poached, not kept and left the game, by kind. */
const GONE = 2
const CELLS = 4

export const buccaneerCells = (): number => CELLS

const at = (s: State): number => s.rules.cellsOf.buccaneer

/** The seat with the marker, -1 while it lies on the role. */
export const markerOf = (s: State): Seat => s.c[at(s) + MARKER] - 1
export function giveMarker(s: State, seat: Seat): void {
  s.c[at(s) + MARKER] = seat + 1
}

/** The kidnapped role, -1 if there is none. */
export const captiveOf = (s: State): number => s.c[at(s) + CAPTIVE] - 1
export function setCaptive(s: State, role: number): void {
  s.c[at(s) + CAPTIVE] = role + 1
}
export function releaseCaptive(s: State): void {
  s.c[at(s) + CAPTIVE] = 0
}

/** Workers or nobles out of the game. */
export const goneOf = (s: State, piece: number): number => s.c[at(s) + GONE + piece]
export function addGone(s: State, piece: number, count: number): void {
  s.c[at(s) + GONE + piece] += count
}
