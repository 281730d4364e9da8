import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { upFrom } from '@quayside/kernel/forms'
import { box, type State } from '../../box.ts'
import { ESTATE_CIRCLES, ESTATES_PER_KIND } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { A_NOBLE, ABILITY, GOOD, type Good, MAYOR, type Piece, plantationOf } from '../../ids.ts'
import { addSpare } from '../../pieces.ts'
import { gainCoins } from '../../supply.ts'
import { hasAbility, onBoard } from './board.ts'
import { countOut } from './cards.ts'
import { moveMarker } from './marker.ts'
import { because, helps } from './telling.ts'
import { wantsToMake } from './wishes.ts'

const { table, seats: player } = box

/**
 * Workers, from wherever they come: each goes to the estate that lacks the fewest, the best of those; an estate without a free circle is active. When
 * all are, the rest waits for the final scoring. No worker is ever moved. A goal of the festival comes before that.
 * Source: 1897, Puertoma, Recrutador, Preenchendo a Agência de Empregos; Expansão IV e V.
 */

const ON_TILE = event('worker-on-tile')
const NOBLE_ON_TILE = event('noble-on-tile')
const SET_ASIDE = event('automa-spare')

const COIN_PER_WORKER = ABILITY.of('coin-per-worker')

export const circlesOf = (good: Good): number => ESTATE_CIRCLES[GOOD.id(good)]

/** Free circles under one of its estates. */
const lacks = (s: State, seat: Seat, good: Good, place: number): number =>
  place < onBoard(s, seat, good) ? circlesOf(good) - player.estates(s, seat, good, place) : 0

/** The same under both estates of a kind. */
const lacksOf = (s: State, seat: Seat, good: Good): number[] =>
  upFrom(ESTATES_PER_KIND).map((place) => lacks(s, seat, good, place))

const lacksOfAll = (s: State, seat: Seat): number[] => GOOD.all.flatMap((good) => lacksOf(s, seat, good))

/** Free circles under the estate of a kind that lacks the fewest, 0 if all are active. */
function fewestOf(s: State, seat: Seat, good: Good): number {
  const inactive = lacksOf(s, seat, good).filter((free) => free > 0)
  return inactive.length === 0 ? 0 : Math.min(...inactive)
}

/** Free circles under all its estates. */
export const freeCircles = (s: State, seat: Seat): number => lacksOfAll(s, seat).reduce((sum, free) => sum + free, 0)

/** What the refill of the ship counts: the free circles under its emptiest estate. */
export const emptyCircles = (s: State, seat: Seat): number => Math.max(...lacksOfAll(s, seat))

export const recruitingPays = (s: State, seat: Seat): boolean => freeCircles(s, seat) > 0

export function receive(s: State, seat: Seat, piece: Piece, count: number, out: Story): void {
  let left = count
  for (; left > 0; left--) {
    const good = chooseEstate(s, seat, out)
    if (good === NONE) break
    put(s, seat, good, piece)
    out.tell(piece === A_NOBLE ? NOBLE_ON_TILE : ON_TILE, seat, plantationOf(good))
  }
  if (left > 0) {
    because(seat, 'none-lacks', out)
    addSpare(s, seat, piece, left)
    out.tell(SET_ASIDE, seat, left)
  }
  if (table.role(s) !== MAYOR) return
  moveMarker(s, MAYOR, out)
  if (!hasAbility(s, seat, COIN_PER_WORKER)) return
  gainCoins(s, seat, count)
  helps(seat, COIN_PER_WORKER, count, out)
}

/** The kind of estate that gets the next worker, none if no estate lacks any. */
function chooseEstate(s: State, seat: Seat, out: Story): Maybe<Good> {
  const inactive = GOOD.all.filter((good) => fewestOf(s, seat, good) > 0)
  if (inactive.length === 0) return NONE
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
function put(s: State, seat: Seat, good: Good, piece: Piece): void {
  const fewest = fewestOf(s, seat, good)
  const place = lacks(s, seat, good, 0) === fewest ? 0 : 1
  player.estates.add(s, seat, good, place, 1)
  if (piece === A_NOBLE) player.estateNobles.add(s, seat, 1)
  if (fewest === 1) player.worked.add(s, seat, plantationOf(good), 1)
}
