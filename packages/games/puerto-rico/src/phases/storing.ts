import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { DONE, KEEP, KEEP_ONE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { BY_POINTS, event } from '../events.ts'
import { type Ask, askSeat, finished, type Phase, type Task } from '../flow.ts'
import { GOOD, type Good, SHIP } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { isAutoma, seatFromChooser, sumOccupied, totalGoods } from '../state.ts'
import { returnGoods, triggerEnd } from '../supply.ts'

const { table, seats: player, tasks } = box

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
  table.singlesKept(s) > 0 ? 0 : warehouseKinds(s, seat) - table.kindsKept(s)

const singlesLeft = (s: State, seat: Seat): number => singles(s, seat) - table.singlesKept(s)

/** Barrels of a good about which nothing has been decided. */
export const undecided = (s: State, seat: Seat, good: Good): number => player.goods(s, seat, good) - table.kept(s, good)

function whyKeepAny(s: State, seat: Seat, good: Good): ReasonCode {
  if (player.goods(s, seat, good) === 0) return NO_GOOD
  return undecided(s, seat, good) > 0 ? 0 : ALL_KEPT
}

function whyKeepKind(s: State, seat: Seat, good: Good): ReasonCode {
  const why = whyKeepAny(s, seat, good)
  if (why !== 0) return why
  const kinds = warehouseKinds(s, seat)
  if (kinds === 0) return NO_WAREHOUSE
  if (table.kindsKept(s) === kinds) return WAREHOUSE_FULL
  return table.singlesKept(s) > 0 ? WAREHOUSES_FIRST : 0
}

function whyKeepOne(s: State, seat: Seat, good: Good): ReasonCode {
  if (singlesLeft(s, seat) <= 0) return SINGLES_FULL
  return whyKeepAny(s, seat, good)
}

const askStore: Ask = {
  question: question('captain-store'),
  facts: (s, seat) => ({
    kinds: kindsLeft(s, seat),
    singles: singlesLeft(s, seat),
    warehouses: warehouseKinds(s, seat),
  }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let good = GOOD.first; good < GOOD.size; good++) if (whyKeepKind(s, seat, good) === 0) list.add(KEEP.of(good))
    for (let good = GOOD.first; good < GOOD.size; good++)
      if (whyKeepOne(s, seat, good) === 0) list.add(KEEP_ONE.of(good))
    list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return 0
    if (KEEP.is(given)) return whyKeepKind(s, seat, KEEP.first(given))
    return KEEP_ONE.is(given) ? whyKeepOne(s, seat, KEEP_ONE.first(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === DONE) endTurn(s, seat, out)
    else if (KEEP.is(given)) {
      const good = KEEP.first(given)
      out.tell(KEPT_KIND, seat, good, undecided(s, seat, good))
      table.kept.set(s, good, player.goods(s, seat, good))
      table.kindsKept.add(s, 1)
    } else {
      const good = KEEP_ONE.first(given)
      out.tell(KEPT_ONE, seat, good)
      table.kept.add(s, good, 1)
      table.singlesKept.add(s, 1)
    }
  },
}

/** What is not kept goes back to the supply. */
function endTurn(s: State, seat: Seat, out: Story): void {
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const spoiled = undecided(s, seat, good)
    table.kept.set(s, good, 0)
    if (spoiled === 0) continue
    returnGoods(s, seat, good, spoiled)
    out.tell(SPOILED, seat, good, spoiled)
  }
  table.kindsKept.set(s, 0)
  table.singlesKept.set(s, 0)
  tasks.captainStore.turn.add(s, 1)
  const { stored } = s.rules.hooks
  for (let i = 0; i < stored.length; i++) stored[i](s, seat, out)
}

/** Whether barrels would spoil for which the seat could still find room. */
function mayStillAct(s: State, seat: Seat): boolean {
  const hooks = s.rules.hooks.mayStillAct
  if (hooks.length === 0) return false
  let spoils = 0
  for (let good = GOOD.first; good < GOOD.size; good++) spoils += undecided(s, seat, good)
  return spoils > 0 && hooks.some((may) => may(s, seat))
}

const captainStore: Task = {
  run(s, out) {
    const turn = tasks.captainStore.turn(s)
    if (turn === s.rules.players) {
      sailShips(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    if (isAutoma(s, seat)) {
      s.rules.automa?.store(s, seat, out)
      tasks.captainStore.turn.add(s, 1)
      return false
    }
    if (totalGoods(s, seat) > 0) {
      for (let good = GOOD.first; good < GOOD.size; good++) {
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
  const { ships, players } = s.rules
  for (let ship = SHIP.first; ship < s.rules.ships.length; ship++) {
    const good = table.ships.good(s, ship)
    if (good === NONE || table.ships.barrels(s, ship) < ships[ship]) continue
    table.goodsSupply.add(s, good, table.ships.barrels(s, ship))
    table.ships.good.set(s, ship, NONE)
    table.ships.barrels.set(s, ship, 0)
    out.tell(SAILED, ships[ship], good)
  }
  for (let seat = 0; seat < players; seat++) {
    const good = player.ownShipGood(s, seat)
    if (good !== NONE) table.goodsSupply.add(s, good, player.ownShipBarrels(s, seat))
    player.ownShipGood.set(s, seat, NONE)
    player.ownShipBarrels.set(s, seat, 0)
    player.ownShipUsed.set(s, seat, false)
  }
  // Chips may have run out before this phase; the end waits for a captain phase in every edition.
  if (table.vpSupply(s) === 0) triggerEnd(s, BY_POINTS, out)
}

export const storing: Phase = { name: 'storing', tasks: { captainStore } }
