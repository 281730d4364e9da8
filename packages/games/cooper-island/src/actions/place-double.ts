import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { PLACE, SKIP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { addPlacements } from '../hot.ts'
import {
  DOUBLE,
  type Double,
  EDGE,
  type Edge,
  firstYield,
  GOLD,
  RUIN,
  secondYield,
  terrainOf,
  type Yields,
} from '../ids.ts'
import { isReached, layLandscape, mayCover } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { Side } from '../rules/tiles.ts'
import { GOLD_LEVEL } from '../sizes.ts'
import { spendCartographer, whyCartographer } from './cartography.ts'

const { table, seats: player, tasks } = box
const { land } = player

/**
 * Placing a double tile: on two unexplored spaces, on two of one level, or across one level with the cartographer. Each half is named by what
 * it gives, so that a mountain says whether it is mined for stone or gold. Sources: Posicionar 1 peça de terreno dupla (page 11), Cartógrafo,
 * opção 1 (page 21).
 */

const NO_DOUBLE = reason('no-such-double')
const RUIN_THERE = reason('ruin-there')
const OCCUPIED = reason('space-occupied')
const NOT_REACHED = reason('not-adjacent')
const LEVELS_DIFFER = reason('levels-differ')
const OTHER_TERRAIN = reason('other-terrain')
const NO_GOLD = reason('gold-too-low')
const NO_PLACE = reason('no-placement')

const DOUBLE_PLACED = event('double-placed')
const LEVELLED = event('levelled')

/** Why no double tile at all can lie on these two spaces; 0 if the spaces are fine. */
const whySpaces = (s: State, seat: Seat, edge: Edge): ReasonCode => whyTaken(s, seat, edge) || whyLevels(s, seat, edge)

function whyTaken(s: State, seat: Seat, edge: Edge): ReasonCode {
  const ends = s.rules.land.ends[edge]
  const a = ends[0]
  const b = ends[1]
  const onA = land.on(s, seat, a)
  const onB = land.on(s, seat, b)
  if (onA === RUIN || onB === RUIN) return RUIN_THERE
  return onA !== NONE || onB !== NONE ? OCCUPIED : 0
}

function whyLevels(s: State, seat: Seat, edge: Edge): ReasonCode {
  const ends = s.rules.land.ends[edge]
  const a = ends[0]
  const b = ends[1]
  const levelA = land.level(s, seat, a)
  const levelB = land.level(s, seat, b)
  if (levelA === levelB) return levelA > 0 || isReached(s, seat, a) || isReached(s, seat, b) ? 0 : NOT_REACHED
  if (Math.abs(levelA - levelB) > 1) return LEVELS_DIFFER
  return whyCartographer(s, seat, s.rules.cartographer.level)
}

/** The level on which a tile would lie: above the higher of both spaces. */
function levelOn(s: State, seat: Seat, edge: Edge): number {
  const ends = s.rules.land.ends[edge]
  const a = ends[0]
  const b = ends[1]
  return 1 + Math.max(land.level(s, seat, a), land.level(s, seat, b))
}

const doubleOf = ({ rules }: State, yields: Yields): Double =>
  rules.doubleOf[terrainOf(firstYield(yields))][terrainOf(secondYield(yields))]

/** Terrain comes before levels: no step of the cartographer makes up for it. */
export function whyPlace(s: State, seat: Seat, edge: Edge, yields: Yields): ReasonCode {
  const ends = s.rules.land.ends[edge]
  const a = ends[0]
  const b = ends[1]
  const first = firstYield(yields)
  const second = secondYield(yields)
  if (player.doubles(s, seat, doubleOf(s, yields)) === 0) return NO_DOUBLE
  const taken = whyTaken(s, seat, edge)
  if (taken !== 0) return taken
  if (!mayCover(s, seat, a, terrainOf(first)) || !mayCover(s, seat, b, terrainOf(second))) return OTHER_TERRAIN
  const levels = whyLevels(s, seat, edge)
  if (levels !== 0) return levels
  return (first === GOLD || second === GOLD) && levelOn(s, seat, edge) < GOLD_LEVEL ? NO_GOLD : 0
}

const hasDouble = (s: State, seat: Seat): boolean => DOUBLE.all.some((double) => player.doubles(s, seat, double) > 0)

/** Whether a tile in hand can lie there this way, once the spaces are fine. */
function canLay(s: State, seat: Seat, edge: Edge, { double, first, second }: Side): boolean {
  if (player.doubles(s, seat, double) === 0) return false
  const ends = s.rules.land.ends[edge]
  const a = ends[0]
  const b = ends[1]
  return mayCover(s, seat, a, first) && mayCover(s, seat, b, second)
}

/** Why no double tile can be placed at all, 0 if one can. */
export function whyAnyPlacement(s: State, seat: Seat): ReasonCode {
  if (!hasDouble(s, seat)) return NO_DOUBLE
  for (let edge = EDGE.first; edge < s.rules.land.ends.length; edge++) {
    if (whySpaces(s, seat, edge) === 0 && s.rules.sides.some((side) => canLay(s, seat, edge, side))) return 0
  }
  return NO_PLACE
}

/** Lays the tile and a cube on each half; a single goes under the lower half where levels differ. */
export function place(s: State, seat: Seat, edge: Edge, yields: Yields, out: Story): void {
  const ends = s.rules.land.ends[edge]
  const a = ends[0]
  const b = ends[1]
  const first = firstYield(yields)
  const second = secondYield(yields)
  const double = doubleOf(s, yields)
  const level = levelOn(s, seat, edge)
  player.doubles.add(s, seat, double, -1)
  table.placed.add(s, double, 1)
  const levelA = land.level(s, seat, a)
  const levelB = land.level(s, seat, b)
  if (levelA !== levelB) {
    const { level: steps } = s.rules.cartographer
    spendCartographer(s, seat, steps)
    player.singles.add(s, seat, 1)
    out.tell(LEVELLED, seat, levelA < levelB ? a : b, steps)
  }
  layLandscape(s, seat, a, level, first)
  layLandscape(s, seat, b, level, second)
  out.tell(DOUBLE_PLACED, seat, edge, first, second)
}

const askPlace: Ask = {
  question: question('place-double'),
  free: true,
  facts: (s) => ({ count: tasks.placeDoubles.left(s) }),
  legal(s, seat, list) {
    addPlacements(s, seat, list)
    list.add(SKIP)
  },
  why(s, seat, given) {
    if (given === SKIP) return 0
    return PLACE.is(given) ? whyPlace(s, seat, PLACE.first(given), PLACE.second(given)) : OTHER_QUESTION
  },
  apply(s, seat, given, out) {
    if (given === SKIP) {
      tasks.pop(s)
      return
    }
    tasks.placeDoubles.left.add(s, -1)
    place(s, seat, PLACE.first(given), PLACE.second(given), out)
  },
}

/** Up to so many double tiles one after another. */
const placeDoubles: Task = {
  run: (s) => (tasks.placeDoubles.left(s) === 0 ? finished(s) : askTurnSeat(s)),
  ask: askPlace,
}

export const placingDoubles: Phase = { name: 'placing double tiles', tasks: { placeDoubles } }
