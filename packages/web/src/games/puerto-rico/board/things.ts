import { ACHIEVEMENTS } from '@quayside/puerto-rico/data/achievements'
import type { BuildingData } from '@quayside/puerto-rico/data/buildings'
import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { costIn, EDITION } from '@quayside/puerto-rico/editions/index'
import { GOODS, ROLES, TILES } from '@quayside/puerto-rico/ids'
import { CITY_SPACES } from '@quayside/puerto-rico/sizes'
import type { view } from '@quayside/puerto-rico/view'

/** What is printed on the pieces, and what a view says. No rules: what may be done, costs and counts, the referee says. */

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

/** What a building costs before anything is taken off. */
export const costOf = ({ options, costs }: Pick<View, 'options' | 'costs'>, building: string): number =>
  costs?.[building] ?? costIn(EDITION[options.edition], building)

/** What a building costs the viewer, as far as that is told. */
export const priceOf = (view: View, building: string): number => view.prices?.[building] ?? costOf(view, building)

/** The seat whose secrets a view shows; undefined where it shows none or all. */
export function seatOf(view: View): number | undefined {
  const known = view.players.flatMap(({ vp }, seat) => (vp === undefined ? [] : [seat]))
  return known.length === 1 ? known[0] : undefined
}

export const takerOf = (view: View, role: string): number | undefined => {
  const found = Object.entries(view.rolesTaken).find(([, roles]) => roles.includes(role))
  return found && Number(found[0])
}

/** The pieces that a placing question is about: those on the ship when they are poached, else those a player has spare. */
export function inHand(question: string, view: View, seat: number): { workers: number; nobles: number } {
  if (question === 'poach-place') return { workers: view.workerShip, nobles: view.nobleShip ?? 0 }
  const { spare, spareNobles } = view.players[seat]
  return { workers: spare, nobles: question === 'festival-place' ? 0 : (spareNobles ?? 0) }
}
