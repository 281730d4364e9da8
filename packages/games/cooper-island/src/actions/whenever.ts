import type { Seat } from '@quayside/kernel'
import { SMALL_BUILDINGS } from '../box.ts'
import { push, TASK } from '../flow.ts'
import { player, SMALL_CARD, type State } from '../state.ts'

/** Small building cards that do something whenever their moment comes. Source: Resumo das cartas de construção (page 26). */
export function pushWhenever(s: State, seat: Seat, moment: number): void {
  const { c, rules } = s
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = c[player(seat) + SMALL_CARD + place] - 1
    if (card >= 0 && rules.smallCards[card].whenever === moment) push(s, TASK.PROGRAM, rules.programs.small[card])
  }
}
