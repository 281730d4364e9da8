import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { PASS, SELL } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, type Phase, type Task } from '../flow.ts'
import { DEAL, type DealId, GOOD, type Good, TRADER } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { HOUSE_SPACES } from '../sizes.ts'
import { anyOccupied, isAutoma, seatFromChooser, sumOccupied } from '../state.ts'
import { gainCoins, privilegeOf } from '../supply.ts'
import { comesBeforeSkip } from './skipping.ts'

const { table, seats: player, tasks } = box

/**
 * Trader: in turn each player may sell one barrel to the trading house, which buys each kind once and has four spaces. The trader gets one coin
 * more for a sale. A full house is emptied at the end of the phase.
 * Source: classic, Comerciante; 2020, Mercante; 1897, Negociante. Markets and office act here.
 */

const CANNOT_ACT = event('cannot-act')
const PASSED = event('passed')
const SOLD = event('sold')
const EMPTIED = event('house-emptied')

const SOLD_ALREADY = reason('sold-already')
const NO_GOOD = reason('no-such-good')
const HOUSE_FULL = reason('house-full')
const IN_HOUSE = reason('good-in-house')

/** Coins a seat gets for a good now. */
export const saleOf = (s: State, seat: Seat, good: Good): number =>
  s.rules.price[good] + privilegeOf(s, seat) + sumOccupied(s, seat, s.rules.effects.saleBonus)

export function whySell(s: State, seat: Seat, good: Good): ReasonCode {
  if (player.goods(s, seat, good) === 0) return NO_GOOD
  if (houseFull(s)) return HOUSE_FULL
  if (!inHouse(s, good) || anyOccupied(s, seat, s.rules.effects.sellsDuplicates)) return 0
  return IN_HOUSE
}

export const houseFull = (s: State): boolean => table.tradingHouse.size(s) === HOUSE_SPACES

/** Whether one barrel more fills the house. */
export const isAlmostFull = (s: State): boolean => table.tradingHouse.size(s) === HOUSE_SPACES - 1

export const inHouse = (s: State, good: Good): boolean => table.tradingHouse.indexOf(s, good) >= 0

const askSell: Ask = {
  question: question('trader-sell'),
  facts: (s) => ({ sold: tasks.traderTurn.sold(s) ? 1 : 0 }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (!tasks.traderTurn.sold(s)) {
      for (let good = GOOD.first; good < GOOD.size; good++) if (whySell(s, seat, good) === 0) list.add(SELL.of(good))
    }
    const { deals } = s.rules
    for (let i = 0; i < deals.length; i++) if (!isSpent(s, DEAL.all[i])) deals[i].legal(s, seat, list)
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    if (SELL.is(given)) return tasks.traderTurn.sold(s) ? SOLD_ALREADY : whySell(s, seat, SELL.first(given))
    const made = dealOf(s, given)
    if (made === NONE) return OTHER_QUESTION
    const deal = s.rules.deals[made]
    if (isSpent(s, made)) return deal.isSale ? SOLD_ALREADY : deal.whySpent
    return deal.why(s, seat, given)
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { sold, deals } = tasks.traderTurn
    const made = dealOf(s, given)
    if (given === PASS) {
      if (hasDoneNothing(s)) out.tell(PASSED, seat, TRADER)
      nextTurn(s)
    } else if (made === NONE) {
      sold.set(s, true)
      sell(s, seat, SELL.first(given), out)
    } else {
      const deal = s.rules.deals[made]
      if (deal.isSale) sold.set(s, true)
      else deals.add(s, made)
      deal.apply(s, seat, given, out)
    }
  },
}

/** A deal is made once in a turn; one that is a sale not beside another sale. */
const isSpent = (s: State, deal: DealId): boolean =>
  s.rules.deals[deal].isSale ? tasks.traderTurn.sold(s) : tasks.traderTurn.deals(s, deal)

const dealOf = (s: State, given: Answer): Maybe<DealId> =>
  DEAL.all[s.rules.deals.findIndex(({ ops }) => ops.some((op) => op.is(given)))] ?? NONE

/** Neither a sale nor a deal was made in the turn. */
const hasDoneNothing = (s: State): boolean => !tasks.traderTurn.sold(s) && tasks.traderTurn.deals.isEmpty(s)

/** A barrel goes to the trading house. */
export function sell(s: State, seat: Seat, good: Good, out: Story): void {
  const coins = saleOf(s, seat, good)
  player.goods.add(s, seat, good, -1)
  table.tradingHouse.push(s, good)
  gainCoins(s, seat, coins)
  out.tell(SOLD, seat, good, coins)
  const { sold } = s.rules.hooks
  for (let i = 0; i < sold.length; i++) sold[i](s, seat, good, coins, out)
}

function nextTurn(s: State): void {
  tasks.traderTurn.turn.add(s, 1)
  tasks.traderTurn.sold.set(s, false)
  tasks.traderTurn.deals.clear(s)
}

/** Whether anything is left to do in a seat's turn. */
function canTrade(s: State, seat: Seat): boolean {
  if (!tasks.traderTurn.sold(s))
    for (let good = GOOD.first; good < GOOD.size; good++) if (whySell(s, seat, good) === 0) return true
  const { deals } = s.rules
  for (let i = 0; i < deals.length; i++) if (!isSpent(s, DEAL.all[i]) && deals[i].possible(s, seat)) return true
  return false
}

const traderTurn: Task = {
  run(s, out) {
    const turn = tasks.traderTurn.turn(s)
    if (turn === s.rules.players) {
      if (houseFull(s)) emptyHouse(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    if (isAutoma(s, seat)) s.rules.automa?.sell(s, seat, out)
    else if (canTrade(s, seat)) return askSeat(s, seat)
    else if (comesBeforeSkip(s, seat, canTrade)) return false
    else if (hasDoneNothing(s)) out.tell(CANNOT_ACT, seat, TRADER)
    nextTurn(s)
    return false
  },
  ask: askSell,
}

function emptyHouse(s: State, out: Story): void {
  for (let i = 0; i < HOUSE_SPACES; i++) table.goodsSupply.add(s, table.tradingHouse(s, i), 1)
  table.tradingHouse.clear(s)
  out.tell(EMPTIED)
}

export const trader: Phase = {
  name: 'trader',
  roles: [TRADER],
  begin: (s) => tasks.traderTurn.push(s, 0, false, 0),
  tasks: { traderTurn },
}
