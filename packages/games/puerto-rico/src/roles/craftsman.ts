import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, PASS } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg } from '../flow.ts'
import { CORN, CRAFTSMAN, GOOD_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  CHOOSER,
  GOODS_AT,
  GOODS_SUPPLY,
  isAutoma,
  MADE,
  occupied,
  player,
  STAFF,
  type State,
  seatFromChooser,
  TASKS,
  TILES_WORKED,
} from '../state.ts'
import { gainCoins, privilegeOf } from '../supply.ts'

/**
 * Craftsman: all produce in turn, as far as the supply goes; then the craftsman may take one more barrel of a kind he produced in this phase.
 * Source: classic, Produtor; 2020, Artigiano; 1897, Produtor. The kind must have been produced: our ruling. The factory pays here.
 */

const PRODUCED = event('produced')
const FACTORY_PAID = event('factory-paid')
const EXTRA_BARREL = event('extra-barrel')
const PASSED = event('passed')

const NOT_PRODUCED = reason('not-produced')
const SUPPLY_EMPTY = reason('supply-empty')

export function beginCraftsman(s: State): void {
  TASKS.push(s.c, TASK.CRAFTSMAN_EXTRA)
  TASKS.push(s.c, TASK.CRAFTSMAN_PRODUCE)
}

/** Barrels a seat's workers make: plantation and building in pairs; corn needs no building, and an automa never does. */
export function capacityOf(s: State, seat: Seat, good: number): number {
  const p = player(seat)
  const fields = s.c[p + TILES_WORKED + good]
  if (good === CORN || fields === 0 || isAutoma(s, seat)) return fields
  const producers = s.rules.producers[good]
  let circles = 0
  for (let i = 0; i < producers.length; i++) {
    const staff = s.c[p + STAFF + producers[i]]
    if (staff > 1) circles += staff - 1
  }
  return fields < circles ? fields : circles
}

export const craftsmanProduce: Task = {
  run(s, out) {
    const turn = taskArg(s)
    if (turn === s.rules.players) return finished(s)
    s.c[TASKS.top(s.c) + 1]++
    produce(s, seatFromChooser(s, turn), out)
    return false
  },
}

function produce(s: State, seat: Seat, out: Story): void {
  const { c } = s
  let kinds = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    const capacity = capacityOf(s, seat, good)
    if (capacity === 0) continue
    const made = Math.min(capacity, c[GOODS_SUPPLY + good])
    out.tell(PRODUCED, seat, good, made, capacity - made)
    if (made === 0) continue
    c[GOODS_SUPPLY + good] -= made
    c[player(seat) + GOODS_AT + good] += made
    c[player(seat) + MADE + good] = made
    kinds++
  }
  payFactories(s, seat, kinds, out)
  const { produced } = s.rules.hooks
  for (let i = 0; i < produced.length; i++) produced[i](s, seat, out)
}

function payFactories(s: State, seat: Seat, kinds: number, out: Story): void {
  const factories = s.rules.effects.coinsByKinds
  for (let i = 0; i < factories.length; i++) {
    const { building, value } = factories[i]
    if (value[kinds] === 0 || !occupied(s, seat, building)) continue
    gainCoins(s, seat, value[kinds])
    out.tell(FACTORY_PAID, seat, building, value[kinds])
  }
}

export function whyExtra(s: State, good: number): ReasonCode {
  if (s.c[player(s.c[CHOOSER]) + MADE + good] === 0) return NOT_PRODUCED
  return s.c[GOODS_SUPPLY + good] > 0 ? 0 : SUPPLY_EMPTY
}

const askExtra: Ask = {
  question: question('craftsman-extra'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let good = 0; good < GOOD_COUNT; good++) if (whyExtra(s, good) === 0) list.add(answer(OP.EXTRA, good))
    list.add(PASS)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    return opOf(given) === OP.EXTRA ? whyExtra(s, argOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === PASS) {
      out.tell(PASSED, seat, CRAFTSMAN)
      end(s, out)
      return
    }
    s.c[TASKS.top(s.c) + 1]++
    takeExtra(s, seat, argOf(given), out)
  },
}

/** A barrel by privilege. The edition says whether it counts as produced. */
export function takeExtra(s: State, seat: Seat, good: number, out: Story): void {
  const { c, rules } = s
  c[GOODS_SUPPLY + good]--
  c[player(seat) + GOODS_AT + good]++
  out.tell(EXTRA_BARREL, seat, good)
  if (rules.switches.extraBarrelCounts === 'no') return
  c[player(seat) + MADE + good]++
  const { producedMore } = rules.hooks
  for (let i = 0; i < producedMore.length; i++) producedMore[i](s, seat, out)
}

/** One barrel for each time the privilege counts. */
export const craftsmanExtra: Task = {
  run(s, out) {
    const seat = s.c[CHOOSER]
    if (isAutoma(s, seat)) s.rules.automa?.takeExtra(s, seat, out)
    else if (taskArg(s) < privilegeOf(s, seat)) {
      for (let good = 0; good < GOOD_COUNT; good++) if (whyExtra(s, good) === 0) return askSeat(s, seat)
    }
    return end(s, out)
  },
  ask: askExtra,
}

function end(s: State, out: Story): false {
  finished(s)
  const { craftsmanEnds } = s.rules.hooks
  for (let i = 0; i < craftsmanEnds.length; i++) craftsmanEnds[i](s, out)
  for (let seat = 0; seat < s.rules.players; seat++) s.c.fill(0, player(seat) + MADE, player(seat) + MADE + GOOD_COUNT)
  return false
}
