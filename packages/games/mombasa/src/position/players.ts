import type { Seat } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { SLOTS } from '../box.ts'
import { COMPANIES } from '../ids.ts'
import { levelReached } from '../phases/track-moves.ts'
import {
  BONUS,
  DIAMOND,
  ENDED,
  INK,
  POUNDS,
  player,
  SEALED,
  START_TILE,
  type State,
  TOTAL_SPENT,
  TRACK_POS,
  TURNS,
  trackOf,
  USED,
} from '../state.ts'
import { seatsOf } from '../view.ts'
import type { PlayerPosition, Position } from './schema.ts'

/** Everything of the players but cards and books. */
export function layPlayers(s: State, { players = [], now }: Position): void {
  const taken = new Set<number>()
  for (const seat of seatsOf(s)) {
    const given = players[seat] ?? {}
    const planning = now === undefined || now.phase === 'planning'
    demand(!given.sealed || planning, `seat ${seat} can have sealed something only in planning`)
    layNumbers(s, seat, given)
    layMarkersOnTracks(s, seat, given)
    const tile = layTile(s, seat, given)
    demand(!taken.has(tile), `two players have the tile ${s.rules.startTiles[tile].id}`)
    taken.add(tile)
  }
  const open = seatsOf(s).some((seat) => s.c[player(s, seat) + SEALED] === 0)
  demand(open, 'when all plans are sealed, planning is over')
}

function layNumbers(s: State, seat: Seat, given: PlayerPosition): void {
  const { c, rules } = s
  const p = player(s, seat)
  c[p + POUNDS] = given.pounds ?? rules.startingPounds
  c[p + DIAMOND] = given.diamond ?? 0
  c[p + INK] = given.ink ?? 0
  demand(c[p + DIAMOND] <= rules.diamondLast, `the diamond track has ${rules.diamondLast} spaces`)
  demand(c[p + INK] <= rules.bookLast, `the book track has ${rules.bookLast} steps`)
  c[p + SEALED] = given.sealed ? 1 : 0
  c[p + ENDED] = given.ended ? 1 : 0
  c[p + TURNS] = given.turns ?? (given.ended ? 1 : 0)
  c[p + TOTAL_SPENT] = given.totalSpent ? 1 : 0
  for (const slot of given.used ?? []) {
    demand(slot <= SLOTS && Boolean(given.slots?.[slot - 1]), `there is no card in slot ${slot} of seat ${seat}`)
    c[p + USED] |= 1 << (slot - 1)
  }
  const idle = !given.ended || (given.slots ?? []).every((card) => card === null)
  demand(idle, `seat ${seat} has ended its phase, so its slots are empty`)
}

function layMarkersOnTracks(s: State, seat: Seat, given: PlayerPosition): void {
  const p = player(s, seat)
  COMPANIES.forEach((company, i) => {
    const space = given.tracks?.[company] ?? 0
    const { last, id } = trackOf(s, i)
    demand(space <= last, `track ${id} has ${last} spaces`)
    s.c[p + TRACK_POS + i] = space
    const reached = levelReached(s, seat, i)
    const level = given.bonuses?.[company] ?? reached
    demand(level <= reached, `seat ${seat} has not reached bonus ${level} of ${company}`)
    s.c[p + BONUS + i] = level
  })
}

function layTile(s: State, seat: Seat, { startTile }: PlayerPosition): number {
  const { startTiles, firstTiles } = s.rules
  const tile = startTile === undefined ? firstTiles[seat] : startTiles.findIndex(({ id }) => id === startTile)
  demand(tile >= 0, `there is no starting tile ${startTile}`)
  s.c[player(s, seat) + START_TILE] = tile + 1
  return tile
}
