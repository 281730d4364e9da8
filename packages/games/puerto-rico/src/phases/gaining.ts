import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { FOREST_ANSWER, KEEP_TILE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, type Task } from '../flow.ts'
import {
  A_NOBLE,
  BOUGHT,
  BY_ACTION,
  BY_LIBRARY,
  DRAWN,
  FOREST,
  GAINED_FOREST,
  GAINED_TILE,
  type Good,
  isPlantation,
  plantationOf,
  type Space,
  TILE,
  type Tile,
  type TileSource,
  WORKER_TAKEN,
} from '../ids.ts'
import { addSpare } from '../pieces.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { anyOccupied } from '../state.ts'
import { layTile, manTile, takePiece, tileAt, turnToForest, workerAvailable } from '../supply.ts'
import { workerQuestion } from './worker-question.ts'

const { seats: player, tasks } = box

/**
 * A tile comes to an island: it is laid, may become a forest, and may bring the hospice's worker.
 * Source: classic, Casa da Floresta, Hospedaria; 2020, Capanna nel Bosco, Ospizio; 1897, Madeireira, Hospital.
 */

const TURNED = event('tile-turned')
const WITH_WORKER = event('tile-worker')
const WITH_NOBLE = event('tile-noble')
const FOREST_WORKER = event('forest-worker')
const FOREST_NOBLE = event('forest-noble')

/** Lays a tile that all have seen; what follows is asked in a task. */
export const gainTile = (s: State, seat: Seat, tile: Tile, source: TileSource): void =>
  tasks.tileGain.push(s, seat, layTile(s, seat, tile), source)

/** Lays a tile face down that nobody has seen. */
export function gainUnseen(s: State, seat: Seat, tile: Good, source: TileSource): void {
  const space = layTile(s, seat, plantationOf(tile))
  turnToForest(s, seat, space, true)
  tasks.tileGain.push(s, seat, space, source)
}

/** A guest may have come to the tile in between. */
const isManned = (s: State, seat: Seat, space: Space): boolean => player.fields.piece(s, seat, space) !== NONE

/** With an occupied forest house, a plantation drawn by a hacienda, or by the edition's rule any plantation, may be turned. */
function mayTurn(s: State, seat: Seat, space: Space, source: TileSource): boolean {
  const { effects, switches } = s.rules
  if (effects.forests.length === 0 || !isPlantation(tileAt(s, seat, space)) || isManned(s, seat, space)) return false
  if (switches.forestTile === 'unseen' && source !== DRAWN) return false
  return anyOccupied(s, seat, effects.forests)
}

const askForest: Ask = {
  question: question('forest-or-keep'),
  facts: (s, seat) => ({ tile: TILE.id(tileAt(s, seat, tasks.tileGain.space(s))) }),
  legal(_s, _seat, list) {
    list.add(FOREST_ANSWER)
    list.add(KEEP_TILE)
  },
  why: (_s, _seat, given) => (given === FOREST_ANSWER || given === KEEP_TILE ? 0 : OTHER_QUESTION),
  apply(s, seat, given, out) {
    const space = tasks.tileGain.space(s)
    if (given === FOREST_ANSWER) {
      out.tell(TURNED, seat, tileAt(s, seat, space))
      turnToForest(s, seat, space, false)
    }
    settle(s, seat, space, out)
  },
}

export const tileGain: Task = {
  run(s, out) {
    const seat = tasks.tileGain.seat(s)
    const space = tasks.tileGain.space(s)
    if (mayTurn(s, seat, space, tasks.tileGain.source(s))) return askSeat(s, seat)
    settle(s, seat, space, out)
    return false
  },
  ask: askForest,
}

/** The tile lies for good. */
function settle(s: State, seat: Seat, space: Space, out: Story): void {
  const source = tasks.tileGain.source(s)
  const tile = tileAt(s, seat, space)
  const worker = workerComes(s, source, tile)
  if (countsForHospice(s, source)) player.hospice.add(s, seat, tile === FOREST ? GAINED_FOREST : GAINED_TILE)
  tasks.pop(s)
  const { tileGained } = s.rules.hooks
  for (let i = 0; i < tileGained.length; i++) tileGained[i](s, seat, tile, out)
  // On top of what the hooks may ask: the tile's own worker comes first.
  if (worker) tasks.settlerWorker.push(s, seat, space)
}

/** Whether a tile is one of those gained in the phase on which the hospice's worker can come. */
const countsForHospice = (s: State, how: TileSource): boolean =>
  how !== BOUGHT && (how !== BY_LIBRARY || s.rules.libraryTileHasWorker)

/** Whether the hospice looks at this tile now. Where any tile of the phase may bring the worker, a forest waits for the phase's end. */
function workerComes(s: State, how: TileSource, tile: Tile): boolean {
  const { effects, switches } = s.rules
  if (effects.workerWithTile.length === 0 || !countsForHospice(s, how)) return false
  return switches.hospiceTile === 'regular-action' ? how === BY_ACTION : tile !== FOREST
}

/* Hospice: a worker for the tile just gained, once in a phase; a forest's worker goes to the spare ones. */

const orShip = (s: State): boolean => s.rules.switches.hospiceFallback === 'worker-ship'

export const entitled = (s: State, seat: Seat): boolean =>
  anyOccupied(s, seat, s.rules.effects.workerWithTile) &&
  !player.hospice(s, seat, WORKER_TAKEN) &&
  workerAvailable(s, orShip(s))

const askWorker = workerQuestion(
  'settler-worker',
  (s, seat, piece, out) => {
    const space = tasks.settlerWorker.space(s)
    tasks.pop(s)
    if (piece === NONE) return
    const from = takePiece(s, piece)
    const tile = tileAt(s, seat, space)
    player.hospice.add(s, seat, WORKER_TAKEN)
    if (tile === FOREST) {
      addSpare(s, seat, piece, 1)
      if (piece === A_NOBLE) out.tell(FOREST_NOBLE, seat)
      else out.tell(FOREST_WORKER, seat, from)
    } else {
      manTile(s, seat, space, piece)
      if (piece === A_NOBLE) out.tell(WITH_NOBLE, seat, tile)
      else out.tell(WITH_WORKER, seat, tile, from)
    }
  },
  (s, seat) => ({ tile: TILE.id(tileAt(s, seat, tasks.settlerWorker.space(s))) }),
  orShip,
)

export const settlerWorker: Task = {
  run(s) {
    const seat = tasks.settlerWorker.seat(s)
    return entitled(s, seat) && !isManned(s, seat, tasks.settlerWorker.space(s)) ? askSeat(s, seat) : finished(s)
  },
  ask: askWorker,
}
