import type { Seat } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import type { AchievementGoal } from '../../data/achievements.ts'
import type { BuildingData } from '../../data/buildings.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { CIRCLE_TILES, GOOD } from '../../ids.ts'
import { CITY_SPACES, FIELD_SPACES } from '../../sizes.ts'
import { CARDS } from './cards.ts'

const { seats: player } = box

/** Whether a seat has what a goal asks for. */
export type Having = (s: State, seat: Seat) => boolean

/** How to tell that a seat has what a goal asks for; null for goals that ask for something done. */
function havingOf(goal: AchievementGoal): Having | null {
  switch (goal.on) {
    case 'captain-points':
      return (s, seat) => player.captainPoints(s, seat) >= goal.points
    case 'hold':
      return (s, seat) => mostOfAKind(s, seat) >= goal.barrels
    case 'hold-two': {
      const [one, other] = goal.goods.map(GOOD.of)
      return (s, seat) => holdsTwo(player.goods(s, seat, one), player.goods(s, seat, other), goal.barrels)
    }
    case 'own-large':
      return owns(goal.count, ({ spaces }) => spaces === 2)
    case 'own-small-commercial':
      return owns(goal.count, ({ kind, spaces }) => kind === 'commercial' && spaces === 1)
    case 'own-producers-of-each': {
      const each = goal.goods.map((wanted) => owns(1, ({ good }) => good === wanted))
      return (s, seat) => each.every((has) => has(s, seat))
    }
    case 'own-producers':
      return owns(goal.count, ({ good }) => good !== undefined && goal.goods.includes(good))
    case 'own-tiles':
      return (s, seat) => player.fieldsUsed(s, seat) >= goal.count
    case 'empty-spaces':
      return (s, seat) =>
        FIELD_SPACES - player.fieldsUsed(s, seat) <= goal.fields && CITY_SPACES - player.cityUsed(s, seat) <= goal.city
    case 'workers-on-tiles':
      return (s, seat) => workersOnTiles(s, seat) >= goal.count
    case 'workers-in-buildings':
      return (s, seat) => workersInBuildings(s, seat) >= goal.count
    default:
      return null
  }
}

const holdsTwo = (one: number, other: number, wanted: number): boolean => one > 0 && other > 0 && one + other >= wanted

function mostOfAKind(s: State, seat: Seat): number {
  let most = 0
  for (let good = GOOD.first; good < GOOD.size; good++) most = Math.max(most, player.goods(s, seat, good))
  return most
}

/** Whether a seat owns so many buildings of a sort. */
function owns(wanted: number, isOfSort: (building: BuildingData) => boolean): Having {
  const ofSort = BUILDINGS.map(isOfSort)
  return (s, seat) => {
    const buildings = player.city.size(s, seat)
    if (buildings < wanted) return false
    let found = 0
    for (let i = 0; i < buildings; i++) if (ofSort[player.city(s, seat, i)]) found++
    return found >= wanted
  }
}

/** Nobles count too: our rulings. */
function workersOnTiles(s: State, seat: Seat): number {
  let workers = 0
  for (let i = 0; i < CIRCLE_TILES.length; i++) workers += player.worked(s, seat, CIRCLE_TILES[i])
  return workers
}

function workersInBuildings(s: State, seat: Seat): number {
  let workers = 0
  for (let i = 0; i < player.city.size(s, seat); i++) workers += player.staff(s, seat, player.city(s, seat, i))
  return workers
}

/** By card. */
export const HAVING: readonly (Having | null)[] = CARDS.map(({ goal }) => havingOf(goal))

/** By card: whether it counts workers in circles. */
export const COUNTS_WORKERS: readonly boolean[] = CARDS.map(
  ({ goal }) => goal.on === 'workers-on-tiles' || goal.on === 'workers-in-buildings',
)
