import type { BuildingData } from './buildings.ts'

/**
 * The buildings of New Buildings, the same in all editions.
 * Source: classic, 1ª Expansão; 2020, Espansione 1; 1897, Expansão I.
 */
// biome-ignore format: one building, one line
export const NEW_BUILDINGS = [
  { set: 'new-buildings', id: 'aqueduct', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { extraFromLargePlants: ['indigo', 'sugar'] } },
  { set: 'new-buildings', id: 'forest-house', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { forests: true } },
  { set: 'new-buildings', id: 'black-market', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { paysInKind: true } },
  { set: 'new-buildings', id: 'storehouse', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { keepsSingles: 3 } },
  { set: 'new-buildings', id: 'guesthouse', kind: 'commercial', vp: 2, circles: 2, copies: 2, spaces: 1, quarryLimit: 2, effects: { guests: true } },
  { set: 'new-buildings', id: 'trading-post', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { ownPost: true } },
  { set: 'new-buildings', id: 'church', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { pointsByColumn: [0, 0, 1, 1, 2] } },
  { set: 'new-buildings', id: 'small-wharf', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { smallShip: true } },
  { set: 'new-buildings', id: 'lighthouse', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { coinsPerLoad: 1 } },
  { set: 'new-buildings', id: 'specialty-factory', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { coinsForBestKind: true } },
  { set: 'new-buildings', id: 'library', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { doublesPrivilege: true } },
  { set: 'new-buildings', id: 'union-hall', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { pointsForPairs: true } },
  { set: 'new-buildings', id: 'statue', kind: 'commercial', vp: 8, circles: 0, copies: 1, spaces: 2, quarryLimit: 4 },
  { set: 'new-buildings', id: 'cloister', kind: 'commercial', vp: 4, circles: 1, copies: 1, spaces: 2, quarryLimit: 4, effects: { endBonus: 'cloister' } },
] as const satisfies readonly BuildingData[]

export type NewBuildingId = (typeof NEW_BUILDINGS)[number]['id']
