import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { ESTATES_PER_KIND } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { ABILITY, GOOD, type Good, plantationOf, QUARRY, SETTLER, type Tile } from '../../ids.ts'
import { gainGoods } from '../../supply.ts'
import { hasAbility } from './board.ts'
import { countOut } from './cards.ts'
import { moveMarker } from './marker.ts'
import { because, helps } from './telling.ts'
import { showsGood, wantsEstate } from './wishes.ts'

const { table, seats: player } = box

/**
 * Settler: an estate of a kind of which it has one, else of the best kind, two of each at most; if none fits, a quarry. A goal of the festival
 * comes before that, even if it takes a third estate, which then lies with the quarries.
 * Source: 1897, Puertoma, Cultivador; Expansão IV e V.
 */

const CANNOT_ACT = event('cannot-act')
const TAKEN = event('tile-taken')
const CRATE_GAINED = event('extra-barrel')

const CRATE = ABILITY.of('crate-per-estate')

export function settle(s: State, seat: Seat, out: Story): void {
  const good = chooseEstate(s, seat, out)
  if (good !== NONE) {
    takeOpen(s, good)
    gain(s, seat, plantationOf(good), out)
    if (table.goodsSupply(s, good) > 0 && hasAbility(s, seat, CRATE)) {
      gainGoods(s, seat, good, 1)
      helps(seat, CRATE, 1, out)
      out.tell(CRATE_GAINED, seat, good)
    }
    tellGained(s, seat, plantationOf(good), out)
  } else if (table.quarries(s) > 0) {
    because(seat, 'quarry-left', out)
    table.quarries.add(s, -1)
    gain(s, seat, QUARRY, out)
    tellGained(s, seat, QUARRY, out)
  } else out.tell(CANNOT_ACT, seat, SETTLER)
}

function gain(s: State, seat: Seat, tile: Tile, out: Story): void {
  player.tiles.add(s, seat, tile, 1)
  out.tell(TAKEN, seat, tile, 0)
  moveMarker(s, SETTLER, out)
}

function tellGained(s: State, seat: Seat, tile: Tile, out: Story): void {
  const { tileGained } = s.rules.hooks
  for (let i = 0; i < tileGained.length; i++) tileGained[i](s, seat, tile, out)
}

/** Kinds of estates that lie open. */
const openKinds = (s: State): Good[] =>
  GOOD.all.filter((good) => s.rules.openRow.some((place) => table.openRow(s, place) === good))

function takeOpen(s: State, good: Good): void {
  const place = s.rules.openRow.find((one) => table.openRow(s, one) === good)
  if (place !== undefined) table.openRow.set(s, place, NONE)
}

/** Whether an open estate has room on its board. */
export const settlingPays = (s: State, seat: Seat): boolean => openKinds(s).some((good) => hasRoom(s, seat, good))

const owned = (s: State, seat: Seat, good: Good): number => player.tiles(s, seat, plantationOf(good))
const hasRoom = (s: State, seat: Seat, good: Good): boolean => owned(s, seat, good) < ESTATES_PER_KIND

/** The estate it takes, none if there is none for it. */
function chooseEstate(s: State, seat: Seat, out: Story): Maybe<Good> {
  const open = openKinds(s)
  const wanted = open.filter((good) => wantsEstate(s, seat, good))
  if (wanted.length > 0) {
    const good = wanted.length > 1 ? countOut(s, wanted, out) : wanted[0]
    because(seat, 'festival-goal', out)
    return good
  }
  const fitting = open.filter((good) => hasRoom(s, seat, good))
  const shown = fitting.filter((good) => owned(s, seat, good) === 0 && showsGood(s, good))
  if (shown.length > 0) {
    because(seat, 'festival-goal', out)
    return shown[shown.length - 1]
  }
  const second = fitting.filter((good) => owned(s, seat, good) === 1)
  if (second.length > 0) {
    because(seat, 'has-one', out)
    return second[second.length - 1]
  }
  if (fitting.length === 0) return NONE
  because(seat, 'best-kind', out)
  return fitting[fitting.length - 1]
}
