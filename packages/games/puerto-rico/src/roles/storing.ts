import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf } from '../answers.ts'
import { BY_POINTS, event } from '../events.ts'
import { type Ask, askSeat, finished, type Task, taskArg } from '../flow.ts'
import { GOOD_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  GOODS_AT,
  GOODS_SUPPLY,
  goodsOf,
  isAutoma,
  KEPT,
  KINDS_KEPT,
  player,
  SHIP_COUNT,
  SHIP_GOOD,
  SINGLES_KEPT,
  type State,
  seatFromChooser,
  sumOccupied,
  TASKS,
  totalGoods,
  VP_SUPPLY,
  WHARF_COUNT,
  WHARF_GOOD,
  WHARF_USED,
} from '../state.ts'
import { triggerEnd } from '../supply.ts'

/**
 * Storing, the end of a captain phase: in turn each player keeps whole kinds in occupied warehouses, then one single barrel; the rest spoils.
 * Keeping is allowed, not commanded. Then full ships sail.
 * Source: classic, Capitão, storage; 2020, Conservare le merci; 1897, Guardar Produtos. Warehouses before single barrels: our rulings.
 */

const KEPT_KIND = event('kept-kind')
const KEPT_ONE = event('kept-one')
const SPOILED = event('spoiled')
const SAILED = event('ship-sailed')

const NO_GOOD = reason('no-such-good')
const NO_WAREHOUSE = reason('no-warehouse')
const WAREHOUSE_FULL = reason('warehouse-full')
const WAREHOUSES_FIRST = reason('warehouses-first')
const ALL_KEPT = reason('all-kept')
const SINGLES_FULL = reason('singles-full')

/** Single barrels that everybody may keep. */
const SINGLES = 1

const singles = (s: State, seat: Seat): number => SINGLES + sumOccupied(s, seat, s.rules.effects.keepsSingles)

const warehouseKinds = (s: State, seat: Seat): number => sumOccupied(s, seat, s.rules.effects.keepsKinds)

const kindsLeft = (s: State, seat: Seat): number =>
  s.c[SINGLES_KEPT] > 0 ? 0 : warehouseKinds(s, seat) - s.c[KINDS_KEPT]

const singlesLeft = (s: State, seat: Seat): number => singles(s, seat) - s.c[SINGLES_KEPT]

/** Barrels of a good about which nothing has been decided. */
export const undecided = (s: State, seat: Seat, good: number): number => goodsOf(s, seat, good) - s.c[KEPT + good]

function whyKeepAny(s: State, seat: Seat, good: number): ReasonCode {
  if (goodsOf(s, seat, good) === 0) return NO_GOOD
  return undecided(s, seat, good) > 0 ? 0 : ALL_KEPT
}

function whyKeepKind(s: State, seat: Seat, good: number): ReasonCode {
  const why = whyKeepAny(s, seat, good)
  if (why !== 0) return why
  const kinds = warehouseKinds(s, seat)
  if (kinds === 0) return NO_WAREHOUSE
  if (s.c[KINDS_KEPT] === kinds) return WAREHOUSE_FULL
  return s.c[SINGLES_KEPT] > 0 ? WAREHOUSES_FIRST : 0
}

function whyKeepOne(s: State, seat: Seat, good: number): ReasonCode {
  if (singlesLeft(s, seat) <= 0) return SINGLES_FULL
  return whyKeepAny(s, seat, good)
}

const askStore: Ask = {
  question: question('captain-store'),
  facts: (s, seat) => ({ kinds: kindsLeft(s, seat), singles: singlesLeft(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (whyKeepKind(s, seat, good) === 0) list.add(answer(OP.KEEP, good))
    }
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (whyKeepOne(s, seat, good) === 0) list.add(answer(OP.KEEP_ONE, good))
    }
    list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return 0
    if (opOf(given) === OP.KEEP) return whyKeepKind(s, seat, argOf(given))
    return opOf(given) === OP.KEEP_ONE ? whyKeepOne(s, seat, argOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    const good = argOf(given)
    if (given === DONE) endTurn(s, seat, out)
    else if (opOf(given) === OP.KEEP) {
      out.tell(KEPT_KIND, seat, good, undecided(s, seat, good))
      c[KEPT + good] = goodsOf(s, seat, good)
      c[KINDS_KEPT]++
    } else {
      out.tell(KEPT_ONE, seat, good)
      c[KEPT + good]++
      c[SINGLES_KEPT]++
    }
  },
}

/** What is not kept goes back to the supply. */
function endTurn(s: State, seat: Seat, out: Story): void {
  const { c, rules } = s
  for (let good = 0; good < GOOD_COUNT; good++) {
    const spoiled = undecided(s, seat, good)
    c[KEPT + good] = 0
    if (spoiled === 0) continue
    c[player(seat) + GOODS_AT + good] -= spoiled
    c[GOODS_SUPPLY + good] += spoiled
    out.tell(SPOILED, seat, good, spoiled)
  }
  c[KINDS_KEPT] = 0
  c[SINGLES_KEPT] = 0
  c[TASKS.top(c) + 1]++
  const { stored } = rules.hooks
  for (let i = 0; i < stored.length; i++) stored[i](s, seat, out)
}

/** Whether barrels would spoil for which the seat could still find room. */
function mayStillAct(s: State, seat: Seat): boolean {
  const hooks = s.rules.hooks.mayStillAct
  if (hooks.length === 0) return false
  let spoils = 0
  for (let good = 0; good < GOOD_COUNT; good++) spoils += undecided(s, seat, good)
  return spoils > 0 && hooks.some((may) => may(s, seat))
}

export const captainStore: Task = {
  run(s, out) {
    const turn = taskArg(s)
    if (turn === s.rules.players) {
      sailShips(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    if (isAutoma(s, seat)) {
      s.rules.automa?.store(s, seat, out)
      s.c[TASKS.top(s.c) + 1]++
      return false
    }
    if (totalGoods(s, seat) > 0) {
      for (let good = 0; good < GOOD_COUNT; good++) {
        if (whyKeepOne(s, seat, good) === 0 || whyKeepKind(s, seat, good) === 0) return askSeat(s, seat)
      }
      if (mayStillAct(s, seat)) return askSeat(s, seat)
    }
    endTurn(s, seat, out)
    return false
  },
  ask: askStore,
}

function sailShips(s: State, out: Story): void {
  const { c, rules } = s
  for (let ship = 0; ship < rules.ships.length; ship++) {
    if (c[SHIP_COUNT + ship] < rules.ships[ship]) continue
    const good = c[SHIP_GOOD + ship] - 1
    c[GOODS_SUPPLY + good] += c[SHIP_COUNT + ship]
    c[SHIP_GOOD + ship] = 0
    c[SHIP_COUNT + ship] = 0
    out.tell(SAILED, rules.ships[ship], good)
  }
  for (let seat = 0; seat < rules.players; seat++) {
    const p = player(seat)
    if (c[p + WHARF_COUNT] > 0) c[GOODS_SUPPLY + c[p + WHARF_GOOD] - 1] += c[p + WHARF_COUNT]
    c[p + WHARF_GOOD] = 0
    c[p + WHARF_COUNT] = 0
    c[p + WHARF_USED] = 0
  }
  // Chips may have run out before this phase; the end waits for a captain phase in every edition.
  if (c[VP_SUPPLY] === 0) triggerEnd(s, BY_POINTS, out)
}
