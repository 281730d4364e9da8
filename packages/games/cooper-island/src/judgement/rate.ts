import type { AnswerList, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { DONE, DRAW, KEEP, PLACE, PLACE_ISLAND, SAIL, TAKE_CONTRACT, TAKE_ORDER, WORK_AT } from '../answers.ts'
import { box, type State } from '../box.ts'
import { currentAsk } from '../flow.ts'
import { isFree } from '../free/index.ts'
import { NEVER } from '../policy/ahead.ts'
import { cardWorth } from '../policy/cards.ts'
import { contractWorth } from '../policy/contracts.ts'
import { freeAction } from '../policy/free.ts'
import { siteWorth } from '../policy/income.ts'
import { orderHope } from '../policy/orders.ts'
import { bestSingle, doubleGains } from '../policy/placing.ts'
import { voyage } from '../policy/ships.ts'
import { goodsAfterFee, goodsAfterTaking, worthAfter } from '../policy/small.ts'
import { bestBoat, listWants } from '../policy/wants.ts'
import { weights } from '../policy/weights.ts'
import { weighed, worthOfArea } from '../policy/work.ts'
import { tileWorth, worth } from '../policy/worth.ts'
import { decided } from '../policy.ts'
import { QUESTIONS, type QuestionKind } from '../questions.ts'

const { tasks } = box
const WEIGHT = weights

/**
 * What each answer promises, in points. The policy's own answer always promises most; free actions that it would not take now are never worth
 * a thought, except for those that are named here.
 */
type Rating = (s: State, seat: Seat, legal: AnswerList, worths: Float64Array) => void

/** How much more than all others the policy's answer promises at least. */
const PREFERRED = 0.05

/** Contracts against the one for helm points, and the cartographer's best tile: both come before a worker is placed. */
function rateBeforehand(s: State, seat: Seat, legal: AnswerList, worths: Float64Array, later: number): void {
  const single = bestSingle(s, seat)
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (TAKE_CONTRACT.is(given)) {
      worths[i] = later + contractWorth(s, seat, TAKE_CONTRACT.first(given)) - s.rules.contractHelm
    } else if (given === single.next) worths[i] = later + single.gain - WEIGHT.EAGER
  }
}

const rateTurn: Rating = (s, seat, legal, worths) => {
  let most = NEVER
  for (let i = 0; i < legal.count; i++) {
    if (!WORK_AT.is(legal.at(i))) continue
    worths[i] = worthOfArea(s, seat, legal.at(i))
    most = Math.max(most, worths[i])
  }
  rateBeforehand(s, seat, legal, worths, most)
}

const rateArea: Rating = (s, seat, legal, worths) => {
  const now = worth(s, seat)
  rateTiles(s, seat, legal, worths, now - tileWorth(s))
  const boat = bestBoat(s, seat)
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (given === DONE) worths[i] = now
    else if (given === DRAW) worths[i] = now + tileWorth(s)
    else if (!PLACE.is(given) && !isFree(given)) worths[i] = weighed(s, seat, given, boat, now)
  }
}

/** Double tiles, on top of what the rest is worth. */
function rateTiles(s: State, seat: Seat, legal: AnswerList, worths: Float64Array, rest: number): void {
  doubleGains(s, seat, legal, worths)
  for (let i = 0; i < legal.count; i++) if (PLACE.is(legal.at(i))) worths[i] += rest
}

/** Islands as the policy sees them, and double tiles, both by what they gain. */
const rateIncome: Rating = (s, seat, legal, worths) => {
  const now = worth(s, seat)
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (!PLACE_ISLAND.is(given)) continue
    worths[i] = worthAfter(s, seat, given) + siteWorth(s, seat, PLACE_ISLAND.second(given)) - now
  }
  rateTiles(s, seat, legal, worths, 0)
}

const ratePlacing: Rating = (s, seat, legal, worths) => rateTiles(s, seat, legal, worths, 0)

/** One answer at a time, after the wants have been listed; free actions are not asked about. */
const each =
  (its: (s: State, seat: Seat, given: number) => number): Rating =>
  (s, seat, legal, worths) => {
    listWants(s, seat)
    for (let i = 0; i < legal.count; i++) if (!isFree(legal.at(i))) worths[i] = its(s, seat, legal.at(i))
  }

const settled = each(worthAfter)
const taking = each(goodsAfterTaking)
const paying = each(goodsAfterFee)

const RATINGS: { readonly [kind in QuestionKind]?: Rating } = {
  turn: rateTurn,
  area: rateArea,
  income: rateIncome,
  'place-double': ratePlacing,
  fee: paying,
  'crate-price': paying,
  compensation: taking,
  'choose-items': taking,
  'exchange-take': taking,
  'choose-ship': each((s, seat, given) => voyage(s, seat, SAIL.first(given), tasks.helm.points(s))),
  'choose-card': each((s, _seat, given) => cardWorth(s, KEEP.first(given))),
  'royal-order': each((s, seat, given) => orderHope(s, seat, TAKE_ORDER.first(given))),
  'remove-ruin': settled,
  'ruin-or-statue': settled,
  'load-merchant': settled,
  'build-boat': settled,
  'island-actions': settled,
  'boat-actions': settled,
}

const BY_QUESTION = QUESTIONS.map(({ kind }) => RATINGS[kind])
const TURN = QUESTIONS.findIndex(({ kind }) => kind === 'turn')

export const rate: Rating = (s, seat, legal, worths) => {
  for (let i = 0; i < legal.count; i++) worths[i] = isFree(legal.at(i)) ? NEVER : 0
  const { question } = currentAsk(s)
  BY_QUESTION[question]?.(s, seat, legal, worths)
  prefer(legal, worths, question === TURN ? chosenTurn(s, seat, legal, worths) : decided(s, seat, legal))
}

/** What the policy does in a turn, told from the worths of the areas. */
function chosenTurn(s: State, seat: Seat, legal: AnswerList, worths: Float64Array): number {
  const free = freeAction(s, seat, WEIGHT.EAGER)
  if (free !== NONE) return free
  let best = -1
  for (let i = 0; i < legal.count; i++) {
    if (WORK_AT.is(legal.at(i)) && (best < 0 || worths[i] > worths[best])) best = i
  }
  return legal.at(best)
}

function prefer(legal: AnswerList, worths: Float64Array, chosen: number): void {
  let at = 0
  let most = NEVER
  for (let i = 0; i < legal.count; i++) {
    if (legal.at(i) === chosen) at = i
    else most = Math.max(most, worths[i])
  }
  if (worths[at] <= most || worths[at] === NEVER) worths[at] = most === NEVER ? 0 : most + PREFERRED
}
