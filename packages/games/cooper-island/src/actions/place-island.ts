import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { push, TASK } from '../flow.ts'
import { ISLAND_COUNT } from '../ids.ts'
import { isReached, RUIN_HERE } from '../land.ts'
import { reason } from '../reasons.ts'
import { RESOURCE_OF } from '../rules/index.ts'
import { BANK, ISLANDS_LEFT, LEVEL, ON, player, ROUND, type State } from '../state.ts'
import { OPTIONAL } from './kinds.ts'
import { layLandscape } from './place-double.ts'

/** Placing an island and doing its action. Source: Posicionar 1 peça de ilha (pages 10 and 11). */

const ISLAND_PLACED = event('island-placed')
const NO_ISLAND = reason('no-such-island')
const BANK_COVERED = reason('sandbank-covered')
const FIRST_ISLAND = reason('first-island')
const EXPLORED = reason('already-explored')
const RUIN_THERE = reason('ruin-there')
const NOT_REACHED = reason('not-adjacent')

/** In the first round islands go to the right of the own harbour: the last sandbank of the list. */
const firstBank = (s: State): number => s.rules.land.banks.length - 1

function whySite(s: State, seat: Seat, at: number): ReasonCode {
  const { c } = s
  const p = player(seat)
  const { bank, space } = s.rules.land.sites[at]
  if (c[ROUND] === 1 && bank !== firstBank(s)) return FIRST_ISLAND
  if (c[p + BANK + bank] > 0) return BANK_COVERED
  if (c[p + LEVEL + space] > 0) return EXPLORED
  if (c[p + ON + space] === RUIN_HERE) return RUIN_THERE
  return isReached(s, seat, space) ? 0 : NOT_REACHED
}

/** Whether an island has a place now, and would have none once a double tile lies on these two spaces. */
export function wouldBarIslands(s: State, seat: Seat, one: number, other: number): boolean {
  const { sites, neighbours } = s.rules.land
  const isCovered = (space: number): boolean => space === one || space === other
  const isOpen = (at: number): boolean => {
    const why = whySite(s, seat, at)
    const { space } = sites[at]
    if (isCovered(space)) return false
    return why === 0 || (why === NOT_REACHED && neighbours[space].some(isCovered))
  }
  return sites.some((_, at) => whySite(s, seat, at) === 0) && !sites.some((_, at) => isOpen(at))
}

export function whyIsland(s: State, seat: Seat, island: number, site: number): ReasonCode {
  return s.c[player(seat) + ISLANDS_LEFT] & (1 << island) ? whySite(s, seat, site) : NO_ISLAND
}

export function addIslands(s: State, seat: Seat, list: AnswerList): void {
  const left = s.c[player(seat) + ISLANDS_LEFT]
  if (left === 0) return
  for (let site = 0; site < s.rules.land.sites.length; site++) {
    if (whySite(s, seat, site) !== 0) continue
    for (let island = 0; island < ISLAND_COUNT; island++) {
      if (left & (1 << island)) list.add(answer(OP.ISLAND, island, site))
    }
  }
}

export function placeIsland(s: State, seat: Seat, given: Answer, out: Story): void {
  const { c, rules } = s
  const p = player(seat)
  const [island, at] = [argOf(given), secondArgOf(given)]
  const { bank, half, space } = rules.land.sites[at]
  const terrain = rules.islandTerrain[island]
  c[p + ISLANDS_LEFT] &= ~(1 << island)
  c[p + BANK + bank] = island * 2 + half + 1
  layLandscape(s, seat, space, 1, terrain, RESOURCE_OF[terrain])
  out.tell(ISLAND_PLACED, seat, island, at)
  push(s, TASK.OPTIONAL, OPTIONAL.ISLAND, island)
}
