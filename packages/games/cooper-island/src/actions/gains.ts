import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, LOSE, OP, opOf, SKIP } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, pop, type Task, taskArg, taskSecondArg, taskThirdArg } from '../flow.ts'
import { ITEM_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { oneOf, packedCount } from '../rules/programs.ts'
import { type State, TASKS, TURN_SEAT } from '../state.ts'
import { fits, roomFor, store, storeAll, toMarket } from '../storage.ts'

/** Gains into storage: before anything would be lost for want of space, the player is asked. Source: page 24. */

const NOT_OFFERED = reason('not-offered')
const STORAGE_FULL = reason('storage-full')
const MARKET_HAS_ROOM = reason('market-has-room')
const LOST = event('lost')

const askWhich: Ask = {
  question: question('storage-full'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    const room = roomFor(s, seat)
    for (let item = 0; item < ITEM_COUNT; item++) {
      if (packedCount(taskArg(s), item) > 0 && room & (1 << item)) list.add(answer(OP.TAKE, item))
    }
    list.add(LOSE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === LOSE) return 0
    if (opOf(given) !== OP.TAKE) return OTHER_QUESTION
    if (packedCount(taskArg(s), argOf(given)) === 0) return NOT_OFFERED
    return fits(s, seat, argOf(given)) ? 0 : STORAGE_FULL
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === LOSE) {
      lose(s, seat, out)
      return
    }
    s.c[TASKS.top(s.c) + 1] -= oneOf(argOf(given))
    store(s, seat, argOf(given), out)
  },
}

function lose(s: State, seat: Seat, out: Story): void {
  const packed = taskArg(s)
  pop(s)
  for (let item = 0; item < ITEM_COUNT; item++) {
    const count = packedCount(packed, item)
    if (count > 0) out.tell(LOST, seat, item, count)
  }
}

export const gain: Task = {
  run(s, out) {
    const packed = taskArg(s)
    if (packed === 0 || storeAll(s, s.c[TURN_SEAT], packed, out)) return finished(s)
    return askTurnSeat(s)
  },
  ask: askWhich,
}

/* Items of the player's choice */

const isMarket = (s: State): boolean => taskThirdArg(s) > 0

function whyTake(s: State, seat: Seat, item: number): ReasonCode {
  if ((taskArg(s) & (1 << item)) === 0) return NOT_OFFERED
  return isMarket(s) || fits(s, seat, item) ? 0 : STORAGE_FULL
}

const askChoose: Ask = {
  question: question('choose-items'),
  free: true,
  facts: (s) => ({ count: taskSecondArg(s), market: taskThirdArg(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let item = 0; item < ITEM_COUNT; item++) if (whyTake(s, seat, item) === 0) list.add(answer(OP.TAKE, item))
    if (!isMarket(s)) list.add(SKIP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP) return isMarket(s) ? MARKET_HAS_ROOM : 0
    return opOf(given) === OP.TAKE ? whyTake(s, seat, argOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const market = isMarket(s)
    if (given === SKIP || taskSecondArg(s) === 1) pop(s)
    else s.c[TASKS.top(s.c) + 2]--
    if (given === SKIP) return
    if (market) toMarket(s, seat, argOf(given), 1, out)
    else store(s, seat, argOf(given), out)
  },
}

export const choose: Task = { run: askTurnSeat, ask: askChoose }
