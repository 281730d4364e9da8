import type { Seat, Story } from '@quayside/kernel'
import { event } from '../../events.ts'
import { A_NOBLE, A_WORKER, FOREST } from '../../ids.ts'
import { addSpare } from '../../pieces.ts'
import {
  DISCARDS,
  FIELDS,
  FIELDS_USED,
  kindUnder,
  OCCUPIED,
  player,
  type State,
  TILES_OWNED,
  TILES_WORKED,
  WITH_NOBLE,
} from '../../state.ts'

/**
 * A tile leaves an island for the discards. Of several of a kind an empty one goes first, then one with a worker; whoever stood on it becomes
 * spare. A forest goes back as the plantation that it is.
 * Source: classic, Cartório, Alojamento de Caça; 2020, Ufficio Territoriale, Casa di Caccia; 1897, Expansão II. Which of several: our rulings.
 */

const GIVEN_UP = event('tile-given-up')

export function giveUpTile(s: State, seat: Seat, tile: number, building: number, out: Story): void {
  const { c } = s
  const p = player(seat)
  const space = spaceToClear(s, seat, tile)
  const field = c[p + FIELDS + space]
  if (field & OCCUPIED) {
    addSpare(s, seat, field & WITH_NOBLE ? A_NOBLE : A_WORKER, 1)
    c[p + TILES_WORKED + tile]--
  }
  c[p + TILES_OWNED + tile]--
  c[DISCARDS + (tile === FOREST ? kindUnder(field) : tile)]++
  const last = --c[p + FIELDS_USED]
  c.copyWithin(p + FIELDS + space, p + FIELDS + space + 1, p + FIELDS + last + 1)
  c[p + FIELDS + last] = 0
  if (tile === FOREST) out.revealed()
  out.tell(GIVEN_UP, seat, tile, building)
}

function spaceToClear(s: State, seat: Seat, tile: number): number {
  const at = player(seat) + FIELDS
  let best = -1
  for (let space = 0; space < s.c[player(seat) + FIELDS_USED]; space++) {
    const field = s.c[at + space]
    if ((field & (OCCUPIED - 1)) !== tile + 1) continue
    if (best < 0 || (field & (OCCUPIED | WITH_NOBLE)) < (s.c[at + best] & (OCCUPIED | WITH_NOBLE))) best = space
  }
  return best
}
