import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../../data/catalogue.ts'
import { FESTIVAL_TASKS, type FestivalTask, type Slot } from '../../data/festival.ts'
import { GOOD_COUNT, GOODS } from '../../ids.ts'
import type { State } from '../../state.ts'

/** The goals in play: the board's three, then the cards that were drawn. What lies in a goal's slots is kept when it is met, as a sign. */

/** Cells of a goal: its number in `FESTIVAL_TASKS` plus 1, what lies in each slot plus 1, and who met it: seat plus 1. */
const [WHAT, TOKENS, MET_BY] = [0, 1, 5]
const GOAL_CELLS = 6
/** The board's three and three cards. */
export const MOST_GOALS = 6

/** Behind the goals: the barrels of each good that each seat has loaded in this captain phase. */
const LOADED = MOST_GOALS * GOAL_CELLS

export const festivalCells = (players: number): number => LOADED + players * GOOD_COUNT

const goalAt = (s: State, goal: number): number => s.rules.cellsOf.festival + goal * GOAL_CELLS

export const loadedAt = (s: State, seat: Seat): number => s.rules.cellsOf.festival + LOADED + seat * GOOD_COUNT

export const isInPlay = (s: State, goal: number): boolean => s.c[goalAt(s, goal) + WHAT] > 0

/** In play, and nobody has met it. */
export const isOpen = (s: State, goal: number): boolean => isInPlay(s, goal) && s.c[goalAt(s, goal) + MET_BY] === 0

/** The number of a goal in `FESTIVAL_TASKS`. */
export const numberOf = (s: State, goal: number): number => s.c[goalAt(s, goal) + WHAT] - 1

export const taskOf = (s: State, goal: number): FestivalTask => FESTIVAL_TASKS[numberOf(s, goal)]

/** What lies in a slot: the number of an estate's kind, of a good or of a building; -1 while nothing does. */
export const tokenOf = (s: State, goal: number, slot: number): number => s.c[goalAt(s, goal) + TOKENS + slot] - 1

/** Who met a goal, -1 if nobody has. */
export const metBy = (s: State, goal: number): Seat => s.c[goalAt(s, goal) + MET_BY] - 1

export function setGoal(s: State, goal: number, number: number): void {
  s.c[goalAt(s, goal) + WHAT] = number + 1
}

export function setToken(s: State, goal: number, slot: number, token: number): void {
  s.c[goalAt(s, goal) + TOKENS + slot] = token + 1
}

export function setMetBy(s: State, goal: number, seat: Seat): void {
  s.c[goalAt(s, goal) + MET_BY] = seat + 1
}

/** What lies in those slots of a goal that take such a thing. */
export function tokensIn(s: State, goal: number, kind: Slot): number[] {
  return taskOf(s, goal).slots.flatMap((slot, i) => (slot === kind ? [tokenOf(s, goal, i)] : []))
}

/** The goals as everybody sees them, and as positions write them. */
export function goalsSeen(s: State) {
  const seen = []
  for (let goal = 0; goal < MOST_GOALS && isInPlay(s, goal); goal++) {
    const estates = tokensIn(s, goal, 'estate')
    const goods = tokensIn(s, goal, 'good')
    const buildings = [...tokensIn(s, goal, 'small-building'), ...tokensIn(s, goal, 'large-building')]
    seen.push({
      id: taskOf(s, goal).id,
      ...(estates.length > 0 ? { estates: estates.map((kind) => GOODS[kind]) } : {}),
      ...(goods.length > 0 ? { goods: goods.map((good) => GOODS[good]) } : {}),
      ...(buildings.length > 0 ? { building: BUILDINGS[buildings[0]].id } : {}),
      ...(isOpen(s, goal) ? {} : { metBy: metBy(s, goal) }),
    })
  }
  return seen
}
