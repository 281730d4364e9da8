import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { demand, named, say } from '@quayside/kernel/positions'
import { land, player, type State } from '../box.ts'
import {
  BANK,
  COIN,
  GOLD,
  HALF,
  ISLAND,
  isCube,
  itemOf,
  pieceOn,
  RUIN,
  SPACE,
  type Space,
  STANDING,
  TERRAIN,
  type Terrain,
  terrainOf,
} from '../ids.ts'
import { heightOf, isExplored, layCube } from '../land.ts'
import { GOLD_LEVEL } from '../sizes.ts'
import type { PlayerPosition } from './schema.ts'

/** A peninsula: spaces, what stands on them, and islands. Without `land` it is as after set-up. */
export function layLand(s: State, seat: Seat, given: PlayerPosition, placed: boolean): void {
  const { ruins, ids, start } = s.rules.land
  const { land: spaces = [{ space: ids[start], level: 1, terrain: 'meadow', on: 'food' }], islands = [] } = given
  for (const space of ruins) land.on.set(s, seat, space, RUIN)
  for (const space of spaces) laySpace(s, seat, space)
  demandConnected(s, seat)
  layIslands(s, seat, islands)
  demand(!placed || given.singles !== undefined, say`with "placed" seat ${seat} needs "singles"`)
  player.singles.set(s, seat, given.singles ?? heightOf(s, seat) - islands.length)
}

function laySpace(s: State, seat: Seat, given: NonNullable<PlayerPosition['land']>[number]): void {
  const { space: id, level = 0, terrain, on } = given
  const at = named(s, SPACE, id)
  demand(!isExplored(s, seat, at), say`space ${id} of seat ${seat} is given twice`)
  land.on.set(s, seat, at, NONE)
  if (level === 0) {
    demand(terrain === undefined, say`space ${id} of seat ${seat} has a terrain but no level`)
    const isRuin = on === 'ruin' && s.rules.land.ruins.includes(at)
    demand(on === undefined || isRuin, say`nothing stands on unexplored ${id}`)
    if (isRuin) land.on.set(s, seat, at, RUIN)
    return
  }
  demand(terrain !== undefined, say`space ${id} of seat ${seat} has a level but no terrain`)
  land.level.set(s, seat, at, level)
  land.terrain.set(s, seat, at, TERRAIN.of(terrain))
  land.on.set(s, seat, at, NONE)
  if (on !== undefined) layStanding(s, seat, at, on)
}

/** A piece of any kind, or a cube of what the landscape gives. */
function layStanding(s: State, seat: Seat, at: Space, on: string): void {
  const standing = STANDING.find(on)
  if (pieceOn(standing) !== NONE) {
    land.on.set(s, seat, at, standing)
    return
  }
  const [space, terrain] = [s.rules.land.ids[at], land.terrain(s, seat, at) as Terrain]
  const fits = isCube(standing) && itemOf(standing) !== COIN && terrainOf(itemOf(standing)) === terrain
  demand(fits, say`${on} does not stand on the ${TERRAIN.id(terrain)} of ${space}`)
  const isDeep = itemOf(standing) !== GOLD || land.level(s, seat, at) >= GOLD_LEVEL
  demand(isDeep, say`there is no gold below level ${GOLD_LEVEL} (${space})`)
  layCube(s, seat, at, itemOf(standing))
}

/** Land is explored from the start, space by space. */
function demandConnected(s: State, seat: Seat): void {
  const { start, neighbours, spaces, ids } = s.rules.land
  demand(isExplored(s, seat, start), say`the start ${ids[start]} of seat ${seat} is explored`)
  const reached = [start]
  for (const space of reached) {
    for (const other of neighbours[space]) {
      if (isExplored(s, seat, other) && !reached.includes(other)) reached.push(other)
    }
  }
  for (const space of spaces) {
    const fine = !isExplored(s, seat, space) || reached.includes(space)
    demand(fine, say`space ${ids[space]} of seat ${seat} is explored but cannot be reached`)
  }
}

function layIslands(s: State, seat: Seat, islands: NonNullable<PlayerPosition['islands']>): void {
  const { sites, siteAt } = s.rules.land
  for (const island of ISLAND.all) player.islandsLeft.add(s, seat, island)
  for (const { island: id, half: place } of islands) {
    const island = ISLAND.of(id)
    demand(player.islandsLeft(s, seat, island), say`seat ${seat} has ${id} only once`)
    player.islandsLeft.remove(s, seat, island)
    const [bankId, halfId = ''] = place.split('.')
    const [bank, half] = [BANK.find(bankId), HALF.find(halfId)]
    demand(bank !== NONE && half !== NONE, say`there is no half ${place} of a sandbank`)
    demand(player.bank.island(s, seat, bank) === NONE, say`sandbank ${bankId} of seat ${seat} holds one island`)
    const touches = sites.some((site) => {
      const at = siteAt[site]
      return at.bank === bank && at.half === half && isExplored(s, seat, at.space)
    })
    demand(touches, say`the landscape of ${id} at ${place} lies on no explored space of seat ${seat}`)
    player.bank.island.set(s, seat, bank, island)
    player.bank.half.set(s, seat, bank, half)
  }
}
