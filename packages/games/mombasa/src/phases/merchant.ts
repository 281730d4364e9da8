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

export function useMerchant(s: State, seat: Seat, card: Card, out: Story): void {
  const { diamond, pounds, minesOf: company } = s.rules.faces[card]
  const byMines = company === NONE ? 0 : Math.floor(minesOf(s, company) / MINES_A_STEP)
  gainDiamonds(s, seat, diamond + byMines, out)
  gainPounds(s, seat, pounds, FROM_MERCHANT, out)
}

/** The tile: its steps, and one more for every merchant card still face up. */
export function useMerchantTile(s: State, seat: Seat, out: Story): void {
  gainDiamonds(s, seat, s.rules.tileValue[MERCHANT_TILE] + countFaceUp(s, seat, MERCHANT), out)
}
