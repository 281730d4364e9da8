import { COMMON } from './common.ts'
import type { Edition } from './edition.ts'

export const E1897: Edition = {
  id: '1897',
  // Prices of goods, costs of buildings, what the box holds and what each number of players uses of it.
  ...COMMON,
  switches: {
    vpChips: { value: { 2: 65, 3: 75, 4: 100, 5: 126 }, source: '1897, Preparação do jogo; Partida para 2 jogadores' },
    tileSupply: { value: 'one-stack', source: '1897, Preparação do jogo: a bag' },
    hospiceTile: { value: 'any-gained', source: '1897, Hospital, note' },
    hospiceFallback: { value: 'worker-ship', source: '1897, Hospital: then from the agency' },
    privateShipEmpties: { value: 'end-of-phase', source: '1897, Cais' },
    forestTile: { value: 'tile-gained', source: '1897, Madeireira, Escritório de Zoneamento' },
    extraBarrelCounts: { value: 'yes', source: '1897, Destilaria' },
    noblesMarket: { value: 'drafted', source: '1897, Expansão II' },
    noblesWorkers: { value: 'as-base', source: '1897, Expansão II' },
    nobleBoards: { value: 'after-taking', source: '1897, Expansão II' },
    guests: { value: 'any-phase', source: '1897, Choupana' },
    ransom: { value: 'chooser', source: '1897, Expansão III' },
    poachedRest: { value: 'out-of-game', source: '1897, Expansão III' },
    festivalBuilding: { value: 'commercial', source: '1897, Expansão IV' },
  },
}
