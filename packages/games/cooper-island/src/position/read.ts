import { NONE, type Seat } from '@quayside/kernel/box'
import { demand, demandSeat, say } from '@quayside/kernel/positions'
import { player, type State, table, tasks } from '../box.ts'
import { HAND, INCOME, SPECIAL, WORK, WORKER } from '../ids.ts'
import { gained } from '../phases/feeding.ts'
import { handsOf } from '../phases/income.ts'
import { pushRound } from '../phases/round.ts'
import { COOPER_SEAT, merchantOfRound, ordersOf, seatsOf } from '../state.ts'
import { layAutoma } from './automa.ts'
import { layLand } from './land.ts'
import { layPlayer } from './players.ts'
import type { Position } from './schema.ts'
import { isAnyoneAtWork, layDecks, layDiaries, layDoubles, layOrders, layWork } from './table.ts'

/** What a position leaves out is derived: supplies are the box less what lies on the table, and the rest is as after set-up. */
export function layPosition(s: State, position: Position): void {
  const { rules } = s
  const { players = [], round = 1, cooper = rules.solo ? COOPER_SEAT : 0, harbourMaster } = position
  table.round.set(s, round)
  demandSeat(cooper, rules.seats)
  table.cooper.set(s, cooper)
  table.masterStands.set(s, harbourMaster?.stands ?? true)
  const { id: merchant } = rules.merchants[merchantOfRound(s)]
  const isThere = (harbourMaster?.merchant ?? merchant) === merchant
  demand(isThere, say`in round ${round} the harbour master is at ${merchant}`)
  layOrders(s, position)
  layWork(s, position)
  for (const seat of seatsOf(s)) {
    const given = players[seat] ?? {}
    layLand(s, seat, given, position.placed !== undefined)
    layPlayer(s, seat, given, rules.cartographer.start[placeInOrder(s, seat)])
    demandOrders(s, seat)
  }
  layAutoma(s, position)
  layDoubles(s, position)
  layDiaries(s, position)
  layDecks(s, position)
  layPhase(s, position)
}

const placeInOrder = (s: State, seat: Seat): number =>
  s.rules.solo ? 0 : (seat - table.cooper(s) + s.rules.players) % s.rules.players

/** Each special worker gained has sent a worker to a royal order. */
function demandOrders(s: State, seat: Seat): void {
  const special = gained(s, seat, SPECIAL)
  const held = ordersOf(s, seat).length
  demand(held === special, say`seat ${seat} has gained ${special} special workers and holds ${held} royal orders`)
}

function layPhase(s: State, { now }: Position): void {
  const { players, seats, solo } = s.rules
  const { phase, by } = now ?? { phase: 'income', by: solo ? 0 : table.cooper(s) }
  demandSeat(by, players)
  table.turnSeat.set(s, by)
  if (phase === 'work') {
    const canPlace = WORKER.all.some((worker) => player.workers(s, by, worker) > 0)
    demand(canPlace, say`seat ${by} has no worker to place`)
    table.phase.set(s, WORK)
    pushRound(s, phase, (by + 1) % seats)
    tasks.turn.push(s)
    return
  }
  demand(!isAnyoneAtWork(s), 'in the income phase all workers are at home')
  table.phase.set(s, INCOME)
  layHands(s, by, now && 'hands' in now ? now.hands : undefined)
  pushRound(s, 'income', placeInOrder(s, by) + 1)
  tasks.income.push(s)
}

function layHands(s: State, seat: Seat, given: readonly string[] | undefined): void {
  const all = handsOf(s, seat)
  for (const id of given ?? all.map(HAND.id)) {
    const hand = HAND.find(id)
    demand(hand !== NONE && all.includes(hand), say`seat ${seat} has no hand ${id}`)
    table.hands.add(s, hand)
  }
}
