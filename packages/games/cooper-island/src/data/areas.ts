import type { AreaData } from './pack.ts'
import { SURE } from './sources.ts'

/** The eight areas, each with a round and a square work space. All square ones have a symbol, of the round ones only A's. */
export const AREAS: readonly AreaData[] = [
  {
    id: 'A',
    plain: { draw: 1, place: 1, cartographer: 1, either: true },
    roundSymbol: { draw: 1, place: 1, cartographer: 1, cooper: 1, either: true },
    squareSymbol: { draw: 1, place: 1, cartographer: 1 },
    ...SURE,
  },
  { id: 'B', plain: { boat: 1 }, squareSymbol: { boat: 1, discount: 2 }, ...SURE },
  { id: 'C', plain: { draw: 1, place: 1 }, squareSymbol: { draw: 1, place: 1, islandAction: 1 }, ...SURE },
  { id: 'D', plain: { building: 1 }, squareSymbol: { building: 1, discount: 2 }, ...SURE },
  {
    id: 'E',
    plain: { cartographer: 3, take: 1 },
    squareSymbol: { cartographer: 3, take: 1, boatAction: 1 },
    ...SURE,
  },
  { id: 'F', plain: { ruin: 1, statue: 1, either: true }, squareSymbol: { ruin: 1, statue: 1 }, ...SURE },
  {
    id: 'G',
    plain: { draw: 2, place: 2, either: true },
    squareSymbol: { draw: 2, place: 2, cartographer: 1, either: true },
    ...SURE,
  },
  {
    id: 'H',
    plain: { merchant: 1 },
    squareSymbol: { merchant: 1, draw: 1, place: 1, either: true },
    ...SURE,
  },
]
