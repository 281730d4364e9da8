import type { AreaActions, DataPack } from '../data/pack.ts'
import { AREAS } from '../ids.ts'

/** Actions of the areas by number: the cells of `LEFT`. */
export const ACTION = {
  DRAW: 0,
  PLACE: 1,
  CARTOGRAPHER: 2,
  TAKE: 3,
  BOAT: 4,
  BUILDING: 5,
  RUIN: 6,
  STATUE: 7,
  MERCHANT: 8,
  ISLAND: 9,
  BOAT_ACTION: 10,
  COOPER: 11,
} as const
export const ACTION_COUNT = 12

export interface AreaRules {
  /** How often, by action. */
  readonly counts: readonly number[]
  readonly either: boolean
  readonly discount: number
}

const compile = (actions: AreaActions): AreaRules => ({
  counts: [
    actions.draw,
    actions.place,
    actions.cartographer,
    actions.take,
    actions.boat,
    actions.building,
    actions.ruin,
    actions.statue,
    actions.merchant,
    actions.islandAction,
    actions.boatAction,
    actions.cooper,
  ].map((count) => count ?? 0),
  either: actions.either ?? false,
  discount: actions.discount ?? 0,
})

/** By area: without the symbol, with that of the round space, with that of the square one. */
export const compileAreas = (pack: DataPack): AreaRules[][] =>
  AREAS.map((id) => {
    const { plain, roundSymbol, squareSymbol } = pack.areas.find((area) => area.id === id)!
    return [plain, roundSymbol ?? plain, squareSymbol].map(compile)
  })
