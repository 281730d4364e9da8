import { fail, type Options, ok, type Result, readOptions, type Story } from '@quayside/kernel'
import { demand, possible, seedFrom, shapeProblem } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { MARKERS_PER_COLOUR } from '../box.ts'
import { advance, TASK } from '../flow.ts'
import { COMPANIES, PLUS_ONE, TILES, TRACKS } from '../ids.ts'
import { OPTION_SCHEMA } from '../options.ts'
import { beginTurn, STAGE } from '../phases/round.ts'
import { permanentFor } from '../phases/track-moves.ts'
import type { Rules } from '../rules/index.ts'
import { isTrackSpace, SPACES, twinSpace } from '../spaces.ts'
import {
  ENDED,
  MARKER_HOLDER,
  MARKERS_OUT,
  PERMANENT,
  PLUS_ONE_ON,
  player,
  RNG,
  ROUND,
  ROUND_FIRST,
  SLOT,
  SPACE,
  type State,
  TASKS,
  TILE_OWNER,
  TILE_USED,
  TOTAL_SPENT,
  TRACK_AT,
  TURNS,
  USED,
} from '../state.ts'
import { seatsOf } from '../view.ts'
import { layBooks } from './books.ts'
import { layCards } from './cards.ts'
import { layPlayers } from './players.ts'
import { layPosts } from './posts.ts'
import { type Position, positionSchema } from './schema.ts'

/**
 * Sets up a position. What it leaves out is derived: supplies are the box less what lies on the table, and the rest is as after set-up. What
 * cannot be is refused with the reason.
 */
export function readPosition(rulesFor: (options: Options) => Rules, given: unknown, out: Story): Result<State> {
  const parsed = v.safeParse(positionSchema, given, { abortEarly: true })
  if (!parsed.success) return fail('bad-position', shapeProblem(parsed.issues))
  const position = parsed.output
  const options = readOptions(OPTION_SCHEMA, position.options)
  if (!options.ok) return options
  const rules = rulesFor(options.value)
  const s: State = { rules, c: new Int16Array(rules.cells) }
  return possible(() => {
    build(s, position)
    advance(s, out)
    return ok(s)
  })
}

function build(s: State, position: Position): void {
  seedFrom(s.c, RNG, position)
  demand((position.players?.length ?? 0) <= s.rules.players, `there are ${s.rules.players} players, not more`)
  layTracks(s, position)
  layRound(s, position)
  layPlayers(s, position)
  layPosts(s, position)
  layCards(s, position)
  layBooks(s, position)
  layMarkers(s, position)
  layTiles(s, position)
  for (const seat of seatsOf(s)) s.c[player(s, seat) + PERMANENT] = permanentFor(s, seat)
  layPhase(s, position)
}

function layTracks(s: State, { tracks }: Position): void {
  COMPANIES.forEach((company, i) => {
    s.c[TRACK_AT + i] = tracks ? TRACKS.indexOf(tracks[company]) : s.rules.firstTracks[i]
  })
  const boards = new Set(COMPANIES.map((_, i) => s.c[TRACK_AT + i] >> 1))
  demand(boards.size === COMPANIES.length, 'A1 and A2 are two sides of one track, and so are the others')
}

function layRound(s: State, { round = 1, firstPlayer = 0, roundFirst = firstPlayer }: Position): void {
  demand(firstPlayer < s.rules.players, `there is no seat ${firstPlayer}`)
  demand(roundFirst < s.rules.players, `there is no seat ${roundFirst}`)
  s.c[ROUND] = round
  s.c[MARKER_HOLDER] = firstPlayer
  s.c[ROUND_FIRST] = roundFirst
}

function layMarkers(s: State, { spaces = {} }: Position): void {
  const { c, rules } = s
  SPACES.forEach((id, space) => {
    const seat = spaces[id]
    if (seat === undefined) return
    demand(seat < rules.players, `there is no seat ${seat}`)
    c[SPACE + space] = seat + 1
    c[player(s, seat) + MARKERS_OUT]++
    const both = isTrackSpace(space) && spaces[SPACES[twinSpace(space)]] === seat
    demand(!both, `seat ${seat} has markers on both bonus spaces of a track`)
  })
  for (const seat of seatsOf(s)) {
    const out = c[player(s, seat) + MARKERS_OUT]
    demand(out <= MARKERS_PER_COLOUR, `seat ${seat} has only ${MARKERS_PER_COLOUR} markers, not ${out}`)
  }
}

function layTiles(s: State, { tiles = {} }: Position): void {
  const { c, rules } = s
  TILES.forEach((id, tile) => {
    const held = tiles[id]
    if (!held) return
    demand(held.seat < rules.players, `there is no seat ${held.seat}`)
    c[TILE_OWNER + tile] = held.seat + 1
    c[TILE_USED + tile] = held.used ? 1 : 0
    demand(tile !== PLUS_ONE || !held.used, 'the +1 tile is used with its card')
    demand(held.slot === undefined || tile === PLUS_ONE, `the ${id} lies on no card`)
    if (held.slot === undefined) return
    const face = c[player(s, held.seat) + SLOT + held.slot - 1] - 1
    demand(face >= 0 && rules.faces[face].kind < 3, `there is no goods card in slot ${held.slot} of seat ${held.seat}`)
    c[PLUS_ONE_ON] = held.slot
  })
}

function layPhase(s: State, { now = { phase: 'planning' } }: Position): void {
  const { c, rules } = s
  TASKS.push(c, TASK.ROUND, STAGE.PREPARE)
  if (now.phase === 'planning') {
    demandFreshRound(s)
    c[TASKS.top(c) + 1] = STAGE.ACTIONS
    TASKS.push(c, TASK.PLAN)
    return
  }
  demand(now.by < rules.players, `there is no seat ${now.by}`)
  demand(c[player(s, now.by) + ENDED] === 0, `seat ${now.by} has ended its phase`)
  TASKS.push(c, TASK.TURNS, (now.by + 1) % rules.players)
  beginTurn(s, now.by)
}

/** While plans are made nothing of the round has happened yet. */
function demandFreshRound(s: State): void {
  const { c } = s
  for (const seat of seatsOf(s)) {
    const p = player(s, seat)
    const fresh = [USED, ENDED, TURNS, TOTAL_SPENT, MARKERS_OUT].every((cell) => c[p + cell] === 0)
    demand(fresh, `in planning seat ${seat} has used nothing and placed no markers yet`)
  }
  demand(c[PLUS_ONE_ON] === 0, 'in planning the +1 tile lies on no card')
  TILES.forEach((id, tile) => {
    demand(c[TILE_USED + tile] === 0, `in planning the ${id} is not used yet`)
  })
}
