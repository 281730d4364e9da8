import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { BUY, DONE, MOVE_ON, OPTION, TAKE } from '../answers.ts'
import { box, type State } from '../box.ts'
import type { BonusSpaceGives } from '../data/pack.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import {
  COMPANY,
  type Company,
  DIAMOND_PART,
  DISPLAY_COLUMN,
  DISPLAY_ROW,
  type DisplayColumn,
  type DisplayRow,
  type Reward,
} from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { levelOfSpace, type Space } from '../spaces.ts'
import { bonusSpaceOf, companyOfSpace } from '../state.ts'
import { displayPrice, takeFromDisplay } from './display.ts'
import { gainDiamonds } from './gains.ts'
import { pushReward } from './rewards.ts'
import { pushMove } from './track-moves.ts'

const { table, seats: player, tasks } = box

/**
 * What the bonus spaces lead to beside majorities and discards: a card for pounds, a choice of two rewards (track C1), a card and/or diamond
 * steps (C2), steps on other tracks (D2). Source: pages 9 and 12.
 */

const BOUGHT = event('bought-for-pounds')

const NO_CARD = reason('no-card-there')
const TOO_DEAR = reason('not-enough-pounds')
const NO_PART = reason('no-such-part')
const ONE_NEEDED = reason('one-part-needed')
const OWN_TRACK = reason('own-track')
const MOVED = reason('track-moved')

type Gives<K> = Extract<BonusSpaceGives, { kind: K }>

/** What a bonus space of a track gives, of the sort that its task is for. */
export function givenOn<K extends BonusSpaceGives['kind']>(s: State, space: Space, kind: K): Gives<K> {
  const { gives } = bonusSpaceOf(s, space)
  if (gives.kind !== kind) throw new Error(`no ${kind} on this space`)
  return gives as Gives<K>
}

/* A card for pounds */

/** Pounds for a card of the display. */
export const poundPrice = (s: State, column: DisplayColumn, row: DisplayRow, discount: number): number =>
  Math.max(0, displayPrice(s, column, row) - discount)

function whyBuy(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow, discount: number): ReasonCode {
  if (table.display(s, column, row) === NONE) return NO_CARD
  return poundPrice(s, column, row, discount) <= player.pounds(s, seat) ? 0 : TOO_DEAR
}

function addCards(s: State, seat: Seat, discount: number, list: AnswerList): void {
  for (let column = DISPLAY_COLUMN.first; column < DISPLAY_COLUMN.size; column++) {
    for (let row = DISPLAY_ROW.first; row < DISPLAY_ROW.size; row++)
      if (whyBuy(s, seat, column, row, discount) === 0) list.add(BUY.of(column, row))
  }
}

function buyCard(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow, discount: number, out: Story): void {
  const price = poundPrice(s, column, row, discount)
  player.pounds.add(s, seat, -price)
  out.tell(BOUGHT, seat, takeFromDisplay(s, seat, column, row), price)
}

const askBuy: Ask = {
  question: question('buy-for-pounds'),
  facts: (s, seat) => ({ pounds: player.pounds(s, seat) }),
  legal: (s: State, seat: Seat, list: AnswerList): void => addCards(s, seat, 0, list),
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    BUY.is(given) ? whyBuy(s, seat, BUY.first(given), BUY.second(given), 0) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    buyCard(s, seat, BUY.first(given), BUY.second(given), 0, out)
    tasks.pop(s)
  },
}

const buy: Task = { run: askTurnSeat, ask: askBuy }

/* One of several rewards */

/** The rewards to choose from. */
function choicesNow(s: State): readonly Reward[] {
  const space = tasks.option.space(s)
  return s.rules.choices[table.tracks(s, companyOfSpace(s, space))][levelOfSpace(space)]
}

/** The reward an option stands for, while it is asked. */
export const optionReward = (s: State, option: number): Reward => choicesNow(s)[option]

const askOption: Ask = {
  question: question('choose-reward'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let option = 0; option < choicesNow(s).length; option++) list.add(OPTION.of(option))
  },
  // There are always two, and no more can be written.
  why: (_s: State, _seat: Seat, given: Answer): ReasonCode => (OPTION.is(given) ? 0 : OTHER_QUESTION),
  apply(s: State, _seat: Seat, given: Answer): void {
    const reward = optionReward(s, OPTION.first(given))
    tasks.pop(s)
    pushReward(s, reward)
  },
}

const option: Task = { run: askTurnSeat, ask: askOption }

/* A card and/or diamond steps: either part alone suffices, each at most once, in any order. */

const TAKE_STEPS = TAKE.of(DIAMOND_PART)

const offer = (s: State): Gives<'buyAndOrDiamond'> => givenOn(s, tasks.andOr.space(s), 'buyAndOrDiamond')

const { bought, stepped } = tasks.andOr

/** Pounds off a card bought on this space. */
export const spaceDiscount = (s: State): number => offer(s).discount

const askAndOr: Ask = {
  question: question('buy-and-or-diamond'),
  facts: (s) => ({
    discount: offer(s).discount,
    steps: stepped(s) ? 0 : offer(s).diamond,
    bought: bought(s) ? 1 : 0,
  }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (!bought(s)) addCards(s, seat, offer(s).discount, list)
    if (!stepped(s)) list.add(TAKE_STEPS)
    if (bought(s) || stepped(s)) list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return bought(s) || stepped(s) ? 0 : ONE_NEEDED
    if (BUY.is(given))
      return bought(s) ? NO_PART : whyBuy(s, seat, BUY.first(given), BUY.second(given), offer(s).discount)
    if (!TAKE.is(given)) return OTHER_QUESTION
    return given === TAKE_STEPS && !stepped(s) ? 0 : NO_PART
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === DONE) {
      tasks.pop(s)
      return
    }
    const { discount, diamond } = offer(s)
    if (given === TAKE_STEPS) {
      stepped.set(s, true)
      gainDiamonds(s, seat, diamond, out)
    } else {
      bought.set(s, true)
      buyCard(s, seat, BUY.first(given), BUY.second(given), discount, out)
    }
  },
}

const andOr: Task = {
  run: (s) => (bought(s) && stepped(s) ? finished(s) : askTurnSeat(s)),
  ask: askAndOr,
}

/* Steps on other companies' tracks */

const allowed = (s: State): Gives<'otherTracks'> => givenOn(s, tasks.otherTracks.space(s), 'otherTracks')

/** Steps on each of the tracks that are chosen. */
export const stepsEach = (s: State): number => allowed(s).spaces

function whyTrack(s: State, company: Company): ReasonCode {
  if (company === companyOfSpace(s, tasks.otherTracks.space(s))) return OWN_TRACK
  return tasks.otherTracks.moved(s, company) ? MOVED : 0
}

const askOtherTracks: Ask = {
  question: question('other-tracks'),
  facts: (s) => ({ left: allowed(s).tracks - tasks.otherTracks.moved.size(s), steps: stepsEach(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let company = COMPANY.first; company < COMPANY.size; company++)
      if (whyTrack(s, company) === 0) list.add(MOVE_ON.of(company))
  },
  why: (s: State, _seat: Seat, given: Answer): ReasonCode =>
    MOVE_ON.is(given) ? whyTrack(s, MOVE_ON.first(given)) : OTHER_QUESTION,
  apply(s: State, _seat: Seat, given: Answer): void {
    const company = MOVE_ON.first(given)
    tasks.otherTracks.moved.add(s, company)
    pushMove(s, company, stepsEach(s))
  },
}

const otherTracks: Task = {
  run: (s) => (tasks.otherTracks.moved.size(s) >= allowed(s).tracks ? finished(s) : askTurnSeat(s)),
  ask: askOtherTracks,
}

export const bonusSpaces: Phase = { name: 'bonus spaces', tasks: { buy, option, andOr, otherTracks } }
