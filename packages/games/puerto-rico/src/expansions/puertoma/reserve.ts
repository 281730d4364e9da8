import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import type { Building } from '../../ids.ts'
import { LARGE, levelIsFull, levelOf, puertomasOf } from './board.ts'
import { countOut } from './cards.ts'

const { table, seats: player } = box

/**
 * The reserve token lies on the large building that a Puertoma will build; everybody else may still build it, and then the token moves on.
 * Source: 1897, Puertoma, Edifícios de Nível 4 e o Marcador de Reservado. Counting them out with a card: reconstructed.
 */

const RESERVES = event('automa-reserves')

/** Whether it has no token out and still has room for a large building. */
export const mayReserve = (s: State, seat: Seat): boolean =>
  player.reserve(s, seat) === NONE && !levelIsFull(s, seat, LARGE)

const hasToken = (s: State, building: Building): boolean =>
  puertomasOf(s).some((seat) => player.reserve(s, seat) === building)

/** Lays the token on one of the large buildings that have none. */
export function reserve(s: State, seat: Seat, out: Story): void {
  const free = s.rules.market.filter(
    (building) => levelOf(building) === LARGE && table.market(s, building) > 0 && !hasToken(s, building),
  )
  if (free.length === 0) return
  const building = free.length > 1 ? countOut(s, free, out) : free[0]
  player.reserve.set(s, seat, building)
  out.tell(RESERVES, seat, building)
}

/** A building was put up, by whomever: tokens that lie on it move on; one that is of no more use comes back. */
export function moveTokens(s: State, building: Building, out: Story): void {
  for (const seat of puertomasOf(s)) {
    const reserved = player.reserve(s, seat)
    if (reserved === NONE) continue
    const full = levelIsFull(s, seat, LARGE)
    if (reserved !== building && !full) continue
    player.reserve.set(s, seat, NONE)
    if (!full) reserve(s, seat, out)
  }
}
