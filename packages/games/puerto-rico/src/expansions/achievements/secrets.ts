import type { Rng, Seat, Viewer } from '@quayside/kernel'
import { said } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { isOver } from '../../flow.ts'
import { ACHIEVEMENT } from '../../ids.ts'
import { isAutoma } from '../../state.ts'
import { drop, hold, setHand, undealt } from './cards.ts'
import { isChoosing } from './dealing.ts'
import { HAVING } from './having.ts'

const { seats: player } = box

/** A card that the viewer may not know has no id. */
export interface CardSeen {
  readonly id?: string
  readonly fulfilled?: boolean
  readonly announced: boolean
}

/** A seat's cards as the seat itself knows them. */
export function cardsKnown(s: State, seat: Seat): CardSeen[] {
  return player.achievements.all(s, seat).map((card) => ({
    id: ACHIEVEMENT.id(card),
    fulfilled: player.fulfilled(s, seat, card),
    announced: player.announced(s, seat, card),
  }))
}

/** As others see them: those announced, then the backs of the rest, in an order that tells nothing; none while the seat still chooses. */
function cardsSeen(s: State, seat: Seat): CardSeen[] {
  if (isChoosing(s, seat)) return []
  const known = cardsKnown(s, seat)
  return [
    ...known.filter(({ announced }) => announced),
    ...known.filter(({ announced }) => !announced).map(() => ({ announced: false })),
  ]
}

/** What a viewer knows of a seat's cards, and of those it chooses from while they are dealt. */
export function viewCards(s: State, seat: Seat, viewer: Viewer): { achievements?: CardSeen[]; hand?: string[] } {
  if (isAutoma(s, seat)) return {}
  if (viewer !== seat && viewer !== 'referee' && !isOver(s)) return { achievements: cardsSeen(s, seat) }
  return { achievements: cardsKnown(s, seat), ...said({ hand: player.hand.all(s, seat).map(ACHIEVEMENT.id) }) }
}

/** Deals every card anew that a viewer cannot know. Others' fulfilled cards are then those that what they have fulfils. */
export function dealAnew(s: State, viewer: Viewer, rng: Rng): void {
  if (isOver(s) || viewer === 'referee') return
  const seats = Array.from({ length: s.rules.humans }, (_, seat) => seat).filter((seat) => seat !== viewer)
  const wanted = seats.map((seat) => ({ seat, inHand: player.hand.size(s, seat), held: dropCovered(s, seat) }))
  for (const { seat } of wanted) player.hand.clear(s, seat)
  const deck = undealt(s)
  const draw = (count: number) => Array.from({ length: count }, () => deck.splice(rng.below(deck.length), 1)[0])
  for (const { seat, inHand, held } of wanted) {
    setHand(s, seat, draw(inHand))
    for (const card of draw(held)) {
      hold(s, seat, card)
      if (HAVING[card]?.(s, seat)) player.fulfilled.add(s, seat, card)
    }
  }
}

/** Takes away the cards that a seat has not announced; returns how many. */
function dropCovered(s: State, seat: Seat): number {
  const covered = player.achievements.all(s, seat).filter((card) => !player.announced(s, seat, card))
  for (const card of covered) drop(s, seat, card)
  return covered.length
}
