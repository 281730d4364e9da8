import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { DONE, PLACE_ISLAND, USE_BOAT } from '../answers.ts'
import { box, type State } from '../box.ts'
import { BANK, DOUBLE_HAND, ONE_SAIL, type Ship, type Site, SPOT, TWO_SAIL } from '../ids.ts'
import { WATER_PER_SEAT } from '../sizes.ts'
import { bestOf, NEVER } from './ahead.ts'
import { mapLand, useTools } from './free.ts'
import { Memory } from './memory.ts'
import { bestDouble } from './placing.ts'
import { worthAfter } from './small.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

const { table, seats: player } = box
const WEIGHT = weights

/** Income: boats first, then an island, then a double tile, then the cartographer. */

/** An island that a ship has still to pass will be used again. */
export function siteWorth(s: State, seat: Seat, site: Site): number {
  const steps = STEPS_TO[s.rules.land.siteAt[site].bank]
  const isAhead = hasAhead(s, seat, ONE_SAIL, steps) || hasAhead(s, seat, TWO_SAIL, WATER_PER_SEAT - steps)
  return isAhead ? WEIGHT.AHEAD * WEIGHT.ISLAND : 0
}

/** Steps from the harbour to a sandbank, clockwise. */
const STEPS_TO: readonly number[] = BANK.ids.map((id) => SPOT.of(id))
const hasAhead = (s: State, seat: Seat, ship: Ship, at: number): boolean => player.ship.steps(s, seat, ship) < at

const bestIsland = (s: State, seat: Seat, list: AnswerList): Maybe<Answer> =>
  bestOf(
    list,
    (given) =>
      PLACE_ISLAND.is(given) ? worthAfter(s, seat, given) + siteWorth(s, seat, PLACE_ISLAND.second(given)) : NEVER,
    worth(s, seat),
  )

export const takeIncome = (s: State, seat: Seat, list: AnswerList): Answer =>
  answers.of(s, seat, list, 0, thinkOfIncome)
const answers = new Memory()

function thinkOfIncome(s: State, seat: Seat, list: AnswerList): Answer {
  for (let i = 0; i < list.count; i++) if (USE_BOAT.is(list.at(i))) return list.at(i)
  const island = bestIsland(s, seat, list)
  if (island !== NONE) return island
  if (table.hands(s, DOUBLE_HAND)) {
    const { next, gain } = bestDouble(s, seat)
    if (next !== NONE && gain > 0) return next
  }
  const tool = useTools(s, seat)
  if (tool !== NONE) return tool
  const single = mapLand(s, seat, WEIGHT.LEAST)
  return single !== NONE ? single : DONE
}
