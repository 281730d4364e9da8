import { box, type State } from '../box.ts'
import { COMPANY, type Company } from '../ids.ts'
import { trackOf } from '../state.ts'
import { bonusWorth } from './bonuses.ts'
import { between, type Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { table, seats: player } = box
const COMPANIES = COMPANY.size
const WEIGHT = weights

/** What steps on the company tracks are worth, and how units are best divided between them. One sheet, filled anew for every look. */

/** More units than this hardly ever come together; further ones count as nothing. */
export const MAX_UNITS = 20
/** Rewards hardly ever give more steps than this. */
export const REWARD_STEPS = 4
const WIDTH = MAX_UNITS + 1

/** By company and number of steps. */
const gains = new Float64Array(COMPANIES * WIDTH)
/** By companies looked at and units: the most they bring, and how many of them the last company gets. */
const most = new Float64Array((COMPANIES + 1) * WIDTH)
const given = new Uint8Array(COMPANIES * WIDTH)

/** How many units were looked at; more count like these. */
let looked = 0

/** Begins with all units; the others are added one by one. */
const [FIRST] = COMPANY.all

export function lookAtSteps(s: State, o: Outlook, units: number): void {
  looked = Math.min(units, MAX_UNITS)
  for (let company = COMPANY.first; company < COMPANIES; company++) {
    lookAtTrack(s, o, company, looked)
    if (company === FIRST) giveAll(looked)
    else divide(company, looked)
  }
}

/** The most that so many units bring. */
export const unitsGain = (units: number): number => most[COMPANIES * WIDTH + Math.min(units, looked)]

/** Steps that a company gets when so many units are divided best. */
export function stepsFor(company: Company, units: number): number {
  let left = Math.min(units, looked)
  for (let last = COMPANIES - 1; last > company; last--) left -= given[last * WIDTH + left]
  return given[company * WIDTH + left]
}

/** What steps on one company's track bring; needs a look before. */
export const stepsGain = (company: Company, steps: number): number => gains[company * WIDTH + Math.min(steps, looked)]

/** A marker goes on as long as calls can be paid; then steps are lost. */
function lookAtTrack(s: State, o: Outlook, company: Company, units: number): void {
  const track = trackOf(s, company)
  const even = o.tables.shares[table.tracks(s, company)]
  const value = o.value[company]
  let pounds = player.pounds(s, o.me)
  let space = player.tracks(s, o.me, company)
  let way = wayToBonus(s, o, company, space)
  let worth = 0
  let shares = between(track.shares, even, space, o.smooth)
  gains[company * WIDTH] = 0
  for (let steps = 1; steps <= units; steps++) {
    if (space < track.last && track.calls[space + 1] <= pounds) {
      space++
      const after = between(track.shares, even, space, o.smooth)
      worth += value * (after - shares) - track.calls[space] * o.pound + way
      pounds -= track.calls[space]
      shares = after
      const level = track.special[space]
      if (level > 0) {
        const paid = track.specialPounds[level]
        pounds += paid
        worth += paid * (o.pound - (WEIGHT.OTHERS * paidAgain(s, o, company, space)) / (s.rules.players - 1))
        worth += (1 - WEIGHT.BONUS_WAY) * o.left * bonusWorth(s, o, company, level)
        way = wayToBonus(s, o, company, space)
      }
    }
    gains[company * WIDTH + steps] = worth
  }
}

/** What each step towards the next bonus counts of it. */
function wayToBonus(s: State, o: Outlook, company: Company, from: number): number {
  if (o.left < 2) return 0
  const { special, last } = trackOf(s, company)
  let before = from
  while (before > 0 && special[before] === 0) before--
  for (let space = from + 1; space <= last; space++) {
    if (special[space] === 0) continue
    return (WEIGHT.BONUS_WAY * (o.left - 1) * bonusWorth(s, o, company, special[space])) / (space - before)
  }
  return 0
}

function paidAgain(s: State, o: Outlook, company: Company, space: number): number {
  let count = 0
  for (let seat = 0; seat < s.rules.players; seat++) {
    if (seat !== o.me && player.tracks(s, seat, company) >= space) count++
  }
  return count
}

/** The first company gets as many as bring most. */
function giveAll(units: number): void {
  let steps = 0
  for (let all = 0; all <= units; all++) {
    if (gains[all] > gains[steps]) steps = all
    given[all] = steps
    most[WIDTH + all] = gains[steps]
  }
}

/** Adds a company to those that units are divided between. */
function divide(company: Company, units: number): void {
  const before = company * WIDTH
  const after = before + WIDTH
  for (let all = 0; all <= units; all++) {
    let top = -Infinity
    for (let steps = 0; steps <= all; steps++) {
      const worth = most[before + all - steps] + gains[before + steps]
      if (worth <= top) continue
      top = worth
      given[before + all] = steps
    }
    most[after + all] = top
  }
}
