import { BASE_BUILDINGS, type BaseBuildingId, type BuildingData } from './buildings.ts'
import { NEW_BUILDINGS, type NewBuildingId } from './new-buildings.ts'
import { NOBLES_BUILDINGS, type NoblesBuildingId } from './nobles-buildings.ts'

/** Every building of the game, all sets together; a building's number is its place in this list. Sets are appended, never mixed. */
export const BUILDINGS: readonly BuildingData[] = [...BASE_BUILDINGS, ...NEW_BUILDINGS, ...NOBLES_BUILDINGS]

export type BuildingId = BaseBuildingId | NewBuildingId | NoblesBuildingId

/*
 * What rules ask of buildings all the time, by building, in rows of bytes: entries of the catalogue differ in what they have, and looking
 * into them is slow.
 */
export const CIRCLES = Uint8Array.from(BUILDINGS, ({ circles }) => circles)
export const SPACES = Uint8Array.from(BUILDINGS, ({ spaces }) => spaces)
export const QUARRY_LIMITS = Uint8Array.from(BUILDINGS, ({ quarryLimit }) => quarryLimit)
