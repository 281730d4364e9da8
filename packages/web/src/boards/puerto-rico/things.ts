import { CITY_SPACES } from '@quayside/puerto-rico/data/box'
import type { Building } from '@quayside/puerto-rico/data/buildings'
import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { GOODS, ROLES, TILES } from '@quayside/puerto-rico/ids'
import type { view } from '@quayside/puerto-rico/view'

/** What is printed on the pieces, and small sums over what lies open. No rules: whether something may be done, the referee says. */

export type View = ReturnType<typeof view>
export type PlayerView = View['players'][number]

const byId = new Map<string, Building>(BUILDINGS.map((building) => [building.id, building]))

/** A building as printed; what is unknown is small, cheap and without circles. */
export const printed = (id: string): Building =>
  byId.get(id) ?? { id, set: '', kind: 'commercial', cost: 0, vp: 0, circles: 0, copies: 0, spaces: 1, quarryLimit: 1 }

const number = (list: readonly string[]) => {
  const numbers = new Map(list.map((id, i) => [id, i]))
  return (id: string | number): number => numbers.get(String(id)) ?? list.length
}

export const goodNumber = number(GOODS)
export const tileNumber = number(TILES)
export const roleNumber = number(ROLES)
export const buildingNumber = number(BUILDINGS.map(({ id }) => id))

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

export const workersPlaced = (player: PlayerView): number =>
  [...player.fields, ...player.city].reduce((sum, { workers }) => sum + workers, 0)

/** Circles of the cities that stand empty: so many workers, or one for each player, the ship wants next. */
const freeCircles = (player: PlayerView): number =>
  player.city.reduce((sum, { building, workers }) => sum + printed(building).circles - workers, 0)

/** Circles on fields and in the city that stand empty. */
export const freePlaces = (player: PlayerView): number =>
  freeCircles(player) + player.fields.filter(({ workers }) => workers === 0).length

export const workersWanted = (view: View): number =>
  Math.max(
    view.players.length,
    view.players.reduce((sum, player) => sum + freeCircles(player), 0),
  )

/** What lowers a price for a player: the privilege of the builder, and occupied quarries up to the limit of the building. */
export function discount(view: View, seat: number, building: string): { privilege: number; quarries: number } {
  const occupied = view.players[seat].fields.filter(({ tile, workers }) => tile === 'quarry' && workers > 0).length
  return {
    privilege: view.now.phase === 'builder' && view.now.by === seat ? 1 : 0,
    quarries: Math.min(occupied, printed(building).quarryLimit),
  }
}

export function priceOf(view: View, seat: number, building: string): number {
  const { privilege, quarries } = discount(view, seat, building)
  return Math.max(0, printed(building).cost - privilege - quarries)
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

/** Seats clockwise from one of them. */
export const clockwise = (players: number, from: number): number[] =>
  Array.from({ length: players }, (_, i) => (from + i) % players)

/** Whether a kind of good can be kept whole: somebody works in a warehouse. */
export const hasEffect = (player: PlayerView, effect: 'keepsKinds' | 'privateShip'): boolean =>
  player.city.some(({ building, workers }) => workers > 0 && printed(building).effects?.[effect] !== undefined)
