import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { answer, argOf, OP, opOf, STAY, STAY_ROUND, secondArgOf } from '../../answers.ts'
import { BUILDINGS, buildingNumber } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import type { Expansion, FreeAnswers } from '../../expansion.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../../flow.ts'
import { plain } from '../../forms.ts'
import { A_NOBLE, A_WORKER, CIRCLE_TILES, MAYOR, PIECES, TILES } from '../../ids.ts'
import { addStaff, piecesIn } from '../../pieces.ts'
import { buildingHasRoom, putOnTile, tileHasRoom } from '../../placing.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import type { Effect } from '../../rules.ts'
import { BUILDINGS_OWNED, CITY, isAutoma, owns, player, ROLE, type State, seatFromChooser, TASKS } from '../../state.ts'

/**
 * Guesthouse: its workers may move to any free circle at any moment. They are offered the move whenever their owner is asked anything; so that
 * no moment is missed, the owner is asked expressly when a phase begins, before storing, before choosing a role and before the final
 * scoring, until the owner wants to hear no more of it this round.
 * Source: classic, Pousada; 2020, Albergo; 1897, Choupana. The moments: our rulings.
 */

const TO_TILE = event('guest-to-tile')
const TO_BUILDING = event('guest-to-building')

const NO_GUEST = reason('no-guest')
const NO_CIRCLE = reason('no-free-circle')
const IN_MAYOR_PHASE = reason('not-in-mayor-phase')

const GUESTHOUSE = buildingNumber('guesthouse')

/* Cells: the last question has been asked; the next choice of a role needs no question; then, by seat, who wants no question this round. */
const LAST_ASKED = 0
const ASKED_ALREADY = 1
const QUIET = 2

const cell = (s: State, which: number): number => s.rules.cellsOf.guesthouse + which

const guests = (s: State, seat: Seat, piece: number): number =>
  owns(s, seat, GUESTHOUSE) ? piecesIn(s, seat, GUESTHOUSE, piece) : 0

const mayMoveNow = (s: State): boolean => s.rules.switches.guests === 'any-phase' || s.c[ROLE] !== MAYOR + 1

/** Whether any guest could move to an empty circle. */
function canMove(s: State, seat: Seat): boolean {
  if (!owns(s, seat, GUESTHOUSE) || s.c[player(seat) + BUILDINGS_OWNED] === 0 || !mayMoveNow(s)) return false
  if (guests(s, seat, A_WORKER) + guests(s, seat, A_NOBLE) === 0) return false
  for (let tile = 0; tile < CIRCLE_TILES; tile++) if (tileHasRoom(s, seat, tile)) return true
  for (let i = 0; i < s.c[player(seat) + BUILDINGS_OWNED]; i++) {
    const building = s.c[player(seat) + CITY + i] - 1
    if (building !== GUESTHOUSE && buildingHasRoom(s, seat, building)) return true
  }
  return false
}

function whyMove(s: State, seat: Seat, given: Answer): ReasonCode {
  if (guests(s, seat, secondArgOf(given)) === 0) return NO_GUEST
  if (!mayMoveNow(s)) return IN_MAYOR_PHASE
  const target = argOf(given)
  if (opOf(given) === OP.GUEST_TO_TILE) return tileHasRoom(s, seat, target) ? 0 : NO_CIRCLE
  return target !== GUESTHOUSE && buildingHasRoom(s, seat, target) ? 0 : NO_CIRCLE
}

const moves: FreeAnswers = {
  ops: [OP.GUEST_TO_TILE, OP.GUEST_TO_BUILDING],
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (!canMove(s, seat)) return
    for (let piece = 0; piece < PIECES.length; piece++) {
      if (guests(s, seat, piece) === 0) continue
      for (let tile = 0; tile < CIRCLE_TILES; tile++) {
        if (tileHasRoom(s, seat, tile)) list.add(answer(OP.GUEST_TO_TILE, tile, piece))
      }
      for (let i = 0; i < s.c[player(seat) + BUILDINGS_OWNED]; i++) {
        const building = s.c[player(seat) + CITY + i] - 1
        if (building !== GUESTHOUSE && buildingHasRoom(s, seat, building)) {
          list.add(answer(OP.GUEST_TO_BUILDING, building, piece))
        }
      }
    }
  },
  why: whyMove,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const piece = secondArgOf(given)
    const target = argOf(given)
    addStaff(s, seat, GUESTHOUSE, piece, -1)
    if (opOf(given) === OP.GUEST_TO_TILE) {
      putOnTile(s, seat, target, piece)
      out.tell(TO_TILE, seat, piece, target)
    } else {
      addStaff(s, seat, target, piece, 1)
      out.tell(TO_BUILDING, seat, piece, target)
    }
  },
}

/* The express question. The task's numbers: whose turn it is, counted from the chooser, and where to stop. */

const wantsQuestion = (s: State, seat: Seat): boolean =>
  !isAutoma(s, seat) && s.c[cell(s, QUIET + seat)] === 0 && canMove(s, seat)

/** Moving is free at any moment, so only staying is an answer of its own. */
const askGuests: Ask = {
  question: question('guest-move'),
  legal(_s, _seat, list) {
    list.add(STAY)
    list.add(STAY_ROUND)
  },
  why: (_s, _seat, given) => (given === STAY || given === STAY_ROUND ? 0 : OTHER_QUESTION),
  apply(s, seat, given) {
    if (given === STAY_ROUND) s.c[cell(s, QUIET + seat)] = 1
    s.c[TASKS.top(s.c) + 1]++
  },
}

const guestsTask: Task = {
  run(s) {
    const turn = taskArg(s)
    if (turn === taskSecondArg(s)) return finished(s)
    const seat = seatFromChooser(s, turn)
    if (wantsQuestion(s, seat)) return askSeat(s, seat)
    s.c[TASKS.top(s.c) + 1]++
    return false
  },
  ask: askGuests,
}

const anyWantsQuestion = (s: State): boolean => {
  for (let seat = 0; seat < s.rules.humans; seat++) if (wantsQuestion(s, seat)) return true
  return false
}

function askAll(s: State): void {
  if (anyWantsQuestion(s)) TASKS.push(s.c, TASK.GUESTS, 0, s.rules.players)
}

/** While a role is chosen nobody is the chooser, so turns are seats. */
function askBeforeChoice(s: State, seat: Seat): boolean {
  const { c } = s
  if (c[cell(s, ASKED_ALREADY)]) {
    c[cell(s, ASKED_ALREADY)] = 0
    return false
  }
  if (!wantsQuestion(s, seat)) return false
  TASKS.push(c, TASK.GUESTS, seat, seat + 1)
  return true
}

function forgetQuiet(s: State): void {
  s.c.fill(0, cell(s, QUIET), cell(s, QUIET) + s.rules.players)
}

function askLast(s: State): void {
  if (s.c[cell(s, LAST_ASKED)]) return
  s.c[cell(s, LAST_ASKED)] = 1
  askAll(s)
}

/** Whether a guest could open a warehouse or storehouse that stands empty. */
function mayOpenStore(s: State, seat: Seat): boolean {
  const { keepsKinds, keepsSingles } = s.rules.effects
  const hasRoom = ({ building }: Effect<unknown>): boolean => buildingHasRoom(s, seat, building)
  return canMove(s, seat) && (keepsKinds.some(hasRoom) || keepsSingles.some(hasRoom))
}

const pieceWord = (piece: number): string => (piece === A_NOBLE ? 'noble' : 'guest')

export const guesthouse: Expansion = {
  id: 'guesthouse',
  cells: (players) => QUIET + players,
  tasks: { [TASK.GUESTS]: guestsTask },
  freeAnswers: [moves],
  hooks: {
    beforeChoice: [askBeforeChoice],
    phaseBegins: [askAll],
    beforeStoring: [askAll],
    roundBegins: [forgetQuiet],
    mayStillAct: [mayOpenStore],
    gameEnds: [askLast],
  },
  forms: [
    {
      op: OP.GUEST_TO_TILE,
      print: (tile, piece) => `move ${pieceWord(piece)} guesthouse ${TILES[tile]}`,
      all: (rules) =>
        guestKinds(rules.noblesAt).flatMap((piece) =>
          TILES.slice(0, CIRCLE_TILES).map((_, tile) => [tile, piece] as const),
        ),
      facts: (_s, _seat, tile, piece) => ({ kind: 'guest-to-tile', tile: TILES[tile], piece: PIECES[piece] }),
    },
    {
      op: OP.GUEST_TO_BUILDING,
      print: (building, piece) => `move ${pieceWord(piece)} guesthouse ${BUILDINGS[building].id}`,
      all: (rules) =>
        guestKinds(rules.noblesAt).flatMap((piece) => rules.market.map((building) => [building, piece] as const)),
      facts: (_s, _seat, building, piece) => ({
        kind: 'guest-to-building',
        building: BUILDINGS[building].id,
        piece: PIECES[piece],
      }),
    },
    plain(OP.STAY, 'stay', 'stay'),
    plain(OP.STAY_ROUND, 'stay round', 'stay-round'),
  ],
  writePosition: (s) => (wasAsked(s) ? { guestsAsked: true } : {}),
  writePlayer: (s, seat) => (s.c[cell(s, QUIET + seat)] ? { guestsQuiet: true } : {}),
  readPosition(s, position) {
    const choosing = (position.now?.phase ?? 'choose') === 'choose'
    demand(choosing || !position.guestsAsked, 'guestsAsked is about a choice of role, and none is chosen now')
    s.c[cell(s, ASKED_ALREADY)] = position.guestsAsked ? 1 : 0
  },
  readPlayer(s, seat, given) {
    s.c[cell(s, QUIET + seat)] = given.guestsQuiet ? 1 : 0
  },
}

const guestKinds = (noblesAt: number): readonly number[] => (noblesAt < 0 ? [A_WORKER] : [A_WORKER, A_NOBLE])

/** Whether the seat that chooses a role has been asked and let its guests stay. */
function wasAsked(s: State): boolean {
  const top = TASKS.top(s.c)
  return s.c[top] === TASK.CHOOSE_ROLE && s.c[top + 2] === 1 && wantsQuestion(s, s.c[top + 1])
}
