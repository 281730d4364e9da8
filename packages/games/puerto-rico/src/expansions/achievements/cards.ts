import type { Seat } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { ACHIEVEMENTS, type Achievement } from '../../data/achievements.ts'
import { ACHIEVEMENT, type AchievementCard } from '../../ids.ts'

const { seats: player, chance } = box

/** The cards of Achievements. Those that nobody has lie nowhere; Puertomas have none. */

export const CARDS: readonly Achievement[] = ACHIEVEMENTS

export const hasCard = (s: State, seat: Seat, card: AchievementCard): boolean =>
  player.achievements.indexOf(s, seat, card) >= 0

/** Gives a seat a card for good, in its place among the others. */
export function hold(s: State, seat: Seat, card: AchievementCard): void {
  let place = player.achievements.size(s, seat)
  while (place > 0 && player.achievements(s, seat, place - 1) > card) place--
  player.achievements.insertAt(s, seat, place, card)
}

/** A seat no longer has a card, nor any mark on it. */
export function drop(s: State, seat: Seat, card: AchievementCard): void {
  player.achievements.removeAt(s, seat, player.achievements.indexOf(s, seat, card))
  player.fulfilled.remove(s, seat, card)
  player.announced.remove(s, seat, card)
}

export function setHand(s: State, seat: Seat, cards: readonly AchievementCard[]): void {
  player.hand.clear(s, seat)
  for (const card of cards) player.hand.add(s, seat, card)
}

/** Cards that no player has, neither for good nor in hand. */
export function undealt(s: State): AchievementCard[] {
  const dealt = new Set<AchievementCard>()
  for (let seat = 0; seat < s.rules.humans; seat++) {
    for (const card of player.achievements.all(s, seat)) dealt.add(card)
    for (const card of player.hand.all(s, seat)) dealt.add(card)
  }
  return ACHIEVEMENT.all.filter((card) => !dealt.has(card))
}

/** Draws cards that no player has. */
export function drawCards(s: State, count: number): AchievementCard[] {
  const deck = undealt(s)
  return Array.from({ length: count }, () => deck.splice(chance.below(s, deck.length), 1)[0])
}
