import type { Seat, Story } from '@quayside/kernel'
import { ESTATE_CIRCLES, ESTATES_PER_KIND } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { A_NOBLE, GOOD_COUNT, GOODS, MAYOR } from '../../ids.ts'
import { addSpare } from '../../pieces.ts'
import { player, ROLE, type State, TILES_WORKED } from '../../state.ts'
import { gainCoins } from '../../supply.ts'
import { countOut } from './cards.ts'
import { abilityNumber, board, estate, hasAbility, NOBLES_AT, onBoard } from './cells.ts'
import { moveMarker } from './marker.ts'
import { because, helps } from './telling.ts'
import { wantsToMake } from './wishes.ts'

/**
 * Workers, from wherever they come: each goes to the estate that lacks the fewest, the best of those; an estate without a free circle is active. When
 * all are, the rest waits for the final scoring. No worker is ever moved. A goal of the festival comes before that.
 * Source: 1897, Puertoma, Recrutador, Preenchendo a Agência de Empregos; Expansão IV e V.
 */

const ON_TILE = event('worker-on-tile')
const NOBLE_ON_TILE = event('noble-on-tile')
const SET_ASIDE = event('automa-spare')

const COIN_PER_WORKER = abilityNumber('coin-per-worker')

export const circlesOf = (good: number): number => ESTATE_CIRCLES[GOODS[good]]

/** Free circles under one of its estates. */
const lacks = (s: State, seat: Seat, good: number, place: number): number =>
  place < onBoard(s, seat, good) ? circlesOf(good) - s.c[estate(s, seat, good, place)] : 0

/** Free circles under the estate of a kind that lacks the fewest, 0 if all are active. */
function fewestOf(s: State, seat: Seat, good: number): number {
  let fewest = 0
  for (let place = 0; place < ESTATES_PER_KIND; place++) {
    const free = lacks(s, seat, good, place)
    if (free > 0 && (fewest === 0 || free < fewest)) fewest = free
  }
  return fewest
}

/** Free circles under all its estates. */
export function freeCircles(s: State, seat: Seat): number {
  let free = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let place = 0; place < ESTATES_PER_KIND; place++) free += lacks(s, seat, good, place)
  }
  return free
}

/** What the refill of the ship counts: the free circles under its emptiest estate. */
export function emptyCircles(s: State, seat: Seat): number {
  let most = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let place = 0; place < ESTATES_PER_KIND; place++) most = Math.max(most, lacks(s, seat, good, place))
  }
  return most
}

export const recruitingPays = (s: State, seat: Seat): boolean => freeCircles(s, seat) > 0

export function receive(s: State, seat: Seat, piece: number, count: number, out: Story): void {
  let left = count
  for (; left > 0; left--) {
    const good = chooseEstate(s, seat, out)
    if (good < 0) break
    put(s, seat, good, piece)
    out.tell(piece === A_NOBLE ? NOBLE_ON_TILE : ON_TILE, seat, good)
  }
  if (left > 0) {
    because(seat, 'none-lacks', out)
    addSpare(s, seat, piece, left)
    out.tell(SET_ASIDE, seat, left)
  }
  if (s.c[ROLE] !== MAYOR + 1) return
  moveMarker(s, MAYOR, out)
  if (!hasAbility(s, seat, COIN_PER_WORKER)) return
  gainCoins(s, seat, count)
  helps(seat, COIN_PER_WORKER, count, out)
}

/** The kind of estate that gets the next worker, -1 if none lacks any. */
function chooseEstate(s: State, seat: Seat, out: Story): number {
  const inactive: number[] = []
  for (let good = 0; good < GOOD_COUNT; good++) if (fewestOf(s, seat, good) > 0) inactive.push(good)
  if (inactive.length === 0) return -1
  const wanted = inactive.filter((good) => wantsToMake(s, seat, good))
  if (wanted.length > 0) {
    const good = wanted.length > 1 ? countOut(s, wanted, out) : wanted[0]
    because(seat, 'festival-goal', out)
    return good
  }
  const fewest = Math.min(...inactive.map((good) => fewestOf(s, seat, good)))
  const least = inactive.filter((good) => fewestOf(s, seat, good) === fewest)
  because(seat, least.length > 1 ? 'best-estate' : 'lacks-fewest', out)
  return least[least.length - 1]
}

/** On the estate of the kind that lacks the fewest, from the left. */
function put(s: State, seat: Seat, good: number, piece: number): void {
  const { c } = s
  const fewest = fewestOf(s, seat, good)
  const place = lacks(s, seat, good, 0) === fewest ? 0 : 1
  c[estate(s, seat, good, place)]++
  if (piece === A_NOBLE) c[board(s, seat) + NOBLES_AT]++
  if (fewest === 1) c[player(seat) + TILES_WORKED + good]++
}
