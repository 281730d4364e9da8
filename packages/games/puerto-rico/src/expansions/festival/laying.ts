import { demand } from '@quayside/kernel/positions'
import { buildingNumber } from '../../data/catalogue.ts'
import { FESTIVAL_TASKS } from '../../data/festival.ts'
import { GOODS } from '../../ids.ts'
import { ledger } from '../../ledger.ts'
import type { Position } from '../../position/schema.ts'
import { GOODS_SUPPLY, type State } from '../../state.ts'
import { buildingsFor, drawGoals, fitsPlace, goalsInGame } from './drawing.ts'
import { setGoal, setMetBy, setToken } from './goals.ts'
import { canTakeTile, takeTile } from './tokens.ts'

type GivenGoal = NonNullable<Position['festival']>['goals'][number]

/** Lays the goals of a position; goals that it does not name are drawn as at set-up. */
export function layFestival(s: State, position: Position): void {
  if (!position.festival) {
    drawGoals(s)
    return
  }
  const { goals } = position.festival
  demand(goals.length === goalsInGame(s), `the festival has ${goalsInGame(s)} goals, not ${goals.length}`)
  goals.forEach((given, goal) => {
    demand(goals.findIndex(({ id }) => id === given.id) === goal, `the festival has "${given.id}" twice`)
    layGoal(s, goal, given)
  })
  takeFromSupplies(s)
}

function layGoal(s: State, goal: number, given: GivenGoal): void {
  const number = FESTIVAL_TASKS.findIndex(({ id }) => id === given.id)
  demand(fitsPlace(s, goal, number), `"${given.id}" cannot be goal ${goal + 1} of this festival`)
  setGoal(s, goal, number)
  const estates = given.estates?.map((kind) => GOODS.indexOf(kind)) ?? []
  const goods = given.goods?.map((good) => GOODS.indexOf(good)) ?? []
  const buildings = given.building === undefined ? [] : [buildingNumber(given.building)]
  demand(new Set(estates).size === estates.length, `the estates of "${given.id}" must differ`)
  FESTIVAL_TASKS[number].slots.forEach((slot, i) => {
    const token = (slot === 'estate' ? estates : slot === 'good' ? goods : buildings).shift()
    demand(token !== undefined, `something is missing on "${given.id}"`)
    if (slot === 'small-building' || slot === 'large-building') {
      demand(buildingsFor(s, slot).includes(token), `"${given.id}" cannot show the ${given.building}`)
    }
    setToken(s, goal, i, token)
  })
  demand(estates.length + goods.length + buildings.length === 0, `"${given.id}" has no room for all this`)
  if (given.metBy === undefined) return
  demand(given.metBy < s.rules.players, `there is no seat ${given.metBy}`)
  setMetBy(s, goal, given.metBy)
}

/** What lies on goals was counted to the supplies when they were derived; with it they are too large by as much. */
function takeFromSupplies(s: State): void {
  const found = new Map<string, number>()
  ledger(s, (kind, count) => found.set(kind, (found.get(kind) ?? 0) + count))
  GOODS.forEach((good, i) => {
    const barrels = Math.max(0, (found.get(`barrel ${good}`) ?? 0) - s.rules.barrels[i])
    demand(barrels <= s.c[GOODS_SUPPLY + i], `there are only ${s.rules.barrels[i]} barrels of ${good}`)
    s.c[GOODS_SUPPLY + i] -= barrels
    for (let n = (found.get(`tile ${good}`) ?? 0) - s.rules.tiles[i]; n > 0; n--) {
      demand(canTakeTile(s, i), `there are only ${s.rules.tiles[i]} ${good} tiles`)
      takeTile(s, i)
    }
  })
}
