import { drawOne, type Seat, type Story } from '@quayside/kernel'
import { event } from '../events.ts'
import { DOUBLE_COUNT } from '../ids.ts'
import { BAG, DOUBLE, player, RNG, type State } from '../state.ts'

/** Drawing double tiles. Source: Compre 1 peça de terreno dupla (page 14); an empty bag gives nothing (page 24). */

const DREW = event('drew')

export const bagIsEmpty = (s: State): boolean => s.c[BAG] + s.c[BAG + 1] + s.c[BAG + 2] === 0

/** Tiles drawn together are told by kind: in which order they came out is nobody's business. */
export function draw(s: State, seat: Seat, count: number, out: Story): void {
  const { c } = s
  // How many of each kind, a byte each.
  let drawn = 0
  for (let i = 0; i < count; i++) {
    const kind = drawOne(c, RNG, BAG, DOUBLE_COUNT)
    if (kind < 0) break
    c[player(seat) + DOUBLE + kind]++
    drawn += 1 << (8 * kind)
    out.drew()
  }
  for (let kind = 0; kind < DOUBLE_COUNT; kind++) {
    for (let i = (drawn >> (8 * kind)) & 0xff; i > 0; i--) out.tell(DREW, seat, kind)
  }
}
