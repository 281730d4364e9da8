import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { DISPLAY_ROWS } from '../box.ts'
import { event, fromSource } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Task, taskArg, taskSecondArg, taskThirdArg } from '../flow.ts'
import { COMPANY_COUNT, DISPLAY_COLUMNS } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { POUNDS, player, type State, TASKS, TRACK_AT, trackOf } from '../state.ts'
import { gainDiamonds, poundsOf } from './gains.ts'
import { displayAt, displayPrice, takeFromDisplay } from './goods.ts'
import { PARTS, pushReward } from './rewards.ts'
import { pushMove } from './track-moves.ts'

/**
 * What the bonus spaces lead to beside majorities and discards: a card for pounds, a choice of two rewards (track C1), a card and/or diamond
 * steps (C2), steps on other tracks (D2). Source: pages 9 and 12.
 */

const BOUGHT = event('bought-for-pounds')
const FROM_SPACE = fromSource('bonus-space')

const NO_CARD = reason('no-card-there')
const TOO_DEAR = reason('not-enough-pounds')
const NO_PART = reason('no-such-part')
const ONE_NEEDED = reason('one-part-needed')
const OWN_TRACK = reason('own-track')
const MOVED = reason('track-moved')

/* A card for pounds */

/** Pounds for a card of the display. */
export const poundPrice = (s: State, column: number, row: number, discount: number): number =>
  Math.max(0, displayPrice(s, column, row) - discount)

function whyBuy(s: State, seat: Seat, given: Answer, discount: number): ReasonCode {
  const [column, row] = [argOf(given), secondArgOf(given)]
  if (s.c[displayAt(column, row)] === 0) return NO_CARD
  return poundPrice(s, column, row, discount) <= poundsOf(s, seat) ? 0 : TOO_DEAR
}

function addCards(s: State, seat: Seat, discount: number, list: AnswerList): void {
  for (let column = 0; column < DISPLAY_COLUMNS.length; column++) {
    for (let row = 0; row < DISPLAY_ROWS; row++) {
      const given = answer(OP.BUY, column, row)
      if (whyBuy(s, seat, given, discount) === 0) list.add(given)
    }
  }
}

function buyCard(s: State, seat: Seat, given: Answer, discount: number, out: Story): void {
  const [column, row] = [argOf(given), secondArgOf(given)]
  const price = poundPrice(s, column, row, discount)
  s.c[player(s, seat) + POUNDS] -= price
  out.tell(BOUGHT, seat, takeFromDisplay(s, seat, column, row), price)
}

const askBuy: Ask = {
  question: question('buy-for-pounds'),
  facts: (s, seat) => ({ pounds: poundsOf(s, seat) }),
  legal: (s: State, seat: Seat, list: AnswerList): void => addCards(s, seat, 0, list),
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.BUY ? whyBuy(s, seat, given, 0) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    buyCard(s, seat, given, 0, out)
    TASKS.pop(s.c)
  },
}

export const buyForPounds: Task = { run: askTurnSeat, ask: askBuy }

/* One of several rewards */

/** Numbers of the rewards to choose from. */
const choicesNow = (s: State): readonly number[] => s.rules.choices[s.c[TRACK_AT + taskArg(s)]][taskSecondArg(s)]

/** The reward an option stands for, while it is asked. */
export const optionReward = (s: State, option: number): number => choicesNow(s)[option]

const askOption: Ask = {
  question: question('choose-reward'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let option = 0; option < choicesNow(s).length; option++) list.add(answer(OP.OPTION, option))
  },
  // There are always two, and no more can be written.
  why: (_s: State, _seat: Seat, given: Answer): ReasonCode => (opOf(given) === OP.OPTION ? 0 : OTHER_QUESTION),
  apply(s: State, _seat: Seat, given: Answer): void {
    const reward = choicesNow(s)[argOf(given)]
    TASKS.pop(s.c)
    pushReward(s, reward, FROM_SPACE)
  },
}

export const option: Task = { run: askTurnSeat, ask: askOption }

/* A card and/or diamond steps: either part alone suffices, each at most once, in any order. */

const [CARD_TAKEN, STEPS_TAKEN] = [1, 2]
const DIAMOND_PART = PARTS.indexOf('diamond')
const TAKE_STEPS = answer(OP.TAKE, DIAMOND_PART)

function offer(s: State): { discount: number; diamond: number } {
  const gives = trackOf(s, taskArg(s)).spaces[taskSecondArg(s)]?.gives
  if (gives?.kind !== 'buyAndOrDiamond') throw new Error('no card and/or diamond steps here')
  return gives
}

/** Pounds off a card bought on this space. */
export const spaceDiscount = (s: State): number => offer(s).discount

const takenMask = (s: State): number => taskThirdArg(s)

const askAndOr: Ask = {
  question: question('buy-and-or-diamond'),
  facts: (s) => ({
    discount: offer(s).discount,
    steps: takenMask(s) & STEPS_TAKEN ? 0 : offer(s).diamond,
    bought: takenMask(s) & CARD_TAKEN ? 1 : 0,
  }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if ((takenMask(s) & CARD_TAKEN) === 0) addCards(s, seat, offer(s).discount, list)
    if ((takenMask(s) & STEPS_TAKEN) === 0) list.add(TAKE_STEPS)
    if (takenMask(s) !== 0) list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return takenMask(s) === 0 ? ONE_NEEDED : 0
    if (opOf(given) === OP.BUY) return takenMask(s) & CARD_TAKEN ? NO_PART : whyBuy(s, seat, given, offer(s).discount)
    if (opOf(given) !== OP.TAKE) return OTHER_QUESTION
    return given === TAKE_STEPS && (takenMask(s) & STEPS_TAKEN) === 0 ? 0 : NO_PART
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    if (given === DONE) {
      TASKS.pop(c)
      return
    }
    const { discount, diamond } = offer(s)
    c[TASKS.top(c) + 3] |= given === TAKE_STEPS ? STEPS_TAKEN : CARD_TAKEN
    if (given === TAKE_STEPS) gainDiamonds(s, seat, diamond, out)
    else buyCard(s, seat, given, discount, out)
  },
}

export const andOr: Task = {
  run(s) {
    const taken = takenMask(s)
    if (taken === (CARD_TAKEN | STEPS_TAKEN)) return finished(s)
    return askTurnSeat(s)
  },
  ask: askAndOr,
}

/* Steps on other companies' tracks */

function tracksAllowed(s: State): { tracks: number; spaces: number } {
  const gives = trackOf(s, taskArg(s)).spaces[taskSecondArg(s)]?.gives
  if (gives?.kind !== 'otherTracks') throw new Error('no steps on other tracks here')
  return gives
}

function movedCount(s: State): number {
  let count = 0
  for (let mask = taskThirdArg(s); mask > 0; mask &= mask - 1) count++
  return count
}

function whyTrack(s: State, company: number): ReasonCode {
  if (company === taskArg(s)) return OWN_TRACK
  return taskThirdArg(s) & (1 << company) ? MOVED : 0
}

const askOtherTracks: Ask = {
  question: question('other-tracks'),
  facts: (s) => ({ left: tracksAllowed(s).tracks - movedCount(s), steps: tracksAllowed(s).spaces }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let company = 0; company < COMPANY_COUNT; company++) {
      if (whyTrack(s, company) === 0) list.add(answer(OP.TRACK, company))
    }
  },
  why: (s: State, _seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.TRACK ? whyTrack(s, argOf(given)) : OTHER_QUESTION,
  apply(s: State, _seat: Seat, given: Answer): void {
    const { spaces } = tracksAllowed(s)
    s.c[TASKS.top(s.c) + 3] |= 1 << argOf(given)
    pushMove(s, argOf(given), spaces)
  },
}

export const otherTracks: Task = {
  run: (s) => (movedCount(s) >= tracksAllowed(s).tracks ? finished(s) : askTurnSeat(s)),
  ask: askOtherTracks,
}
