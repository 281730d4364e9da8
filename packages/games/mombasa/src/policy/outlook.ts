import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { COMPANY, type Company, PILE, SLOT } from '../ids.ts'
import { MAX_PLAYERS } from '../options.ts'
import { atBookEnd } from '../phases/books.ts'
import { ROUNDS, SLOTS } from '../sizes.ts'
import { shareValue, trackOf } from '../state.ts'
import { type Tables, tablesOf } from './tables.ts'
import { weights } from './weights.ts'

const { table, seats: player } = box
const COMPANIES = COMPANY.size
const PILES = PILE.size
const WEIGHT = weights

/**
 * How the game stands for a seat, from open information only. There is one sheet, filled anew for every look. Every decision begins
 * with one: here loops count, which compilers like better than lists.
 */
export interface Outlook {
  me: Seat
  /** Rounds after this one. */
  left: number
  /** How much of the way to a mark counts. */
  smooth: number
  tables: Tables
  /** The own shares of each company, what one is worth now, and what it will be worth. */
  readonly shares: Float64Array
  readonly valueNow: Float64Array
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
  left: 0,
  smooth: 0,
  tables: undefined as unknown as Tables,
  shares: new Float64Array(COMPANIES),
  valueNow: new Float64Array(COMPANIES),
  value: new Float64Array(COMPANIES),
  lead: new Float64Array(COMPANIES),
  pound: 1,
  unit: 0,
  expansion: 0,
  point: 0,
}

export function outlook(s: State, me: Seat): Outlook {
  o.me = me
  o.left = ROUNDS - table.round(s)
  o.smooth = o.left > 0 ? WEIGHT.SMOOTH : WEIGHT.SMOOTH_LAST
  o.tables = tablesOf(s.rules)
  o.pound = 1 + (WEIGHT.POUND_EARLY * o.left) / (ROUNDS - 1)
  countShares(s)
  lookAtCompanies(s)
  o.unit = unitWorth(s)
  o.expansion = WEIGHT.POSTS_A_POINT * (WEIGHT.REGION + Math.max(0, o.lead[0], o.lead[1], o.lead[2], o.lead[3]))
  o.point = pointWorth(s)
  return o
}

/** Shares by seat and company. */
const shares = new Float64Array(MAX_PLAYERS * COMPANIES)

/** On the tracks and on cards; hand and slots only together, for in planning nobody knows them apart. */
function countShares(s: State): void {
  const { players, faces } = s.rules
  const { withShare } = o.tables
  for (let seat = 0; seat < players; seat++) {
    const at = seat * COMPANIES
    for (let company = COMPANY.first; company < COMPANIES; company++) {
      shares[at + company] = trackOf(s, company).shares[player.tracks(s, seat, company)]
    }
    for (let i = 0; i < withShare.length; i++) {
      const held = player.hand(s, seat, withShare[i])
      if (held > 0) shares[at + faces[withShare[i]].share] += held
    }
    for (let pile = PILE.first; pile < PILES; pile++) {
      if (player.pileSize(s, seat, pile) === 0) continue
      for (let i = 0; i < withShare.length; i++) {
        const resting = player.resting(s, seat, pile, withShare[i])
        if (resting > 0) shares[at + faces[withShare[i]].share] += resting
      }
    }
    for (let slot = SLOT.first; slot < SLOTS; slot++) {
      const card = player.slots(s, seat, slot)
      if (card !== NONE && faces[card].share !== NONE) shares[at + faces[card].share]++
    }
  }
}

/** Bases uncover more coins while rounds are left, those most that many own. */
function lookAtCompanies(s: State): void {
  const { players } = s.rules
  const hope = 1 + WEIGHT.SHARES_TO_COME * o.left
  let all = 0
  for (let i = 0; i < players * COMPANIES; i++) all += shares[i]
  for (let company = COMPANY.first; company < COMPANIES; company++) {
    const mine = shares[o.me * COMPANIES + company]
    let others = 0
    for (let seat = 0; seat < players; seat++) if (seat !== o.me) others += shares[seat * COMPANIES + company]
    const above = (mine + others - all / COMPANIES) / players
    const growth = WEIGHT.GROWTH + WEIGHT.GROWTH_SHARES * above
    o.shares[company] = mine
    o.valueNow[company] = shareValue(s, company)
    o.value[company] = o.valueNow[company] + Math.max(0, (o.left + WEIGHT.GROWTH_NOW) * growth)
    o.lead[company] = hope * (mine - (WEIGHT.OTHERS * others) / (players - 1))
  }
}

/** A step's part of a share, on average over the steps one still hopes to make: on the best tracks as far as they go. */
function unitWorth(s: State): number {
  const hoped = WEIGHT.UNITS_NOW + WEIGHT.UNITS_A_ROUND * o.left
  let left = hoped
  let worth = 0
  done.fill(0)
  while (left > 0) {
    let best: Maybe<Company> = NONE
    for (let company = COMPANY.first; company < COMPANIES; company++) {
      if (done[company] || (best !== NONE && o.value[company] <= o.value[best])) continue
      best = company
    }
    if (best === NONE) break
    done[best] = 1
    const { last, shares: marks } = trackOf(s, best)
    const at = player.tracks(s, o.me, best)
    const steps = Math.min(left, last - at)
    if (steps <= 0) continue
    worth += (steps * o.value[best] * (marks[last] - marks[at])) / (last - at)
    left -= steps
  }
  return worth / hoped
}

/** By company: its track has been looked at. */
const done = new Uint8Array(COMPANIES)

function pointWorth(s: State): number {
  if (atBookEnd(s, o.me)) return s.rules.bookOverflow * o.pound
  return Math.max(o.pound, WEIGHT.POINT * Math.min(1, o.left / WEIGHT.POINT_ROUNDS))
}

/** Points of a track at a space, the way to the next mark counted in part. */
export const between = (exact: readonly number[], even: Float64Array, at: number, smooth: number): number =>
  exact[at] + smooth * (even[at] - exact[at])
