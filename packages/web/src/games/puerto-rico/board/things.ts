import { ACHIEVEMENTS } from '@quayside/puerto-rico/data/achievements'
import type { BuildingData, BuildingEffects } from '@quayside/puerto-rico/data/buildings'
import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { costIn, EDITION } from '@quayside/puerto-rico/editions/index'
import { GOODS, ROLES, TILES } from '@quayside/puerto-rico/ids'
import { CITY_SPACES } from '@quayside/puerto-rico/sizes'
import type { view } from '@quayside/puerto-rico/view'

/** What is printed on the pieces, and small sums over what lies open. No rules: whether something may be done, the referee says. */

export type View = ReturnType<typeof view>
export type PlayerView = View['players'][number]

const byId = new Map<string, BuildingData>(BUILDINGS.map((building) => [building.id, building]))

/** A building as printed; what is unknown is small, cheap and without circles. */
export const printed = (id: string): BuildingData =>
  byId.get(id) ?? {
    id,
    set: 'base',
    kind: 'commercial',
    vp: 0,
    circles: 0,
    copies: 0,
    spaces: 1,
    quarryLimit: 1,
  }

const number = (list: readonly string[]) => {
  const numbers = new Map(list.map((id, i) => [id, i]))
  return (id: string | number): number => numbers.get(String(id)) ?? list.length
}

export const goodNumber = number(GOODS)
export const tileNumber = number(TILES)
export const roleNumber = number(ROLES)
export const buildingNumber = number(BUILDINGS.map(({ id }) => id))
export const achievementNumber = number(ACHIEVEMENTS.map(({ id }) => id))
const usualCost = (id: string): number => costIn(EDITION.classic, id)
/** Candidates for the market, by cost. */
export const draftNumber = number([...BUILDINGS].sort((a, b) => usualCost(a.id) - usualCost(b.id)).map(({ id }) => id))

/** The columns of the market: the buildings whose price the same number of quarries can lower. */
export function columns(market: readonly string[]): { limit: number; buildings: string[] }[] {
  const limits = [...new Set(market.map((id) => printed(id).quarryLimit))].sort((a, b) => a - b)
  const sorted = [...market].sort((a, b) => buildingNumber(a) - buildingNumber(b))
  return limits.map((limit) => ({ limit, buildings: sorted.filter((id) => printed(id).quarryLimit === limit) }))
}

const ALL_COLUMNS = columns(BUILDINGS.map(({ id }) => id)).flatMap(({ buildings }) => buildings)

/** Where a building stands in the market, column by column. */
export const marketNumber = number(ALL_COLUMNS)

export const citySpaces = (player: PlayerView): number =>
  player.city.reduce((sum, { building }) => sum + printed(building).spaces, 0)

export const freeCitySpaces = (player: PlayerView): number => CITY_SPACES - citySpaces(player)

export const goodsTotal = (player: PlayerView): number => GOODS.reduce((sum, good) => sum + player.goods[good], 0)

/** A place with circles: a field or a building. */
interface Staffed {
  readonly workers: number
  readonly nobles?: number
}

/** Workers and nobles on a field or in a building. */
export const staffOf = ({ workers, nobles = 0 }: Staffed): number => workers + nobles

export const workersPlaced = (player: PlayerView): number =>
  [...player.fields, ...player.city].reduce((sum, staffed) => sum + staffed.workers, 0)

export const noblesPlaced = (player: PlayerView): number =>
  [...player.fields, ...player.city].reduce((sum, { nobles = 0 }) => sum + nobles, 0)

/** Circles of the cities that stand empty: so many workers, or one for each player, the ship wants next. */
const freeCircles = (player: PlayerView): number =>
  player.city.reduce((sum, owned) => sum + Math.max(0, printed(owned.building).circles - staffOf(owned)), 0)

/** Circles on fields and in the city that stand empty. A forest has none. */
export const freePlaces = (player: PlayerView): number =>
  freeCircles(player) + player.fields.filter((field) => field.tile !== 'forest' && staffOf(field) === 0).length

export const workersWanted = (view: View): number =>
  Math.max(
    view.players.length,
    view.players.reduce((sum, player) => sum + freeCircles(player), 0),
  )

/** What a building costs before anything is taken off; a variant swaps two prices. */
export function costOf({ options }: Pick<View, 'options'>, building: string): number {
  const swapped = options.variants.includes('swap-factory-university')
  const cost = (id: string): number => costIn(EDITION[options.edition], id)
  if (swapped && building === 'factory') return cost('university')
  return cost(swapped && building === 'university' ? 'factory' : building)
}

/** What lowers a price for a player: the privilege, occupied quarries up to the building's limit, forests, and an office of theirs. */
export interface Discount {
  readonly privilege: number
  readonly quarries: number
  readonly forests: number
  readonly office: number
}

export function discount(view: View, seat: number, building: string): Discount {
  const player = view.players[seat]
  const { spaces, quarryLimit } = printed(building)
  const quarries = player.fields.filter((field) => field.tile === 'quarry' && staffOf(field) > 0).length
  const privilege = view.now.phase === 'builder' && view.now.by === seat ? 1 : 0
  const offices = player.city.flatMap((owned) => {
    const zoning = printed(owned.building).effects?.zoning
    if (!zoning || staffOf(owned) === 0) return []
    const noble = (owned.nobles ?? 0) > 0
    return noble === (spaces === 2) ? [noble ? zoning.noble : zoning.worker] : []
  })
  return {
    privilege: privilege * (hasEffect(player, 'doublesPrivilege') ? 2 : 1),
    quarries: Math.min(quarries, quarryLimit),
    forests: hasEffect(player, 'forests') ? player.fields.filter(({ tile }) => tile === 'forest').length >> 1 : 0,
    office: offices.reduce((sum, off) => sum + off, 0),
  }
}

export function priceOf(view: View, seat: number, building: string): number {
  const { privilege, quarries, forests, office } = discount(view, seat, building)
  return Math.max(0, costOf(view, building) - privilege - quarries - forests - office)
}

/** The seat whose secrets a view shows; undefined where it shows none or all. */
export function seatOf(view: View): number | undefined {
  const known = view.players.flatMap(({ vp }, seat) => (vp === undefined ? [] : [seat]))
  return known.length === 1 ? known[0] : undefined
}

export const takerOf = (view: View, role: string): number | undefined => {
  const found = Object.entries(view.rolesTaken).find(([, roles]) => roles.includes(role))
  return found && Number(found[0])
}

/** Whether somebody works in a building with an effect: a warehouse, a wharf … */
export const hasEffect = (player: PlayerView, effect: keyof BuildingEffects): boolean =>
  player.city.some((owned) => staffOf(owned) > 0 && printed(owned.building).effects?.[effect] !== undefined)
