import { box, type State } from './box.ts'
import { CITY_SPACES } from './sizes.ts'

const { table, seats: player } = box

/** How far a game may be before or behind what runs out first, in nineteen of twenty moments of whole games. */
const SPREAD = { behind: 0.08, before: 0.12 } as const

/** How far the game has come: it ends by workers, by points or by a full city, and that which is nearest its end says most. */
export function progress(s: State): readonly [least: number, most: number] {
  const { rules } = s
  const workers = rules.workersBringEnd ? 1 - (table.workerSupply(s) + table.workerShip(s)) / rules.workers : 0
  const points = 1 - table.vpSupply(s) / rules.vpChips
  let city = 0
  for (let seat = 0; seat < rules.players; seat++) city = Math.max(city, player.cityUsed(s, seat) / CITY_SPACES)
  const come = Math.max(workers, points, city)
  const most = table.endTriggered(s) ? 1 : Math.min(1, come + SPREAD.before)
  return [Math.max(0, come - SPREAD.behind), most]
}
