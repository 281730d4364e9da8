import { BASE_BUILDINGS, type Building } from './buildings.ts'

/** Every building of the game, all sets together; a building's number is its place in this list. Sets are appended, never mixed. */
export const BUILDINGS: readonly Building[] = [...BASE_BUILDINGS]

/** Circles for workers by building, in a row of bytes because placing workers asks for nothing else. */
export const CIRCLES = Uint8Array.from(BUILDINGS, ({ circles }) => circles)

const numbers = new Map(BUILDINGS.map((building, number) => [building.id, number]))

export const buildingNumber = (id: string): number => numbers.get(id) ?? -1
