import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import type { State } from '../state.ts'
import type { Outlook } from './outlook.ts'

/**
 * What only matters with expansions: goals of a festival, cards, guests and the buccaneer. It is not loaded without them, and then there is nothing to gain
 * by any of it. `expansions.ts` brings it.
 */
export interface Expanded {
  tileGoals(s: State, o: Outlook, seat: Seat, tile: number): number
  buildingGoals(s: State, o: Outlook, seat: Seat, building: number, price: number): number
  saleGoals(s: State, o: Outlook, seat: Seat, good: number, coins: number): number
  loadGoals(s: State, o: Outlook, seat: Seat, good: number, ship: number, count: number): number
  /** An act of the buccaneer, and the best there is. */
  actWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number
  bestAct(s: State, o: Outlook, seat: Seat): number
  /** What a card is worth in hand. */
  holdWorth(s: State, card: number): number
  /** The move of a guest that brings most now, -1 if all had better stay. */
  guestMove(s: State, o: Outlook, seat: Seat, legal: AnswerList): Answer
}

export let expanded: Expanded = {
  tileGoals: () => 0,
  buildingGoals: () => 0,
  saleGoals: () => 0,
  loadGoals: () => 0,
  actWorth: () => 0,
  bestAct: () => 0,
  holdWorth: () => 0,
  guestMove: () => -1,
}

export function provideExpanded(more: Expanded): void {
  expanded = more
}
