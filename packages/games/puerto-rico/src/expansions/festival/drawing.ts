import { roll } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import type { Building } from '../../data/buildings.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { FESTIVAL_BOARD, FESTIVAL_TASKS, type Slot } from '../../data/festival.ts'
import { event } from '../../events.ts'
import { finished, type Task } from '../../flow.ts'
import { GOODS } from '../../ids.ts'
import { isOffered } from '../../roles/builder.ts'
import { GOODS_SUPPLY, RNG, type State } from '../../state.ts'
import { isInPlay, MOST_GOALS, numberOf, setGoal, setToken, tokensIn } from './goals.ts'
import { canTakeTile, reshuffle, takeTile } from './tokens.ts'

/**
 * Set-up: what lies on the board's goals is drawn, with Festival Cards three cards too. The market lies there by then.
 * Source: 2020, Espansione 4; 1897, Expansão IV, Expansão V and Puertoma (the card that is left out).
 */

const GOAL_SET = event('goal-set')

export const CARDS_DRAWN = 3
/** Crates of each good that a goal's are drawn from. */
const CRATES_OF_EACH = 3
/** The board's goal whose crates no producer among the building goals may make. */
const GOODS_GOAL = FESTIVAL_BOARD.findIndex(({ id }) => id === 'goods')

export const festivalSetup: Task = {
  run(s, out) {
    drawGoals(s)
    reshuffle(s)
    out.drew()
    for (let goal = 0; goal < MOST_GOALS; goal++) if (isInPlay(s, goal)) out.tell(GOAL_SET, numberOf(s, goal))
    return finished(s)
  },
}

export function drawGoals(s: State): void {
  for (let goal = 0; goal < FESTIVAL_BOARD.length; goal++) drawGoal(s, goal, goal)
  if (!withCards(s)) return
  const cards = FESTIVAL_TASKS.map((_, number) => number).filter((number) => isCardOf(s, number))
  for (let n = 0; n < CARDS_DRAWN; n++) {
    const [number] = cards.splice(roll(s.c, RNG, cards.length), 1)
    drawGoal(s, FESTIVAL_BOARD.length + n, number)
  }
}

const withCards = (s: State): boolean => (s.rules.options.expansions as readonly string[]).includes('festival-cards')

const isCardOf = (s: State, number: number): boolean =>
  number >= FESTIVAL_BOARD.length && !(s.rules.automa && FESTIVAL_TASKS[number].humansOnly)

/** Whether a goal can be in this game: the board's in their places, cards behind them. */
export const fitsPlace = (s: State, goal: number, number: number): boolean =>
  goal < FESTIVAL_BOARD.length ? number === goal : withCards(s) && isCardOf(s, number)

export const goalsInGame = (s: State): number => FESTIVAL_BOARD.length + (withCards(s) ? CARDS_DRAWN : 0)

function drawGoal(s: State, goal: number, number: number): void {
  setGoal(s, goal, number)
  const crates = GOODS.map((_, good) => Math.min(CRATES_OF_EACH, s.c[GOODS_SUPPLY + good]))
  FESTIVAL_TASKS[number].slots.forEach((slot, i) => {
    setToken(s, goal, i, drawToken(s, goal, slot, crates))
  })
}

function drawToken(s: State, goal: number, slot: Slot, crates: number[]): number {
  if (slot === 'estate') return drawEstate(s, tokensIn(s, goal, 'estate'))
  if (slot === 'good') return drawCrate(s, crates)
  return oneOf(s, buildingsFor(s, slot))
}

function oneOf(s: State, candidates: readonly number[]): number {
  demand(candidates.length > 0, 'nothing is left that could lie on a goal of the festival')
  return candidates[roll(s.c, RNG, candidates.length)]
}

/** All kinds are equally likely; the estates of one card differ. */
function drawEstate(s: State, others: readonly number[]): number {
  const kinds = GOODS.map((_, kind) => kind).filter((kind) => !others.includes(kind) && canTakeTile(s, kind))
  const drawn = oneOf(s, kinds)
  takeTile(s, drawn)
  return drawn
}

function drawCrate(s: State, crates: number[]): number {
  const left = crates.reduce((sum, count) => sum + count, 0)
  demand(left > 0, 'no crate is left that could lie on a goal of the festival')
  let place = roll(s.c, RNG, left)
  let good = 0
  for (; place >= crates[good]; good++) place -= crates[good]
  crates[good]--
  s.c[GOODS_SUPPLY + good]--
  return good
}

/** Buildings in this game that a slot can show. */
export function buildingsFor(s: State, slot: Slot): number[] {
  const wanted = tokensIn(s, GOODS_GOAL, 'good').map((good) => GOODS[good])
  const fits = ({ spaces, vp, kind, good }: Building): boolean => {
    if (slot === 'large-building') return spaces === 2
    if (vp !== 3) return false
    if (s.rules.switches.festivalBuilding === 'commercial') return kind === 'commercial'
    return good === undefined || !wanted.includes(good)
  }
  return s.rules.market.filter((building) => fits(BUILDINGS[building]) && isOffered(s, building))
}
