import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { DONE, FINISH, REACTIVATE_CARD, REACTIVATE_LID } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { type Card, COIN, type Crate, ITEM, STAGE, type Stage } from '../ids.ts'
import { hasFort, hasPassage, statuesOnLand } from '../land.ts'
import { payCoins } from '../payment.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import { hasLargeCard } from '../state.ts'

const { table, seats: player, tasks } = box

/**
 * Clean-up step by step. In each step every player has a window: free actions first, then what the step brings. Source: Fase de
 * limpeza (page 23).
 */

const FEEDING = STAGE.of('feed')
const REACTIVATION = STAGE.of('reactivate')
const STATUES = STAGE.of('statues')
const PASSAGE = STAGE.of('passage')
const MARKET = STAGE.of('market')
const BEFORE_SCORING = STAGE.of('scoring')

const STATUE_BONUS = event('statue-bonus')
const PASSAGE_BONUS = event('passage-bonus')
const MARKET_CLEARED = event('market-cleared')
const CARD_UP = event('card-reactivated')
const LID_BACK = event('lid-reactivated')
const NOT_YOURS = reason('card-not-yours')
const FACE_UP = reason('card-face-up')
const NO_LID_THERE = reason('no-lid-there')
const NO_COINS = reason('not-enough-coins')
const USED_ALREADY = reason('reactivated-already')
const NOT_HERE = reason('action-not-here')

export function beginWindow(s: State, seat: Seat, step: Stage, out: Story): void {
  table.turnSeat.set(s, seat)
  if (step === FEEDING) tasks.feed.push(s, false)
  else if (needsNone(s, seat, step)) bring(s, seat, step, out)
  else if (step === BEFORE_SCORING) tasks.lastWindow.push(s)
  else tasks.window.push(s, step, false, false)
}

/** Whoever has finished needs no more windows, but for what arrived in the market since. */
const needsNone = (s: State, seat: Seat, step: Stage): boolean =>
  player.finished(s, seat) && !(step === MARKET && player.reopened(s, seat))

/** What a step brings after its window. */
function bring(s: State, seat: Seat, step: Stage, out: Story): void {
  if (step === STATUES) {
    const points = statuesOnLand(s, seat) * s.rules.statueCleanUp
    if (points > 0) out.tell(STATUE_BONUS, seat, points)
    pushHelm(s, points)
  } else if (step === PASSAGE && hasPassage(s, seat)) {
    out.tell(PASSAGE_BONUS, seat, s.rules.passageHelm)
    pushHelm(s, s.rules.passageHelm)
  } else if (step === MARKET) clearMarket(s, seat, out)
}

function clearMarket(s: State, seat: Seat, out: Story): void {
  let count = 0
  for (let item = ITEM.first; item < ITEM.size; item++) {
    count += player.market(s, seat, item)
    player.market.set(s, seat, item, 0)
  }
  if (count > 0) out.tell(MARKET_CLEARED, seat, count)
}

/* Reactivation: one card or one lid for coins, with the fort one of each for nothing */

/** `isDone`: the same has been reactivated in this window. */
function whyReactivate(s: State, seat: Seat, isDone: boolean, coins: number): ReasonCode {
  if (hasFort(s, seat)) return isDone ? USED_ALREADY : 0
  if (tasks.window.card(s) || tasks.window.lid(s)) return USED_ALREADY
  return player.storage(s, seat, COIN) >= coins ? 0 : NO_COINS
}

function whyReactivateCard(s: State, seat: Seat, card: Card): ReasonCode {
  if (!hasLargeCard(s, seat, card)) return NOT_YOURS
  if (!player.usedCards(s, seat, card)) return FACE_UP
  return whyReactivate(s, seat, tasks.window.card(s), s.rules.reactivateCard)
}

function whyReactivateLid(s: State, seat: Seat, crate: Crate): ReasonCode {
  if (!player.crates(s, seat, crate)) return NO_LID_THERE
  return whyReactivate(s, seat, tasks.window.lid(s), s.rules.reactivateLid)
}

/** What reactivating costs a seat that would pay so many coins. */
const unlessFort = (s: State, seat: Seat, coins: number): number => (hasFort(s, seat) ? 0 : coins)
export const cardPrice = (s: State, seat: Seat): number => unlessFort(s, seat, s.rules.reactivateCard)
export const lidPrice = (s: State, seat: Seat): number => unlessFort(s, seat, s.rules.reactivateLid)

function reactivateCard(s: State, seat: Seat, card: Card, out: Story): void {
  tasks.window.card.set(s, true)
  payCoins(s, seat, cardPrice(s, seat), out)
  player.usedCards.remove(s, seat, card)
  out.tell(CARD_UP, seat, card)
}

function reactivateLid(s: State, seat: Seat, crate: Crate, out: Story): void {
  tasks.window.lid.set(s, true)
  payCoins(s, seat, lidPrice(s, seat), out)
  player.crates.remove(s, seat, crate)
  player.lids.add(s, seat, 1)
  out.tell(LID_BACK, seat, crate)
}

function addReactivations(s: State, seat: Seat, list: AnswerList): void {
  const cards = player.largeCards.size(s, seat)
  for (let place = 0; place < cards; place++) {
    const card = player.largeCards(s, seat, place)
    if (whyReactivateCard(s, seat, card) === 0) list.add(REACTIVATE_CARD.of(card))
  }
  for (const crate of s.rules.crates) {
    if (whyReactivateLid(s, seat, crate) === 0) list.add(REACTIVATE_LID.of(crate))
  }
}

/** `done` ends the window; `finish` ends all windows of this clean-up that are still to come. */
const askWindow: Ask = {
  question: question('clean-up'),
  free: true,
  facts: (s) => ({ step: STAGE.id(tasks.window.step(s)) }),
  legal(s, seat, list) {
    const step = tasks.window.step(s)
    if (step === REACTIVATION) addReactivations(s, seat, list)
    list.add(DONE)
    if (step !== MARKET) list.add(FINISH)
  },
  why(s, seat, given) {
    const step = tasks.window.step(s)
    if (given === DONE) return 0
    if (given === FINISH) return step !== MARKET ? 0 : NOT_HERE
    if (!REACTIVATE_CARD.is(given) && !REACTIVATE_LID.is(given)) return OTHER_QUESTION
    if (step !== REACTIVATION) return NOT_HERE
    return REACTIVATE_CARD.is(given)
      ? whyReactivateCard(s, seat, REACTIVATE_CARD.first(given))
      : whyReactivateLid(s, seat, REACTIVATE_LID.first(given))
  },
  apply(s, seat, given, out) {
    if (REACTIVATE_CARD.is(given)) reactivateCard(s, seat, REACTIVATE_CARD.first(given), out)
    else if (REACTIVATE_LID.is(given)) reactivateLid(s, seat, REACTIVATE_LID.first(given), out)
    else {
      const step = tasks.window.step(s)
      tasks.pop(s)
      if (given === FINISH) player.finished.set(s, seat, true)
      bring(s, seat, step, out)
    }
  },
}

const window: Task = { run: askTurnSeat, ask: askWindow }

/** After the last round: a window for free actions before scoring. */
const lastWindow: Task = {
  run: askTurnSeat,
  ask: {
    question: question('before-scoring'),
    free: true,
    facts: () => ({ step: STAGE.id(BEFORE_SCORING) }),
    legal(_s, _seat, list) {
      list.add(DONE)
    },
    why(_s, _seat, given) {
      if (given === DONE) return 0
      return given === FINISH || REACTIVATE_CARD.is(given) || REACTIVATE_LID.is(given) ? NOT_HERE : OTHER_QUESTION
    },
    apply: (s) => tasks.pop(s),
  },
}

export const cleanUp: Phase = { name: 'clean-up', tasks: { window, lastWindow } }
