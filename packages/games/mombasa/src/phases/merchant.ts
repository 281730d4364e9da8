import type { Seat, Story } from '@quayside/kernel'
import { fromSource } from '../events.ts'
import { MERCHANT, MERCHANT_TILE } from '../ids.ts'
import { minesOf, type State } from '../state.ts'
import { countFaceUp } from '../totals.ts'
import { gainDiamonds, gainPounds } from './gains.ts'

/** Diamond merchant: steps and pounds, more by a company's mines. Source: Use 1 carta de mercador de diamantes (page 8). */

const FROM_MERCHANT = fromSource('merchant')

export function useMerchant(s: State, seat: Seat, face: number, out: Story): void {
  const { diamond, pounds, minesOf: company } = s.rules.faces[face]
  const byMines = company < 0 ? 0 : minesOf(s, company) >> 1
  gainDiamonds(s, seat, diamond + byMines, out)
  gainPounds(s, seat, pounds, FROM_MERCHANT, out)
}

/** The tile: its steps, and one more for every merchant card still face up. */
export function useMerchantTile(s: State, seat: Seat, out: Story): void {
  gainDiamonds(s, seat, s.rules.tileValue[MERCHANT_TILE] + countFaceUp(s, seat, MERCHANT), out)
}
