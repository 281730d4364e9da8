import type { Story } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { ARROWS } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { PROSPECTOR, PROSPECTOR2, ROLE, type Role } from '../../ids.ts'

const { table } = box

/** The action board: one marker for all Puertomas, and arrows along which it moves. Source: 1897, Puertoma, Movendo o Marcador de Ação. */

const MOVED = event('automa-marker')

const ALL_ARROWS = [...ARROWS.oneWay, ...ARROWS.twoWay, ...ARROWS.twoWay.map(([one, other]) => [other, one] as const)]

/** By role: the roles that arrows lead to from its space. */
const ARROWS_FROM: readonly (readonly Role[])[] = ROLE.ids.map((id) =>
  ALL_ARROWS.filter(([from]) => from === id).map(([, to]) => ROLE.of(to)),
)

/** Both prospectors have one space. */
export const spaceOf = (role: Role): Role => (role === PROSPECTOR2 ? PROSPECTOR : role)

/** The role on whose space the marker stands. */
export const markerAt = (s: State): Role => table.marker(s) as Role

/** Whether an arrow leads from the marker to a role. */
export const isAdjacent = (s: State, role: Role): boolean => ARROWS_FROM[markerAt(s)].includes(spaceOf(role))

/** A Puertoma acts in a role's phase, its own or another's: the marker goes there if an arrow leads to it. */
export function moveMarker(s: State, role: Role, out: Story): void {
  if (!isAdjacent(s, role)) return
  table.marker.set(s, spaceOf(role))
  out.tell(MOVED, spaceOf(role))
}
