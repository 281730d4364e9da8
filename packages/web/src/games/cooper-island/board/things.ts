import { BUILT_IN } from '@quayside/cooper-island/data/built-in'
import type { DataPack, Items } from '@quayside/cooper-island/data/pack'
import {
  AREAS,
  BOATS,
  BUILDINGS,
  CONTRACTS,
  DOUBLES,
  ISLANDS,
  ITEMS,
  type ItemId,
  MILESTONES,
  type MilestoneId,
  type ResourceId,
  SHIPS,
  TERRAINS,
  type TerrainId,
} from '@quayside/cooper-island/ids'
import type { View as Sent } from '@quayside/cooper-island/view'

/** What is printed on the pieces, and what a view says. No rules: what may be done, costs and counts, the referee says. */

/** What tables under the first version of the rules do not tell. */
type Later<T, Names extends keyof T> = Omit<T, Names> & Partial<Pick<T, Names>>
type SentPlayer = Sent['players'][number]
type SentAutoma = NonNullable<Sent['automa']>
type Figures = 'worth' | 'food' | 'counts' | 'toMove' | 'contractsLeft' | 'standings' | 'hiddenSpaces'

export type PlayerView = Later<SentPlayer, Figures>
export type AutomaView = Later<SentAutoma, 'at'>
export type View = Later<Omit<Sent, 'players' | 'automa'>, 'fees' | 'masterOff'> & {
  readonly players: readonly PlayerView[]
  readonly automa?: AutomaView
}
/** A space of a peninsula that was explored, or has or had a ruin. */
export type SpaceView = PlayerView['land'][number]

/** What comes in the box today. Ids, spaces and effects have never been others; numbers have, so they are read from a table's own box. */
export const BOX = BUILT_IN
export type Box = DataPack

/** What lies on a table that is played with these data. */
export const boxOf = (data: unknown): Box => (data as Box | undefined) ?? BOX
export const SPACES = BOX.peninsula.spaces
export const SANDBANKS = BOX.peninsula.sandbanks

interface Hex {
  readonly q: number
  readonly r: number
}

/** How many steps one hexagon lies from another. */
export function apart(one: Hex, other: Hex): number {
  const [q, r] = [one.q - other.q, one.r - other.r]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

const number = (list: readonly string[]) => {
  const numbers = new Map(list.map((id, i) => [id, i]))
  return (id: string | number): number => numbers.get(String(id)) ?? list.length
}
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
const finder = <T extends { readonly id: string }>(list: readonly T[]) => {
  const known = new Map(list.map((entry) => [entry.id as string, entry]))
  return (id: string | number): T | undefined => known.get(String(id))
}

export const itemNumber = number(ITEMS)
export const terrainNumber = number(TERRAINS)
export const areaNumber = number(AREAS)
export const boatNumber = number(BOATS)
export const islandNumber = number(ISLANDS)
export const buildingNumber = number(BUILDINGS)
export const shipNumber = number(SHIPS)
export const contractNumber = number(CONTRACTS)
/** Spaces row by row from the isthmus to the harbour. */
export const spaceNumber = number(idsOf(SPACES))
export const dockNumber = number(idsOf(BOX.playerBoard.docks))
export const merchantNumber = number(idsOf(BOX.merchants))
export const orderNumber = number(idsOf(BOX.orders))
export const diaryNumber = number(idsOf(BOX.diaries))
export const cardNumber = number(idsOf([...BOX.smallCards, ...BOX.largeCards]))
export const exchangeNumber = number(idsOf(BOX.playerBoard.exchanges))
export const statueNumber = number(idsOf(BOX.playerBoard.statueSpaces))
/** Crate spaces of the board, then those that cards bring. */
export const crateNumber = number(idsOf([...BOX.playerBoard.crates, ...BOX.smallCards]))

/** Where islands can lie: a half of a sandbank and a space of land that it touches, `R1.cw:h1,1`. */
export const SITES = SANDBANKS.flatMap(({ id, ccw, cw }) =>
  [
    { half: `${id}.ccw`, ...ccw },
    { half: `${id}.cw`, ...cw },
  ].flatMap(({ half, q, r }) =>
    SPACES.filter((space) => apart({ q, r }, space) === 1).map((space) => ({ half, space: space.id })),
  ),
)
export const siteNumber = number(SITES.map(({ half, space }) => `${half}:${space}`))

export const spaceData = finder(SPACES)
export const orderData = finder(BOX.orders)
export const areaData = finder(BOX.areas)
export const islandData = finder(BOX.tiles.islands)
const doubleData = finder(BOX.tiles.doubles)
export const smallCardData = finder(BOX.smallCards)

/* Terrains and tiles */

const TERRAIN_OF: { readonly [item in ResourceId]: TerrainId } = {
  wood: 'forest',
  food: 'meadow',
  stone: 'mountain',
  gold: 'mountain',
  cloth: 'settlement',
}
export const RESOURCES = Object.keys(TERRAIN_OF) as ResourceId[]
/** The terrain that gives an item. */
export const terrainOf = (item: string): TerrainId => TERRAIN_OF[item as ResourceId]
/** What a terrain gives; mountains give stone or gold. */
export const itemsOf = (terrain: string): readonly ResourceId[] =>
  RESOURCES.filter((item) => TERRAIN_OF[item] === terrain)

/** How answers write the half of a tile: by its terrain, but a mountain that is mined for gold is `gold`. */
export const half = (item: string): string => (item === 'gold' ? 'gold' : terrainOf(item))

/** A double tile by what its two halves give, whichever comes first: `food-wood`. */
export const tileId = (one: string | number, other: string | number): string =>
  [String(one), String(other)].sort().join('-')

/** The ways a double tile can be laid: both sides, and a mountain for stone or for gold. */
export function sidesOf(double: string): string[] {
  const data = doubleData(double)
  if (!data) return []
  return [data.front, data.back].flatMap(([one, other]) =>
    itemsOf(one).flatMap((first) => itemsOf(other).map((second) => tileId(first, second))),
  )
}

/** The double tile that a way to lay one belongs to. */
const DOUBLE_OF = new Map(DOUBLES.flatMap((double) => sidesOf(double).map((tile) => [tile, double] as const)))
export const doubleOf = (tile: string): string => DOUBLE_OF.get(tile) ?? ''

/* The land */

export const spaceView = (player: PlayerView, space: string): SpaceView | undefined =>
  player.land.find((explored) => explored.space === space)

/** What a space would be if it were higher than it is; undefined if it would not. */
export const raises = (now: SpaceView | undefined, then: SpaceView | undefined): SpaceView | undefined =>
  then?.terrain !== undefined && then.level > (now?.level ?? 0) ? then : undefined

/** The cube on a space, if there is one; as many of it count as the space is high. */
export const cubeOn = (player: PlayerView, space: string): ItemId | undefined => {
  const on = spaceView(player, space)?.on
  return ITEMS.find((item) => item === on)
}

/** Whether two spaces touch. */
export function touch(one: string, other: string): boolean {
  const [a, b] = [spaceData(one), spaceData(other)]
  return a !== undefined && b !== undefined && apart(a, b) === 1
}

/* What a player has */

export const workersLeft = (player: PlayerView): number =>
  Object.values(player.workers).reduce((sum, workers) => sum + workers, 0)

/** What a milestone counts. */
export const counted = (player: PlayerView, milestone: MilestoneId): number | undefined =>
  player.counts?.[MILESTONES.indexOf(milestone)]

/** The boat that lies face up at a dock, or face down. */
export const boatAt = (player: PlayerView, dock: string) => player.docks.find((taken) => taken.dock === dock)

/** The first dock that is free. */
export const nextDock = (player: PlayerView) => BOX.playerBoard.docks.find(({ id }) => !boatAt(player, id))

/** A cost item by item, in the order of the box. */
export const costList = (cost: Items): { item: ItemId; count: number }[] =>
  ITEMS.flatMap((item) => ((cost[item] ?? 0) > 0 ? [{ item, count: cost[item] as number }] : []))
