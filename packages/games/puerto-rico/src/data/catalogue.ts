import { BASE_BUILDINGS, type Building } from './buildings.ts'

/** Every building of the game, all sets together; a building's number is its place in this list. Sets are appended, never mixed. */
export const BUILDINGS: readonly Building[] = [...BASE_BUILDINGS]

const numbers = new Map(BUILDINGS.map((building, number) => [building.id, number]))

export const buildingNumber = (id: string): number => numbers.get(id) ?? -1
