import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { LOSE, SKIP, TAKE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { ITEM, type Item } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { Amounts } from '../rules/items.ts'
import { fits, freeSpaces, store, toMarket } from '../storage.ts'

const { table, seats: player, tasks } = box

/** Gains into storage: before anything would be lost for want of space, the player is asked. Source: page 24. */

const NOT_OFFERED = reason('not-offered')
const STORAGE_FULL = reason('storage-full')
const MARKET_HAS_ROOM = reason('market-has-room')
const GAINED = event('gained')
const LOST = event('lost')

export function pushGain(s: State, items: Amounts): void {
  tasks.gain.push(s, 0)
  for (let item = ITEM.first; item < ITEM.size; item++) tasks.gain.items.add(s, item, items[item])
}

const askWhich: Ask = {
  question: question('storage-full'),
  free: true,
  legal(s, seat, list) {
    const free = freeSpaces(s, seat)
    for (let item = ITEM.first; item < ITEM.size; item++) {
      if (tasks.gain.items(s, item) > 0 && fits(s, seat, item, free)) list.add(TAKE.of(item))
    }
    list.add(LOSE)
  },
  why(s, seat, given) {
    if (given === LOSE) return 0
    if (!TAKE.is(given)) return OTHER_QUESTION
    if (tasks.gain.items(s, TAKE.first(given)) === 0) return NOT_OFFERED
    return fits(s, seat, TAKE.first(given)) ? 0 : STORAGE_FULL
  },
  apply(s, seat, given, out) {
    if (given === LOSE) {
      tellItems(s, seat, LOST, out)
      tasks.pop(s)
      return
    }
    tasks.gain.items.add(s, TAKE.first(given), -1)
    store(s, seat, TAKE.first(given), out)
  },
}

function tellItems(s: State, seat: Seat, event: number, out: Story): void {
  for (let item = ITEM.first; item < ITEM.size; item++) {
    const count = tasks.gain.items(s, item)
    if (count > 0) out.tell(event, seat, item, count)
  }
}

/** Stores all of it, if there is room for all of it. */
function storeAll(s: State, seat: Seat, out: Story): boolean {
  for (let item = ITEM.first; item < ITEM.size; item++) player.storage.add(s, seat, item, tasks.gain.items(s, item))
  if (freeSpaces(s, seat) >= 0) {
    tellItems(s, seat, GAINED, out)
    return true
  }
  for (let item = ITEM.first; item < ITEM.size; item++) player.storage.add(s, seat, item, -tasks.gain.items(s, item))
  return false
}

const gain: Task = {
  run: (s, out) => (tasks.gain.items.isEmpty(s) || storeAll(s, table.turnSeat(s), out) ? finished(s) : askTurnSeat(s)),
  ask: askWhich,
}

/* Items of the player's choice */

export function pushChoice(s: State, from: readonly Item[], count: number, intoMarket: boolean): void {
  tasks.choose.push(s, 0, count, intoMarket)
  for (const item of from) tasks.choose.from.add(s, item)
}

function whyTake(s: State, seat: Seat, item: Item): ReasonCode {
  if (!tasks.choose.from(s, item)) return NOT_OFFERED
  return tasks.choose.intoMarket(s) || fits(s, seat, item) ? 0 : STORAGE_FULL
}

const askChoose: Ask = {
  question: question('choose-items'),
  free: true,
  facts: (s) => ({ count: tasks.choose.left(s), market: tasks.choose.intoMarket(s) ? 1 : 0 }),
  legal(s, seat, list) {
    for (let item = ITEM.first; item < ITEM.size; item++) if (whyTake(s, seat, item) === 0) list.add(TAKE.of(item))
    if (!tasks.choose.intoMarket(s)) list.add(SKIP)
  },
  why(s, seat, given) {
    if (given === SKIP) return tasks.choose.intoMarket(s) ? MARKET_HAS_ROOM : 0
    return TAKE.is(given) ? whyTake(s, seat, TAKE.first(given)) : OTHER_QUESTION
  },
  apply(s, seat, given, out) {
    const intoMarket = tasks.choose.intoMarket(s)
    if (given === SKIP || tasks.choose.left(s) === 1) tasks.pop(s)
    else tasks.choose.left.add(s, -1)
    if (given === SKIP) return
    if (intoMarket) toMarket(s, seat, TAKE.first(given), 1, out)
    else store(s, seat, TAKE.first(given), out)
  },
}

const choose: Task = { run: askTurnSeat, ask: askChoose }

export const gains: Phase = { name: 'gains', tasks: { gain, choose } }
