import { BUILT_IN } from '../src/data/built-in.ts'
import type { DataPack, DockData, MerchantData } from '../src/data/pack.ts'

/** The numbers that scenarios reckon with. They are about rules, which hold whatever the built-in numbers have been calibrated to. */

const source = 'reconstructed'
const dock = (place: number, coin: number, wood: number, helm: number): DockData => ({
  id: `dock-${place}`,
  cost: { coin, wood },
  helm,
  source,
})
const merchant = (place: number, gold: number, cloth: number, helm: number): MerchantData => ({
  id: `merchant-${place}`,
  cost: { gold, cloth },
  helm,
  source,
})

const RUINS = ['h0,-2', 'h-2,1', 'h2,-1', 'h-1,1', 'h1,0']

export const SCENARIO_BOX: DataPack = {
  ...BUILT_IN,
  peninsula: {
    ...BUILT_IN.peninsula,
    spaces: BUILT_IN.peninsula.spaces.map((space) =>
      space.kind === 'start' ? space : { ...space, kind: RUINS.includes(space.id) ? 'ruin' : 'plain' },
    ),
  },
  playerBoard: {
    ...BUILT_IN.playerBoard,
    docks: [dock(1, 1, 2, 1), dock(2, 1, 3, 1), dock(3, 2, 3, 2), dock(4, 2, 4, 2), dock(5, 3, 4, 3)],
    statueSpaces: [
      { id: 'statue-1', helm: 0, revealedBy: 0, source },
      { id: 'statue-2', helm: 0, revealedBy: 0, source },
      { id: 'statue-3', helm: 1, revealedBy: 1, source },
      { id: 'statue-4', helm: 1, revealedBy: 2, source },
    ],
  },
  workBoard: { ...BUILT_IN.workBoard, helmContracts: { count: 3, helm: 2, source } },
  merchants: [
    merchant(1, 1, 3, 2),
    merchant(2, 2, 3, 2),
    merchant(3, 3, 3, 3),
    merchant(4, 4, 2, 3),
    merchant(5, 5, 2, 4),
  ],
}
