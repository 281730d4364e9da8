import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { ANCHOR, PAY, PAY_LAND, REFUSE, TAKE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { ITEM, type Item, isCube, itemOf, ONE_SAIL, SHIP, type Ship, SPACE, type Standing, TWO_SAIL } from '../ids.ts'
import { takePaid } from '../payment.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { toMarket } from '../storage.ts'

const { table, seats: player, tasks } = box
const { land } = player

/**
 * Fees: one coin or one cube, whatever its level, to the owner of the worker below or of the harbour; or an anchor, and the owner takes what he
 * likes from the supply. Sources: Fase de trabalho (page 13), Ganhando pontos de timão (page 16).
 */

const FEE_REFUSED = event('fee-refused')
const ANCHORED = event('anchored')
const NONE_STORED = reason('none-stored')
const NO_CUBE = reason('no-cube-there')

/** Cooper and neutral workers are no players: what they are paid goes to the supply. */
export const isPlayer = (s: State, owner: Seat): boolean => owner < s.rules.players

/** Whether somebody at the table gets the fee; own harbours are paid to the supply too. */
const isPaidTo = (s: State, owner: Seat): boolean => owner !== table.turnSeat(s) && isPlayer(s, owner)

/** Any single coin or cube of the seat. */
export function addAnyPiece(s: State, seat: Seat, list: AnswerList): void {
  for (let item = ITEM.first; item < ITEM.size; item++) if (player.storage(s, seat, item) > 0) list.add(PAY.of(item))
  for (let space = SPACE.first; space < s.rules.land.size; space++)
    if (isCube(land.on(s, seat, space))) list.add(PAY_LAND.of(space))
}

export function whyAnyPiece(s: State, seat: Seat, given: Answer): ReasonCode {
  if (PAY.is(given)) return player.storage(s, seat, PAY.first(given)) > 0 ? 0 : NONE_STORED
  if (PAY_LAND.is(given)) return isCube(land.on(s, seat, PAY_LAND.first(given))) ? 0 : NO_CUBE
  return OTHER_QUESTION
}

/** The item an answer pays with. */
const paidItem = (s: State, seat: Seat, given: Answer): Item =>
  PAY.is(given) ? PAY.first(given) : itemOf(land.on(s, seat, PAY_LAND.first(given)) as Standing)

const askFee: Ask = {
  question: question('fee'),
  free: true,
  facts: (s) => ({ owner: tasks.fee.owner(s), harbour: tasks.fee.ship(s) === NONE ? 0 : 1 }),
  legal(s, seat, list) {
    addAnyPiece(s, seat, list)
    list.add(REFUSE)
  },
  why: (s, seat, given) => (given === REFUSE ? 0 : whyAnyPiece(s, seat, given)),
  apply(s, seat, given, out) {
    const [owner, ship] = [tasks.fee.owner(s), tasks.fee.ship(s)]
    tasks.pop(s)
    if (given === REFUSE) {
      refuse(s, seat, owner, ship, out)
      return
    }
    const item = paidItem(s, seat, given)
    takePaid(s, seat, given, out)
    if (isPaidTo(s, owner)) toMarket(s, owner, item, 1, out)
  },
}

/** An anchor under the ship that has come to the harbour, or else under the one with fewer; and the owner is asked at once. */
function refuse(s: State, seat: Seat, owner: Seat, ship: Maybe<Ship>, out: Story): void {
  out.tell(FEE_REFUSED, seat, owner)
  const under = ship === NONE ? lighterShip(s, seat) : ship
  if (under === NONE) tasks.anchor.push(s, 1)
  else dropUnder(s, seat, under, out)
  if (isPaidTo(s, owner)) tasks.compensate.push(s, owner)
}

const fee: Task = { run: askTurnSeat, ask: askFee }

/** The owner takes a coin or resource of his choice into his market, whoever's turn it is. */
const compensate: Task = {
  run: (s) => askSeat(s, tasks.compensate.owner(s)),
  ask: {
    question: question('compensation'),
    legal(_s, _seat, list) {
      for (let item = ITEM.first; item < ITEM.size; item++) list.add(TAKE.of(item))
    },
    why: (_s, _seat, given) => (TAKE.is(given) ? 0 : OTHER_QUESTION),
    apply(s, seat, given, out) {
      tasks.pop(s)
      toMarket(s, seat, TAKE.first(given), 1, out)
    },
  },
}

/* Anchors */

function dropUnder(s: State, seat: Seat, ship: Ship, out: Story): void {
  player.ship.anchors.add(s, seat, ship, 1)
  out.tell(ANCHORED, seat, ship)
}

/** The ship with fewer anchors, none if both have as many. */
function lighterShip(s: State, seat: Seat): Maybe<Ship> {
  const [one, two] = [player.ship.anchors(s, seat, ONE_SAIL), player.ship.anchors(s, seat, TWO_SAIL)]
  if (one === two) return NONE
  return one < two ? ONE_SAIL : TWO_SAIL
}

/** Anchors one after another to the ship with fewer; where both have as many, the player chooses. */
const anchor: Task = {
  run(s, out) {
    const seat = table.turnSeat(s)
    if (tasks.anchor.left(s) === 0) return finished(s)
    const ship = lighterShip(s, seat)
    if (ship === NONE) return askTurnSeat(s)
    tasks.anchor.left.add(s, -1)
    dropUnder(s, seat, ship, out)
    return false
  },
  ask: {
    question: question('anchor'),
    free: true,
    facts: (s) => ({ count: tasks.anchor.left(s) }),
    legal(_s, _seat, list) {
      for (let ship = SHIP.first; ship < SHIP.size; ship++) list.add(ANCHOR.of(ship))
    },
    why: (_s, _seat, given) => (ANCHOR.is(given) ? 0 : OTHER_QUESTION),
    apply(s, seat, given, out) {
      tasks.anchor.left.add(s, -1)
      dropUnder(s, seat, ANCHOR.first(given), out)
    },
  },
}

export const fees: Phase = { name: 'fees', tasks: { fee, compensate, anchor } }
