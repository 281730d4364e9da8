import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, OWN_SHIP, opOf, secondArgOf } from '../answers.ts'
import { GOOD_COUNT } from '../ids.ts'
import { noblesOf } from '../pieces.ts'
import { fits } from '../roles/captain.ts'
import { anyOccupied, CHOOSER, goodsOf, type State, sumOccupied } from '../state.ts'
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
  WHARF,
} from './loading.ts'
import type { Outlook } from './outlook.ts'
import { privilegeTimes } from './privilege.ts'
import { keptOnPaper } from './storing.ts'
import { WEIGHT } from './weights.ts'

/** Captain: the load after which the rest of the phase goes best for oneself and worst for the others. */
export function loadWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const good = argOf(answer)
  let goals = 0
  layOnPaper(s)
  if (opOf(answer) === OP.LOAD) {
    const own = secondArgOf(answer) === OWN_SHIP
    const ship = own ? WHARF : s.rules.ships.indexOf(secondArgOf(answer))
    goals = expanded.loadGoals(s, o, seat, good, ship, own ? goodsOf(s, seat, good) : fits(s, seat, good, ship))
    loadOnPaper(seat, good, ship)
  } else if (opOf(answer) === OP.LOAD_SMALL) {
    // Kind by kind, each of them whole; what is better kept is left out when the load is put together.
    if (secondArgOf(answer) < goodsOf(s, seat, good)) return Number.NEGATIVE_INFINITY
    loadSmallOnPaper(seat)
  } else passOnPaper(seat)
  playOutOnPaper(s, (seat + 1) % s.rules.players)
  return goals + shippedBalance(s, o, seat)
}

/** Small wharf: half a point for a barrel, against what it is worth if it can be kept. */
export function loadSmallWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  layOnPaper(s)
  if (opOf(answer) !== OP.LOAD_SMALL) return keptOnPaper(s, o, seat)
  takeOnPaper(seat, argOf(answer), secondArgOf(answer))
  return secondArgOf(answer) / 2 + keptOnPaper(s, o, seat)
}

/** Royal supplier: a barrel for a point, if the ships would not bring as much. */
export function swapWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  layOnPaper(s)
  if (opOf(answer) === OP.RETURN) swapOnPaper(seat, argOf(answer))
  playOutOnPaper(s, s.c[CHOOSER])
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
    for (let good = 0; good < GOOD_COUNT; good++) worth += goodsOf(s, seat, good) >> 1
  }
  if (anyOccupied(s, seat, royalSupplier)) {
    worth += WEIGHT.BARREL_TO_COURT * Math.min(noblesOf(s, seat), kindsHeld(s, seat))
  }
  return worth
}

function kindsHeld(s: State, seat: Seat): number {
  let kinds = 0
  for (let good = 0; good < GOOD_COUNT; good++) if (goodsOf(s, seat, good) > 0) kinds++
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
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let n = 0; n < goodsOf(s, seat, good); n++) worth += heldWorth(s, o, good, n)
  }
  return worth
}
