import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { PLACE_ISLAND } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { BANK, ISLAND, type Island, RUIN, resourceOf, type Site, type Space } from '../ids.ts'
import { isExplored, isReached, layLandscape } from '../land.ts'
import { reason } from '../reasons.ts'

const { table, seats: player, tasks } = box
const { land } = player

/** Placing an island and doing its action. Source: Posicionar 1 peça de ilha (pages 10 and 11). */

const ISLAND_PLACED = event('island-placed')
const NO_ISLAND = reason('no-such-island')
const BANK_COVERED = reason('sandbank-covered')
const FIRST_ISLAND = reason('first-island')
const EXPLORED = reason('already-explored', 'islands')
const RUIN_THERE = reason('ruin-there')
const NOT_REACHED = reason('not-adjacent')

/** In the first round islands go to the right of the own harbour. */
const FIRST_BANK = BANK.of('R1')

function whySite(s: State, seat: Seat, site: Site): ReasonCode {
  const { bank, space } = s.rules.land.siteAt[site]
  if (table.round(s) === 1 && bank !== FIRST_BANK) return FIRST_ISLAND
  if (player.bank.island(s, seat, bank) !== NONE) return BANK_COVERED
  if (isExplored(s, seat, space)) return EXPLORED
  if (land.on(s, seat, space) === RUIN) return RUIN_THERE
  return isReached(s, seat, space) ? 0 : NOT_REACHED
}

/** Whether an island has a place now, and would have none once a double tile lies on these two spaces. */
export function wouldBarIslands(s: State, seat: Seat, one: Space, other: Space): boolean {
  const { sites, siteAt, neighbours } = s.rules.land
  const isCovered = (space: Space): boolean => space === one || space === other
  const isOpen = (site: Site): boolean => {
    const why = whySite(s, seat, site)
    const { space } = siteAt[site]
    if (isCovered(space)) return false
    return why === 0 || (why === NOT_REACHED && neighbours[space].some(isCovered))
  }
  return sites.some((site) => whySite(s, seat, site) === 0) && !sites.some(isOpen)
}

export const whyIsland = (s: State, seat: Seat, island: Island, site: Site): ReasonCode =>
  player.islandsLeft(s, seat, island) ? whySite(s, seat, site) : NO_ISLAND

export function addIslands(s: State, seat: Seat, list: AnswerList): void {
  if (player.islandsLeft.isEmpty(s, seat)) return
  for (const site of s.rules.land.sites) {
    if (whySite(s, seat, site) !== 0) continue
    for (let island = ISLAND.first; island < ISLAND.size; island++)
      if (player.islandsLeft(s, seat, island)) list.add(PLACE_ISLAND.of(island, site))
  }
}

export function placeIsland(s: State, seat: Seat, island: Island, site: Site, out: Story): void {
  const { bank, half, space } = s.rules.land.siteAt[site]
  player.islandsLeft.remove(s, seat, island)
  player.bank.island.set(s, seat, bank, island)
  player.bank.half.set(s, seat, bank, half)
  layLandscape(s, seat, space, 1, resourceOf(s.rules.islandTerrain[island]))
  out.tell(ISLAND_PLACED, seat, island, site)
  tasks.optional.push(s, s.rules.programs.island[island])
}
