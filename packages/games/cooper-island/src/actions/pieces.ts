import type { ReasonCode, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { PUT } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import {
  buildingOf,
  LID,
  PIECES,
  type Piece,
  SETTLEMENT,
  SPACE,
  type Space,
  STATUES_BUILT,
  standingOf,
} from '../ids.ts'
import { highestFree, isExplored } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import { erected } from './buildings.ts'
import { noteMilestone } from './milestones.ts'

const { table, tasks } = box
const { land } = box.seats

/**
 * Putting a building, a statue or a lid on land: on a free landscape of the highest level that has one. If none is free yet, a cube
 * must be stocked or exchanged first. Source: Regras de posicionamento de construções (page 17).
 */

const PIECE_PUT = event('piece-put')
const UNEXPLORED = reason('unexplored')
const OCCUPIED = reason('space-occupied')
const HIGHER_FREE = reason('higher-space-free')

/** A piece that was paid for waits, and no landscape is free for it. */
export const mustFreeSpace = (s: State, seat: Seat): boolean => highestFree(s, seat) === 0

function whyPut(s: State, seat: Seat, space: Space, highest = highestFree(s, seat)): ReasonCode {
  if (!isExplored(s, seat, space)) return UNEXPLORED
  if (land.on(s, seat, space) !== NONE) return OCCUPIED
  return land.level(s, seat, space) === highest ? 0 : HIGHER_FREE
}

/** Helm points more for a building or statue on a settlement. */
export const settlementBonus = (s: State, seat: Seat, piece: Piece, space: Space): number =>
  piece !== LID && land.terrain(s, seat, space) === SETTLEMENT ? s.rules.settlementHelm : 0

const askPut: Ask = {
  question: question('put-piece'),
  free: true,
  facts: (s) => ({ piece: PIECES[tasks.put.piece(s)] }),
  legal(s, seat, list) {
    const highest = highestFree(s, seat)
    for (let space = SPACE.first; space < s.rules.land.size; space++)
      if (whyPut(s, seat, space, highest) === 0) list.add(PUT.of(space))
  },
  why: (s, seat, given) => (PUT.is(given) ? whyPut(s, seat, PUT.first(given)) : OTHER_QUESTION),
  apply(s, seat, given, out) {
    const piece = tasks.put.piece(s)
    const space = PUT.first(given)
    tasks.pop(s)
    table.waiting.add(s, piece, -1)
    land.on.set(s, seat, space, standingOf(piece))
    out.tell(PIECE_PUT, seat, piece, space)
    if (piece === LID) return
    const bonus = settlementBonus(s, seat, piece, space)
    const building = buildingOf(piece)
    if (building !== NONE) {
      erected(s, seat, building, bonus, out)
      return
    }
    noteMilestone(s, seat, STATUES_BUILT, out)
    pushHelm(s, s.rules.statueHelm + bonus)
  },
}

const put: Task = { run: askTurnSeat, ask: askPut }

export const placingPieces: Phase = { name: 'placing pieces', tasks: { put } }
