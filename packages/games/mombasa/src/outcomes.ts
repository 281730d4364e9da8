import type { Facts, Seat } from '@quayside/kernel'
import { copyState, NONE } from '@quayside/kernel/box'
import { player, type State, table, tasks } from './box.ts'
import { currentAsk } from './flow.ts'
import { outcomeOf, stepOutcome } from './gain-outcomes.ts'
import {
  type BaseColumn,
  BOOK_SLOT,
  BOOKKEEPER,
  BOOKKEEPING_PART,
  type Card,
  COMPANY,
  type Company,
  countedGood,
  countedOf,
  DIAMOND_PART,
  DISPLAY_COLUMN,
  type DisplayColumn,
  type DisplayRow,
  MERCHANT,
  MERCHANT_TILE,
  numberOf,
  type Part,
  POUNDS_PART,
  type Slot,
  type Tile,
} from './ids.ts'
import { spacePounds } from './phases/bonus-marker.ts'
import { nextStep, rewardingBook } from './phases/bookkeeper.ts'
import { firstOusted, isWithinReach, returnPost } from './phases/expansion.ts'
import { unitsFor } from './phases/goods.ts'
import { tiersReached } from './phases/majority.ts'
import { merchantSteps, merchantTileSteps } from './phases/merchant.ts'
import { amountOf } from './phases/rewards.ts'
import { atTrackEnd, nextCall } from './phases/track-moves.ts'
import { stepsEach } from './phases/track-spaces.ts'
import { paysGoods, priceNow } from './prices.ts'
import { bookkeeping, inkReach } from './reach.ts'
import type { NamedReward } from './rules/index.ts'
import type { Space } from './spaces.ts'
import { postsInBase, shareValue, takePost } from './state.ts'
import { expansionPoints, totalOf } from './totals.ts'

/** What answers lead to beyond what they name, as facts: what words and clients would else have to know rules for. */

type More = Omit<Facts, 'kind'>

/**
 * What lies face up of a card's kind once it is planned, and what the best majority reward for so many asks for, if they are enough for
 * one; of a bookkeeper, how far the inkwell goes.
 */
export function layingFacts(s: State, seat: Seat, card: Card, slot: Slot): More {
  const then = copyState(s)
  player.slots.set(then, seat, slot, card)
  const { kind } = s.rules.faces[card]
  if (kind === BOOKKEEPER) return { reach: inkReach(bookkeeping(then, seat), seat) }
  const counted = countedOf(kind)
  if (counted === NONE) return {}
  const total = totalOf(then, seat, counted)
  const tiers = tiersReached(then, seat, counted)
  return tiers > 0 ? { total, tier: s.rules.majorities[counted].tiers[tiers - 1].min } : { total }
}

/** The units of a goods card with all that lie face up of its good, if these are more, or the gains of a merchant. */
export function usingFacts(s: State, seat: Seat, slot: Slot): More {
  const card = player.slots(s, seat, slot)
  if (card === NONE) return {}
  const { kind, good, pounds } = s.rules.faces[card]
  if (good !== NONE) {
    const [units, total] = [unitsFor(s, seat, slot), totalOf(s, seat, countedGood(good))]
    return total > units ? { units, total } : { units }
  }
  if (kind !== MERCHANT) return {}
  const diamond = merchantSteps(s, card)
  return { diamond, pounds, ...outcomeOf(s, seat, { diamond, pounds }) }
}

export function usingTileFacts(s: State, seat: Seat, tile: Tile): More {
  if (tile !== MERCHANT_TILE) return {}
  const diamond = merchantTileSteps(s, seat)
  return { diamond, ...outcomeOf(s, seat, { diamond }) }
}

/** Units in use with one more card. */
export const addingFacts = (s: State, seat: Seat, slot: Slot): More => ({
  units: table.units(s) + unitsFor(s, seat, slot),
})

/** A card and its price, in units while goods are used, else in pounds; and what is left then. */
export function buyingFacts(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow): Facts {
  const card = table.display(s, column, row)
  const place = { display: DISPLAY_COLUMN.id(column), row: numberOf(row) }
  if (card === NONE) return { kind: 'buy', card: '', price: 0, currency: 'pounds', ...place }
  const withGoods = paysGoods(s)
  const price = priceNow(s, seat, column, row)
  const left = (withGoods ? table.units(s) : player.pounds(s, seat)) - price
  return { kind: 'buy', card: s.rules.ids.card[card], price, currency: withGoods ? 'units' : 'pounds', left, ...place }
}

/** The capital call of a step for a unit, and where it leads. */
export const advancingFacts = (s: State, seat: Seat, company: Company): More => ({
  pounds: nextCall(s, seat, company),
  ...(atTrackEnd(s, seat, company) ? {} : stepOutcome(s, seat, company)),
})

export const movingFacts = (s: State, seat: Seat, company: Company): More => ({
  ...outcomeOf(s, seat, { track: stepsEach(s), company }),
})

/** The parts of a reward, and where they lead if they are taken as far as nothing has to be decided. */
export function rewardFacts(s: State, seat: Seat, reward: NamedReward): More {
  const { pounds, diamond, bookkeeping, track, removePosts } = reward
  return { pounds, diamond, bookkeeping, track, removePosts, ...outcomeOf(s, seat, reward) }
}

/** How much a part of the reward under way is; `company` is whose track its steps are on. */
export function takingFacts(s: State, seat: Seat, part: Part): More {
  if (!tasks.parts.isNext(s)) {
    const amount = Number(currentAsk(s).facts?.(s, seat).steps)
    return { amount, ...outcomeOf(s, seat, { diamond: amount }) }
  }
  const reward = s.rules.rewards[tasks.parts.reward(s)]
  const [amount, company] = [amountOf(reward, part), reward.company as Company]
  return { amount, company: COMPANY.id(company), ...outcomeOf(s, seat, partOf(part, amount, company)) }
}

function partOf(part: Part, amount: number, company: Company) {
  if (part === POUNDS_PART) return { pounds: amount }
  if (part === DIAMOND_PART) return { diamond: amount }
  return part === BOOKKEEPING_PART ? {} : { track: amount, company }
}

/** What a share of a company is worth once its post has come back to a column. */
export function returningFacts(s: State, column: BaseColumn): More {
  const then = copyState(s)
  const company = firstOusted(s)
  returnPost(then, column)
  return { share: shareValue(then, company) }
}

/** The same once a post has left a column. */
export function leavingFacts(s: State, company: Company, column: BaseColumn): More {
  const then = copyState(s)
  takePost(then, company, column)
  return { share: shareValue(then, company) }
}

/** The price of a bonus space, and pounds that are left then. */
export function markingFacts(s: State, seat: Seat, space: Space): More {
  const pounds = spacePounds(s, space)
  return pounds > 0 ? { pounds, left: player.pounds(s, seat) - pounds } : { pounds }
}

/** The points of an expansion, posts of the company that are there for it, and regions that it could enter first. */
export function expandingFacts(s: State, seat: Seat, company: Company): More {
  const points = expansionPoints(s, seat)
  const regions = s.rules.map.regions.filter((region) => isWithinReach(s, company, points, region)).length
  return { points, posts: postsInBase(s, company), regions }
}

/** A capital call, pounds that are left then, and where the step that it is paid for leads. */
export function payingFacts(s: State, seat: Seat): More {
  const company = tasks.move.company(s)
  const pounds = nextCall(s, seat, company)
  return { pounds, left: player.pounds(s, seat) - pounds, ...stepOutcome(s, seat, company) }
}

/** How far the inkwell can go, what its next step is worth in the end if that is more than now, and the slot that it opens. */
export function steppingFacts(s: State, seat: Seat): More {
  const { bookPoints, bookSlot } = s.rules
  const step = nextStep(s, seat)
  return {
    reach: inkReach(s, seat),
    ...(bookPoints[step] > bookPoints[step - 1] ? { worth: bookPoints[step] } : {}),
    ...(step === bookSlot ? { opensSlot: numberOf(BOOK_SLOT) } : {}),
  }
}

/** Steps on a company's track that are given up, or the book whose reward comes where the inkwell stops. */
export function stoppingFacts(s: State, seat: Seat): More {
  if (tasks.move.isNext(s)) return { steps: tasks.move.steps(s) }
  const book = rewardingBook(s, seat)
  return book === NONE ? {} : { book: s.rules.ids.book[book] }
}
