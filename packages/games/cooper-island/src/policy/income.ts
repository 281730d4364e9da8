import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { WATER_PER_SEAT } from '../box.ts'
import { DOUBLE_HAND } from '../phases/income.ts'
import { SPOTS } from '../sea/ring.ts'
import { HANDS, player, STEPS, type State } from '../state.ts'
import { bestOf, NEVER } from './ahead.ts'
import { mapLand, useTools } from './free.ts'
import { bestDouble } from './placing.ts'
import { worthAfter } from './small.ts'
import { WEIGHT } from './weights.ts'
import { worth } from './worth.ts'

/** Income: boats first, then an island, then a double tile, then the cartographer. */

/** An island that a ship has still to pass will be used again. */
export function siteWorth(s: State, seat: Seat, site: number): number {
  const { bank } = s.rules.land.sites[site]
  const p = player(seat)
  const spot = SPOTS.indexOf(s.rules.land.banks[bank] as never)
  const ahead = (ship: number, at: number): boolean => s.c[p + STEPS + ship] < at
  return ahead(0, spot) || ahead(1, WATER_PER_SEAT - spot) ? WEIGHT.AHEAD * WEIGHT.ISLAND : 0
}

const bestIsland = (s: State, seat: Seat, list: AnswerList): Answer =>
  bestOf(
    list,
    (given) =>
      opOf(given) === OP.ISLAND ? worthAfter(s, seat, given) + siteWorth(s, seat, secondArgOf(given)) : NEVER,
    worth(s, seat),
  )

export function takeIncome(s: State, seat: Seat, list: AnswerList): Answer {
  for (let i = 0; i < list.count; i++) {
    if (opOf(list.at(i)) === OP.USE_BOAT) return answer(OP.USE_BOAT, argOf(list.at(i)))
  }
  const island = bestIsland(s, seat, list)
  if (island >= 0) return island
  if (s.c[HANDS] & DOUBLE_HAND) {
    const { next, gain } = bestDouble(s, seat)
    if (next >= 0 && gain > 0) return next
  }
  const tool = useTools(s, seat)
  if (tool >= 0) return tool
  const single = mapLand(s, seat, WEIGHT.LEAST)
  return single >= 0 ? single : DONE
}
