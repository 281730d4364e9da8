import '../expansions/index.ts'
import type { Options } from '@quayside/kernel'
import { ACHIEVEMENTS } from '../data/achievements.ts'
import type { BuildingData } from '../data/buildings.ts'
import { BUILDINGS, type BuildingId } from '../data/catalogue.ts'
import { FESTIVAL_BOARD, FESTIVAL_CARDS } from '../data/festival.ts'
import { ABILITIES } from '../data/puertoma.ts'
import type { RuleSwitches } from '../editions/edition.ts'
import { EDITION } from '../editions/index.ts'
import {
  BUILDING,
  type Building,
  EDITIONS,
  type EditionId,
  type ExpansionId,
  GOODS,
  type GoodId,
  type PuertomaLevel,
  ROLES,
  type RoleId,
  TILES,
  type TileId,
  VARIANTS,
  type VariantId,
} from '../ids.ts'
import { type Rules, rulesFrom } from '../rules/index.ts'
import { CITY_SPACES, FIELD_SPACES, HOUSE_SPACES } from '../sizes.ts'
import { type Bonuses, bonusesOf } from './bonuses.ts'

/** A building as it is in one game. */
export interface BuildingInPlay extends BuildingData {
  readonly cost: number
}

/** The guide reads numbers and plays nothing. */
const rulesFor = rulesFrom([])

type Values = Rules['switches']
type CountedEffect = 'saleBonus' | 'keepsKinds' | 'pointsPerLoad' | 'keepsSingles' | 'coinsPerLoad' | 'coinsPerNoble'

/** The numbers of one table as the referee plays them. Texts, facts and tables take every number from here. */
export interface Numbers {
  readonly edition: EditionId
  readonly switches: Values
  readonly has: (expansion: ExpansionId) => boolean
  /** The variants played, in their order. */
  readonly variants: readonly VariantId[]
  /** Whether points can come outside the captain phase. */
  readonly pointsElsewhere: boolean
  readonly lastChipEndsAnyPhase: boolean
  readonly openScores: boolean
  readonly jewelerCap: number
  /** Whether the hospice's worker may come with the library's tile. */
  readonly libraryTileHasWorker: boolean
  readonly puertomas: number
  readonly puertomaLevel: PuertomaLevel
  /** Goals of the festival, achievements and abilities that can turn up. */
  readonly goals: readonly (Board | Card)[]
  readonly achievements: typeof ACHIEVEMENTS | readonly []
  readonly abilities: typeof ABILITIES | readonly []
  readonly players: number
  readonly coins: number
  /** What a seat starts with that is to start poorer. */
  readonly fewestCoins: number
  readonly workerSupply: number
  /** All workers of this game. */
  readonly workers: number
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
  /** The buildings that can come to the market, with the copies in this game. */
  readonly market: readonly BuildingInPlay[]
  /** Whether some of them are chosen for this game, and how. */
  readonly drafting: Rules['drafting']
  /** Kinds that are on sale in any case, kinds to choose from and spaces for them, by cost. */
  readonly onSale: number
  readonly draft: number
  readonly spaces: readonly { readonly cost: number; readonly spaces: number }[]
  /** Large plants that the aqueduct serves. */
  readonly aqueductPlants: readonly BuildingId[]
  readonly offers: (id: BuildingId) => boolean
  readonly building: (id: BuildingId) => BuildingInPlay
  readonly producersOf: (good: GoodId) => readonly BuildingInPlay[]
  /** An effect of one building, and of all that have it together. */
  readonly effect: (id: BuildingId, name: CountedEffect) => number
  readonly together: (name: CountedEffect) => number
  /** Coins by the number of kinds produced. */
  readonly coinsByKinds: (id: BuildingId) => readonly number[]
  /** Quarries that count at most, by the points of the buildings. */
  readonly quarryLimits: readonly { readonly points: number; readonly limit: number }[]
  readonly bonus: Bonuses
  /** Points in chips, by edition. */
  readonly chips: Record<EditionId, number>
}

const POINTS_ELSEWHERE: readonly ExpansionId[] = ['new-buildings', 'nobles', 'buccaneer', 'festival']

type Board = (typeof FESTIVAL_BOARD)[number]
type Card = (typeof FESTIVAL_CARDS)[number]

export function numbersFor(options: Options): Numbers {
  const rules = rulesFor(options)
  const { count, players } = rules
  const chosen = options.expansions as readonly string[]
  const has = (expansion: ExpansionId) => chosen.includes(expansion)
  const puertomas = (options.puertomas ?? 0) as number
  const inPlay = (building: Building): BuildingInPlay => ({
    ...BUILDINGS[building],
    cost: rules.cost[building],
    copies: rules.copies[building],
  })
  const market = rules.market.map(inPlay)
  const building = (id: BuildingId): BuildingInPlay => inPlay(BUILDING.of(id))
  const aqueduct = building('aqueduct').effects?.extraFromLargePlants ?? []
  const offers = (id: BuildingId) => rules.market.includes(BUILDING.of(id))
  const startTiles = count.startTiles as readonly GoodId[]
  const fields = GOODS.reduce((sum, _, good) => sum + rules.tiles[good], 0)
  return {
    edition: rules.edition.id,
    switches: rules.switches,
    has,
    variants: VARIANTS.filter((variant) => (options.variants as readonly string[]).includes(variant)),
    pointsElsewhere: POINTS_ELSEWHERE.some(has),
    lastChipEndsAnyPhase: rules.lastChipEndsAnyPhase,
    openScores: rules.openScores,
    jewelerCap: rules.jewelerCap,
    libraryTileHasWorker: rules.switches.hospiceTile === 'any-gained' && rules.libraryTileHasWorker,
    puertomas,
    puertomaLevel: (options.puertomaLevel ?? 'normal') as PuertomaLevel,
    goals: goalsOf(has, puertomas),
    achievements: has('achievements') ? ACHIEVEMENTS : [],
    abilities: puertomas > 0 ? ABILITIES : [],
    players,
    coins: count.coins,
    fewestCoins: Math.min(...rules.coins),
    // One of those on the first ship is a noble where there are any.
    workerSupply: rules.workers - players + (has('nobles') ? 1 : 0),
    workers: rules.workers,
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
    drafting: rules.drafting,
    onSale: rules.onSale.length,
    draft: rules.draft.length,
    spaces: rules.spaces.flatMap((spaces, cost) => (spaces > 0 ? [{ cost, spaces }] : [])),
    aqueductPlants: market
      .filter(({ good, size }) => good && size === 'large' && aqueduct.includes(good))
      .map(({ id }) => id as BuildingId),
    offers,
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

function quarryLimits(market: readonly BuildingData[]): Numbers['quarryLimits'] {
  const limits = new Map(market.map(({ vp, quarryLimit }) => [vp, quarryLimit]))
  return [...limits].sort(([a], [b]) => a - b).map(([points, limit]) => ({ points, limit }))
}

function goalsOf(has: Numbers['has'], puertomas: number): Numbers['goals'] {
  if (!has('festival')) return []
  const cards = has('festival-cards') ? FESTIVAL_CARDS : []
  return [...FESTIVAL_BOARD, ...cards.filter((card) => puertomas === 0 || !('humansOnly' in card))]
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
