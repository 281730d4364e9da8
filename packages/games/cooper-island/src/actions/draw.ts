import { roll, type Seat, type Story } from '@quayside/kernel'
import { event } from '../events.ts'
import { DOUBLE_COUNT } from '../ids.ts'
import { BAG, DOUBLE, player, RNG, type State } from '../state.ts'

/** Drawing double tiles. Source: Compre 1 peça de terreno dupla (page 14); an empty bag gives nothing (page 24). */

const DREW = event('drew')

const tilesInBag = (s: State): number => s.c[BAG] + s.c[BAG + 1] + s.c[BAG + 2]

export const bagIsEmpty = (s: State): boolean => tilesInBag(s) === 0

/** Tiles drawn together are told by kind: in which order they came out is nobody's business. */
export function draw(s: State, seat: Seat, count: number, out: Story): void {
  const { c } = s
  const at = player(seat) + DOUBLE
  const before = c.slice(at, at + DOUBLE_COUNT)
  for (let i = Math.min(count, tilesInBag(s)); i > 0; i--) {
    const kind = kindDrawn(s)
    c[BAG + kind]--
    c[at + kind]++
    out.drew()
  }
  for (let kind = 0; kind < DOUBLE_COUNT; kind++) {
    for (let i = c[at + kind] - before[kind]; i > 0; i--) out.tell(DREW, seat, kind)
  }
}

function kindDrawn(s: State): number {
  let at = roll(s.c, RNG, tilesInBag(s))
  let kind = 0
  for (; at >= s.c[BAG + kind]; kind++) at -= s.c[BAG + kind]
  return kind
}
