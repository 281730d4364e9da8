import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { CRAFTSMAN, GOOD } from '../../ids.ts'
import { capacityOf, takeExtra, whyExtra } from '../../phases/craftsman.ts'
import { isAutoma } from '../../state.ts'
import { moveMarker } from './marker.ts'
import { because } from './telling.ts'

const { table, seats: player } = box

/**
 * Craftsman: every active estate makes a crate, without any building; as the chooser it takes one more of the best kind it made.
 * Source: 1897, Puertoma, Produtor.
 */

/** Whether it can make a kind that it does not have. */
export const producingPays = (s: State, seat: Seat): boolean =>
  GOOD.all.some(
    (good) => player.goods(s, seat, good) === 0 && capacityOf(s, seat, good) > 0 && table.goodsSupply(s, good) > 0,
  )

export function takeBestExtra(s: State, seat: Seat, out: Story): void {
  const best = GOOD.all.filter((good) => whyExtra(s, good) === 0).at(-1)
  if (best === undefined) return
  because(seat, 'best-good', out)
  takeExtra(s, seat, best, out)
}

export const kindsMade = (s: State, seat: Seat): number =>
  GOOD.all.filter((good) => player.made(s, seat, good) > 0).length

/** Making crates is done by the role itself; the marker follows. */
export function afterProducing(s: State, seat: Seat, out: Story): void {
  if (isAutoma(s, seat) && kindsMade(s, seat) > 0) moveMarker(s, CRAFTSMAN, out)
}
