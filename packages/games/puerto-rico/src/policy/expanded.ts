import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import type { Maybe } from '@quayside/kernel/box'
import type { State } from '../box.ts'
import type { AchievementCard, Building, Good, Ship, Tile } from '../ids.ts'
import type { Outlook } from './outlook.ts'

/**
 * What only matters with expansions: goals of a festival, cards, guests and the buccaneer. It is not loaded without them, and then there is nothing to gain
 * by any of it. `expansions.ts` brings it.
 */
export interface Expanded {
  tileGoals(s: State, o: Outlook, seat: Seat, tile: Tile): number
  buildingGoals(s: State, o: Outlook, seat: Seat, building: Building, price: number): number
  saleGoals(s: State, o: Outlook, seat: Seat, good: Good, coins: number): number
  /** A load on a cargo ship, or on a ship of one's own. */
  loadGoals(s: State, o: Outlook, seat: Seat, good: Good, ship: Maybe<Ship>, count: number): number
  /** An act of the buccaneer, and the best there is. */
  actWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number
  bestAct(s: State, o: Outlook, seat: Seat): number
  /** What a card is worth in hand. */
  holdWorth(s: State, card: AchievementCard): number
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
