import type { Seat, Story } from '@quayside/kernel'
import { FOREST_ANSWER, KEEP_TILE } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { A_NOBLE, FOREST, QUARRY, TILES } from '../ids.ts'
import { addSpare } from '../pieces.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { anyOccupied, FIELDS, HOSPICE, OCCUPIED, player, type State, TASKS, tileAt } from '../state.ts'
import { layTile, manTile, takePiece, turnToForest, workerAvailable } from '../supply.ts'
import { NO_PIECE, workerQuestion } from './worker-question.ts'

/**
 * A tile comes to an island: it is laid, may become a forest, and may bring the hospice's worker.
 * Source: classic, Casa da Floresta, Hospedaria; 2020, Capanna nel Bosco, Ospizio; 1897, Madeireira, Hospital.
 */

/** How the tile came; it decides about forest and hospice. */
export const [DRAWN, BY_ACTION, BY_LIBRARY, BOUGHT] = [0, 1, 2, 3]

/** Notes on a seat's settler phase, for the hospice. */
export const [WORKER_TAKEN, GAINED_TILE, GAINED_FOREST] = [1, 2, 4]

const TURNED = event('tile-turned')
const WITH_WORKER = event('tile-worker')
const WITH_NOBLE = event('tile-noble')
const FOREST_WORKER = event('forest-worker')
const FOREST_NOBLE = event('forest-noble')

/** Lays a tile that all have seen; what follows is asked in a task. */
export function gainTile(s: State, seat: Seat, tile: number, source: number): void {
  TASKS.push(s.c, TASK.TILE_GAIN, seat, layTile(s, seat, tile), source)
}

/** Lays a tile face down that nobody has seen. */
export function gainUnseen(s: State, seat: Seat, tile: number, source: number): void {
  const space = layTile(s, seat, tile)
  turnToForest(s, seat, space, true)
  TASKS.push(s.c, TASK.TILE_GAIN, seat, space, source)
}

/** A guest may have come to the tile in between. */
const isManned = (s: State, seat: Seat, space: number): boolean => (s.c[player(seat) + FIELDS + space] & OCCUPIED) > 0

const source = (s: State): number => s.c[TASKS.top(s.c) + 3]

/** With an occupied forest house, a plantation drawn by a hacienda, or by the edition's rule any plantation, may be turned. */
function mayTurn(s: State, seat: Seat, space: number): boolean {
  const { effects, switches } = s.rules
  if (effects.forests.length === 0 || tileAt(s, seat, space) >= QUARRY || isManned(s, seat, space)) return false
  if (switches.forestTile === 'unseen' && source(s) !== DRAWN) return false
  return anyOccupied(s, seat, effects.forests)
}

const askForest: Ask = {
  question: question('forest-or-keep'),
  facts: (s, seat) => ({ tile: TILES[tileAt(s, seat, taskSecondArg(s))] }),
  legal(_s, _seat, list) {
    list.add(FOREST_ANSWER)
    list.add(KEEP_TILE)
  },
  why: (_s, _seat, given) => (given === FOREST_ANSWER || given === KEEP_TILE ? 0 : OTHER_QUESTION),
  apply(s, seat, given, out) {
    const space = taskSecondArg(s)
    if (given === FOREST_ANSWER) {
      out.tell(TURNED, seat, tileAt(s, seat, space))
      turnToForest(s, seat, space, false)
    }
    settle(s, seat, space, out)
  },
}

export const tileGain: Task = {
  run(s, out) {
    const seat = taskArg(s)
    const space = taskSecondArg(s)
    if (mayTurn(s, seat, space)) return askSeat(s, seat)
    settle(s, seat, space, out)
    return false
  },
  ask: askForest,
}

/** The tile lies for good. */
function settle(s: State, seat: Seat, space: number, out: Story): void {
  const { c, rules } = s
  const tile = tileAt(s, seat, space)
  const worker = workerComes(s, source(s), tile)
  if (countsForHospice(s, source(s))) c[player(seat) + HOSPICE] |= tile === FOREST ? GAINED_FOREST : GAINED_TILE
  TASKS.pop(c)
  const { tileGained } = rules.hooks
  for (let i = 0; i < tileGained.length; i++) tileGained[i](s, seat, tile, out)
  // On top of what the hooks may ask: the tile's own worker comes first.
  if (worker) TASKS.push(c, TASK.SETTLER_WORKER, seat, space)
}

/** Whether a tile is one of those gained in the phase on which the hospice's worker can come. */
const countsForHospice = (s: State, how: number): boolean =>
  how !== BOUGHT && (how !== BY_LIBRARY || s.rules.libraryTileHasWorker)

/** Whether the hospice looks at this tile now. Where any tile of the phase may bring the worker, a forest waits for the phase's end. */
function workerComes(s: State, how: number, tile: number): boolean {
  const { effects, switches } = s.rules
  if (effects.workerWithTile.length === 0 || !countsForHospice(s, how)) return false
  return switches.hospiceTile === 'regular-action' ? how === BY_ACTION : tile !== FOREST
}

/* Hospice: a worker for the tile just gained, once in a phase; a forest's worker goes to the spare ones. */

const orShip = (s: State): boolean => s.rules.switches.hospiceFallback === 'worker-ship'

export function entitled(s: State, seat: Seat): boolean {
  const { effects } = s.rules
  return (
    anyOccupied(s, seat, effects.workerWithTile) &&
    (s.c[player(seat) + HOSPICE] & WORKER_TAKEN) === 0 &&
    workerAvailable(s, orShip(s))
  )
}

const askWorker = workerQuestion(
  'settler-worker',
  (s, seat, piece, out) => {
    const space = taskSecondArg(s)
    TASKS.pop(s.c)
    if (piece === NO_PIECE) return
    const from = takePiece(s, piece)
    const tile = tileAt(s, seat, space)
    s.c[player(seat) + HOSPICE] |= WORKER_TAKEN
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
  (s, seat) => ({ tile: TILES[tileAt(s, seat, taskSecondArg(s))] }),
  orShip,
)

export const settlerWorker: Task = {
  run(s) {
    const seat = taskArg(s)
    return entitled(s, seat) && !isManned(s, seat, taskSecondArg(s)) ? askSeat(s, seat) : finished(s)
  },
  ask: askWorker,
}
