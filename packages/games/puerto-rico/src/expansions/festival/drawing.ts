import { demand } from '@quayside/kernel/demands'
import { box, type State } from '../../box.ts'
import type { BuildingData } from '../../data/buildings.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { FESTIVAL_BOARD, FESTIVAL_TASKS, type Slot } from '../../data/festival.ts'
import { event } from '../../events.ts'
import { finished, type Task } from '../../flow.ts'
import { type Building, GOAL, GOOD, type Goal, type Good } from '../../ids.ts'
import { isOffered } from '../../phases/builder.ts'
import { GOAL_PLACES, goalAt, isInPlay } from './goals.ts'
import { canTakeTile, reshuffle, takeTile } from './tokens.ts'

const { table, chance } = box

/**
 * Set-up: what lies on the board's goals is drawn, with Festival Cards three cards too. The market lies there by then.
 * Source: 2020, Espansione 4; 1897, Expansão IV, Expansão V and Puertoma (the card that is left out).
 */

const GOAL_SET = event('goal-set')

export const CARDS_DRAWN = 3
/** Crates of each good that a goal's are drawn from. */
const CRATES_OF_EACH = 3

/** The board's goals, each with a place of its own, and the cards. */
const ON_BOARD = GOAL.all.slice(0, FESTIVAL_BOARD.length)
const ON_CARDS = GOAL.all.slice(FESTIVAL_BOARD.length)
/** The board's goal whose crates no producer among the building goals may make. */
const GOODS_PLACE = ON_BOARD.indexOf(GOAL.of('goods'))

export const festivalSetup: Task = {
  run(s, out) {
    drawGoals(s)
    reshuffle(s)
    out.drew()
    for (const place of GOAL_PLACES) if (isInPlay(s, place)) out.tell(GOAL_SET, goalAt(s, place))
    return finished(s)
  },
}

export function drawGoals(s: State): void {
  ON_BOARD.forEach((goal, place) => {
    drawGoal(s, place, goal)
  })
  if (!withCards(s)) return
  const cards = ON_CARDS.filter((card) => isCardOf(s, card))
  for (let n = 0; n < CARDS_DRAWN; n++) {
    const [card] = cards.splice(chance.below(s, cards.length), 1)
    drawGoal(s, ON_BOARD.length + n, card)
  }
}

const withCards = (s: State): boolean => s.rules.options.expansions.includes('festival-cards')

const isCardOf = (s: State, goal: Goal): boolean =>
  ON_CARDS.includes(goal) && !(s.rules.automa && FESTIVAL_TASKS[goal].humansOnly)

/** Whether a goal can be in this game: the board's in their places, cards behind them. */
export const fitsPlace = (s: State, place: number, goal: Goal): boolean =>
  place < ON_BOARD.length ? goal === ON_BOARD[place] : withCards(s) && isCardOf(s, goal)

export const goalsInGame = (s: State): number => ON_BOARD.length + (withCards(s) ? CARDS_DRAWN : 0)

function drawGoal(s: State, place: number, goal: Goal): void {
  table.goals.goal.set(s, place, goal)
  const crates = GOOD.all.map((good) => Math.min(CRATES_OF_EACH, table.goodsSupply(s, good)))
  for (const slot of FESTIVAL_TASKS[goal].slots) {
    if (slot === 'estate') table.goals.estates.push(s, place, drawEstate(s, table.goals.estates.all(s, place)))
    else if (slot === 'good') table.goals.crates.push(s, place, drawCrate(s, crates))
    else table.goals.building.set(s, place, oneOf(s, buildingsFor(s, slot)))
  }
}

function oneOf<T>(s: State, candidates: readonly T[]): T {
  demand(candidates.length > 0, 'nothing is left that could lie on a goal of the festival')
  return candidates[chance.below(s, candidates.length)]
}

/** All kinds are equally likely; the estates of one card differ. */
function drawEstate(s: State, others: readonly Good[]): Good {
  const drawn = oneOf(
    s,
    GOOD.all.filter((kind) => !others.includes(kind) && canTakeTile(s, kind)),
  )
  takeTile(s, drawn)
  return drawn
}

/** One of the crates that are still drawn from. */
function drawCrate(s: State, crates: number[]): Good {
  let left = 0
  for (let good = GOOD.first; good < GOOD.size; good++) left += crates[good]
  demand(left > 0, 'no crate is left that could lie on a goal of the festival')
  let drawn = chance.below(s, left)
  let good = GOOD.first
  for (; drawn >= crates[good]; good++) drawn -= crates[good]
  crates[good]--
  table.goodsSupply.add(s, good, -1)
  return good
}

/** Buildings in this game that a slot can show. */
export function buildingsFor(s: State, slot: Slot): Building[] {
  const wanted = table.goals.crates.all(s, GOODS_PLACE).map(GOOD.id)
  const fits = ({ spaces, vp, kind, good }: BuildingData): boolean => {
    if (slot === 'large-building') return spaces === 2
    if (vp !== 3) return false
    if (s.rules.switches.festivalBuilding === 'commercial') return kind === 'commercial'
    return good === undefined || !wanted.includes(good)
  }
  return s.rules.market.filter((building) => fits(BUILDINGS[building]) && isOffered(s, building))
}
