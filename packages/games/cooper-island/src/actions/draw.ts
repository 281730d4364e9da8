import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { DOUBLE } from '../ids.ts'

const { table, seats: player, chance } = box

/** Drawing double tiles. Source: Compre 1 peça de terreno dupla (page 14); an empty bag gives nothing (page 24). */

const DREW = event('drew')

export function bagIsEmpty(s: State): boolean {
  for (let double = DOUBLE.first; double < DOUBLE.size; double++) if (table.bag(s, double) > 0) return false
  return true
}

/** Tiles drawn together are told by kind: in which order they came out is nobody's business. */
export function draw(s: State, seat: Seat, count: number, out: Story): void {
  const drawn = DOUBLE.all.map(() => 0)
  for (let i = 0; i < count; i++) {
    const double = chance.drawOne(s, DOUBLE.all, table.bag)
    if (double === NONE) break
    player.doubles.add(s, seat, double, 1)
    drawn[double]++
    out.drew()
  }
  for (let double = DOUBLE.first; double < DOUBLE.size; double++)
    for (let i = 0; i < drawn[double]; i++) out.tell(DREW, seat, double)
}
