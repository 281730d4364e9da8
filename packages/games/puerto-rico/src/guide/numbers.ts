import type { Options } from '@quayside/kernel'
import { CITY_SPACES, FIELD_SPACES, HOUSE_SPACES } from '../data/box.ts'
import type { BaseBuildingId, Building, BuildingEffects } from '../data/buildings.ts'
import { BUILDINGS, buildingNumber } from '../data/catalogue.ts'
import type { RuleSwitches } from '../editions/edition.ts'
import { EDITION } from '../editions/index.ts'
import { EDITIONS, type EditionId, GOODS, type GoodId, QUARRY, ROLES, type RoleId, TILES, type TileId } from '../ids.ts'
import { type Rules, rulesFor } from '../rules.ts'
import { type Bonuses, bonusesOf } from './bonuses.ts'

type Values = Rules['switches']
type CountedEffect = 'saleBonus' | 'keepsKinds' | 'pointsPerLoad'

/** The numbers of one table as the referee plays them. Texts, facts and tables take every number from here. */
export interface Numbers {
  readonly edition: EditionId
  readonly switches: Values
  readonly players: number
  readonly coins: number
  readonly workerSupply: number
  readonly vpChips: number
  readonly ships: readonly number[]
  readonly roles: readonly RoleId[]
  /** Roles each player picks in a round, and how many are left over then. */
  readonly picks: number
  readonly rolesLeft: number
  readonly startTiles: readonly GoodId[]
  readonly openTiles: number
  /** Tiles that lie face down at the start. */
  readonly faceDown: number
  readonly removed: { readonly tiles: number; readonly barrels: number }
  readonly fieldSpaces: number
  readonly citySpaces: number
  readonly houseSpaces: number
  readonly price: Record<GoodId, number>
  readonly barrels: Record<GoodId, number>
  readonly tiles: Record<TileId, number>
  /** The buildings of the market with the copies in this game. */
  readonly market: readonly Building[]
  readonly building: (id: BaseBuildingId) => Building
  readonly producersOf: (good: GoodId) => readonly Building[]
  /** An effect of one building, and of all that have it together. */
  readonly effect: (id: BaseBuildingId, name: CountedEffect) => number
  readonly together: (name: CountedEffect) => number
  /** Coins by the number of kinds produced. */
  readonly coinsByKinds: (id: BaseBuildingId) => readonly number[]
  /** Quarries that count at most, by the points of the buildings. */
  readonly quarryLimits: readonly { readonly points: number; readonly limit: number }[]
  readonly bonus: Bonuses
  /** Points in chips, by edition. */
  readonly chips: Record<EditionId, number>
}

/** What the chooser of a role has more than the others: one worker, coin, barrel or point. */
export const PRIVILEGE = 1

export function numbersFor(options: Options): Numbers {
  const rules = rulesFor(options)
  const { count, players } = rules
  const inPlay = (number: number): Building => ({
    ...BUILDINGS[number],
    cost: rules.cost[number],
    copies: rules.copies[number],
  })
  const market = rules.market.map(inPlay)
  const building = (id: BaseBuildingId): Building => inPlay(buildingNumber(id))
  const startTiles = count.startTiles as readonly GoodId[]
  const fields = rules.tiles.reduce((sum, tiles, tile) => (tile === QUARRY ? sum : sum + tiles), 0)
  return {
    edition: rules.edition.id,
    switches: rules.switches,
    players,
    coins: count.coins,
    workerSupply: count.workerSupply,
    vpChips: rules.vpChips,
    ships: rules.ships,
    roles: rules.roles.map((role) => ROLES[role]),
    picks: count.picks,
    rolesLeft: rules.roles.length - rules.picksPerRound,
    startTiles,
    openTiles: rules.openTiles,
    faceDown: fields - startTiles.length - rules.openTiles,
    removed: count.removed,
    fieldSpaces: FIELD_SPACES,
    citySpaces: CITY_SPACES,
    houseSpaces: HOUSE_SPACES,
    price: byId(GOODS, rules.price),
    barrels: byId(GOODS, rules.barrels),
    tiles: byId(TILES, rules.tiles),
    market,
    building,
    producersOf: (good) => market.filter((made) => made.good === good),
    effect: (id, name) => building(id).effects?.[name] ?? 0,
    together: (name) => rules.effects[name].reduce((sum, { value }) => sum + value, 0),
    coinsByKinds: (id) => building(id).effects?.coinsByKinds ?? [],
    quarryLimits: quarryLimits(market),
    bonus: bonusesOf(rules),
    chips: byId(
      EDITIONS,
      EDITIONS.map((edition) => EDITION[edition].switches.vpChips.value[players as 2 | 3 | 4 | 5]),
    ),
  }
}

const byId = <Id extends string>(ids: readonly Id[], values: readonly number[]): Record<Id, number> =>
  Object.fromEntries(ids.map((id, i) => [id, values[i]])) as Record<Id, number>

function quarryLimits(market: readonly Building[]): Numbers['quarryLimits'] {
  const limits = new Map(market.map(({ vp, quarryLimit }) => [vp, quarryLimit]))
  return [...limits].sort(([a], [b]) => a - b).map(([points, limit]) => ({ points, limit }))
}

/** The role in whose phase an effect acts; `null`: at the end of the game. */
export const EFFECT_PHASE: Record<keyof BuildingEffects, RoleId | null> = {
  saleBonus: 'trader',
  sellsDuplicates: 'trader',
  drawsTile: 'settler',
  quarryInstead: 'settler',
  workerWithTile: 'settler',
  workerWithBuilding: 'builder',
  coinsByKinds: 'craftsman',
  pointsPerLoad: 'captain',
  privateShip: 'captain',
  keepsKinds: 'captain',
  endBonus: null,
}

export function phaseOf({ kind, effects = {} }: Building): RoleId | null {
  if (kind === 'production') return 'craftsman'
  const [effect] = Object.keys(effects) as (keyof BuildingEffects)[]
  return EFFECT_PHASE[effect]
}

/** The editions that share a value of a switch, in the order of the editions. */
export function editionsBy<K extends Exclude<keyof RuleSwitches, 'vpChips'>>(
  name: K,
): readonly { readonly value: Values[K]; readonly editions: readonly EditionId[] }[] {
  const groups = new Map<Values[K], EditionId[]>()
  for (const edition of EDITIONS) {
    const value = EDITION[edition].switches[name].value as Values[K]
    groups.set(value, [...(groups.get(value) ?? []), edition])
  }
  return [...groups].map(([value, editions]) => ({ value, editions }))
}
