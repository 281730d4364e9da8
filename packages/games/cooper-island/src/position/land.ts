import type { Seat } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { GOLD_LEVEL } from '../box.ts'
import { GOLD, ISLANDS, ITEMS, MEADOW, TERRAINS } from '../ids.ts'
import { isCube, levelAt, onOfPiece, PIECES, RUIN_HERE } from '../land.ts'
import { TERRAIN_OF } from '../rules/index.ts'
import { HALVES } from '../rules/land.ts'
import { BANK, ISLANDS_LEFT, LEVEL, ON, player, SINGLES, type State, TERRAIN } from '../state.ts'
import type { PlayerPosition } from './schema.ts'

/** A peninsula: spaces, what stands on them, and islands. Without `land` it is as after set-up. */
export function layLand(s: State, seat: Seat, { land, islands = [], singles }: PlayerPosition, placed: boolean): void {
  const { c, rules } = s
  const p = player(seat)
  for (const space of rules.land.ruins) c[p + ON + space] = RUIN_HERE
  const start = { space: rules.land.ids[rules.land.start], level: 1, terrain: TERRAINS[MEADOW], on: 'food' }
  for (const given of land ?? [start]) laySpace(s, seat, given)
  demandConnected(s, seat)
  layIslands(s, seat, islands)
  let height = -islands.length
  for (let space = 0; space < rules.land.count; space++) height += levelAt(s, seat, space)
  demand(!placed || singles !== undefined, `with "placed" seat ${seat} needs "singles"`)
  c[p + SINGLES] = singles ?? height
}

function laySpace(s: State, seat: Seat, given: NonNullable<PlayerPosition['land']>[number]): void {
  const { c, rules } = s
  const p = player(seat)
  const at = rules.land.ids.indexOf(given.space)
  demand(at >= 0, `there is no space ${given.space}`)
  const level = given.level ?? 0
  demand(c[p + LEVEL + at] === 0, `space ${given.space} of seat ${seat} is given twice`)
  const isRuinSpace = rules.land.ruins.includes(at)
  if (level === 0) {
    demand(given.terrain === undefined, `space ${given.space} of seat ${seat} has a terrain but no level`)
    demand(
      given.on === undefined || (given.on === 'ruin' && isRuinSpace),
      `nothing stands on unexplored ${given.space}`,
    )
    c[p + ON + at] = given.on === 'ruin' ? RUIN_HERE : 0
    return
  }
  demand(given.terrain !== undefined, `space ${given.space} of seat ${seat} has a level but no terrain`)
  const terrain = TERRAINS.indexOf(given.terrain as never)
  c[p + LEVEL + at] = level
  c[p + TERRAIN + at] = terrain
  c[p + ON + at] = onOf(given.on, given.space, terrain, level)
}

function onOf(on: string | undefined, space: string, terrain: number, level: number): number {
  if (on === undefined) return 0
  const piece = (PIECES as readonly string[]).indexOf(on)
  if (piece >= 0) return onOfPiece(piece)
  const item = (ITEMS as readonly string[]).indexOf(on)
  demand(isCube(item) && TERRAIN_OF[item] === terrain, `${on} does not stand on the ${TERRAINS[terrain]} of ${space}`)
  demand(item !== GOLD || level >= GOLD_LEVEL, `there is no gold below level ${GOLD_LEVEL} (${space})`)
  return item
}

/** Land is explored from the start, space by space. */
function demandConnected(s: State, seat: Seat): void {
  const { start, neighbours, count, ids } = s.rules.land
  demand(levelAt(s, seat, start) > 0, `the start ${ids[start]} of seat ${seat} is explored`)
  const reached = [start]
  for (const space of reached) {
    for (const other of neighbours[space]) {
      if (levelAt(s, seat, other) > 0 && !reached.includes(other)) reached.push(other)
    }
  }
  for (let space = 0; space < count; space++) {
    const fine = levelAt(s, seat, space) === 0 || reached.includes(space)
    demand(fine, `space ${ids[space]} of seat ${seat} is explored but cannot be reached`)
  }
}

function layIslands(s: State, seat: Seat, islands: NonNullable<PlayerPosition['islands']>): void {
  const { c, rules } = s
  const p = player(seat)
  c[p + ISLANDS_LEFT] = (1 << ISLANDS.length) - 1
  for (const { island, half } of islands) {
    const number = ISLANDS.indexOf(island)
    demand((c[p + ISLANDS_LEFT] & (1 << number)) !== 0, `seat ${seat} has ${island} only once`)
    c[p + ISLANDS_LEFT] &= ~(1 << number)
    const [bankId, halfId] = half.split('.')
    const [bank, side] = [rules.land.banks.indexOf(bankId), HALVES.indexOf(halfId as never)]
    demand(bank >= 0 && side >= 0, `there is no half ${half} of a sandbank`)
    demand(c[p + BANK + bank] === 0, `sandbank ${bankId} of seat ${seat} holds one island`)
    const sites = rules.land.sites.filter((site) => site.bank === bank && site.half === side)
    const touches = sites.some(({ space }) => levelAt(s, seat, space) > 0)
    demand(touches, `the landscape of ${island} at ${half} lies on no explored space of seat ${seat}`)
    c[p + BANK + bank] = number * 2 + side + 1
  }
}
