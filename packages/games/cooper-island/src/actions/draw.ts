import { roll, type Seat, type Story } from '@quayside/kernel'
import { event } from '../events.ts'
import { DOUBLE_COUNT } from '../ids.ts'
import { BAG, DOUBLE, player, RNG, type State } from '../state.ts'

/** Drawing double tiles. Source: Compre 1 peça de terreno dupla (page 14); an empty bag gives nothing (page 24). */

const DREW = event('drew')

const tilesInBag = (s: State): number => s.c[BAG] + s.c[BAG + 1] + s.c[BAG + 2]

export const bagIsEmpty = (s: State): boolean => tilesInBag(s) === 0

export function draw(s: State, seat: Seat, count: number, out: Story): void {
  const { c } = s
  for (let i = Math.min(count, tilesInBag(s)); i > 0; i--) {
    let at = roll(c, RNG, tilesInBag(s))
    out.drew()
    let kind = 0
    for (; kind < DOUBLE_COUNT - 1 && at >= c[BAG + kind]; kind++) at -= c[BAG + kind]
    c[BAG + kind]--
    c[player(seat) + DOUBLE + kind]++
    out.tell(DREW, seat, kind)
  }
}
