import type { Seat, Story } from '@quayside/kernel'
import { ESTATES_PER_KIND } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { GOOD_COUNT, QUARRY, SETTLER } from '../../ids.ts'
import { GOODS_AT, GOODS_SUPPLY, OPEN, player, QUARRIES, type State, TILES_OWNED } from '../../state.ts'
import { countOut } from './cards.ts'
import { abilityNumber, hasAbility } from './cells.ts'
import { moveMarker } from './marker.ts'
import { because, helps } from './telling.ts'
import { showsGood, wantsEstate } from './wishes.ts'

/**
 * Settler: an estate of a kind of which it has one, else of the best kind, two of each at most; if none fits, a quarry. A goal of the festival
 * comes before that, even if it takes a third estate, which then lies with the quarries.
 * Source: 1897, Puertoma, Cultivador; Expansão IV e V.
 */

const CANNOT_ACT = event('cannot-act')
const TAKEN = event('tile-taken')
const CRATE_GAINED = event('extra-barrel')

const CRATE = abilityNumber('crate-per-estate')

export function settle(s: State, seat: Seat, out: Story): void {
  const tile = chooseTile(s, seat, out)
  if (tile < 0) {
    out.tell(CANNOT_ACT, seat, SETTLER)
    return
  }
  const { c } = s
  if (tile === QUARRY) c[QUARRIES]--
  else c[openSpace(s, tile)] = 0
  c[player(seat) + TILES_OWNED + tile]++
  out.tell(TAKEN, seat, tile, 0)
  moveMarker(s, SETTLER, out)
  if (tile !== QUARRY && c[GOODS_SUPPLY + tile] > 0 && hasAbility(s, seat, CRATE)) {
    c[GOODS_SUPPLY + tile]--
    c[player(seat) + GOODS_AT + tile]++
    helps(seat, CRATE, 1, out)
    out.tell(CRATE_GAINED, seat, tile)
  }
  const { tileGained } = s.rules.hooks
  for (let i = 0; i < tileGained.length; i++) tileGained[i](s, seat, tile, out)
}

/** Whether an open estate has room on its board. */
export function settlingPays(s: State, seat: Seat): boolean {
  for (let good = 0; good < GOOD_COUNT; good++) if (isOpen(s, good) && hasRoom(s, seat, good)) return true
  return false
}

const owned = (s: State, seat: Seat, good: number): number => s.c[player(seat) + TILES_OWNED + good]
const hasRoom = (s: State, seat: Seat, good: number): boolean => owned(s, seat, good) < ESTATES_PER_KIND

function openSpace(s: State, good: number): number {
  for (let i = 0; i < s.rules.openTiles; i++) if (s.c[OPEN + i] === good + 1) return OPEN + i
  return -1
}

const isOpen = (s: State, good: number): boolean => openSpace(s, good) >= 0

/** The tile it takes, -1 if there is none for it. */
function chooseTile(s: State, seat: Seat, out: Story): number {
  const open: number[] = []
  for (let good = 0; good < GOOD_COUNT; good++) if (isOpen(s, good)) open.push(good)
  const wanted = open.filter((good) => wantsEstate(s, seat, good))
  if (wanted.length > 0) {
    const tile = wanted.length > 1 ? countOut(s, wanted, out) : wanted[0]
    because(seat, 'festival-goal', out)
    return tile
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
  if (fitting.length > 0) {
    because(seat, 'best-kind', out)
    return fitting[fitting.length - 1]
  }
  if (s.c[QUARRIES] === 0) return -1
  because(seat, 'quarry-left', out)
  return QUARRY
}
