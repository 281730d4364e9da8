import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { NO_WORKER, TAKE_NOBLE, WORKER } from '../answers.ts'
import type { State } from '../box.ts'
import type { Ask } from '../flow.ts'
import { A_NOBLE, A_WORKER, type Piece } from '../ids.ts'
import { type QuestionKind, question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pieceAvailable } from '../supply.ts'

const NONE_ABOARD = reason('none-aboard')

/**
 * "Do you take a worker?" Asked and never assumed, because declining can be right.
 * `decide` learns which piece is taken, if any, and leaves the stack of tasks as it must go on. Where the piece comes from the ship
 * (`orShip`), nobles aboard can be taken instead of workers.
 */
export const workerQuestion = (
  kind: QuestionKind,
  decide: (s: State, seat: Seat, piece: Maybe<Piece>, out: Story) => void,
  facts?: Ask['facts'],
  orShip?: (s: State) => boolean,
): Ask => ({
  question: question(kind),
  facts,
  legal(s, _seat, list) {
    if (!orShip) list.add(WORKER)
    else {
      if (pieceAvailable(s, A_WORKER, orShip(s))) list.add(WORKER)
      if (pieceAvailable(s, A_NOBLE, orShip(s))) list.add(TAKE_NOBLE)
    }
    list.add(NO_WORKER)
  },
  why(s, _seat, given) {
    if (given === NO_WORKER) return 0
    if (given === WORKER) return !orShip || pieceAvailable(s, A_WORKER, orShip(s)) ? 0 : NONE_ABOARD
    if (given !== TAKE_NOBLE || !orShip) return OTHER_QUESTION
    return pieceAvailable(s, A_NOBLE, orShip(s)) ? 0 : NONE_ABOARD
  },
  apply: (s, seat, given, out) =>
    decide(s, seat, given === WORKER ? A_WORKER : given === TAKE_NOBLE ? A_NOBLE : NONE, out),
})
