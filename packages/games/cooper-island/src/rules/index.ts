import type { Seat } from '@quayside/kernel'
import type { RulesInPlay } from '@quayside/kernel/box'
import type { DataPack } from '../data/pack.ts'
import type { Task } from '../flow.ts'
import {
  BOATS,
  BUILDINGS,
  CARD,
  CARD_CRATE,
  CARD_SPACE,
  type Card,
  CRATE,
  type Crate,
  cubeOf,
  DECK,
  DOUBLES,
  type Double,
  EXCHANGE,
  ISLANDS,
  type Item,
  METRIC,
  type Metric,
  MILESTONES,
  STANDING,
  STATUE_PRICE,
  STATUE_SPACE,
  type StatueSpace,
  TERRAIN,
  type Terrain,
  WORKERS,
} from '../ids.ts'
import { type CooperOptions, isSolo } from '../options.ts'
import { WATER_PER_SEAT } from '../sizes.ts'
import { type AreaRules, compileAreas } from './areas.ts'
import { type CardRules, compileCards } from './cards.ts'
import { type Amounts, amountsOf, itemsOf } from './items.ts'
import { compileLand, type LandRules } from './land.ts'
import { compilePrograms, copiesBoat, type Programs } from './programs.ts'
import { compileSolo, type SoloRules } from './solo.ts'
import { compileDoubles, compileSides, type Side } from './tiles.ts'

/** A data pack made ready for the engine: tables by the number of a thing, nothing to look up by name. */
export interface Rules extends RulesInPlay {
  readonly options: CooperOptions
  readonly solo: boolean
  /** All players, without Cooper. */
  readonly playerSeats: readonly Seat[]
  /** Seats that work: in solo games Cooper comes after the player. */
  readonly seats: number
  readonly level: number
  readonly pack: DataPack
  readonly tasks: readonly Task[]
  /** Water spaces round all peninsulas. */
  readonly ring: number
  readonly land: LandRules
  /** Which double tile shows two terrains on one side, and every way to lay one. */
  readonly doubleOf: readonly (readonly Double[])[]
  readonly sides: readonly Side[]
  readonly doubleCounts: readonly number[]
  readonly programs: Programs
  readonly islandTerrain: readonly Terrain[]
  readonly boatStorage: readonly number[]
  /** Whether a boat copies the action of another, by boat. */
  readonly copyBoats: readonly boolean[]
  readonly areas: readonly AreaRules[]
  readonly storage: number
  readonly storagePerSmall: number
  readonly startItems: Amounts
  readonly startDoubles: number
  readonly docks: readonly PricedPlace[]
  /** Statue spaces of the board, and with them that of a small building card. */
  readonly statueSpaces: readonly { readonly id: string; readonly helm: number; readonly revealedBy: number }[]
  readonly allStatueSpaces: readonly StatueSpace[]
  readonly crates: readonly Crate[]
  readonly cartographer: DataPack['playerBoard']['cartographer']
  readonly exchanges: readonly ExchangeRules[]
  readonly buildings: readonly { readonly cost: Amounts; readonly helm: number; readonly count: number }[]
  readonly settlementHelm: number
  readonly statueCosts: readonly Amounts[]
  readonly statueHelm: number
  readonly statueCleanUp: number
  readonly reactivateCard: number
  readonly reactivateLid: number
  readonly passageHelm: number
  readonly perPoint: number
  readonly workers: DataPack['workBoard']['workers']
  /** Workers that begin locked, by kind. */
  readonly lockedWorkers: readonly number[]
  readonly feedingBase: number
  /** Food and helm points of the workers gained, by kind, in the order they are gained. */
  readonly feeding: readonly (readonly { readonly food: number; readonly helm: number }[])[]
  readonly milestoneAt: readonly number[]
  readonly workerContracts: number
  readonly helmContracts: number
  readonly contractHelm: number
  readonly merchants: readonly PricedPlace[]
  readonly orders: readonly OrderRules[]
  readonly cards: readonly CardRules[]
  /** By deck. */
  readonly cardsOf: readonly (readonly Card[])[]
  readonly diaries: readonly { readonly id: string; readonly count: number }[]
  readonly soloRules: SoloRules
  readonly ids: { readonly [kind: string]: readonly string[] }
}

interface PricedPlace {
  readonly id: string
  readonly cost: Amounts
  readonly helm: number
}

/** So much value of some items makes one of others. */
export interface ExchangeRules {
  readonly id: string
  readonly give: readonly Item[]
  /** Whether a cube that stands on land is of what is given, by what stands there. */
  readonly takes: readonly boolean[]
  readonly rate: number
  readonly get: readonly Item[]
}

interface OrderRules {
  readonly id: string
  readonly metric: Metric
  readonly tiers: readonly { readonly count: number; readonly points: number }[]
  readonly less: number
}

export function compileRules(pack: DataPack, options: CooperOptions, tasks: readonly Task[]): Rules {
  const { players } = options
  const { playerBoard: board, workBoard } = pack
  const programs = compilePrograms(pack)
  const doubleOf = compileDoubles(pack)
  const byId = <T extends { readonly id: string }>(list: readonly T[], ids: readonly string[]): T[] =>
    ids.map((id) => list.find((entry) => entry.id === id) as T)
  const cards = compileCards(pack)
  const statueCard = cards.find(({ statueSpace }) => statueSpace)
  const crateCard = cards.find(({ crate }) => crate)
  return {
    options,
    players,
    solo: isSolo(options),
    playerSeats: Array.from({ length: players }, (_, seat) => seat),
    seats: isSolo(options) ? 2 : players,
    level: options.level,
    pack,
    tasks,
    ring: players * WATER_PER_SEAT,
    land: compileLand(pack),
    doubleOf,
    sides: compileSides(doubleOf),
    doubleCounts: byId(pack.tiles.doubles, DOUBLES).map(({ count }) => count),
    programs,
    islandTerrain: byId(pack.tiles.islands, ISLANDS).map(({ terrain }) => TERRAIN.of(terrain)),
    boatStorage: byId(pack.boats, BOATS).map(({ storage }) => storage ?? 0),
    copyBoats: programs.boat.map((program) => copiesBoat(programs.all[program])),
    areas: compileAreas(pack),
    storage: board.storage.spaces,
    storagePerSmall: board.storage.perSmallBuilding,
    startItems: amountsOf(board.startItems.items),
    startDoubles: board.startDoubles.count,
    docks: board.docks.map(priced),
    statueSpaces: board.statueSpaces,
    allStatueSpaces: [...STATUE_SPACE.all.slice(0, board.statueSpaces.length), ...(statueCard ? [CARD_SPACE] : [])],
    crates: crateCard ? CRATE.all : CRATE.all.filter((crate) => crate !== CARD_CRATE),
    cartographer: board.cartographer,
    exchanges: board.exchanges.map(({ id, give, rate, get }) => ({
      id,
      give: itemsOf(give),
      takes: STANDING.all.map((on) => itemsOf(give).some((item) => cubeOf(item) === on)),
      rate,
      get: itemsOf(get),
    })),
    buildings: byId(board.buildings, BUILDINGS).map(({ cost, helm, count }) => ({
      cost: amountsOf(cost),
      helm,
      count,
    })),
    settlementHelm: board.settlementBonus.helm,
    statueCosts: STATUE_PRICE.ids.map((stone) => amountsOf(board.statue.costs[stone])),
    statueHelm: board.statue.helm,
    statueCleanUp: board.statue.cleanUpHelm,
    reactivateCard: board.reactivation.card,
    reactivateLid: board.reactivation.lid,
    passageHelm: board.passage.helm,
    perPoint: board.leftovers.perPoint,
    workers: workBoard.workers,
    lockedWorkers: [workBoard.workers.lockedOrdinary, workBoard.workers.lockedSpecial],
    feedingBase: workBoard.feeding.base,
    feeding: WORKERS.map((kind) => workBoard.feedingSlots.filter(({ worker }) => worker === kind)),
    milestoneAt: byId(workBoard.milestones, MILESTONES).map(({ min }) => min),
    workerContracts: workBoard.workerContracts.count,
    helmContracts: workBoard.helmContracts.count,
    contractHelm: workBoard.helmContracts.helm,
    merchants: pack.merchants.map(priced),
    orders: pack.orders.map(({ id, metric, tiers, less }) => ({
      id,
      metric: METRIC.of(metric),
      tiers,
      less: less ?? 0,
    })),
    cards,
    cardsOf: DECK.all.map((deck) => CARD.all.filter((card) => cards[card]?.deck === deck)),
    diaries: pack.diaries.map(({ id, count }) => ({ id, count })),
    soloRules: compileSolo(pack),
    ids: {
      space: idsOf(pack.peninsula.spaces),
      dock: idsOf(board.docks),
      statue: STATUE_SPACE.all.map((space) =>
        space === CARD_SPACE ? (statueCard?.id ?? '') : (board.statueSpaces[space]?.id ?? ''),
      ),
      crate: [...idsOf(board.crates), ...(crateCard ? [crateCard.id] : [])],
      card: idsOf(cards),
      merchant: idsOf(pack.merchants),
      order: idsOf(pack.orders),
      diary: idsOf(pack.diaries),
      exchange: EXCHANGE.all.map((exchange) => board.exchanges[exchange].id),
      program: idsOf(programs.all),
    },
  }
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

const priced = ({ id, cost, helm }: DataPack['merchants'][number]): PricedPlace => ({ id, cost: amountsOf(cost), helm })
