import type { Answer, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { LOAD, LOAD_SMALL, OWN_SHIP, RETURN, returnedGood } from '../answers.ts'
import { box, type State } from '../box.ts'
import { GOOD } from '../ids.ts'
import { fits } from '../phases/captain.ts'
import { noblesOf } from '../pieces.ts'
import { anyOccupied, shipOf, sumOccupied } from '../state.ts'
import { expanded } from './expanded.ts'
import { heldWorth } from './goods.ts'
import {
  layOnPaper,
  loadOnPaper,
  loadSmallOnPaper,
  loadsOnPaper,
  passOnPaper,
  playOutOnPaper,
  pointsOnPaper,
  swapOnPaper,
  takeOnPaper,
} from './loading.ts'
import type { Outlook } from './outlook.ts'
import { privilegeTimes } from './privilege.ts'
import { keptOnPaper } from './storing.ts'
import { weights } from './weights.ts'

const { table, seats: player } = box
const WEIGHT = weights

/** Captain: the load after which the rest of the phase goes best for oneself and worst for the others. */
export function loadWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  let goals = 0
  layOnPaper(s)
  if (LOAD.is(answer)) {
    const good = LOAD.first(answer)
    const ship = LOAD.second(answer) === OWN_SHIP ? NONE : shipOf(s, LOAD.second(answer))
    const count = ship === NONE ? player.goods(s, seat, good) : fits(s, seat, good, ship)
    goals = expanded.loadGoals(s, o, seat, good, ship, count)
    loadOnPaper(seat, good, ship)
  } else if (LOAD_SMALL.is(answer)) {
    // Kind by kind, each of them whole; what is better kept is left out when the load is put together.
    if (LOAD_SMALL.second(answer) < player.goods(s, seat, LOAD_SMALL.first(answer))) return Number.NEGATIVE_INFINITY
    loadSmallOnPaper(seat)
  } else passOnPaper(seat)
  playOutOnPaper(s, (seat + 1) % s.rules.players)
  return goals + shippedBalance(s, o, seat)
}

/** Small wharf: half a point for a barrel, against what it is worth if it can be kept. */
export function loadSmallWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  layOnPaper(s)
  if (!LOAD_SMALL.is(answer)) return keptOnPaper(s, o, seat)
  takeOnPaper(seat, LOAD_SMALL.first(answer), LOAD_SMALL.second(answer))
  return LOAD_SMALL.second(answer) / 2 + keptOnPaper(s, o, seat)
}

/** Royal supplier: a barrel for a point, if the ships would not bring as much. */
export function swapWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  layOnPaper(s)
  if (RETURN.is(answer)) swapOnPaper(seat, returnedGood(RETURN.first(answer)))
  playOutOnPaper(s, table.chooser(s))
  return shippedBalance(s, o, seat)
}

export function captainOnPaper(s: State, chooser: Seat): void {
  layOnPaper(s)
  playOutOnPaper(s, chooser)
}

/** What a captain phase that is on paper is worth to each seat; the chooser has a point more. */
export function captainGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const privilege = seat === chooser && pointsOnPaper(seat) > 0 ? privilegeTimes(s, seat) : 0
  return shipped(s, o, seat) + privilege + gainBefore(s, o, chooser, seat) - heldNow(s, o, seat)
}

/** What comes before any load: the union hall's pairs, the court's barrels, the lighthouse's coin for the captain. */
function gainBefore(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { coinsPerLoad, pointsForPairs, royalSupplier } = s.rules.effects
  let worth = 0
  if (seat === chooser && coinsPerLoad.length > 0) worth += sumOccupied(s, seat, coinsPerLoad) * o.coin
  if (anyOccupied(s, seat, pointsForPairs)) {
    for (let good = GOOD.first; good < GOOD.size; good++) worth += Math.floor(player.goods(s, seat, good) / 2)
  }
  if (anyOccupied(s, seat, royalSupplier)) {
    worth += WEIGHT.BARREL_TO_COURT * Math.min(noblesOf(s, seat), kindsHeld(s, seat))
  }
  return worth
}

function kindsHeld(s: State, seat: Seat): number {
  let kinds = 0
  for (let good = GOOD.first; good < GOOD.size; good++) if (player.goods(s, seat, good) > 0) kinds++
  return kinds
}

/** What a seat has of the phase on paper: points, a lighthouse's coins, and what it can keep. */
function shipped(s: State, o: Outlook, seat: Seat): number {
  const coins = loadsOnPaper(seat) * sumOccupied(s, seat, s.rules.effects.coinsPerLoad)
  return pointsOnPaper(seat) + coins * o.coin + keptOnPaper(s, o, seat)
}

function shippedBalance(s: State, o: Outlook, seat: Seat): number {
  const { players } = s.rules
  let balance = shipped(s, o, seat)
  for (let other = 0; other < players; other++) {
    if (other !== seat) balance -= (WEIGHT.OTHERS / (players - 1)) * shipped(s, o, other)
  }
  return balance
}

function heldNow(s: State, o: Outlook, seat: Seat): number {
  let worth = 0
  for (let good = GOOD.first; good < GOOD.size; good++) {
    for (let n = 0; n < player.goods(s, seat, good); n++) worth += heldWorth(s, o, good, n)
  }
  return worth
}
