import { type Answer, type AnswerList, bitOf, NOBODY, type ReasonCode, type Seat, type Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  ASKED,
  BOOK_ON,
  DEALT,
  HAND,
  pileAt,
  player,
  SEALED,
  START_TILE,
  type State,
  TASKS,
  TURN_SEAT,
} from '../state.ts'
import { gainDiamonds } from './gains.ts'
import { moveFreely } from './track-moves.ts'

/**
 * Starting tiles: in later games everybody keeps one of two in secret, at once. Then, in seat order, each player rests the three cards of
 * the tile and takes its bonus. Source: Preparação, steps 13 and 14 (pages 2 and 3).
 */

const SEALED_EVENT = event('sealed')
const KEPT = event('tile-kept')
const RESTED = event('rested')

const NOT_DEALT = reason('tile-not-dealt')
const OTHER_CARD = reason('other-card-rests')
const NOT_MIDDLE = reason('pile-not-middle')
const PILE_TAKEN = reason('pile-taken')

/** Resting piles of the slots that are open from the start. */
const MIDDLE_PILES = [1, 2, 3]

const askKeep: Ask = {
  question: question('keep-tile'),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const p = player(s, seat)
    for (let i = 0; i < 2; i++) list.add(answer(OP.KEEP, s.c[p + DEALT + i] - 1))
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (opOf(given) !== OP.KEEP) return OTHER_QUESTION
    const p = player(s, seat)
    const tile = argOf(given) + 1
    return s.c[p + DEALT] === tile || s.c[p + DEALT + 1] === tile ? 0 : NOT_DEALT
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const p = player(s, seat)
    s.c[p + START_TILE] = argOf(given) + 1
    s.c[p + SEALED] = 1
    out.tell(SEALED_EVENT, seat)
  },
}

export const keepTile: Task = {
  run(s, out) {
    const { c } = s
    c[ASKED] = unsealed(s)
    if (c[ASKED] !== NOBODY) return true
    out.revealed()
    for (let seat = 0; seat < s.rules.players; seat++) {
      const p = player(s, seat)
      c[p + SEALED] = 0
      // The other tile goes back to the box unseen, and nothing remembers it.
      c[p + DEALT] = 0
      c[p + DEALT + 1] = 0
      layTile(s, seat, c[p + START_TILE] - 1, out)
    }
    return finished(s)
  },
  ask: askKeep,
}

/** The seats whose secret decision is still open. */
export function unsealed(s: State): number {
  let mask = NOBODY
  for (let seat = 0; seat < s.rules.players; seat++) if (s.c[player(s, seat) + SEALED] === 0) mask |= bitOf(seat)
  return mask
}

/** The tile's book is the first on the player's track. */
export function layTile(s: State, seat: Seat, tile: number, out: Story): void {
  const p = player(s, seat)
  s.c[p + START_TILE] = tile + 1
  s.c[p + BOOK_ON + 1] = s.rules.startTiles[tile].book + 1
  out.tell(KEPT, seat, tile)
}

/* Resting cards, then the bonus: the task goes round the seats and through the three cards. */

const tileOf = (s: State, seat: Seat) => s.rules.startTiles[s.c[player(s, seat) + START_TILE] - 1]

/** The face of the n-th card that a seat's tile rests. */
function restingFace(s: State, seat: Seat, n: number): number {
  const face = tileOf(s, seat).resting[n]
  return face < 0 ? s.rules.expansionOnes[seat] : face
}

const faceNow = (s: State): number => restingFace(s, s.c[TURN_SEAT], taskSecondArg(s))

function isEmpty(s: State, seat: Seat, pile: number): boolean {
  const at = pileAt(s, seat, pile)
  for (let face = 0; face < s.rules.faceCount; face++) if (s.c[at + face] > 0) return false
  return true
}

function whyRest(s: State, seat: Seat, face: number, pile: number): ReasonCode {
  if (face !== faceNow(s)) return OTHER_CARD
  if (!MIDDLE_PILES.includes(pile)) return NOT_MIDDLE
  return isEmpty(s, seat, pile) ? 0 : PILE_TAKEN
}

const askRest: Ask = {
  question: question('rest-card'),
  facts: (s) => ({ card: s.rules.faces[faceNow(s)].id }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const face = faceNow(s)
    for (const pile of MIDDLE_PILES) if (isEmpty(s, seat, pile)) list.add(answer(OP.REST, face, pile))
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.REST ? whyRest(s, seat, argOf(given), secondArgOf(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    const [face, pile] = [argOf(given), secondArgOf(given)]
    c[player(s, seat) + HAND + face]--
    c[pileAt(s, seat, pile) + face]++
    c[TASKS.top(c) + 2]++
    out.tell(RESTED, seat, face, pile + 1)
  },
}

export const restCards: Task = {
  run(s, out) {
    const { c } = s
    const seat = taskArg(s)
    if (seat === s.rules.players) {
      c[TURN_SEAT] = 0
      return finished(s)
    }
    c[TURN_SEAT] = seat
    if (taskSecondArg(s) < MIDDLE_PILES.length) return askTurnSeat(s)
    takeBonus(s, seat, out)
    c[TASKS.top(c) + 1]++
    c[TASKS.top(c) + 2] = 0
    return false
  },
  ask: askRest,
}

/** A starting bonus never crosses a capital call. */
function takeBonus(s: State, seat: Seat, out: Story): void {
  for (const { company, spaces } of tileOf(s, seat).bonus) {
    if (company < 0) gainDiamonds(s, seat, spaces, out)
    else moveFreely(s, seat, company, spaces, out)
  }
}

export function pushStartingTiles(s: State): void {
  TASKS.push(s.c, TASK.REST_CARDS)
  if (s.rules.laterGame) TASKS.push(s.c, TASK.KEEP_TILE)
}
