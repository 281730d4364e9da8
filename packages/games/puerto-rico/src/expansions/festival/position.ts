import { piecesOf } from '@quayside/kernel/box'
import { count, demand, demandSeat, listOf, object, type Shaped, say } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { type State, table } from '../../box.ts'
import { FESTIVAL_TASKS, type Slot } from '../../data/festival.ts'
import { BUILDING, GOAL, GOOD, GOODS } from '../../ids.ts'
import { ledger } from '../../ledger.ts'
import type { Position } from '../../position/schema.ts'
import { MAX_PLAYERS } from '../../sizes.ts'
import { buildingsFor, drawGoals, fitsPlace, goalsInGame } from './drawing.ts'
import { canTakeTile, takeTile } from './tokens.ts'

const tokens = listOf(v.picklist(GOODS))
const goalShape = object(
  { id: v.picklist(GOAL.ids) },
  { estates: tokens, goods: tokens, building: v.picklist(BUILDING.ids), metBy: count(MAX_PLAYERS - 1) },
)

/** Of a position: the goals in play with what lies in their slots, and the seat that has met one. */
export const festivalTable = { festival: object({ goals: listOf(goalShape) }) }

/** Lays the goals of a position; goals that it does not name are drawn as at set-up. */
export function layFestival(s: State, { festival }: Position & Shaped<typeof festivalTable>): void {
  if (!festival) {
    drawGoals(s)
    return
  }
  const { goals } = festival
  demand(goals.length === goalsInGame(s), say`the festival has ${goalsInGame(s)} goals, not ${goals.length}`)
  goals.forEach((given, place) => {
    demand(goals.findIndex(({ id }) => id === given.id) === place, say`the festival has "${given.id}" twice`)
    layGoal(s, place, given)
  })
  takeFromSupplies(s)
}

function layGoal(s: State, place: number, given: v.InferOutput<typeof goalShape>): void {
  const { id, estates = [], goods = [], building, metBy } = given
  const goal = GOAL.of(id)
  demand(fitsPlace(s, place, goal), say`"${id}" cannot be goal ${place + 1} of this festival`)
  demand(new Set(estates).size === estates.length, say`the estates of "${id}" must differ`)
  table.goals.goal.set(s, place, goal)
  const { slots } = FESTIVAL_TASKS[goal]
  const room = (...wanted: readonly Slot[]): number => slots.filter((slot) => wanted.includes(slot)).length
  const [forEstates, forCrates] = [room('estate'), room('good')]
  const forBuilding = room('small-building', 'large-building')
  const buildings = building === undefined ? 0 : 1
  const lacks = estates.length < forEstates || goods.length < forCrates || buildings < forBuilding
  demand(!lacks, say`something is missing on "${id}"`)
  const more = estates.length + goods.length + buildings > slots.length
  demand(!more, say`"${id}" has no room for all this`)
  for (const kind of estates) table.goals.estates.push(s, place, GOOD.of(kind))
  for (const good of goods) table.goals.crates.push(s, place, GOOD.of(good))
  if (building !== undefined) {
    const shown = BUILDING.of(building)
    demand(buildingsFor(s, slots[0]).includes(shown), say`"${id}" cannot show the ${building}`)
    table.goals.building.set(s, place, shown)
  }
  if (metBy === undefined) return
  demandSeat(metBy, s.rules.players)
  table.goals.metBy.set(s, place, metBy)
}

/** What lies on goals was counted to the supplies when they were derived; with it they are too large by as much. */
function takeFromSupplies(s: State): void {
  const found = piecesOf(ledger, s)
  for (const good of GOOD.all) {
    const id = GOOD.id(good)
    const barrels = Math.max(0, (found.get(`barrel ${id}`) ?? 0) - s.rules.barrels[good])
    demand(barrels <= table.goodsSupply(s, good), say`there are only ${s.rules.barrels[good]} barrels of ${id}`)
    table.goodsSupply.add(s, good, -barrels)
    for (let n = (found.get(`tile ${id}`) ?? 0) - s.rules.tiles[good]; n > 0; n--) {
      demand(canTakeTile(s, good), say`there are only ${s.rules.tiles[good]} ${id} tiles`)
      takeTile(s, good)
    }
  }
}
