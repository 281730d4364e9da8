import type { Edition } from './edition.ts'

export const E2020: Edition = {
  id: '2020',
  switches: {
    vpChips: {
      value: { 2: 65, 3: 76, 4: 101, 5: 126 },
      source: '2020, Preparazione del gioco; Partite in due giocatori',
    },
    tileSupply: { value: 'pile-per-open-tile', source: '2020, Preparazione del gioco; Colono; Hacienda' },
    hospiceTile: { value: 'regular-action', source: '2020, Ospizio' },
    hospiceFallback: { value: 'none', source: '2020, Ospizio: from the supply, not from the hall' },
    privateShipEmpties: { value: 'at-once', source: '2020, Molo' },
  },
}
