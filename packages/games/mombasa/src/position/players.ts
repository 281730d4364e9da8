import type { Seat } from '@quayside/kernel'
import { demand, laySeat, named, say } from '@quayside/kernel/positions'
import { box, player, type State } from '../box.ts'
import { COMPANY, SLOT, START_TILE, type StartTile } from '../ids.ts'
import { levelReached } from '../phases/track-moves.ts'
import { seatsOf, trackOf } from '../state.ts'
import type { PlayerPosition, Position } from './schema.ts'

/** Everything of the players but cards and books. */
export function layPlayers(s: State, { players = [], now }: Position): void {
  const taken = new Set<StartTile>()
  for (const seat of seatsOf(s)) {
    const given = players[seat] ?? {}
    const planning = now === undefined || now.phase === 'planning'
    demand(!given.sealed || planning, say`seat ${seat} can have sealed something only in planning`)
    layNumbers(s, seat, given)
    layMarkersOnTracks(s, seat, given)
    const tile = layTile(s, seat, given)
    demand(!taken.has(tile), say`two players have the tile ${s.rules.ids.start[tile]}`)
    taken.add(tile)
  }
  demand(!seatsOf(s).every((seat) => player.sealed(s, seat)), 'when all plans are sealed, planning is over')
}

function layNumbers(s: State, seat: Seat, given: PlayerPosition): void {
  const { startingPounds, diamondLast, bookLast } = s.rules
  laySeat(box, s, seat, { pounds: startingPounds, turns: given.ended ? 1 : 0, ...given })
  demand(player.diamond(s, seat) <= diamondLast, say`the diamond track has ${diamondLast} spaces`)
  demand(player.ink(s, seat) <= bookLast, say`the book track has ${bookLast} steps`)
  for (const number of given.used ?? []) {
    demand(Boolean(given.slots?.[number - 1]), say`there is no card in slot ${number} of seat ${seat}`)
    player.used.add(s, seat, SLOT.all[number - 1])
  }
  const idle = !given.ended || (given.slots ?? []).every((card) => card === null)
  demand(idle, say`seat ${seat} has ended its phase, so its slots are empty`)
}

function layMarkersOnTracks(s: State, seat: Seat, { bonuses }: PlayerPosition): void {
  for (const company of COMPANY.all) {
    const { last, id } = trackOf(s, company)
    demand(player.tracks(s, seat, company) <= last, say`track ${id} has ${last} spaces`)
    const reached = levelReached(s, seat, company)
    const level = bonuses?.[COMPANY.id(company)] ?? reached
    demand(level <= reached, say`seat ${seat} has not reached bonus ${level} of ${COMPANY.id(company)}`)
    player.bonuses.set(s, seat, company, level)
  }
}

function layTile(s: State, seat: Seat, { startTile }: PlayerPosition): StartTile {
  const tile = startTile === undefined ? s.rules.firstTiles[seat] : named(s, START_TILE, startTile, 'starting tile')
  player.startTile.set(s, seat, tile)
  return tile
}
