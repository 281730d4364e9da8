import { BUILT_IN } from '../src/data/built-in.ts'
import type { DataPack } from '../src/data/pack.ts'

/**
 * A land of plenty: hardly anything costs anything, exchanging is no temptation, and every area has every action. Random play in the game as it
 * is rarely affords a building; here it comes to every rule.
 */
const { playerBoard, workBoard, tiles } = BUILT_IN
const EVERYTHING = {
  draw: 1,
  place: 1,
  cartographer: 1,
  take: 3,
  boat: 2,
  building: 2,
  ruin: 2,
  statue: 2,
  merchant: 2,
  islandAction: 1,
  boatAction: 1,
} as const

export const PLENTY: DataPack = {
  ...BUILT_IN,
  name: 'Land of plenty',
  tiles: {
    ...tiles,
    islands: tiles.islands.map((island) =>
      island.id === 'isl-coin'
        ? { ...island, effects: [{ op: 'gain', items: { coin: 3, wood: 3, food: 3 }, to: 'storage' }] }
        : island,
    ),
  },
  playerBoard: {
    ...playerBoard,
    storage: { ...playerBoard.storage, spaces: 12 },
    startItems: { ...playerBoard.startItems, items: { coin: 3, wood: 3, food: 2, gold: 2, cloth: 2 } },
    docks: playerBoard.docks.map((dock) => ({ ...dock, cost: { coin: 1 }, helm: 9 })),
    buildings: playerBoard.buildings.map((building) => ({ ...building, cost: { wood: 1 } })),
    exchanges: playerBoard.exchanges.map((exchange) => ({ ...exchange, rate: 9 })),
    statue: { ...playerBoard.statue, costs: { stone: { wood: 1 }, gold: { wood: 1, gold: 1 } } },
    reactivation: { ...playerBoard.reactivation, card: 0, lid: 0 },
  },
  workBoard: {
    ...workBoard,
    workers: { ...workBoard.workers, available: 3 },
    feeding: { ...workBoard.feeding, base: 0 },
    milestones: workBoard.milestones.map((milestone) => ({ ...milestone, min: 1 })),
  },
  areas: BUILT_IN.areas.map((area) => ({
    ...area,
    plain: EVERYTHING,
    ...(area.roundSymbol && { roundSymbol: { ...EVERYTHING, cooper: 1 } }),
    squareSymbol: { ...EVERYTHING, discount: 1 },
  })),
  merchants: BUILT_IN.merchants.map((merchant) => ({ ...merchant, cost: { gold: 1, cloth: 1 }, helm: 9 })),
  // Of the cards with the smallest effects some are bakeries: else one would hardly ever be at table with food left.
  smallCards: BUILT_IN.smallCards.map((card) =>
    ['small-1', 'small-6', 'small-12'].includes(card.id)
      ? { ...card, ability: { type: 'feed-more', food: 1, helm: 1 } }
      : card,
  ),
}
