import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { layLandscape, spendCartographer, whyCartographer, yieldsGold } from '../actions/place-double.ts'
import { answer, argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { GOLD, MOUNTAIN, SETTLEMENT, TERRAIN_COUNT } from '../ids.ts'
import { covers, FREE, isReached, RUIN_HERE } from '../land.ts'
import { reason } from '../reasons.ts'
import { RESOURCE_OF, TERRAIN_OF } from '../rules/index.ts'
import { LEVEL, ON, player, SINGLES, type State, TERRAIN } from '../state.ts'

/**
 * The cartographer's single tiles: once per income, turn and clean-up. His first option, levelling, belongs to placing a double tile.
 * Source: Ação livre: Cartógrafo (page 21).
 */

const EXPLORED = event('explored')
const CULTIVATED = event('cultivated')
const RUIN_THERE = reason('ruin-there')
const ALREADY_EXPLORED = reason('already-explored')
const UNEXPLORED = reason('unexplored')
const NOT_REACHED = reason('not-adjacent')
const OCCUPIED = reason('space-occupied')
const OTHER_TERRAIN = reason('other-terrain')
const NO_GOLD = reason('gold-too-low')

/** Steps it takes to cultivate a space of this level. */
export function cultivationSteps(s: State, level: number): number {
  const { lowUpTo, cultivateLow, cultivateHigh } = s.rules.cartographer
  return level <= lowUpTo ? cultivateLow : cultivateHigh
}

export function whyExplore(s: State, seat: Seat, space: number): ReasonCode {
  const p = player(seat)
  if (s.c[p + LEVEL + space] > 0) return ALREADY_EXPLORED
  if (s.c[p + ON + space] === RUIN_HERE) return RUIN_THERE
  if (!isReached(s, seat, space)) return NOT_REACHED
  return whyCartographer(s, seat, s.rules.cartographer.explore)
}

function whyCultivateHere(s: State, seat: Seat, space: number): ReasonCode {
  const p = player(seat)
  const level = s.c[p + LEVEL + space]
  if (level === 0) return UNEXPLORED
  if (s.c[p + ON + space] !== FREE) return OCCUPIED
  return whyCartographer(s, seat, cultivationSteps(s, level))
}

/** `item`: what the new top gives, so that a mountain says whether it is mined for stone or gold. */
export function whyCultivate(s: State, seat: Seat, space: number, item: number): ReasonCode {
  const p = player(seat)
  const here = whyCultivateHere(s, seat, space)
  if (here !== 0) return here
  if (!covers(TERRAIN_OF[item], s.c[p + TERRAIN + space])) return OTHER_TERRAIN
  return item !== GOLD || yieldsGold(MOUNTAIN, s.c[p + LEVEL + space] + 1) ? 0 : NO_GOLD
}

export function addSingles(s: State, seat: Seat, list: AnswerList): void {
  const { c, rules } = s
  const p = player(seat)
  const { explore, cultivateLow, cultivateHigh } = rules.cartographer
  if (whyCartographer(s, seat, Math.min(explore, cultivateLow, cultivateHigh)) !== 0) return
  for (let space = 0; space < rules.land.count; space++) {
    const level = c[p + LEVEL + space]
    if (level === 0) {
      if (whyExplore(s, seat, space) !== 0) continue
      for (let terrain = 0; terrain < TERRAIN_COUNT; terrain++) list.add(answer(OP.EXPLORE, space, terrain))
      continue
    }
    if (whyCultivateHere(s, seat, space) !== 0) continue
    const below = c[p + TERRAIN + space]
    list.add(answer(OP.CULTIVATE, space, RESOURCE_OF[below]))
    if (yieldsGold(below, level + 1)) list.add(answer(OP.CULTIVATE, space, GOLD))
    if (below !== SETTLEMENT) list.add(answer(OP.CULTIVATE, space, RESOURCE_OF[SETTLEMENT]))
  }
}

export function placeSingle(s: State, seat: Seat, given: Answer, out: Story): void {
  const { c, rules } = s
  const p = player(seat)
  const [space, what] = [argOf(given), secondArgOf(given)]
  const level = c[p + LEVEL + space]
  c[p + SINGLES]++
  if (opOf(given) === OP.EXPLORE) {
    spendCartographer(s, seat, rules.cartographer.explore)
    layLandscape(s, seat, space, 1, what, RESOURCE_OF[what])
    out.tell(EXPLORED, seat, space, what)
    return
  }
  spendCartographer(s, seat, cultivationSteps(s, level))
  layLandscape(s, seat, space, level + 1, TERRAIN_OF[what], what)
  out.tell(CULTIVATED, seat, space, what, level + 1)
}
