import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SKIP, secondArgOf } from '../answers.ts'
import { GOLD_LEVEL } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, pop, type Task, taskArg } from '../flow.ts'
import { DOUBLE_COUNT, GOLD, MOUNTAIN, STONE, TERRAIN_COUNT } from '../ids.ts'
import { covers, FREE, isReached, RUIN_HERE } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { RESOURCE_OF, TERRAIN_OF } from '../rules/index.ts'
import { CART, CART_USED, DOUBLE, LEVEL, ON, PLACED, player, SINGLES, type State, TASKS, TERRAIN } from '../state.ts'

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
const CART_SPENT = reason('cartographer-used')
const CART_LOW = reason('cartographer-low')
const OTHER_TERRAIN = reason('other-terrain')
const NO_GOLD = reason('gold-too-low')
const NO_PLACE = reason('no-placement')

const DOUBLE_PLACED = event('double-placed')
const LEVELLED = event('levelled')

/** What the two halves give, in one number. */
export const yields = (first: number, second: number): number => first * 8 + second
export const firstYield = (packed: number): number => packed >> 3
export const secondYield = (packed: number): number => packed & 7

/** Whether the cartographer may be used for this many steps, and why not. */
export function whyCartographer(s: State, seat: Seat, steps: number): ReasonCode {
  const p = player(seat)
  if (s.c[p + CART_USED]) return CART_SPENT
  return s.c[p + CART] >= steps ? 0 : CART_LOW
}

/** Why no double tile at all can lie on these two spaces; 0 if the spaces are fine. */
function whySpaces(s: State, seat: Seat, a: number, b: number): ReasonCode {
  const { c } = s
  const p = player(seat)
  const [onA, onB] = [c[p + ON + a], c[p + ON + b]]
  if (onA === RUIN_HERE || onB === RUIN_HERE) return RUIN_THERE
  if (onA !== FREE || onB !== FREE) return OCCUPIED
  const [levelA, levelB] = [c[p + LEVEL + a], c[p + LEVEL + b]]
  if (levelA === levelB) return levelA > 0 || isReached(s, seat, a) || isReached(s, seat, b) ? 0 : NOT_REACHED
  if (Math.abs(levelA - levelB) > 1) return LEVELS_DIFFER
  return whyCartographer(s, seat, s.rules.cartographer.level)
}

const fitsOn = (s: State, p: number, space: number, terrain: number): boolean =>
  s.c[p + LEVEL + space] === 0 || covers(terrain, s.c[p + TERRAIN + space])

const newLevel = (s: State, p: number, a: number, b: number): number =>
  1 + Math.max(s.c[p + LEVEL + a], s.c[p + LEVEL + b])

export function whyPlace(s: State, seat: Seat, edge: number, packed: number): ReasonCode {
  const p = player(seat)
  const [a, b] = s.rules.land.edges[edge]
  const [first, second] = [firstYield(packed), secondYield(packed)]
  const [one, other] = [TERRAIN_OF[first], TERRAIN_OF[second]]
  const kind = s.rules.doubleOf[one][other]
  if (s.c[p + DOUBLE + kind] === 0) return NO_DOUBLE
  const spaces = whySpaces(s, seat, a, b)
  if (spaces !== 0) return spaces
  if (!fitsOn(s, p, a, one) || !fitsOn(s, p, b, other)) return OTHER_TERRAIN
  if ((first === GOLD || second === GOLD) && newLevel(s, p, a, b) < GOLD_LEVEL) return NO_GOLD
  return 0
}

const hasDouble = (s: State, p: number): boolean => {
  for (let kind = 0; kind < DOUBLE_COUNT; kind++) if (s.c[p + DOUBLE + kind] > 0) return true
  return false
}

export function addPlacements(s: State, seat: Seat, list: AnswerList): void {
  const { rules } = s
  const p = player(seat)
  if (!hasDouble(s, p)) return
  for (let edge = 0; edge < rules.land.edges.length; edge++) {
    const [a, b] = rules.land.edges[edge]
    if (whySpaces(s, seat, a, b) !== 0) continue
    const gold = newLevel(s, p, a, b) >= GOLD_LEVEL
    for (let one = 0; one < TERRAIN_COUNT; one++) {
      if (!fitsOn(s, p, a, one)) continue
      for (let other = 0; other < TERRAIN_COUNT; other++) {
        if (other === one || s.c[p + DOUBLE + rules.doubleOf[one][other]] === 0 || !fitsOn(s, p, b, other)) continue
        const [first, second] = [RESOURCE_OF[one], RESOURCE_OF[other]]
        list.add(answer(OP.PLACE, edge, yields(first, second)))
        if (!gold) continue
        if (first === STONE) list.add(answer(OP.PLACE, edge, yields(GOLD, second)))
        if (second === STONE) list.add(answer(OP.PLACE, edge, yields(first, GOLD)))
      }
    }
  }
}

/** Why no double tile can be placed at all, 0 if one can. */
export function whyAnyPlacement(s: State, seat: Seat): ReasonCode {
  const { rules } = s
  const p = player(seat)
  if (!hasDouble(s, p)) return NO_DOUBLE
  for (const [a, b] of rules.land.edges) {
    if (whySpaces(s, seat, a, b) !== 0) continue
    for (let one = 0; one < TERRAIN_COUNT; one++) {
      if (!fitsOn(s, p, a, one)) continue
      for (let other = 0; other < TERRAIN_COUNT; other++) {
        if (other !== one && s.c[p + DOUBLE + rules.doubleOf[one][other]] > 0 && fitsOn(s, p, b, other)) return 0
      }
    }
  }
  return NO_PLACE
}

/** Lays the tile and a cube on each half; a single goes under the lower half where levels differ. */
export function place(s: State, seat: Seat, given: Answer, out: Story): void {
  const { c } = s
  const p = player(seat)
  const edge = argOf(given)
  const [a, b] = s.rules.land.edges[edge]
  const [first, second] = [firstYield(secondArgOf(given)), secondYield(secondArgOf(given))]
  const [one, other] = [TERRAIN_OF[first], TERRAIN_OF[second]]
  const kind = s.rules.doubleOf[one][other]
  const level = newLevel(s, p, a, b)
  c[p + DOUBLE + kind]--
  c[PLACED + kind]++
  if (c[p + LEVEL + a] !== c[p + LEVEL + b]) {
    const { level: steps } = s.rules.cartographer
    spendCartographer(s, seat, steps)
    c[p + SINGLES]++
    out.tell(LEVELLED, seat, c[p + LEVEL + a] < c[p + LEVEL + b] ? a : b, steps)
  }
  layLandscape(s, seat, a, level, one, first)
  layLandscape(s, seat, b, level, other, second)
  out.tell(DOUBLE_PLACED, seat, edge, first, second)
}

export function spendCartographer(s: State, seat: Seat, steps: number): void {
  const p = player(seat)
  s.c[p + CART] -= steps
  s.c[p + CART_USED] = 1
}

/** A space gets a new top and a cube of what it gives. */
export function layLandscape(s: State, seat: Seat, space: number, level: number, terrain: number, item: number): void {
  const { c } = s
  const p = player(seat)
  c[p + LEVEL + space] = level
  c[p + TERRAIN + space] = terrain
  c[p + ON + space] = item
}

export const yieldsGold = (terrain: number, level: number): boolean => terrain === MOUNTAIN && level >= GOLD_LEVEL

const askPlace: Ask = {
  question: question('place-double'),
  free: true,
  facts: (s) => ({ count: taskArg(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    addPlacements(s, seat, list)
    list.add(SKIP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP) return 0
    return opOf(given) === OP.PLACE ? whyPlace(s, seat, argOf(given), secondArgOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === SKIP) {
      pop(s)
      return
    }
    s.c[TASKS.top(s.c) + 1]--
    place(s, seat, given, out)
  },
}

/** Up to so many double tiles one after another. */
export const placeDoubles: Task = {
  run: (s) => (taskArg(s) === 0 ? finished(s) : askTurnSeat(s)),
  ask: askPlace,
}
