import type { ReasonCode, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { boatFaceUp, dockOf } from '../actions/docks.ts'
import { useAction } from '../actions/optional.ts'
import { place, whyPlace } from '../actions/place-double.ts'
import { addIslands, placeIsland, whyIsland, wouldBarIslands } from '../actions/place-island.ts'
import { whyBoatAction } from '../actions/possible.ts'
import { DONE, PLACE, PLACE_ISLAND, USE_BOAT } from '../answers.ts'
import { box, type State } from '../box.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { addPlacements } from '../hot.ts'
import { BOAT, type Boat, boatHand, DOCK, DOUBLE_HAND, type Hand, ISLAND_HAND, type Space } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'

const { table, seats: player, tasks } = box

/** The income phase of one player: each hand once, in any order, or not at all. Source: Fase de receita (pages 10 to 12). */

const HAND_USED = reason('hand-used')
const NOT_A_HAND = reason('not-a-hand')

/** The hands a seat has: the two of the board and its boats that lie face up as its income begins. */
export function handsOf(s: State, seat: Seat): Hand[] {
  const boats = DOCK.all.flatMap((dock) => {
    const boat = boatFaceUp(s, seat, dock)
    return boat === NONE ? [] : [boatHand(boat)]
  })
  return [ISLAND_HAND, DOUBLE_HAND, ...boats]
}

/** A double tile in the first income may leave the island that is due then without a place: legal, but worth a warning. */
export const barsIsland = (s: State, seat: Seat, one: Space, other: Space): boolean =>
  table.turnSeat(s) === seat && table.hands(s, ISLAND_HAND) && wouldBarIslands(s, seat, one, other)

export function beginIncome(s: State, seat: Seat): void {
  table.turnSeat.set(s, seat)
  for (const hand of handsOf(s, seat)) table.hands.add(s, hand)
  player.cartographerUsed.set(s, seat, false)
  tasks.income.push(s)
}

function whyBoatHand(s: State, seat: Seat, boat: Boat): ReasonCode {
  if (table.hands(s, boatHand(boat))) return whyBoatAction(s, seat, boat)
  return dockOf(s, seat, boat) === NONE ? NOT_A_HAND : HAND_USED
}

const askIncome: Ask = {
  question: question('income'),
  free: true,
  legal(s, seat, list) {
    if (table.hands(s, ISLAND_HAND)) addIslands(s, seat, list)
    if (table.hands(s, DOUBLE_HAND)) addPlacements(s, seat, list)
    for (let boat = BOAT.first; boat < BOAT.size; boat++) {
      if (table.hands(s, boatHand(boat)) && whyBoatAction(s, seat, boat) === 0) list.add(USE_BOAT.of(boat))
    }
    list.add(DONE)
  },
  why(s, seat, given) {
    if (given === DONE) return 0
    if (PLACE_ISLAND.is(given)) {
      if (!table.hands(s, ISLAND_HAND)) return HAND_USED
      return whyIsland(s, seat, PLACE_ISLAND.first(given), PLACE_ISLAND.second(given))
    }
    if (PLACE.is(given)) {
      return table.hands(s, DOUBLE_HAND) ? whyPlace(s, seat, PLACE.first(given), PLACE.second(given)) : HAND_USED
    }
    return USE_BOAT.is(given) ? whyBoatHand(s, seat, USE_BOAT.first(given)) : OTHER_QUESTION
  },
  apply(s, seat, given, out) {
    if (given === DONE) {
      table.hands.clear(s)
      tasks.pop(s)
    } else if (PLACE_ISLAND.is(given)) {
      table.hands.remove(s, ISLAND_HAND)
      placeIsland(s, seat, PLACE_ISLAND.first(given), PLACE_ISLAND.second(given), out)
    } else if (PLACE.is(given)) {
      table.hands.remove(s, DOUBLE_HAND)
      place(s, seat, PLACE.first(given), PLACE.second(given), out)
    } else {
      const boat = USE_BOAT.first(given)
      table.hands.remove(s, boatHand(boat))
      useAction(s, seat, s.rules.programs.boat[boat], out)
    }
  },
}

const takeIncome: Task = { run: askTurnSeat, ask: askIncome }

export const income: Phase = { name: 'income', tasks: { income: takeIncome } }
