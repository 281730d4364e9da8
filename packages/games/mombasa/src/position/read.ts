import { byId, NONE } from '@quayside/kernel/box'
import { demand, demandSeat, layTable, say } from '@quayside/kernel/positions'
import { box, player, type State, table, tasks } from '../box.ts'
import { ACTIONS_STAGE, boardOf, COMPANY, isGoods, PLUS_ONE, PREPARE_STAGE, SLOT, TILE, TRACK } from '../ids.ts'
import { beginTurn } from '../phases/round.ts'
import { permanentFor } from '../phases/track-moves.ts'
import { MARKERS_PER_COLOUR } from '../sizes.ts'
import { isTrackSpace, SPACE, twinSpace } from '../spaces.ts'
import { seatsOf } from '../state.ts'
import { layBooks } from './books.ts'
import { layCards } from './cards.ts'
import { layPlayers } from './players.ts'
import { layPosts } from './posts.ts'
import type { Position } from './schema.ts'

/** What a position leaves out is derived: supplies are the box less what lies on the table, and the rest is as after set-up. */
export function layPosition(s: State, position: Position): void {
  const { round = 1, firstPlayer = 0, roundFirst = firstPlayer, spaces, tiles = {} } = position
  const { tracks = byId(COMPANY, (company) => TRACK.id(s.rules.firstTracks[company])) } = position
  layTable(box, s, { round, firstPlayer, roundFirst, tracks, spaces, tiles })
  const boards = new Set(COMPANY.all.map((company) => boardOf(table.tracks(s, company))))
  demand(boards.size === COMPANY.size, 'A1 and A2 are two sides of one track, and so are the others')
  layPlayers(s, position)
  layPosts(s, position)
  layCards(s, position)
  layBooks(s, position)
  countMarkers(s)
  layPlusOne(s, tiles)
  for (const seat of seatsOf(s)) player.permanent.set(s, seat, permanentFor(s, seat))
  layPhase(s, position)
}

function countMarkers(s: State): void {
  for (const space of SPACE.all) {
    const seat = table.spaces(s, space)
    if (seat === NONE) continue
    player.markersOut.add(s, seat, 1)
    const both = isTrackSpace(space) && table.spaces(s, twinSpace(space)) === seat
    demand(!both, say`seat ${seat} has markers on both bonus spaces of a track`)
  }
  for (const seat of seatsOf(s)) {
    const out = player.markersOut(s, seat)
    demand(out <= MARKERS_PER_COLOUR, say`seat ${seat} has only ${MARKERS_PER_COLOUR} markers, not ${out}`)
  }
}

/** The "+1" tile may lie on a goods card, and is used with it. */
function layPlusOne(s: State, tiles: NonNullable<Position['tiles']>): void {
  demand(!table.tiles.used(s, PLUS_ONE), 'the +1 tile is used with its card')
  for (const tile of TILE.all) {
    const { seat = 0, slot } = tiles[TILE.id(tile)] ?? {}
    if (slot === undefined) continue
    demand(tile === PLUS_ONE, say`the ${TILE.id(tile)} lies on no card`)
    const card = player.slots(s, seat, SLOT.all[slot - 1])
    const goods = card !== NONE && isGoods(s.rules.faces[card].kind)
    demand(goods, say`there is no goods card in slot ${slot} of seat ${seat}`)
    table.plusOneOn.set(s, SLOT.all[slot - 1])
  }
}

function layPhase(s: State, { now = { phase: 'planning' } }: Position): void {
  if (now.phase === 'planning') {
    demandFreshRound(s)
    tasks.round.push(s, ACTIONS_STAGE)
    tasks.plan.push(s)
    return
  }
  demandSeat(now.by, s.rules.players)
  demand(!player.ended(s, now.by), say`seat ${now.by} has ended its phase`)
  tasks.round.push(s, PREPARE_STAGE)
  tasks.turns.push(s, (now.by + 1) % s.rules.players)
  beginTurn(s, now.by)
}

/** While plans are made nothing of the round has happened yet. */
function demandFreshRound(s: State): void {
  for (const seat of seatsOf(s)) {
    const acted = player.ended(s, seat) || player.totalSpent(s, seat) || !player.used.isEmpty(s, seat)
    const fresh = !acted && player.turns(s, seat) + player.markersOut(s, seat) === 0
    demand(fresh, say`in planning seat ${seat} has used nothing and placed no markers yet`)
  }
  demand(table.plusOneOn(s) === NONE, 'in planning the +1 tile lies on no card')
  for (const tile of TILE.all) demand(!table.tiles.used(s, tile), say`in planning the ${TILE.id(tile)} is not used yet`)
}
