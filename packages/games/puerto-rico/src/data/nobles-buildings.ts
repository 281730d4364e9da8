import type { BuildingData } from './buildings.ts'

/**
 * The buildings of Nobles (1897: Citizens), the same in all editions. The jeweler makes nothing but is a production building.
 * Source: classic, 2ª Expansão; 2020, Espansione 2; 1897, Expansão II.
 */
// biome-ignore format: one building, one line
export const NOBLES_BUILDINGS = [
  { set: 'nobles', id: 'land-office', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { landOffice: true } },
  { set: 'nobles', id: 'chapel', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { chapel: true } },
  { set: 'nobles', id: 'hunting-lodge', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { huntingLodge: true } },
  { set: 'nobles', id: 'zoning-office', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { zoning: { worker: 1, noble: 2 } } },
  { set: 'nobles', id: 'royal-supplier', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { royalSupplier: true } },
  { set: 'nobles', id: 'villa', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { givesNoble: true } },
  { set: 'nobles', id: 'jeweler', kind: 'production', size: 'large', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { coinsPerNoble: 1 } },
  { set: 'nobles', id: 'royal-garden', kind: 'commercial', vp: 4, circles: 1, copies: 1, spaces: 2, quarryLimit: 4, effects: { endBonus: 'royal-garden' } },
] as const satisfies readonly BuildingData[]

export type NoblesBuildingId = (typeof NOBLES_BUILDINGS)[number]['id']
