import type { Story } from '@quayside/kernel'
import { ARROWS } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { PROSPECTOR, PROSPECTOR2, ROLE_COUNT, ROLES, type RoleId } from '../../ids.ts'
import type { State } from '../../state.ts'
import { MARKER, table } from './cells.ts'

/** The action board: one marker for all Puertomas, and arrows along which it moves. Source: 1897, Puertoma, Movendo o Marcador de Ação. */

const MOVED = event('automa-marker')

const arrows = new Uint8Array(ROLE_COUNT * ROLE_COUNT)
const drawArrow = (from: RoleId, to: RoleId) => {
  arrows[ROLES.indexOf(from) * ROLE_COUNT + ROLES.indexOf(to)] = 1
}
for (const [from, to] of ARROWS.oneWay) drawArrow(from, to)
for (const [one, other] of ARROWS.twoWay) {
  drawArrow(one, other)
  drawArrow(other, one)
}

/** Both prospectors have one space. */
export const spaceOf = (role: number): number => (role === PROSPECTOR2 ? PROSPECTOR : role)

export const markerAt = (s: State): number => s.c[table(s) + MARKER]

export function setMarker(s: State, role: number): void {
  s.c[table(s) + MARKER] = role
}

/** Whether an arrow leads from the marker to a role. */
export const isAdjacent = (s: State, role: number): boolean => arrows[markerAt(s) * ROLE_COUNT + spaceOf(role)] === 1

/** A Puertoma acts in a role's phase, its own or another's: the marker goes there if an arrow leads to it. */
export function moveMarker(s: State, role: number, out: Story): void {
  if (!isAdjacent(s, role)) return
  setMarker(s, spaceOf(role))
  out.tell(MOVED, spaceOf(role))
}
