import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import type { State } from '../box.ts'
import { countFaceUp } from '../hot.ts'
import { type Card, MERCHANT, MERCHANT_TILE, SOURCE } from '../ids.ts'
import { minesOf } from '../state.ts'
import { gainDiamonds, gainPounds } from './gains.ts'

/** Diamond merchant: steps and pounds, more by a company's mines. Source: Use 1 carta de mercador de diamantes (page 8). */

const FROM_MERCHANT = SOURCE.of('merchant')
/** Mines for a step more. */
const MINES_A_STEP = 2

/** Diamond steps for a merchant card now. */
export function merchantSteps(s: State, card: Card): number {
  const { diamond, minesOf: company } = s.rules.faces[card]
  return company === NONE ? diamond : diamond + Math.floor(minesOf(s, company) / MINES_A_STEP)
}

export function useMerchant(s: State, seat: Seat, card: Card, out: Story): void {
  gainDiamonds(s, seat, merchantSteps(s, card), out)
  gainPounds(s, seat, s.rules.faces[card].pounds, FROM_MERCHANT, out)
}

/** Diamond steps for the tile now: its own, and one more for every merchant card still face up. */
export const merchantTileSteps = (s: State, seat: Seat): number =>
  s.rules.tileValue[MERCHANT_TILE] + countFaceUp(s, seat, MERCHANT)

export function useMerchantTile(s: State, seat: Seat, out: Story): void {
  gainDiamonds(s, seat, merchantTileSteps(s, seat), out)
}
