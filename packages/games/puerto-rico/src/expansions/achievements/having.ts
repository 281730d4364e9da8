import type { Seat } from '@quayside/kernel'
import type { AchievementGoal } from '../../data/achievements.ts'
import { CITY_SPACES, FIELD_SPACES } from '../../data/box.ts'
import type { Building } from '../../data/buildings.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { CIRCLE_TILES, GOOD_COUNT, GOODS } from '../../ids.ts'
import {
  BUILDINGS_OWNED,
  CITY,
  CITY_USED,
  FIELDS_USED,
  goodsOf,
  player,
  STAFF,
  type State,
  TILES_WORKED,
} from '../../state.ts'
import { CARDS, captainPointsAt } from './cards.ts'

/** Whether a seat has what a goal asks for. */
export type Having = (s: State, seat: Seat) => boolean

/** How to tell that a seat has what a goal asks for; null for goals that ask for something done. */
function havingOf(goal: AchievementGoal): Having | null {
  switch (goal.on) {
    case 'captain-points':
      return (s, seat) => s.c[captainPointsAt(s, seat)] >= goal.points
    case 'hold':
      return (s, seat) => mostOfAKind(s, seat) >= goal.barrels
    case 'hold-two': {
      const [one, other] = goal.goods.map((good) => GOODS.indexOf(good))
      return (s, seat) => holdsTwo(goodsOf(s, seat, one), goodsOf(s, seat, other), goal.barrels)
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
      return (s, seat) => s.c[player(seat) + FIELDS_USED] >= goal.count
    case 'empty-spaces':
      return (s, seat) =>
        FIELD_SPACES - s.c[player(seat) + FIELDS_USED] <= goal.fields &&
        CITY_SPACES - s.c[player(seat) + CITY_USED] <= goal.city
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
  for (let good = 0; good < GOOD_COUNT; good++) if (goodsOf(s, seat, good) > most) most = goodsOf(s, seat, good)
  return most
}

/** Whether a seat owns so many buildings of a sort. */
function owns(wanted: number, isOfSort: (building: Building) => boolean): Having {
  const ofSort = Uint8Array.from(BUILDINGS, (building) => (isOfSort(building) ? 1 : 0))
  return ({ c }, seat) => {
    const p = player(seat)
    if (c[p + BUILDINGS_OWNED] < wanted) return false
    let found = 0
    for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) found += ofSort[c[p + CITY + i] - 1]
    return found >= wanted
  }
}

/** Nobles count too: our rulings. */
function workersOnTiles({ c }: State, seat: Seat): number {
  let workers = 0
  for (let tile = 0; tile < CIRCLE_TILES; tile++) workers += c[player(seat) + TILES_WORKED + tile]
  return workers
}

function workersInBuildings({ c }: State, seat: Seat): number {
  const p = player(seat)
  let workers = 0
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) workers += c[p + STAFF + c[p + CITY + i] - 1] - 1
  return workers
}

/** By card. */
export const HAVING: readonly (Having | null)[] = CARDS.map(({ goal }) => havingOf(goal))

/** Cards that count workers in circles, as bytes. */
export const COUNTS_WORKERS = Uint8Array.from(CARDS, ({ goal }) =>
  goal.on === 'workers-on-tiles' || goal.on === 'workers-in-buildings' ? 1 : 0,
)
