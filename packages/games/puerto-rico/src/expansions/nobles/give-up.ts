import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { spaceWith } from '../../hot.ts'
import {
  A_NOBLE,
  A_WORKER,
  type Building,
  FOREST,
  type Good,
  goodOf,
  type Piece,
  SPACE,
  type Space,
  type Tile,
} from '../../ids.ts'
import { addSpare } from '../../pieces.ts'

const { table, seats: player } = box

/**
 * A tile leaves an island for the discards. Of several of a kind an empty one goes first, then one with a worker; whoever stood on it becomes
 * spare. A forest goes back as the plantation that it is.
 * Source: classic, Cartório, Alojamento de Caça; 2020, Ufficio Territoriale, Casa di Caccia; 1897, Expansão II. Which of several: our rulings.
 */

const GIVEN_UP = event('tile-given-up')

/** Whom a tile may hold, in the order in which such tiles are given up. */
const OCCUPANTS: readonly Maybe<Piece>[] = [NONE, A_WORKER, A_NOBLE]

export function giveUpTile(s: State, seat: Seat, tile: Tile, building: Building, out: Story): void {
  const spaces = OCCUPANTS.map((piece) => spaceWith(s, seat, tile, piece))
  const space = spaces.find((one) => one !== NONE) as Space
  const piece = player.fields.piece(s, seat, space)
  if (piece !== NONE) {
    addSpare(s, seat, piece, 1)
    player.worked.add(s, seat, tile, -1)
  }
  player.tiles.add(s, seat, tile, -1)
  table.discards.add(s, tile === FOREST ? (player.fields.under(s, seat, space) as Good) : goodOf(tile), 1)
  closeUp(s, seat, space)
  if (tile === FOREST) out.revealed()
  out.tell(GIVEN_UP, seat, tile, building)
}

/** The tiles behind a space move up, so that none is left free between them. */
function closeUp(s: State, seat: Seat, from: Space): void {
  player.fieldsUsed.add(s, seat, -1)
  const last = player.fieldsUsed(s, seat)
  const { tile, piece, under, unseen } = player.fields
  for (let i = from as number; i < last; i++) {
    const [space, next] = [SPACE.all[i], SPACE.all[i + 1]]
    tile.set(s, seat, space, tile(s, seat, next))
    piece.set(s, seat, space, piece(s, seat, next))
    under.set(s, seat, space, under(s, seat, next))
    unseen.set(s, seat, space, unseen(s, seat, next))
  }
  tile.set(s, seat, SPACE.all[last], NONE)
  piece.set(s, seat, SPACE.all[last], NONE)
  under.set(s, seat, SPACE.all[last], NONE)
  unseen.set(s, seat, SPACE.all[last], false)
}
