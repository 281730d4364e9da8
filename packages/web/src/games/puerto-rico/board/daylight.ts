import { EDITION } from '@quayside/puerto-rico/editions/index'
import { CITY_SPACES } from '@quayside/puerto-rico/sizes'
import { citySpaces, goodsTotal, type View } from './things.ts'

/** What the scenery of the harbour shows of a game. All of it is open to everybody, and all of it stands in numbers elsewhere. */

/** Hours from the first morning to the evening of the last round. */
const HOURS = 4

const used = (left: number, first: number): number => (first > 0 ? 1 - Math.min(1, left / first) : 0)

/**
 * How far the day has come, from 0 in the morning to 1 in the evening: as far as the clock that will bring the end soonest, by points, workers or a
 * full city. The last hour is that of the last round.
 */
export function duskOf({ options, players, vpSupply, workerSupply, nobleSupply, endTriggered }: View): number {
  if (endTriggered) return 1
  const { switches, counts } = EDITION[options.edition]
  const chips: { readonly [players: number]: number } = switches.vpChips.value
  const clocks = [
    used(vpSupply, chips[players.length] ?? 0),
    // Where there are nobles, workers bring no end.
    nobleSupply === undefined ? used(workerSupply, counts[players.length]?.workers ?? 0) : 0,
    ...players.filter(({ board }) => !board).map((player) => citySpaces(player) / CITY_SPACES),
  ]
  const hour = Math.floor(Math.max(...clocks) * HOURS)
  return Math.min(hour, HOURS - 1) / HOURS
}

/** What is going on at the harbour. */
export interface Bustle {
  /** Buildings of all cities: houses on the far shore. */
  readonly houses: number
  /** Barrels of all players, which wait on the quay for a ship. */
  readonly barrels: number
  /** Ships that are being loaded: gulls follow them. */
  readonly loading: number
}

export const bustleOf = ({ players, ships }: View): Bustle => ({
  houses: players.reduce((sum, { city }) => sum + city.length, 0),
  barrels: players.reduce((sum, player) => sum + goodsTotal(player), 0),
  loading: ships.filter(({ count }) => count > 0).length,
})
