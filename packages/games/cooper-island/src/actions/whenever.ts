import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import type { Moment, Program } from '../ids.ts'

const { seats: player, tasks } = box

/** Small building cards that do something whenever their moment comes. Source: Resumo das cartas de construção (page 26). */
export function pushWhenever(s: State, seat: Seat, moment: Moment): void {
  const { cards, programs } = s.rules
  const many = player.smallCards.size(s, seat)
  for (let place = 0; place < many; place++) {
    const card = player.smallCards(s, seat, place)
    if (cards[card].whenever === moment) tasks.program.push(s, programs.card[card] as Program, 0)
  }
}
