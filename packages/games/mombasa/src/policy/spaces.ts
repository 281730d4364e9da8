import { BOOKKEEPER_TILE, COMPANY_COUNT, EXPANSION_TILE, GOODS, MERCHANT_TILE, PLUS_ONE, SHARE } from '../ids.ts'
import { companyOfSpace, spacePounds } from '../phases/bonus-marker.ts'
import { poundsOf } from '../phases/gains.ts'
import {
  BUY_SPACE,
  DISCARD_SPACE,
  FIRST_MAJORITY_SPACE,
  FIRST_PLAYER_SPACE,
  FIRST_TILE_SPACE,
  isMajoritySpace,
  isTileSpace,
  levelOfSpace,
} from '../spaces.ts'
import { BOOK_ON, HAND, INK, type State, trackOf } from '../state.ts'
import { spaceWorth } from './bonuses.ts'
import { cardWorth, useWorth } from './cards.ts'
import { diamondGain } from './gains.ts'
import { majorityGain } from './majorities.ts'
import type { Outlook } from './outlook.ts'
import { poundPurchaseGain } from './purchases.ts'
import { stepsGain } from './steps.ts'
import type { Area } from './totals.ts'
import { WEIGHT } from './weights.ts'

/** What a bonus marker brings on a space that is open to it. Needs a look at steps and display before. */
export function markGain(s: State, o: Outlook, area: Area, space: number): number {
  const pounds = spacePounds(s, space)
  if (space === FIRST_PLAYER_SPACE) return o.point + (o.left > 0 ? WEIGHT.FIRST_PLAYER : 0)
  if (space === BUY_SPACE) return poundPurchaseGain(o, poundsOf(s, o.me) - pounds, 0) - pounds * o.pound
  if (space === DISCARD_SPACE) return discardGain(s, o, s.rules.discardPlus, -1)
  if (isTileSpace(space)) return o.left > 0 ? tileWorth(s, o, space - FIRST_TILE_SPACE) - pounds * o.pound : 0
  if (isMajoritySpace(space)) {
    const counted = space - FIRST_MAJORITY_SPACE
    return majorityGain(s, o, counted, area.totals[counted])
  }
  return trackSpaceGain(s, o, space)
}

/** What a bonus tile will bring in the next round; it takes no slot. */
function tileWorth(s: State, o: Outlook, tile: number): number {
  const value = s.rules.tileValue[tile]
  if (tile === PLUS_ONE) return value * o.unit * WEIGHT.PLUS_ONE
  if (tile === EXPANSION_TILE) return value * o.expansion
  if (tile === MERCHANT_TILE) return diamondGain(s, o, value)
  if (tile === BOOKKEEPER_TILE) return value * o.point + Math.min(2, booksAhead(s, o)) * WEIGHT.TILE_INK
  return 0
}

/** Books that lie before the inkwell without a gap. */
export function booksAhead(s: State, o: Outlook): number {
  let count = 0
  for (let step = s.c[o.at + INK] + 1; step <= s.rules.bookLast && s.c[o.at + BOOK_ON + step] > 0; step++) count++
  return count
}

function trackSpaceGain(s: State, o: Outlook, space: number): number {
  const company = companyOfSpace(s, space)
  const bonus = trackOf(s, company).spaces[levelOfSpace(space)]
  if (!bonus) return 0
  const { gives } = bonus
  if (gives.kind === 'discard') {
    const wanted = gives.card === 'any' ? -1 : GOODS.indexOf(gives.card)
    return discardGain(s, o, gives.plus, wanted) - bonus.pounds * o.pound
  }
  if (gives.kind === 'otherTracks') return tracksGain(company, gives.tracks, gives.spaces) - bonus.pounds * o.pound
  if (gives.kind !== 'buyAndOrDiamond') return spaceWorth(s, o, bonus)
  const card = poundPurchaseGain(o, poundsOf(s, o.me) - bonus.pounds, gives.discount)
  return diamondGain(s, o, gives.diamond) + Math.max(0, card) - bonus.pounds * o.pound
}

/** Steps on so many of the other tracks, the best of them. */
function tracksGain(company: number, tracks: number, steps: number): number {
  let [sum, least, others] = [0, Infinity, 0]
  for (let other = 0; other < COMPANY_COUNT; other++) {
    if (other === company) continue
    const gain = stepsGain(other, steps)
    sum += gain
    others++
    if (gain < least) least = gain
  }
  return tracks < others ? sum - least : sum
}

/** The card of the hand that it is best to be rid of, for its red number and some more; of a kind, or any for -1. */
function discardGain(s: State, o: Outlook, plus: number, kind: number): number {
  const { faces, faceCount } = s.rules
  let most = 0
  for (let face = 0; face < faceCount; face++) {
    if (s.c[o.at + HAND + face] === 0 || faces[face].kind === SHARE) continue
    if (kind >= 0 && faces[face].kind !== kind) continue
    const gain = (faces[face].price + plus) * o.pound - keepWorth(s, o, face)
    if (gain > most) most = gain
  }
  return most
}

/** What a card of the hand will still bring. */
export const keepWorth = (s: State, o: Outlook, face: number): number =>
  cardWorth(s, o, face) + (o.left > 0 ? WEIGHT.KEEP * useWorth(s, o, face) : 0)
