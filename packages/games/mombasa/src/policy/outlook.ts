import type { Seat } from '@quayside/kernel'
import { ROUNDS, SLOTS } from '../box.ts'
import { COMPANY_COUNT } from '../ids.ts'
import { MAX_PLAYERS } from '../options.ts'
import { atBookEnd } from '../phases/books.ts'
import { HAND, player, ROUND, SLOT, type State, shareValue, TRACK_POS, trackOf } from '../state.ts'
import { type Tables, tablesOf } from './tables.ts'
import { WEIGHT } from './weights.ts'

/** How the game stands for a seat, from open information only. There is one sheet, filled anew for every look. */
export interface Outlook {
  me: Seat
  /** Where the seat's block begins. */
  at: number
  /** Rounds after this one. */
  left: number
  /** How much of the way to a mark counts. */
  smooth: number
  tables: Tables
  /** What a share of each company will be worth. */
  readonly value: Float64Array
  /** What a coin more on each base is worth: the own shares less the others'. */
  readonly lead: Float64Array
  /** What these are worth: a pound, a unit of goods, an expansion point, a bookkeeping point. */
  pound: number
  unit: number
  expansion: number
  point: number
}

const o: Outlook = {
  me: 0,
  at: 0,
  left: 0,
  smooth: 0,
  tables: undefined as unknown as Tables,
  value: new Float64Array(COMPANY_COUNT),
  lead: new Float64Array(COMPANY_COUNT),
  pound: 1,
  unit: 0,
  expansion: 0,
  point: 0,
}

export function outlook(s: State, me: Seat): Outlook {
  const { c, rules } = s
  o.me = me
  o.at = player(s, me)
  o.left = ROUNDS - c[ROUND]
  o.smooth = o.left > 0 ? WEIGHT.SMOOTH : WEIGHT.SMOOTH_LAST
  o.tables = tablesOf(rules)
  o.pound = 1 + (WEIGHT.POUND_EARLY * o.left) / (ROUNDS - 1)
  countShares(s)
  lookAtCompanies(s)
  o.unit = unitWorth(s)
  o.expansion = WEIGHT.POSTS_A_POINT * (WEIGHT.REGION + Math.max(0, o.lead[0], o.lead[1], o.lead[2], o.lead[3]))
  o.point = pointWorth(s)
  return o
}

/** Shares by seat and company. */
const shares = new Float64Array(MAX_PLAYERS * COMPANY_COUNT)

/** On the tracks and on cards; hand and slots only together, for in planning nobody knows them apart. */
function countShares(s: State): void {
  const { c, rules } = s
  const { shareFaces } = o.tables
  for (let seat = 0; seat < rules.players; seat++) {
    const p = player(s, seat)
    const at = seat * COMPANY_COUNT
    for (let company = 0; company < COMPANY_COUNT; company++) {
      shares[at + company] = trackOf(s, company).shares[c[p + TRACK_POS + company]]
    }
    for (let i = 0; i < shareFaces.length; i++) {
      const face = shareFaces[i]
      let count = 0
      let cell = p + HAND + face
      for (let place = 0; place <= SLOTS; place++, cell += rules.faceCount) count += c[cell]
      if (count > 0) shares[at + rules.faces[face].share] += count
    }
    for (let slot = 0; slot < SLOTS; slot++) {
      const face = c[p + SLOT + slot] - 1
      if (face >= 0 && rules.faces[face].share >= 0) shares[at + rules.faces[face].share]++
    }
  }
}

/** Bases uncover more coins while rounds are left, those most that many own. */
function lookAtCompanies(s: State): void {
  const { players } = s.rules
  const hope = 1 + WEIGHT.SHARES_TO_COME * o.left
  let all = 0
  for (let i = 0; i < players * COMPANY_COUNT; i++) all += shares[i]
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const mine = shares[o.me * COMPANY_COUNT + company]
    let others = 0
    for (let seat = 0; seat < players; seat++) if (seat !== o.me) others += shares[seat * COMPANY_COUNT + company]
    const above = (mine + others - all / COMPANY_COUNT) / players
    const growth = WEIGHT.GROWTH + WEIGHT.GROWTH_SHARES * above
    o.value[company] = shareValue(s, company) + Math.max(0, (o.left + WEIGHT.GROWTH_NOW) * growth)
    o.lead[company] = hope * (mine - (WEIGHT.OTHERS * others) / (players - 1))
  }
}

/** A step's part of a share, on average over the steps one still hopes to make: on the best tracks as far as they go. */
function unitWorth(s: State): number {
  const hoped = WEIGHT.UNITS_NOW + WEIGHT.UNITS_A_ROUND * o.left
  let [left, worth, done] = [hoped, 0, 0]
  while (left > 0 && done < (1 << COMPANY_COUNT) - 1) {
    let best = -1
    for (let company = 0; company < COMPANY_COUNT; company++) {
      if (done & (1 << company) || (best >= 0 && o.value[company] <= o.value[best])) continue
      best = company
    }
    done |= 1 << best
    const { last, shares: marks } = trackOf(s, best)
    const at = s.c[o.at + TRACK_POS + best]
    const steps = Math.min(left, last - at)
    if (steps <= 0) continue
    worth += (steps * o.value[best] * (marks[last] - marks[at])) / (last - at)
    left -= steps
  }
  return worth / hoped
}

function pointWorth(s: State): number {
  if (atBookEnd(s, o.me)) return s.rules.bookOverflow * o.pound
  return Math.max(o.pound, WEIGHT.POINT * Math.min(1, o.left / WEIGHT.POINT_ROUNDS))
}

/** Points of a track at a space, the way to the next mark counted in part. */
export const between = (exact: readonly number[], even: Float64Array, at: number, smooth: number): number =>
  exact[at] + smooth * (even[at] - exact[at])
