import type { BuildingData, BuildingEffects } from '../data/buildings.ts'
import { ROLES, type RoleId } from '../ids.ts'

/** The buccaneer acts alone, so there is nothing to double. */
const WITH_PRIVILEGE = ROLES.filter((role) => role !== 'buccaneer')

/** The roles in whose phases an effect acts; none: at the end of the game. */
const EFFECT_PHASES: Record<keyof BuildingEffects, readonly RoleId[]> = {
  saleBonus: ['trader'],
  sellsDuplicates: ['trader'],
  drawsTile: ['settler'],
  quarryInstead: ['settler'],
  workerWithTile: ['settler'],
  workerWithBuilding: ['builder'],
  coinsByKinds: ['craftsman'],
  pointsPerLoad: ['captain'],
  privateShip: ['captain'],
  keepsKinds: ['captain'],
  endBonus: [],
  extraFromLargePlants: ['craftsman'],
  forests: ['settler', 'builder'],
  paysInKind: ['builder'],
  keepsSingles: ['captain'],
  guests: ROLES,
  ownPost: ['trader'],
  pointsByColumn: ['builder'],
  smallShip: ['captain'],
  coinsPerLoad: ['captain'],
  coinsForBestKind: ['craftsman'],
  doublesPrivilege: WITH_PRIVILEGE,
  pointsForPairs: ['captain'],
  landOffice: ['trader'],
  chapel: ['craftsman'],
  huntingLodge: ['settler'],
  zoning: ['builder'],
  royalSupplier: ['captain'],
  givesNoble: ['mayor'],
  coinsPerNoble: ['craftsman'],
}

export function phasesOf({ kind, effects = {} }: BuildingData): readonly RoleId[] {
  if (kind === 'production') return ['craftsman']
  return (Object.keys(effects) as (keyof BuildingEffects)[]).flatMap((effect) => EFFECT_PHASES[effect])
}

/** Whether a building acts whatever role is played. */
export const actsAlways = (building: BuildingData): boolean => phasesOf(building).length >= WITH_PRIVILEGE.length
