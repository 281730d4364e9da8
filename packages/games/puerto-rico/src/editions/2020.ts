import { COMMON } from './common.ts'
import type { Edition } from './edition.ts'

export const E2020: Edition = {
  id: '2020',
  // Prices of goods, costs of buildings, what the box holds and what each number of players uses of it.
  ...COMMON,
  switches: {
    vpChips: {
      value: { 2: 65, 3: 76, 4: 101, 5: 126 },
      source: '2020, Preparazione del gioco; Partite in due giocatori',
    },
    tileSupply: { value: 'pile-per-open-tile', source: '2020, Preparazione del gioco; Colono; Hacienda' },
    hospiceTile: { value: 'regular-action', source: '2020, Ospizio' },
    hospiceFallback: { value: 'none', source: '2020, Ospizio: from the supply, not from the hall' },
    privateShipEmpties: { value: 'at-once', source: '2020, Molo' },
    forestTile: { value: 'tile-gained', source: '2020, Capanna nel Bosco, Ufficio Territoriale' },
    extraBarrelCounts: { value: 'no', source: '2020, Fabbrica Specializzata; Espansione 4' },
    noblesMarket: { value: 'drafted-with-new-buildings', source: '2020, Espansione 1, Espansione 2' },
    noblesWorkers: { value: 'all-but-for-two', source: '2020, Espansione 2; Partite in due giocatori' },
    nobleBoards: { value: 'before-taking', source: '2020, Espansione 2' },
    guests: { value: 'any-phase', source: '2020, Albergo' },
    ransom: { value: 'bank', source: '2020, Espansione 3' },
    poachedRest: { value: 'supply', source: 'our ruling' },
    festivalBuilding: { value: 'any', source: '2020, Espansione 4' },
  },
}
