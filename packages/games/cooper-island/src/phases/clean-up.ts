import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, FINISH, OP, opOf } from '../answers.ts'
import { DECK_SIZE, LARGE_BUILDINGS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { isFaceDown, placeOfCard } from '../free/large-cards.ts'
import { COIN, ITEM_COUNT } from '../ids.ts'
import { hasFort, hasPassage, statuesOnLand } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import {
  CRATE,
  FACE_DOWN,
  FINISHED,
  LARGE_CARD,
  LIDS,
  MARKET,
  player,
  STORE,
  type State,
  TASKS,
  TURN_SEAT,
} from '../state.ts'

/**
 * Clean-up step by step. In each step every player has a window: free actions first, then what the step brings. Source: Fase de
 * limpeza (page 23).
 */

export const STEP = {
  FEED: 1,
  REACTIVATE: 2,
  STATUES: 3,
  PASSAGE: 4,
  HOME: 5,
  MARKET: 6,
  MASTER: 7,
  SCORING: 8,
} as const
/** Steps by number, for facts and words. */
export const STEPS_OF_CLEAN_UP = [
  'feed',
  'reactivate',
  'statues',
  'passage',
  'home',
  'market',
  'master',
  'scoring',
] as const

const STATUE_BONUS = event('statue-bonus')
const PASSAGE_BONUS = event('passage-bonus')
const MARKET_CLEARED = event('market-cleared')
const CARD_UP = event('card-reactivated')
const LID_BACK = event('lid-reactivated')
const PAID = event('paid')
const NOT_YOURS = reason('card-not-yours')
const FACE_UP = reason('card-face-up')
const NO_LID_THERE = reason('no-lid-there')
const NO_COINS = reason('not-enough-coins')
const USED_ALREADY = reason('reactivated-already')
const NOT_HERE = reason('action-not-here')

export function beginWindow(s: State, seat: Seat, step: number, out: Story): void {
  s.c[TURN_SEAT] = seat
  if (step === STEP.FEED) push(s, TASK.FEED)
  else if (s.c[player(seat) + FINISHED]) bring(s, seat, step, out)
  else push(s, step === STEP.SCORING ? TASK.LAST_WINDOW : TASK.WINDOW, step)
}

/** What a step brings after its window. */
function bring(s: State, seat: Seat, step: number, out: Story): void {
  if (step === STEP.STATUES) {
    const points = statuesOnLand(s, seat) * s.rules.statueCleanUp
    if (points > 0) out.tell(STATUE_BONUS, seat, points)
    pushHelm(s, points)
  } else if (step === STEP.PASSAGE && hasPassage(s, seat)) {
    out.tell(PASSAGE_BONUS, seat, s.rules.passageHelm)
    pushHelm(s, s.rules.passageHelm)
  } else if (step === STEP.MARKET) clearMarket(s, seat, out)
}

function clearMarket(s: State, seat: Seat, out: Story): void {
  const at = player(seat) + MARKET
  let count = 0
  for (let item = 0; item < ITEM_COUNT; item++) count += s.c[at + item]
  if (count === 0) return
  s.c.fill(0, at, at + ITEM_COUNT)
  out.tell(MARKET_CLEARED, seat, count)
}

/* Reactivation: one card or one lid for coins, with the fort one of each for nothing */

const CARD_DONE = 1
const LID_DONE = 2

function whyReactivate(s: State, seat: Seat, done: number, coins: number): ReasonCode {
  const used = taskSecondArg(s)
  if (hasFort(s, seat)) return used & done ? USED_ALREADY : 0
  if (used) return USED_ALREADY
  return s.c[player(seat) + STORE + COIN] >= coins ? 0 : NO_COINS
}

function whyReactivateCard(s: State, seat: Seat, card: number): ReasonCode {
  const place = placeOfCard(s, seat, card)
  if (place < 0) return NOT_YOURS
  return isFaceDown(s, seat, place) ? whyReactivate(s, seat, CARD_DONE, s.rules.reactivateCard) : FACE_UP
}

function whyReactivateLid(s: State, seat: Seat, crate: number): ReasonCode {
  if ((s.c[player(seat) + CRATE] & (1 << crate)) === 0) return NO_LID_THERE
  return whyReactivate(s, seat, LID_DONE, s.rules.reactivateLid)
}

function payCoins(s: State, seat: Seat, coins: number, done: number, out: Story): void {
  s.c[TASKS.top(s.c) + 2] |= done
  if (hasFort(s, seat) || coins === 0) return
  s.c[player(seat) + STORE + COIN] -= coins
  out.tell(PAID, seat, COIN, coins)
}

function reactivate(s: State, seat: Seat, given: Answer, out: Story): void {
  const { c, rules } = s
  const p = player(seat)
  const thing = argOf(given)
  if (opOf(given) === OP.REACTIVATE_CARD) {
    payCoins(s, seat, rules.reactivateCard, CARD_DONE, out)
    c[p + LARGE_CARD + placeOfCard(s, seat, thing)] &= ~FACE_DOWN
    out.tell(CARD_UP, seat, DECK_SIZE + thing)
    return
  }
  payCoins(s, seat, rules.reactivateLid, LID_DONE, out)
  c[p + CRATE] &= ~(1 << thing)
  c[p + LIDS]++
  out.tell(LID_BACK, seat, thing)
}

function addReactivations(s: State, seat: Seat, list: AnswerList): void {
  for (let place = 0; place < LARGE_BUILDINGS; place++) {
    const card = (s.c[player(seat) + LARGE_CARD + place] & (FACE_DOWN - 1)) - 1
    if (card >= 0 && whyReactivateCard(s, seat, card) === 0) list.add(answer(OP.REACTIVATE_CARD, card))
  }
  for (let crate = 0; crate < s.rules.crateIds.length; crate++) {
    if (whyReactivateLid(s, seat, crate) === 0) list.add(answer(OP.REACTIVATE_LID, crate))
  }
}

/** `done` ends the window; `finish` ends all windows of this clean-up that are still to come. */
const askWindow = (kind: 'clean-up' | 'before-scoring'): Ask => ({
  question: question(kind),
  free: true,
  facts: (s) => ({ step: STEPS_OF_CLEAN_UP[taskArg(s) - 1] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (taskArg(s) === STEP.REACTIVATE) addReactivations(s, seat, list)
    list.add(DONE)
    if (taskArg(s) < STEP.MARKET) list.add(FINISH)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    const step = taskArg(s)
    if (given === DONE) return 0
    if (given === FINISH) return step < STEP.MARKET ? 0 : NOT_HERE
    if (opOf(given) !== OP.REACTIVATE_CARD && opOf(given) !== OP.REACTIVATE_LID) return OTHER_QUESTION
    if (step !== STEP.REACTIVATE) return NOT_HERE
    return opOf(given) === OP.REACTIVATE_CARD
      ? whyReactivateCard(s, seat, argOf(given))
      : whyReactivateLid(s, seat, argOf(given))
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given !== DONE && given !== FINISH) {
      reactivate(s, seat, given, out)
      return
    }
    const step = taskArg(s)
    pop(s)
    if (given === FINISH) s.c[player(seat) + FINISHED] = 1
    bring(s, seat, step, out)
  },
})

export const window: Task = { run: askTurnSeat, ask: askWindow('clean-up') }
export const lastWindow: Task = { run: askTurnSeat, ask: askWindow('before-scoring') }
