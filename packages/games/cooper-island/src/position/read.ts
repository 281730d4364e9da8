import { fail, type Options, ok, type Result, readOptions, roll, type Story } from '@quayside/kernel'
import { demand, possible, seedFrom, shapeProblem } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { advance, PHASE, push, TASK } from '../flow.ts'
import { BOATS, SPECIAL, WORKERS } from '../ids.ts'
import { OPTION_SCHEMA } from '../options.ts'
import { boatHand, DOUBLE_HAND, handsOf, ISLAND_HAND } from '../phases/income.ts'
import { pushRound, STAGE } from '../phases/round.ts'
import type { Rules } from '../rules/index.ts'
import { holderOf } from '../scoring.ts'
import { chooseOrders, emptyTable } from '../setup.ts'
import { COOPER_SEAT } from '../solo/cooper.ts'
import {
  AVAILABLE,
  HANDS,
  LOCKED,
  MARKER,
  MASTER_STANDS,
  ORDERS_OPEN,
  PHASE_NOW,
  player,
  RNG,
  ROUND,
  type State,
  TURN_SEAT,
} from '../state.ts'
import { seatsOf } from '../view.ts'
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
  const { c, rules } = s
  const { players = [], round = 1, harbourMaster } = position
  seedFrom(c, RNG, position)
  demand(players.length <= rules.players, `there are ${rules.players} players, not more`)
  c[ROUND] = round
  c[MARKER] = position.cooper ?? (rules.solo ? COOPER_SEAT : 0)
  demand(c[MARKER] < rules.players + (rules.solo ? 1 : 0), `there is no seat ${c[MARKER]}`)
  c[MASTER_STANDS] = harbourMaster && !harbourMaster.stands ? 0 : 1
  const merchant = harbourMaster?.merchant ?? rules.merchants[round - 1].id
  demand(
    merchant === rules.merchants[round - 1].id,
    `in round ${round} the harbour master is at ${rules.merchants[round - 1].id}`,
  )
  layOrders(s, position)
  if (!position.orders) for (const order of chooseOrders(s, (n) => roll(c, RNG, n))) c[ORDERS_OPEN] |= 1 << order
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

const placeInOrder = (s: State, seat: number): number =>
  s.rules.solo ? 0 : (seat - s.c[MARKER] + s.rules.players) % s.rules.players

/** Each special worker gained has sent a worker to a royal order. */
function demandOrders(s: State, seat: number): void {
  const { rules } = s
  const gained = rules.workers.lockedSpecial - s.c[player(seat) + LOCKED + SPECIAL]
  const held = rules.orders.filter((_, order) => holderOf(s, order) === seat).length
  demand(held === gained, `seat ${seat} has gained ${gained} special workers and holds ${held} royal orders`)
}

function layPhase(s: State, { now }: Position): void {
  const { c, rules } = s
  const { phase, by } = now ?? { phase: 'income', by: rules.solo ? 0 : c[MARKER] }
  demand(by < rules.players, `there is no seat ${by}`)
  c[TURN_SEAT] = by
  if (phase === 'work') {
    const workers = WORKERS.reduce((sum, _, worker) => sum + c[player(by) + AVAILABLE + worker], 0)
    demand(workers > 0, `seat ${by} has no worker to place`)
    c[PHASE_NOW] = PHASE.WORK
    pushRound(s, STAGE.WORK, (by + 1) % (rules.players + (rules.solo ? 1 : 0)))
    push(s, TASK.TURN)
    return
  }
  demand(!isAnyoneAtWork(s), 'in the income phase all workers are at home')
  c[PHASE_NOW] = PHASE.INCOME
  c[HANDS] = handsIn(s, by, now && 'hands' in now ? now.hands : undefined)
  pushRound(s, STAGE.INCOME, placeInOrder(s, by) + 1)
  push(s, TASK.INCOME)
}

function handsIn(s: State, seat: number, given: readonly string[] | undefined): number {
  const all = handsOf(s, seat)
  if (!given) return all
  return given.reduce((hands, id) => {
    const boat = (BOATS as readonly string[]).indexOf(id)
    const hand = id === 'island' ? ISLAND_HAND : id === 'double' ? DOUBLE_HAND : boat >= 0 ? boatHand(boat) : 0
    demand((all & hand) !== 0, `seat ${seat} has no hand ${id}`)
    return hands | hand
  }, 0)
}
