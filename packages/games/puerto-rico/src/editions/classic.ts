import { COMMON } from './common.ts'
import type { Edition } from './edition.ts'

export const CLASSIC: Edition = {
  id: 'classic',
  // Prices of goods, costs of buildings, what the box holds and what each number of players uses of it.
  ...COMMON,
  switches: {
    vpChips: {
      value: { 2: 65, 3: 75, 4: 100, 5: 126 },
      source: 'classic, Preparação do jogo; Regras para 2 jogadores',
    },
    tileSupply: { value: 'one-stack', source: 'classic, Preparação do jogo' },
    hospiceTile: { value: 'regular-action', source: 'classic, Hospedaria' },
    hospiceFallback: { value: 'none', source: 'classic, Hospedaria: from the supply, not from the ship' },
    privateShipEmpties: { value: 'at-once', source: 'classic, Cais' },
    forestTile: { value: 'unseen', source: 'classic, Casa da Floresta, Cartório' },
    extraBarrelCounts: { value: 'no', source: 'classic, Fábrica Especializada' },
    noblesMarket: { value: 'added', source: 'classic, 2ª Expansão' },
    noblesWorkers: { value: 'all', source: 'classic, 2ª Expansão' },
    nobleBoards: { value: 'before-taking', source: 'classic, 2ª Expansão' },
    guests: { value: 'not-in-mayor-phase', source: 'classic, Pousada' },
    ransom: { value: 'none', source: 'classic has no buccaneer' },
    poachedRest: { value: 'supply', source: 'classic has no buccaneer' },
    festivalBuilding: { value: 'any', source: 'classic has no festival' },
  },
}
