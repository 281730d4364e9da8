import type { Edition } from './edition.ts'

export const CLASSIC: Edition = {
  id: 'classic',
  switches: {
    vpChips: {
      value: { 2: 65, 3: 75, 4: 100, 5: 126 },
      source: 'classic, Preparação do jogo; Regras para 2 jogadores',
    },
    tileSupply: { value: 'one-stack', source: 'classic, Preparação do jogo' },
    hospiceTile: { value: 'regular-action', source: 'classic, Hospedaria' },
    hospiceFallback: { value: 'none', source: 'classic, Hospedaria: from the supply, not from the ship' },
    privateShipEmpties: { value: 'at-once', source: 'classic, Cais' },
  },
}
