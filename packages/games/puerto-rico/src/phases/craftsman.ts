import { type Answer, type AnswerList, type ReasonCode, type Seat, Story } from '@quayside/kernel'
import { copyState } from '@quayside/kernel/box'
import { EXTRA, PASS } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, type Phase, type Task } from '../flow.ts'
import { CORN, CRAFTSMAN, GOOD, type Good, plantationOf } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { isAutoma, occupied, seatFromChooser } from '../state.ts'
import { gainCoins, gainGoods, privilegeOf } from '../supply.ts'

const { table, seats: player, tasks } = box

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

/** Barrels a seat's workers make: plantation and building in pairs; corn needs no building, and an automa never does. */
export function capacityOf(s: State, seat: Seat, good: Good): number {
  const fields = player.worked(s, seat, plantationOf(good))
  if (good === CORN || fields === 0 || isAutoma(s, seat)) return fields
  const producers = s.rules.producers[good]
  let circles = 0
  for (let i = 0; i < producers.length; i++) circles += player.staff(s, seat, producers[i])
  return fields < circles ? fields : circles
}

const craftsmanProduce: Task = {
  run(s, out) {
    const turn = tasks.craftsmanProduce.turn(s)
    if (turn === s.rules.players) return finished(s)
    tasks.craftsmanProduce.turn.add(s, 1)
    produce(s, seatFromChooser(s, turn), out)
    return false
  },
}

function produce(s: State, seat: Seat, out: Story): void {
  let kinds = 0
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const capacity = capacityOf(s, seat, good)
    if (capacity === 0) continue
    const made = Math.min(capacity, table.goodsSupply(s, good))
    out.tell(PRODUCED, seat, good, made, capacity - made)
    if (made === 0) continue
    gainGoods(s, seat, good, made)
    player.made.set(s, seat, good, made)
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

/** What a seat would make if somebody crafted now and it were first: barrels by kind, and the coins they bring. */
export function harvestOf(s: State, seat: Seat): { readonly made: readonly number[]; readonly coins: number } {
  const then = copyState(s)
  const out = new Story(false)
  table.chooser.set(then, seat)
  produce(then, seat, out)
  const { craftsmanEnds } = then.rules.hooks
  for (let i = 0; i < craftsmanEnds.length; i++) craftsmanEnds[i](then, out)
  return {
    made: GOOD.all.map((good) => player.goods(then, seat, good) - player.goods(s, seat, good)),
    coins: player.coins(then, seat) - player.coins(s, seat),
  }
}

export function whyExtra(s: State, good: Good): ReasonCode {
  if (player.made(s, table.chooser(s), good) === 0) return NOT_PRODUCED
  return table.goodsSupply(s, good) > 0 ? 0 : SUPPLY_EMPTY
}

const askExtra: Ask = {
  question: question('craftsman-extra'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let good = GOOD.first; good < GOOD.size; good++) if (whyExtra(s, good) === 0) list.add(EXTRA.of(good))
    list.add(PASS)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    return EXTRA.is(given) ? whyExtra(s, EXTRA.first(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === PASS) {
      out.tell(PASSED, seat, CRAFTSMAN)
      end(s, out)
      return
    }
    tasks.craftsmanExtra.taken.add(s, 1)
    takeExtra(s, seat, EXTRA.first(given), out)
  },
}

/** A barrel by privilege. The edition says whether it counts as produced. */
export function takeExtra(s: State, seat: Seat, good: Good, out: Story): void {
  gainGoods(s, seat, good, 1)
  out.tell(EXTRA_BARREL, seat, good)
  if (s.rules.switches.extraBarrelCounts === 'no') return
  player.made.add(s, seat, good, 1)
  const { producedMore } = s.rules.hooks
  for (let i = 0; i < producedMore.length; i++) producedMore[i](s, seat, out)
}

/** One barrel for each time the privilege counts. */
const craftsmanExtra: Task = {
  run(s, out) {
    const seat = table.chooser(s)
    if (isAutoma(s, seat)) s.rules.automa?.takeExtra(s, seat, out)
    else if (tasks.craftsmanExtra.taken(s) < privilegeOf(s, seat)) {
      for (let good = GOOD.first; good < GOOD.size; good++) if (whyExtra(s, good) === 0) return askSeat(s, seat)
    }
    return end(s, out)
  },
  ask: askExtra,
}

function end(s: State, out: Story): false {
  finished(s)
  const { craftsmanEnds } = s.rules.hooks
  for (let i = 0; i < craftsmanEnds.length; i++) craftsmanEnds[i](s, out)
  for (let seat = 0; seat < s.rules.players; seat++)
    for (let good = GOOD.first; good < GOOD.size; good++) player.made.set(s, seat, good, 0)
  return false
}

export const craftsman: Phase = {
  name: 'craftsman',
  roles: [CRAFTSMAN],
  begin(s) {
    tasks.craftsmanExtra.push(s, 0)
    tasks.craftsmanProduce.push(s, 0)
  },
  tasks: { craftsmanProduce, craftsmanExtra },
}
