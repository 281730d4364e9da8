import type { DataPack, Effect, Items } from '../data/pack.ts'
import { BOATS, CLOTH, COIN, FOOD, GOLD, ISLANDS, ITEMS, type ItemId, STONE, WOOD } from '../ids.ts'

/** What an action does, step by step, as the engine runs it. */

export const STEP = {
  /** Items into storage, or into the market: packed, see `packItems`. */
  GAIN: 0,
  GAIN_MARKET: 1,
  /** `b` items of the player's choice out of the items in `a`, a bit each. */
  CHOOSE: 2,
  CHOOSE_MARKET: 3,
  DRAW: 4,
  PLACE: 5,
  CARTOGRAPHER: 6,
  HELM: 7,
  REMOVE_RUIN: 8,
  COPY_BOAT: 9,
  RUIN_OR_STATUE: 10,
  LOAD_MERCHANT: 11,
  BUILD_BOAT: 12,
  COINS_PER_BUILDING: 13,
  FEED: 14,
  ISLAND_ACTIONS: 15,
  BOAT_ACTIONS: 16,
  LID_ON_LAND: 17,
  SCRAP_BOAT: 18,
  MOVE_PIECE: 19,
} as const

export interface Step {
  readonly op: number
  readonly a: number
  readonly b: number
}

type Program = readonly Step[]

/** Up to three of each item in one number, two bits each. */
const packItems = (items: Items): number =>
  ITEMS.reduce((packed, id, item) => packed | ((items[id] ?? 0) << (2 * item)), 0)
export const packedCount = (packed: number, item: number): number => (packed >> (2 * item)) & 3
export const oneOf = (item: number): number => 1 << (2 * item)

export const maskOf = (items: readonly ItemId[]): number =>
  items.reduce((mask, id) => mask | (1 << ITEMS.indexOf(id)), 0)

/** A cost as a list by item. */
export const costOf = (items: Items): number[] => ITEMS.map((id) => items[id] ?? 0)

const RESOURCE_MASK = (1 << WOOD) | (1 << STONE) | (1 << FOOD) | (1 << GOLD) | (1 << CLOTH)
export const ITEM_MASK = RESOURCE_MASK | (1 << COIN)

function stepOf(effect: Effect): Step {
  const step = (op: number, a = 0, b = 0): Step => ({ op, a, b })
  switch (effect.op) {
    case 'gain':
      return step(effect.to === 'market' ? STEP.GAIN_MARKET : STEP.GAIN, packItems(effect.items))
    case 'choose':
      return step(effect.to === 'market' ? STEP.CHOOSE_MARKET : STEP.CHOOSE, maskOf(effect.from), effect.count)
    case 'draw':
      return step(STEP.DRAW, effect.count)
    case 'place':
      return step(STEP.PLACE, effect.count)
    case 'cartographer':
      return step(STEP.CARTOGRAPHER, effect.steps)
    case 'helm':
      return step(STEP.HELM, effect.points)
    case 'remove-ruin':
      return step(STEP.REMOVE_RUIN)
    case 'copy-boat':
      return step(STEP.COPY_BOAT)
    case 'ruin-or-statue':
      return step(STEP.RUIN_OR_STATUE)
    case 'load-merchant':
      return step(STEP.LOAD_MERCHANT)
    case 'build-boat':
      return step(STEP.BUILD_BOAT)
    case 'coins-per-building':
      return step(STEP.COINS_PER_BUILDING)
    case 'feed':
      return step(STEP.FEED)
    case 'island-actions':
      return step(STEP.ISLAND_ACTIONS, effect.count)
    case 'boat-actions':
      return step(STEP.BOAT_ACTIONS, effect.count)
    case 'lid-on-land':
      return step(STEP.LID_ON_LAND)
    case 'scrap-boat':
      return step(STEP.SCRAP_BOAT)
    case 'move-piece':
      return step(STEP.MOVE_PIECE)
  }
}

/** Every action of the components as a program with a number, and the numbers by what has them. */
export interface Programs {
  readonly all: readonly Program[]
  readonly island: readonly number[]
  readonly boat: readonly number[]
  readonly diary: readonly number[]
  /** Of the crate spaces; the last is that of a small building card, -1 where no card has one. */
  readonly crate: readonly number[]
  /** What a small building card does whenever its moment comes, or when its statue space is filled; -1 for the others. */
  readonly small: readonly number[]
  readonly large: readonly number[]
}

export function compilePrograms(pack: DataPack): Programs {
  const all: Program[] = []
  const add = (effects: readonly Effect[] | undefined): number => (effects ? all.push(effects.map(stepOf)) - 1 : -1)
  const { islands } = pack.tiles
  const byId = <T extends { readonly id: string }>(list: readonly T[], id: string): T =>
    list.find((entry) => entry.id === id) as T
  const extraCrate = pack.smallCards.find(({ ability }) => ability.type === 'crate')
  return {
    all,
    island: ISLANDS.map((id) => add(byId(islands, id).effects)),
    boat: BOATS.map((id) => add(byId(pack.boats, id).effects)),
    diary: pack.diaries.map(({ effects }) => add(effects)),
    crate: [
      ...pack.playerBoard.crates.map(({ effects }) => add(effects)),
      extraCrate?.ability.type === 'crate' ? add(extraCrate.ability.effects) : -1,
    ],
    small: pack.smallCards.map(({ ability }) =>
      ability.type === 'whenever' || ability.type === 'statue-space' ? add(ability.effects) : -1,
    ),
    large: pack.largeCards.map(({ effects }) => add(effects)),
  }
}

/** Boats whose action copies another's. */
export const copies = (program: Program): boolean => program.some(({ op }) => op === STEP.COPY_BOAT)
