import type { Answer, AnswerList, Facts, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { pairs } from '@quayside/kernel/forms'
import { GUEST_TO_BUILDING, GUEST_TO_TILE, STAY, STAY_ROUND, STAYING, STAYING_ROUND } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import type { Able, Expansion, FreeAnswers } from '../../expansion.ts'
import { type Ask, askSeat, currentAsk, finished, type Task } from '../../flow.ts'
import { form, plain } from '../../forms.ts'
import { spaceWith } from '../../hot.ts'
import {
  A_NOBLE,
  A_WORKER,
  BUILDING,
  type Building,
  CIRCLE_TILES,
  MAYOR,
  PIECE,
  type Piece,
  QUARRY,
  TILE,
} from '../../ids.ts'
import { addStaff, piecesIn } from '../../pieces.ts'
import { buildingHasRoom, putOnTile, tileHasRoom } from '../../placing.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import type { Effect, Rules } from '../../rules/index.ts'
import { isAutoma, owns, seatFromChooser, seatsOf } from '../../state.ts'
import { manTile } from '../../supply.ts'

const { table, seats: player, tasks } = box

/**
 * Guesthouse: its workers may move to any free circle at any moment. They are offered the move whenever their owner is asked anything. The
 * owner is asked expressly when a phase begins, before storing, before choosing a role, before the final scoring, and when the owner
 * would be skipped in a turn that a guest could save, until the owner wants to hear no more of it this round.
 * Source: classic, Pousada; 2020, Albergo; 1897, Choupana. The moments: our rulings.
 */

const MOVE = question('guest-move')

const TO_TILE = event('guest-to-tile')
const TO_BUILDING = event('guest-to-building')

const NO_GUEST = reason('no-guest')
const NO_CIRCLE = reason('no-free-circle')
const IN_MAYOR_PHASE = reason('not-in-mayor-phase')

const GUESTHOUSE = BUILDING.of('guesthouse')

const guests = (s: State, seat: Seat, piece: Piece): number =>
  owns(s, seat, GUESTHOUSE) ? piecesIn(s, seat, GUESTHOUSE, piece) : 0

const mayMoveNow = (s: State): boolean => s.rules.switches.guests === 'any-phase' || table.role(s) !== MAYOR

/** Whether a guest could go to a building. */
const takesGuest = (s: State, seat: Seat, building: Building): boolean =>
  building !== GUESTHOUSE && buildingHasRoom(s, seat, building)

/** Whether any guest could move to an empty circle. */
function canMove(s: State, seat: Seat): boolean {
  if (!owns(s, seat, GUESTHOUSE) || !mayMoveNow(s)) return false
  if (guests(s, seat, A_WORKER) + guests(s, seat, A_NOBLE) === 0) return false
  for (let i = 0; i < CIRCLE_TILES.length; i++) if (tileHasRoom(s, seat, CIRCLE_TILES[i])) return true
  for (let i = 0; i < player.city.size(s, seat); i++) if (takesGuest(s, seat, player.city(s, seat, i))) return true
  return false
}

function whyMove(s: State, seat: Seat, given: Answer): ReasonCode {
  if (guests(s, seat, guestMoved(given)) === 0) return NO_GUEST
  if (!mayMoveNow(s)) return IN_MAYOR_PHASE
  const room = GUEST_TO_TILE.is(given)
    ? tileHasRoom(s, seat, GUEST_TO_TILE.first(given))
    : takesGuest(s, seat, GUEST_TO_BUILDING.first(given))
  return room ? 0 : NO_CIRCLE
}

/** The piece that either answer moves. */
const guestMoved = (given: Answer): Piece => GUEST_TO_TILE.second(given)

const moves: FreeAnswers = {
  ops: [GUEST_TO_TILE, GUEST_TO_BUILDING],
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (!canMove(s, seat)) return
    for (let piece = PIECE.first; piece < PIECE.size; piece++) {
      if (guests(s, seat, piece) === 0) continue
      for (const tile of CIRCLE_TILES) if (tileHasRoom(s, seat, tile)) list.add(GUEST_TO_TILE.of(tile, piece))
      for (let i = 0; i < player.city.size(s, seat); i++) {
        const building = player.city(s, seat, i)
        if (takesGuest(s, seat, building)) list.add(GUEST_TO_BUILDING.of(building, piece))
      }
    }
  },
  why: whyMove,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const piece = guestMoved(given)
    // The turn that would be skipped is looked at again.
    if (tasks.guestsOrSkip.isNext(s)) tasks.pop(s)
    addStaff(s, seat, GUESTHOUSE, piece, -1)
    if (GUEST_TO_TILE.is(given)) {
      const tile = GUEST_TO_TILE.first(given)
      putOnTile(s, seat, tile, piece)
      out.tell(TO_TILE, seat, piece, tile)
    } else {
      const building = GUEST_TO_BUILDING.first(given)
      addStaff(s, seat, building, piece, 1)
      out.tell(TO_BUILDING, seat, piece, building)
    }
  },
}

/* The express question. */

const wantsQuestion = (s: State, seat: Seat): boolean =>
  !isAutoma(s, seat) && !player.guestsQuiet(s, seat) && canMove(s, seat)

/** Moving is free at any moment, so only staying is an answer of its own. */
const askGuests = (stays: (s: State) => void): Ask => ({
  question: MOVE,
  legal(_s, _seat, list) {
    list.add(STAY)
    list.add(STAY_ROUND)
  },
  why: (_s, _seat, given) => (given === STAY || given === STAY_ROUND ? 0 : OTHER_QUESTION),
  apply(s, seat, given) {
    if (given === STAY_ROUND) player.guestsQuiet.set(s, seat, true)
    stays(s)
  },
})

const guestsTask: Task = {
  run(s) {
    const turn = tasks.guests.turn(s)
    if (turn === tasks.guests.end(s)) return finished(s)
    const seat = seatFromChooser(s, turn)
    if (wantsQuestion(s, seat)) return askSeat(s, seat)
    tasks.guests.turn.add(s, 1)
    return false
  },
  ask: askGuests((s) => tasks.guests.turn.add(s, 1)),
}

const anyWantsQuestion = (s: State): boolean => {
  for (let seat = 0; seat < s.rules.humans; seat++) if (wantsQuestion(s, seat)) return true
  return false
}

function askAll(s: State): void {
  if (anyWantsQuestion(s)) tasks.guests.push(s, 0, s.rules.players)
}

/** While a role is chosen nobody is the chooser, so turns are seats. */
function askBeforeChoice(s: State, seat: Seat): boolean {
  if (table.guestsAsked(s)) {
    table.guestsAsked.set(s, false)
    return false
  }
  if (!wantsQuestion(s, seat)) return false
  tasks.guests.push(s, seat, seat + 1)
  return true
}

/* Before a skip: asked if guests could move so that their owner can act after all. Staying is followed by the skip. */

function askBeforeSkip(s: State, seat: Seat, able: Able): boolean {
  if (table.guestsAsked(s)) {
    table.guestsAsked.set(s, false)
    return false
  }
  if (!wantsQuestion(s, seat) || !guestsEnable(s, seat, able)) return false
  tasks.guestsOrSkip.push(s, seat)
  return true
}

const guestsOrSkip: Task = {
  run: (s) => askSeat(s, tasks.guestsOrSkip.seat(s)),
  ask: askGuests((s) => {
    tasks.pop(s)
    table.guestsAsked.set(s, true)
  }),
}

/** Moves are tried, one guest after the other, and taken back. Plantations and production buildings open no turn. */
function guestsEnable(s: State, seat: Seat, able: Able): boolean {
  for (let piece = PIECE.first; piece < PIECE.size; piece++) {
    if (guests(s, seat, piece) === 0) continue
    addStaff(s, seat, GUESTHOUSE, piece, -1)
    const acts = enablesOnQuarry(s, seat, piece, able) || enablesInCity(s, seat, piece, able)
    addStaff(s, seat, GUESTHOUSE, piece, 1)
    if (acts) return true
  }
  return false
}

function enablesOnQuarry(s: State, seat: Seat, piece: Piece, able: Able): boolean {
  const space = spaceWith(s, seat, QUARRY, NONE)
  if (space === NONE) return false
  manTile(s, seat, space, piece)
  const acts = able(s, seat) || guestsEnable(s, seat, able)
  player.fields.piece.set(s, seat, space, NONE)
  player.worked.add(s, seat, QUARRY, -1)
  return acts
}

function enablesInCity(s: State, seat: Seat, piece: Piece, able: Able): boolean {
  for (let i = 0; i < player.city.size(s, seat); i++) {
    const building = player.city(s, seat, i)
    if (BUILDINGS[building].kind === 'production' || !takesGuest(s, seat, building)) continue
    addStaff(s, seat, building, piece, 1)
    const acts = able(s, seat) || guestsEnable(s, seat, able)
    addStaff(s, seat, building, piece, -1)
    if (acts) return true
  }
  return false
}

function forgetQuiet(s: State): void {
  for (const seat of seatsOf(s)) player.guestsQuiet.set(s, seat, false)
}

function askLast(s: State): void {
  if (table.guestsAskedLast(s)) return
  table.guestsAskedLast.set(s, true)
  askAll(s)
}

/** Whether a guest could open a warehouse or storehouse that stands empty. */
function mayOpenStore(s: State, seat: Seat): boolean {
  const { keepsKinds, keepsSingles } = s.rules.effects
  const hasRoom = ({ building }: Effect<unknown>): boolean => buildingHasRoom(s, seat, building)
  return canMove(s, seat) && (keepsKinds.some(hasRoom) || keepsSingles.some(hasRoom))
}

/** Whether the seat that chooses a role has been asked and let its guests stay. */
export const wasAsked = (s: State): boolean =>
  tasks.chooseRole.isNext(s) && tasks.chooseRole.ready(s) && wantsQuestion(s, tasks.chooseRole.seat(s))

const pieceWord = (piece: Piece): string => (piece === A_NOBLE ? 'noble' : 'guest')

const guestKinds = ({ nobles }: Rules): readonly Piece[] => (nobles ? PIECE.all : [A_WORKER])

/** All of one kind of guest before the other. */
const targets = <T extends number>(rules: Rules, places: readonly T[]): (readonly [T, Piece])[] =>
  guestKinds(rules).flatMap((piece) => pairs(places, [piece]))

/** A guest may go at any moment; sometimes it is also what is asked. */
const askedFor = (s: State): { asked?: 1 } => (currentAsk(s).question === MOVE ? { asked: 1 } : {})

export const guesthouse: Expansion = {
  id: 'guesthouse',
  tasks: { guests: guestsTask, guestsOrSkip },
  freeAnswers: [moves],
  hooks: {
    beforeChoice: [askBeforeChoice],
    phaseBegins: [askAll],
    beforeSkip: [askBeforeSkip],
    beforeStoring: [askAll],
    roundBegins: [forgetQuiet],
    mayStillAct: [mayOpenStore],
    gameEnds: [askLast],
  },
  forms: [
    form(GUEST_TO_TILE, {
      print: (_rules, tile, piece) => `move ${pieceWord(piece)} guesthouse ${TILE.id(tile)}`,
      all: (rules) => targets(rules, CIRCLE_TILES),
      facts: (s, _seat, tile, piece) => ({
        kind: 'guest-to-tile',
        tile: TILE.id(tile),
        piece: PIECE.id(piece),
        ...askedFor(s),
      }),
    }),
    form(GUEST_TO_BUILDING, {
      print: (_rules, building, piece) => `move ${pieceWord(piece)} guesthouse ${BUILDING.id(building)}`,
      all: (rules) => targets(rules, rules.market),
      facts: (s, _seat, building, piece) => ({
        kind: 'guest-to-building',
        building: BUILDING.id(building),
        piece: PIECE.id(piece),
        ...askedFor(s),
      }),
    }),
    plain(STAYING, 'stay'),
    plain(STAYING_ROUND, 'stay-round', 'stay round'),
  ],
  // Guests live in one place.
  short(_s, text, parse) {
    const [verb, guest, target, ...more] = text.split(' ')
    return verb === 'move' && target !== undefined && more.length === 0
      ? parse(`move ${guest} guesthouse ${target}`)
      : -1
  },
  reasonFacts(_s, _seat, given, reason): Omit<Facts, 'kind'> | null {
    if (reason === 'no-guest') return { piece: PIECE.id(guestMoved(given)) }
    return reason === 'no-free-circle' && GUEST_TO_TILE.is(given) ? { tile: TILE.id(GUEST_TO_TILE.first(given)) } : null
  },
}
