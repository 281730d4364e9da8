import type { Options } from '@quayside/kernel'
import { WATER_PER_SEAT } from '../box.ts'
import type { DataPack, LargeScoring } from '../data/pack.ts'
import type { Task } from '../flow.ts'
import {
  BOATS,
  BUILDINGS,
  CLOTH,
  DOUBLES,
  FOOD,
  GOLD,
  ISLANDS,
  ITEMS,
  METRICS,
  MILESTONES,
  STONE,
  TERRAINS,
  WOOD,
} from '../ids.ts'
import { isSolo } from '../options.ts'
import { type AreaRules, compileAreas } from './areas.ts'
import { compileLand, type LandRules } from './land.ts'
import { compilePrograms, copies, costOf, maskOf, type Programs } from './programs.ts'
import { compileSmallCards, type SmallCard } from './small-cards.ts'
import { compileSolo, type SoloRules } from './solo.ts'

/** A data pack made ready for the engine: numbers by index, nothing to look up by name. */
export interface Rules {
  readonly options: Options
  readonly players: number
  readonly solo: boolean
  readonly level: number
  readonly pack: DataPack
  readonly tasks: readonly Task[]
  readonly ring: number
  readonly land: LandRules
  /** Which double tile shows two terrains on one side. */
  readonly doubleOf: readonly (readonly number[])[]
  readonly doubleCounts: readonly number[]
  readonly programs: Programs
  readonly islandTerrain: readonly number[]
  readonly boatStorage: readonly number[]
  /** Boats that copy, a bit each. */
  readonly copyBoats: number
  readonly areas: readonly (readonly AreaRules[])[]
  readonly storage: number
  readonly storagePerSmall: number
  readonly startItems: readonly number[]
  readonly startDoubles: number
  readonly docks: readonly { readonly id: string; readonly cost: readonly number[]; readonly helm: number }[]
  readonly statueSpaces: readonly { readonly id: string; readonly helm: number; readonly revealedBy: number }[]
  readonly crateIds: readonly string[]
  readonly cartographer: DataPack['playerBoard']['cartographer']
  readonly exchanges: readonly {
    readonly id: string
    readonly give: number
    readonly rate: number
    readonly get: number
  }[]
  readonly buildings: readonly { readonly cost: readonly number[]; readonly helm: number; readonly count: number }[]
  readonly settlementHelm: number
  readonly statueCosts: readonly (readonly number[])[]
  readonly statueHelm: number
  readonly statueCleanUp: number
  readonly reactivateCard: number
  readonly reactivateLid: number
  readonly passageHelm: number
  readonly perPoint: number
  readonly workers: DataPack['workBoard']['workers']
  readonly feedingBase: number
  /** Food and helm points of the workers gained, by kind, in the order they are gained. */
  readonly feeding: readonly (readonly { readonly food: number; readonly helm: number }[])[]
  readonly milestoneAt: readonly number[]
  readonly workerContracts: number
  readonly helmContracts: number
  readonly contractHelm: number
  readonly merchants: readonly { readonly id: string; readonly cost: readonly number[]; readonly helm: number }[]
  readonly orders: readonly {
    readonly id: string
    readonly metric: number
    readonly tiers: readonly { readonly count: number; readonly points: number }[]
    readonly less: number
  }[]
  readonly smallCards: readonly SmallCard[]
  readonly largeCards: readonly { readonly id: string; readonly scoring: LargeScoring | undefined }[]
  readonly diaries: readonly { readonly id: string; readonly count: number }[]
  readonly soloRules: SoloRules
}

/** What each terrain gives. Mountains may give gold instead of stone. */
export const RESOURCE_OF = [WOOD, FOOD, STONE, CLOTH]
/** The terrain that gives each item; none gives coins. */
export const TERRAIN_OF = [-1, 0, 2, 1, 2, 3]
/** Costs of a statue by the stone they ask for. */
export const STATUE_STONES = [STONE, GOLD]

export function compileRules(pack: DataPack, options: Options, tasks: readonly Task[]): Rules {
  const players = options.players as number
  const { playerBoard: board, workBoard } = pack
  const programs = compilePrograms(pack)
  const byId = <T extends { readonly id: string }>(list: readonly T[], ids: readonly string[]): T[] =>
    ids.map((id) => list.find((entry) => entry.id === id) as T)
  return {
    options,
    players,
    solo: isSolo(options),
    level: options.level as number,
    pack,
    tasks,
    ring: players * WATER_PER_SEAT,
    land: compileLand(pack),
    doubleOf: doublesByTerrain(pack),
    doubleCounts: byId(pack.tiles.doubles, DOUBLES).map(({ count }) => count),
    programs,
    islandTerrain: byId(pack.tiles.islands, ISLANDS).map(({ terrain }) => TERRAINS.indexOf(terrain)),
    boatStorage: byId(pack.boats, BOATS).map(({ storage }) => storage ?? 0),
    copyBoats: programs.boat.reduce((mask, at, boat) => (copies(programs.all[at]) ? mask | (1 << boat) : mask), 0),
    areas: compileAreas(pack),
    storage: board.storage.spaces,
    storagePerSmall: board.storage.perSmallBuilding,
    startItems: costOf(board.startItems.items),
    startDoubles: board.startDoubles.count,
    docks: board.docks.map(({ id, cost, helm }) => ({ id, cost: costOf(cost), helm })),
    statueSpaces: board.statueSpaces,
    crateIds: [
      ...board.crates.map(({ id }) => id),
      ...pack.smallCards.filter(({ ability }) => ability.type === 'crate').map(({ id }) => id),
    ],
    cartographer: board.cartographer,
    exchanges: board.exchanges.map(({ id, give, rate, get }) => ({ id, give: maskOf(give), rate, get: maskOf(get) })),
    buildings: byId(board.buildings, BUILDINGS).map(({ cost, helm, count }) => ({ cost: costOf(cost), helm, count })),
    settlementHelm: board.settlementBonus.helm,
    statueCosts: STATUE_STONES.map((stone) => costOf(board.statue.costs[ITEMS[stone] as 'stone' | 'gold'])),
    statueHelm: board.statue.helm,
    statueCleanUp: board.statue.cleanUpHelm,
    reactivateCard: board.reactivation.card,
    reactivateLid: board.reactivation.lid,
    passageHelm: board.passage.helm,
    perPoint: board.leftovers.perPoint,
    workers: workBoard.workers,
    feedingBase: workBoard.feeding.base,
    feeding: ['ordinary', 'special'].map((kind) => workBoard.feedingSlots.filter(({ worker }) => worker === kind)),
    milestoneAt: byId(workBoard.milestones, MILESTONES).map(({ min }) => min),
    workerContracts: workBoard.workerContracts.count,
    helmContracts: workBoard.helmContracts.count,
    contractHelm: workBoard.helmContracts.helm,
    merchants: pack.merchants.map(({ id, cost, helm }) => ({ id, cost: costOf(cost), helm })),
    orders: pack.orders.map(({ id, metric, tiers, less }) => ({
      id,
      metric: METRICS.indexOf(metric),
      tiers,
      less: less ?? 0,
    })),
    smallCards: compileSmallCards(pack),
    largeCards: pack.largeCards.map(({ id, scoring }) => ({ id, scoring })),
    diaries: pack.diaries.map(({ id, count }) => ({ id, count })),
    soloRules: compileSolo(pack),
  }
}

function doublesByTerrain(pack: DataPack): number[][] {
  const table = TERRAINS.map(() => TERRAINS.map(() => -1))
  for (const { id, front, back } of pack.tiles.doubles) {
    for (const [one, other] of [front, back]) {
      table[TERRAINS.indexOf(one)][TERRAINS.indexOf(other)] = DOUBLES.indexOf(id)
      table[TERRAINS.indexOf(other)][TERRAINS.indexOf(one)] = DOUBLES.indexOf(id)
    }
  }
  return table
}
