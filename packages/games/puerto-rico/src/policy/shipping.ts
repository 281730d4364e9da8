import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, OWN_SHIP, opOf, secondArgOf } from '../answers.ts'
import { GOOD_COUNT } from '../ids.ts'
import { undecided } from '../roles/storing.ts'
import { goodsOf, type State, sumOccupied } from '../state.ts'
import { heldWorth } from './goods.ts'
import { layOnPaper, leftOnPaper, loadOnPaper, playOutOnPaper, pointsOnPaper, WHARF } from './loading.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Captain: the load after which the rest of the phase goes best for oneself and worst for the others. */
export function loadWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  layOnPaper(s)
  if (opOf(answer) === OP.LOAD) {
    const ship = secondArgOf(answer)
    loadOnPaper(seat, argOf(answer), ship === OWN_SHIP ? WHARF : s.rules.ships.indexOf(ship))
  }
  playOutOnPaper(s, (seat + 1) % s.rules.players)
  return shippedBalance(s, o, seat)
}

/** What a captain phase is worth to each seat, from who chooses it on; the chooser has a point more. */
export function captainGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  layOnPaper(s)
  playOutOnPaper(s, chooser)
  const bonus = seat === chooser && pointsOnPaper(seat) > 0 ? 1 : 0
  return pointsOnPaper(seat) + bonus + keptOnPaper(s, o, seat) - heldNow(s, o, seat)
}

function shippedBalance(s: State, o: Outlook, seat: Seat): number {
  const { players } = s.rules
  let balance = pointsOnPaper(seat) + keptOnPaper(s, o, seat)
  for (let other = 0; other < players; other++) {
    if (other === seat) continue
    balance -= (WEIGHT.OTHERS / (players - 1)) * (pointsOnPaper(other) + keptOnPaper(s, o, other))
  }
  return balance
}

const heldNow = (s: State, o: Outlook, seat: Seat): number => {
  let worth = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let n = 0; n < goodsOf(s, seat, good); n++) worth += heldWorth(s, o, good, n)
  }
  return worth
}

/** What is left over keeps its worth as far as it can be stored: warehouses take the most plentiful kinds, then one barrel stays. */
function keptOnPaper(s: State, o: Outlook, seat: Seat): number {
  let kinds = sumOccupied(s, seat, s.rules.effects.keepsKinds)
  let worth = 0
  let single = 0
  for (let good = GOOD_COUNT - 1; good >= 0; good--) {
    const left = leftOnPaper(seat, good)
    if (left === 0) continue
    if (kinds > 0) {
      kinds--
      for (let n = 0; n < left; n++) worth += heldWorth(s, o, good, n)
    } else single = Math.max(single, heldWorth(s, o, good, 0))
  }
  return worth + single
}

/** Storing: whole kinds first, those worth most; then the dearest barrel. */
export function storeWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const good = argOf(answer)
  switch (opOf(answer)) {
    case OP.KEEP:
      return WAREHOUSE_FIRST + undecided(s, seat, good) * WEIGHT.SHIPPING_HOPE + s.rules.price[good] * o.coin
    case OP.KEEP_ONE:
      return 1 + heldWorth(s, o, good, 0)
    default:
      return 0
  }
}

/** A single barrel kept closes the warehouses. */
const WAREHOUSE_FIRST = 100
