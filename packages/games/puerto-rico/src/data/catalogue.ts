import { BASE_BUILDINGS, type BaseBuildingId, type BuildingData } from './buildings.ts'
import { NEW_BUILDINGS, type NewBuildingId } from './new-buildings.ts'
import { NOBLES_BUILDINGS, type NoblesBuildingId } from './nobles-buildings.ts'

/** Every building of the game, all sets together; a building's number is its place in this list. Sets are appended, never mixed. */
export const BUILDINGS: readonly BuildingData[] = [...BASE_BUILDINGS, ...NEW_BUILDINGS, ...NOBLES_BUILDINGS]

export type BuildingId = BaseBuildingId | NewBuildingId | NoblesBuildingId

/** Circles for workers by building, in a row of bytes because placing workers asks for nothing else. */
export const CIRCLES = Uint8Array.from(BUILDINGS, ({ circles }) => circles)
