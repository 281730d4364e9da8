import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { byId, type Maybe, NONE, said } from '@quayside/kernel/box'
import { DONE, LOAD_SMALL, LOAD_WHOLE, SMALL_SHIP } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import type { Way } from '../../expansion.ts'
import { type Ask, askSeat, type Task } from '../../flow.ts'
import { CAPTAIN, GOOD, type Good } from '../../ids.ts'
import { scoreLoad, tellLoaded } from '../../phases/captain.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { anyOccupied, seatsOf, totalGoods } from '../../state.ts'
import { isWholeLoad, wholeLoadOf } from './whole-load.ts'

const { table, seats: player, tasks } = box

/**
 * Small wharf: once in a captain phase, any barrels of any kinds on a small ship of one's own, for a point for every two of them. It is one
 * load: harbor, lighthouse and the captain's own point count once. The load is put together kind by kind.
 * Source: classic, Pequeno Cais; 2020, Piccolo Molo; 1897, Cais Pequeno. Once in a phase, at least one barrel: our rulings.
 */

const LOADED = event('loaded')

const NO_GOOD = reason('no-such-good')
const NO_WHARF = reason('no-small-wharf')
const USED = reason('small-wharf-used')
const TOO_MANY = reason('too-many-barrels')

export const BARRELS_PER_POINT = 2

function whyLoad(s: State, seat: Seat, given: Answer): ReasonCode {
  if (!anyOccupied(s, seat, s.rules.effects.smallShip)) return NO_WHARF
  if (player.smallShipUsed(s, seat)) return USED
  return isWholeLoad(given) ? whyWhole(s, seat, given) : whyItem(s, seat, given)
}

const whyWhole = (s: State, seat: Seat, given: Answer): ReasonCode =>
  goodLacking(s, seat, given) === NONE ? 0 : TOO_MANY

/** The first good of which an answer names more than the seat has. */
export function goodLacking(s: State, seat: Seat, given: Answer): Maybe<Good> {
  const named = isWholeLoad(given) ? wholeLoadOf(given) : GOOD.all.map((good) => barrelsOf(given, good))
  return GOOD.all.find((good) => named[good] > player.goods(s, seat, good)) ?? NONE
}

/** Barrels of a good that an answer with one kind names. */
const barrelsOf = (given: Answer, good: Good): number =>
  LOAD_SMALL.first(given) === good ? LOAD_SMALL.second(given) : 0

/** Whether so many barrels of a kind can be added. */
function whyItem(s: State, seat: Seat, given: Answer): ReasonCode {
  const held = player.goods(s, seat, LOAD_SMALL.first(given))
  if (held === 0) return NO_GOOD
  return LOAD_SMALL.second(given) <= held ? 0 : TOO_MANY
}

function listItems(s: State, seat: Seat, list: AnswerList): void {
  for (let good = GOOD.first; good < GOOD.size; good++) {
    for (let count = 1; count <= player.goods(s, seat, good); count++) list.add(LOAD_SMALL.of(good, count))
  }
}

/** One kind goes aboard. */
function loadItem(s: State, seat: Seat, good: Good, count: number, out: Story): void {
  player.goods.add(s, seat, good, -count)
  player.smallShip.add(s, seat, good, count)
  out.tell(LOADED, seat, good, count, SMALL_SHIP)
}

export const smallWharf: Way = {
  ops: [LOAD_SMALL, ...LOAD_WHOLE],
  possible: (s, seat) =>
    anyOccupied(s, seat, s.rules.effects.smallShip) && !player.smallShipUsed(s, seat) && totalGoods(s, seat) > 0,
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (smallWharf.possible(s, seat)) listItems(s, seat, list)
  },
  why: whyLoad,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    player.smallShipUsed.set(s, seat, true)
    tasks.smallWharf.push(s, seat)
    if (!isWholeLoad(given)) {
      loadItem(s, seat, LOAD_SMALL.first(given), LOAD_SMALL.second(given), out)
      return
    }
    const load = wholeLoadOf(given)
    for (let good = GOOD.first; good < GOOD.size; good++) if (load[good] > 0) loadItem(s, seat, good, load[good], out)
    castOff(s, seat, out)
  },
}

const aboard = (s: State, seat: Seat): number => {
  let total = 0
  for (let good = GOOD.first; good < GOOD.size; good++) total += player.smallShip(s, seat, good)
  return total
}

const askMore: Ask = {
  question: question('small-wharf-load'),
  facts: (s, seat) => ({ count: aboard(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    listItems(s, seat, list)
    list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return 0
    return LOAD_SMALL.is(given) ? whyItem(s, seat, given) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === DONE) castOff(s, seat, out)
    else loadItem(s, seat, LOAD_SMALL.first(given), LOAD_SMALL.second(given), out)
  },
}

export const smallWharfLoad: Task = {
  run(s, out) {
    const seat = tasks.smallWharf.seat(s)
    if (totalGoods(s, seat) > 0) return askSeat(s, seat)
    castOff(s, seat, out)
    return false
  },
  ask: askMore,
}

/** The load is complete: it is scored, and where ships of one's own empty at once the barrels go back. */
function castOff(s: State, seat: Seat, out: Story): void {
  tasks.pop(s)
  scoreLoad(s, seat, Math.floor(aboard(s, seat) / BARRELS_PER_POINT), out)
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const count = player.smallShip(s, seat, good)
    if (count > 0) tellLoaded(s, seat, good, count, NONE, out)
  }
  if (s.rules.switches.privateShipEmpties === 'at-once') unload(s, seat)
}

function unload(s: State, seat: Seat): void {
  for (let good = GOOD.first; good < GOOD.size; good++) {
    table.goodsSupply.add(s, good, player.smallShip(s, seat, good))
    player.smallShip.set(s, seat, good, 0)
  }
}

/** The captain phase is over. */
export function returnSmallShips(s: State): void {
  for (const seat of seatsOf(s)) {
    unload(s, seat)
    player.smallShipUsed.set(s, seat, false)
  }
}

/** In a captain phase: what lies on the ship, or that it waits. */
export function smallWharfView(s: State, seat: Seat) {
  const used = player.smallShipUsed(s, seat)
  return said({
    smallWharf: !used && table.role(s) === CAPTAIN && anyOccupied(s, seat, s.rules.effects.smallShip),
    smallShip: used && { used, goods: byId(GOOD, (good) => player.smallShip(s, seat, good)) },
  })
}
