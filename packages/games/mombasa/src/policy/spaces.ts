import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import {
  BOOKKEEPER_TILE,
  type Card,
  COMPANY,
  type Company,
  EXPANSION_TILE,
  GOOD,
  type Good,
  MERCHANT_TILE,
  PLUS_ONE,
  SHARE,
  type Tile,
} from '../ids.ts'
import { spacePounds } from '../phases/bonus-marker.ts'
import {
  BUY_SPACE,
  boardOfSpace,
  countedOn,
  DISCARD_SPACE,
  FIRST_PLAYER_SPACE,
  levelOfSpace,
  type Space,
  tileOn,
} from '../spaces.ts'
import { companyAt, trackOf } from '../state.ts'
import { spaceWorth } from './bonuses.ts'
import { cardWorth, useWorth } from './cards.ts'
import { diamondGain } from './gains.ts'
import { majorityGain } from './majorities.ts'
import type { Outlook } from './outlook.ts'
import { poundPurchaseGain } from './purchases.ts'
import { stepsGain } from './steps.ts'
import type { Area } from './totals.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** What a bonus marker brings on a space that is open to it. Needs a look at steps and display before. */
export function markGain(s: State, o: Outlook, area: Area, space: Space): number {
  const pounds = spacePounds(s, space)
  if (space === FIRST_PLAYER_SPACE) return o.point + (o.left > 0 ? WEIGHT.FIRST_PLAYER : 0)
  if (space === BUY_SPACE) return poundPurchaseGain(o, player.pounds(s, o.me) - pounds, 0) - pounds * o.pound
  if (space === DISCARD_SPACE) return discardGain(s, o, s.rules.discardPlus, NONE)
  const tile = tileOn(space)
  if (tile !== NONE) return o.left > 0 ? tileWorth(s, o, tile) - pounds * o.pound : 0
  const counted = countedOn(space)
  return counted === NONE ? trackSpaceGain(s, o, space) : majorityGain(s, o, counted, area.totals[counted])
}

/** What a bonus tile will bring in the next round; it takes no slot. */
function tileWorth(s: State, o: Outlook, tile: Tile): number {
  const value = s.rules.tileValue[tile]
  if (tile === PLUS_ONE) return value * o.unit * WEIGHT.PLUS_ONE
  if (tile === EXPANSION_TILE) return value * o.expansion
  if (tile === MERCHANT_TILE) return diamondGain(s, o, value)
  if (tile === BOOKKEEPER_TILE) return value * o.point + Math.min(2, booksAhead(s, o)) * WEIGHT.TILE_INK
  return 0
}

/** Books that lie before the inkwell without a gap. */
export function booksAhead(s: State, o: Outlook): number {
  const from = player.ink(s, o.me)
  let to = from
  while (to < s.rules.bookLast && player.bookTrack.book(s, o.me, to + 1) !== NONE) to++
  return to - from
}

function trackSpaceGain(s: State, o: Outlook, space: Space): number {
  const company = companyAt(s, boardOfSpace(space))
  const bonus = trackOf(s, company).spaces[levelOfSpace(space)]
  if (!bonus) return 0
  const { gives } = bonus
  if (gives.kind === 'discard') {
    const wanted = gives.card === 'any' ? NONE : GOOD.of(gives.card)
    return discardGain(s, o, gives.plus, wanted) - bonus.pounds * o.pound
  }
  if (gives.kind === 'otherTracks') return tracksGain(company, gives.tracks, gives.spaces) - bonus.pounds * o.pound
  if (gives.kind !== 'buyAndOrDiamond') return spaceWorth(s, o, bonus)
  const card = poundPurchaseGain(o, player.pounds(s, o.me) - bonus.pounds, gives.discount)
  return diamondGain(s, o, gives.diamond) + Math.max(0, card) - bonus.pounds * o.pound
}

/** Steps on so many of the other tracks, the best of them. */
function tracksGain(company: Company, tracks: number, steps: number): number {
  let sum = 0
  let least = Infinity
  let others = 0
  for (let other = COMPANY.first; other < COMPANY.size; other++) {
    if (other === company) continue
    const gain = stepsGain(other, steps)
    sum += gain
    others++
    if (gain < least) least = gain
  }
  return tracks < others ? sum - least : sum
}

/** The card of the hand that it is best to be rid of, for its red number and some more; of a good, or any where none is named. */
function discardGain(s: State, o: Outlook, plus: number, wanted: Maybe<Good>): number {
  const { faces, cards } = s.rules
  let most = 0
  for (const card of cards) {
    if (player.hand(s, o.me, card) === 0 || faces[card].kind === SHARE) continue
    if (wanted !== NONE && faces[card].good !== wanted) continue
    const gain = (faces[card].price + plus) * o.pound - keepWorth(s, o, card)
    if (gain > most) most = gain
  }
  return most
}

/** What a card of the hand will still bring. */
export const keepWorth = (s: State, o: Outlook, card: Card): number =>
  cardWorth(s, o, card) + (o.left > 0 ? WEIGHT.KEEP * useWorth(s, o, card) : 0)
