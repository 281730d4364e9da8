import { fail, type Options, ok, type Result, readOptions, type Seat, type Story } from '@quayside/kernel'
import { layTable, NONE } from '@quayside/kernel/box'
import { demand, possible, seedFrom, shapeProblem } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { box, chance, player, type State, table, tasks } from '../box.ts'
import { advance } from '../flow.ts'
import { HAND, INCOME, ORDER, SPECIAL, WORK, WORKER } from '../ids.ts'
import { OPTION_SCHEMA } from '../options.ts'
import { gained } from '../phases/feeding.ts'
import { handsOf } from '../phases/income.ts'
import { pushRound } from '../phases/round.ts'
import type { Rules } from '../rules/index.ts'
import { emptyTable } from '../setup.ts'
import { COOPER_SEAT, holderOf, merchantOfRound, seatsOf } from '../state.ts'
import { layAutoma } from './automa.ts'
import { layLand } from './land.ts'
import { layPlayer } from './players.ts'
import { type Position, positionSchema } from './schema.ts'
import { isAnyoneAtWork, layDecks, layDiaries, layDoubles, layOrders, layWork } from './table.ts'

/**
 * Sets up a position. What it leaves out is derived: supplies are the box less what lies on the table, and the rest is as after set-up. What
 * cannot be is refused with the reason.
 */
export function readPosition(rulesFor: (options: Options) => Rules, given: unknown, out: Story): Result<State> {
  const parsed = v.safeParse(positionSchema, given, { abortEarly: true })
  if (!parsed.success) return fail('bad-position', shapeProblem(parsed.issues))
  const position = parsed.output
  const options = readOptions(OPTION_SCHEMA, position.options)
  if (!options.ok) return options
  const s = emptyTable(rulesFor(options.value))
  return possible(() => {
    build(s, position)
    advance(s, out)
    return ok(s)
  })
}

function build(s: State, position: Position): void {
  const { rules } = s
  const { players = [], round = 1, cooper = rules.solo ? COOPER_SEAT : 0, harbourMaster } = position
  seedFrom(s.c, chance.at, position)
  demand(players.length <= rules.players, `there are ${rules.players} players, not more`)
  layTable(box, s, { round, cooper })
  demand(cooper < rules.seats, `there is no seat ${cooper}`)
  table.masterStands.set(s, harbourMaster?.stands ?? true)
  const { id: merchant } = rules.merchants[merchantOfRound(s)]
  const isThere = (harbourMaster?.merchant ?? merchant) === merchant
  demand(isThere, `in round ${round} the harbour master is at ${merchant}`)
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
  const held = ORDER.all.filter((order) => holderOf(s, order) === seat).length
  demand(held === special, `seat ${seat} has gained ${special} special workers and holds ${held} royal orders`)
}

function layPhase(s: State, { now }: Position): void {
  const { players, seats, solo } = s.rules
  const { phase, by } = now ?? { phase: 'income', by: solo ? 0 : table.cooper(s) }
  demand(by < players, `there is no seat ${by}`)
  table.turnSeat.set(s, by)
  if (phase === 'work') {
    const canPlace = WORKER.all.some((worker) => player.workers(s, by, worker) > 0)
    demand(canPlace, `seat ${by} has no worker to place`)
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
  for (const id of given ?? all.map((hand) => HAND.id(hand))) {
    const hand = HAND.find(id)
    demand(hand !== NONE && all.includes(hand), `seat ${seat} has no hand ${id}`)
    table.hands.add(s, hand)
  }
}
