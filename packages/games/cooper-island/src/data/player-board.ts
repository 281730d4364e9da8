import type { PlayerBoardData } from './pack.ts'
import { LOW, MEDIUM, SURE } from './sources.ts'

const FIVE_DOCKS = 'that there are five follows from the royal order for boats'

/** A player board, the same for everybody. */
export const PLAYER_BOARD: PlayerBoardData = {
  storage: {
    spaces: 5,
    perSmallBuilding: 1,
    source: 'public:note.mu/nobirobeisan (five spaces at the start)',
    confidence: 'high',
    note: 'the rulebook’s examples prove at least four',
  },
  startItems: { items: { coin: 1 }, ...SURE },
  startDoubles: { count: 2, ...SURE },
  docks: [
    { id: 'dock-1', cost: { coin: 1, wood: 2 }, helm: 1, ...LOW, note: FIVE_DOCKS },
    { id: 'dock-2', cost: { coin: 2, wood: 1 }, helm: 1, ...LOW, note: FIVE_DOCKS },
    { id: 'dock-3', cost: { coin: 1, wood: 4 }, helm: 2, ...LOW, note: FIVE_DOCKS },
    { id: 'dock-4', cost: { coin: 2, wood: 3 }, helm: 2, ...LOW, note: FIVE_DOCKS },
    { id: 'dock-5', cost: { coin: 3, wood: 4 }, helm: 3, ...LOW, note: FIVE_DOCKS },
  ],
  statueSpaces: [
    { id: 'statue-1', helm: 0, revealedBy: 0, ...LOW },
    {
      id: 'statue-2',
      helm: 0,
      revealedBy: 0,
      ...LOW,
      note: 'a second one, so that one statue does not bar all ruins: the first number to correct',
    },
    {
      id: 'statue-3',
      helm: 1,
      revealedBy: 1,
      ...MEDIUM,
      note: 'a large building reveals a space, and some spaces show a helm: taken to be these',
    },
    { id: 'statue-4', helm: 1, revealedBy: 2, ...MEDIUM },
  ],
  crates: [
    { id: 'crate-draw', effects: [{ op: 'draw', count: 1 }], ...SURE },
    { id: 'crate-place', effects: [{ op: 'place', count: 1 }], ...SURE },
    { id: 'crate-cartographer', effects: [{ op: 'cartographer', steps: 2 }], ...SURE },
    { id: 'crate-coins', effects: [{ op: 'gain', items: { coin: 2 }, to: 'market' }], ...SURE },
    {
      id: 'crate-resources',
      effects: [{ op: 'choose', from: ['wood', 'stone', 'food', 'gold', 'cloth'], count: 2, to: 'market' }],
      ...SURE,
    },
  ],
  cartographer: {
    max: 6,
    start: [3, 3, 4, 4],
    level: 1,
    explore: 2,
    cultivateLow: 3,
    cultivateHigh: 4,
    lowUpTo: 3,
    ...SURE,
  },
  exchanges: [
    { id: 'cloth', give: ['cloth'], rate: 2, get: ['coin'], ...SURE },
    { id: 'gold', give: ['gold'], rate: 2, get: ['wood', 'stone', 'food', 'gold', 'cloth'], ...SURE },
    {
      id: 'any',
      give: ['coin', 'wood', 'stone', 'food', 'gold', 'cloth'],
      rate: 4,
      get: ['coin', 'wood', 'stone', 'food', 'gold', 'cloth'],
      ...SURE,
    },
  ],
  buildings: [
    { id: 'small', count: 2, cost: { coin: 1, wood: 2, stone: 2 }, helm: 1, ...SURE },
    { id: 'large', count: 2, cost: { coin: 2, wood: 4, stone: 4 }, helm: 2, ...SURE },
    { id: 'fort', count: 1, cost: { wood: 6, stone: 3, gold: 3, cloth: 3 }, helm: 4, ...SURE },
  ],
  settlementBonus: { helm: 1, ...SURE },
  statue: {
    costs: { stone: { wood: 3, stone: 3 }, gold: { wood: 2, gold: 2 } },
    helm: 1,
    cleanUpHelm: 1,
    ...SURE,
  },
  reactivation: { card: 2, lid: 1, ...SURE },
  passage: { helm: 1, ...SURE },
  leftovers: { perPoint: 5, ...SURE },
}
