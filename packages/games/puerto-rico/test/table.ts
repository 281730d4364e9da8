import type { Seat } from '@quayside/kernel'
import type { Shaped } from '@quayside/kernel/positions'
import { matchAt, newMatch, ScenarioTable } from '@quayside/kernel/scenarios'
import type { achievementsPlayer } from '../src/expansions/achievements/position.ts'
import type { buccaneerTable } from '../src/expansions/buccaneer/position.ts'
import type { festivalTable } from '../src/expansions/festival/position.ts'
import type { guesthousePlayer, guesthouseTable } from '../src/expansions/new-buildings/guesthouse-position.ts'
import type { puertomaPlayer, puertomaTable } from '../src/expansions/puertoma/position.ts'
import type { EditionId, ExpansionId, GoodId, MarketId, RoleId, TileId, VariantId } from '../src/ids.ts'
import { puertoRico } from '../src/index.ts'
import type { PlayerPosition, Position } from '../src/position/schema.ts'

export interface PlayerSeen {
  readonly coins: number
  readonly vp?: number
  readonly goods: Record<GoodId, number>
  readonly fields: readonly FieldSeen[]
  readonly city: readonly { readonly building: string; readonly workers: number }[]
  readonly spare: number
  readonly ownShip?: { readonly used: boolean; readonly good?: GoodId; readonly count?: number }
  readonly smallShip?: { readonly used: boolean; readonly goods: Record<GoodId, number> }
}

export interface FieldSeen {
  readonly tile: TileId
  readonly workers: number
  /** Of a forest: what lies under it, and whether nobody has looked. */
  readonly kind?: GoodId
  readonly unseen?: boolean
}

export interface Seen {
  readonly round: number
  readonly governor: Seat
  readonly now: { readonly phase: string; readonly by: Seat }
  readonly players: readonly PlayerSeen[]
  readonly ships: readonly { readonly capacity: number; readonly good?: GoodId; readonly count: number }[]
  readonly tradingHouse: readonly GoodId[]
  readonly openFields: readonly GoodId[]
  readonly piles?: readonly { readonly open: GoodId | null; readonly faceDown: number }[]
  readonly faceDown: number
  readonly discards: Record<GoodId, number>
  readonly quarries: number
  readonly goodsSupply: Record<GoodId, number>
  readonly market: Record<string, number>
  readonly workerShip: number
  readonly workerSupply: number
  readonly vpSupply: number
  readonly paperVp: number
  readonly roleCoins: Partial<Record<RoleId, number>>
  readonly rolesTaken: Record<string, readonly RoleId[]>
  readonly endTriggered: boolean
  readonly stack?: readonly GoodId[] | readonly (readonly GoodId[])[]
}

export class Table extends ScenarioTable<Seen> {
  player(seat: Seat): PlayerSeen {
    return this.view().players[seat]
  }

  goods(seat: Seat): Partial<Record<GoodId, number>> {
    return some(this.player(seat).goods)
  }

  vps(): (number | undefined)[] {
    return this.view().players.map(({ vp }) => vp)
  }

  coins(): number[] {
    return this.view().players.map(({ coins }) => coins)
  }
}

/** Only what is there. */
export function some(goods: Record<GoodId, number>): Partial<Record<GoodId, number>> {
  return Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0))
}

/** Options beyond edition and number of players. */
export interface More {
  readonly expansions?: readonly ExpansionId[]
  readonly variants?: readonly VariantId[]
  readonly market?: MarketId
}

export const newTable = (edition: EditionId, players: number, seed = 'scenario', more: More = {}): Table =>
  new Table(newMatch(puertoRico, { edition, players, ...more }, seed))

/** What a position says of a player, expansions included. */
export type PlayerSetting = Omit<PlayerPosition, 'goods'> & {
  readonly goods?: Partial<Record<GoodId, number>>
} & Shaped<typeof achievementsPlayer & typeof guesthousePlayer & typeof puertomaPlayer>

/** A position without what every test has in common, expansions included. */
export type Setting = Omit<Position, 'game' | 'options' | 'players' | 'discards'> & {
  readonly players?: readonly PlayerSetting[]
  readonly discards?: Partial<Record<GoodId, number>>
} & Shaped<typeof buccaneerTable & typeof festivalTable & typeof guesthouseTable & typeof puertomaTable>

/** A table in the middle of a game. Unless said otherwise, whoever acts now is the governor. */
export function tableAt(edition: EditionId, players: number, setting: Setting, more: More = {}): Table {
  const options = { edition, players, ...more }
  return new Table(matchAt(puertoRico, { governor: setting.now?.by ?? 0, ...setting, game: 'puerto-rico', options }))
}

/** Four players with New Buildings; a setting that names no market has all of them on sale. */
export const newBuildingsAt = (edition: EditionId, setting: Setting, variants: readonly VariantId[] = []): Table =>
  tableAt(edition, 4, setting, { expansions: ['new-buildings'], variants })

type Fields = { tile: TileId; workers: number }[]
type City = { building: string; workers: number }[]

/** `fields('corn*', 'quarry')`: a corn plantation with a worker, a quarry without. */
export const fields = (...tiles: string[]): Fields =>
  tiles.map((tile) => ({ tile: tile.replace('*', '') as TileId, workers: tile.endsWith('*') ? 1 : 0 }))

/** `city('harbor*', 'indigo-plant***', 'wharf')`: one star for each worker. */
export const city = (...buildings: string[]): City =>
  buildings.map((building) => ({ building: building.replaceAll('*', ''), workers: building.split('*').length - 1 }))

export const times = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing)

/** Cases for `it.each`: where each edition's rulebook says it. */
export const from = (sources: Partial<Record<EditionId, string>>): { edition: EditionId; source: string }[] =>
  EDITIONS.flatMap((edition) => (sources[edition] ? [{ edition, source: sources[edition] }] : []))

export const EDITIONS = ['classic', '2020', '1897'] as const
