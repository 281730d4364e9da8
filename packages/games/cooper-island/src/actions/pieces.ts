import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, type Task, taskArg } from '../flow.ts'
import { MILESTONE, SETTLEMENT } from '../ids.ts'
import { FREE, highestFree, LID_PIECE, levelAt, onAt, onOfPiece, PIECES, STATUE_PIECE, terrainAt } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import { ON, player, type State } from '../state.ts'
import { erected } from './buildings.ts'
import { noteMilestone } from './milestones.ts'

/**
 * Putting a building, a statue or a lid on land: on a free landscape of the highest level that has one. If none is free yet, a cube
 * must be stocked or exchanged first. Source: Regras de posicionamento de construções (page 17).
 */

const PUT = event('piece-put')
const UNEXPLORED = reason('unexplored')
const OCCUPIED = reason('space-occupied')
const HIGHER_FREE = reason('higher-space-free')

/** A piece that was paid for waits, and no landscape is free for it. */
export const mustFreeSpace = (s: State, seat: Seat): boolean => highestFree(s, seat) === 0

function whyPut(s: State, seat: Seat, space: number): ReasonCode {
  if (levelAt(s, seat, space) === 0) return UNEXPLORED
  if (onAt(s, seat, space) !== FREE) return OCCUPIED
  return levelAt(s, seat, space) === highestFree(s, seat) ? 0 : HIGHER_FREE
}

const askPut: Ask = {
  question: question('put-piece'),
  free: true,
  facts: (s) => ({ piece: PIECES[taskArg(s)] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const level = highestFree(s, seat)
    if (level === 0) return
    for (let space = 0; space < s.rules.land.count; space++) {
      if (levelAt(s, seat, space) === level && onAt(s, seat, space) === FREE) list.add(answer(OP.PUT, space))
    }
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.PUT ? whyPut(s, seat, argOf(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c, rules } = s
    const piece = taskArg(s)
    const space = argOf(given)
    pop(s)
    c[player(seat) + ON + space] = onOfPiece(piece)
    out.tell(PUT, seat, piece, space)
    if (piece === LID_PIECE) return
    const bonus = terrainAt(s, seat, space) === SETTLEMENT ? rules.settlementHelm : 0
    if (piece !== STATUE_PIECE) {
      erected(s, seat, piece, bonus, out)
      return
    }
    noteMilestone(s, seat, MILESTONE.STATUES, out)
    pushHelm(s, rules.statueHelm + bonus)
  },
}

export const put: Task = { run: askTurnSeat, ask: askPut }
