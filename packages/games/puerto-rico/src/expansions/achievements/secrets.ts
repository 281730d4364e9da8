import type { Rng, Seat, Viewer } from '@quayside/kernel'
import { isAutoma, isOver, type State } from '../../state.ts'
import {
  CARDS,
  CARDS_HELD,
  drop,
  fulfil,
  handOf,
  heldCard,
  heldCards,
  hold,
  isAnnounced,
  isFulfilled,
  placeOf,
  setHand,
  undealt,
} from './cards.ts'
import { isChoosing } from './dealing.ts'
import { HAVING } from './having.ts'

interface CardSeen {
  readonly id?: string
  readonly fulfilled?: boolean
  readonly announced: boolean
}

/** A seat's cards as the seat itself knows them. */
export function cardsKnown(s: State, seat: Seat): CardSeen[] {
  return heldCards(s, seat).map((card, place) => ({
    id: CARDS[card].id,
    fulfilled: isFulfilled(s, seat, place),
    announced: isAnnounced(s, seat, place),
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

export function viewCards(s: State, seat: Seat, viewer: Viewer): { readonly [key: string]: unknown } {
  if (isAutoma(s, seat)) return {}
  if (viewer !== seat && viewer !== 'referee' && !isOver(s)) return { achievements: cardsSeen(s, seat) }
  const hand = handOf(s, seat).map((card) => CARDS[card].id)
  return { achievements: cardsKnown(s, seat), ...(hand.length > 0 ? { hand } : {}) }
}

/** Deals every card anew that a viewer cannot know. Others' fulfilled cards are then those that what they have fulfils. */
export function dealAnew(s: State, viewer: Viewer, rng: Rng): void {
  if (isOver(s) || viewer === 'referee') return
  const seats = Array.from({ length: s.rules.humans }, (_, seat) => seat).filter((seat) => seat !== viewer)
  const wanted = seats.map((seat) => ({ seat, inHand: handOf(s, seat).length, held: dropCovered(s, seat) }))
  for (const { seat } of wanted) setHand(s, seat, [])
  const deck = undealt(s)
  const draw = (count: number) => Array.from({ length: count }, () => deck.splice(rng.below(deck.length), 1)[0])
  for (const { seat, inHand, held } of wanted) {
    setHand(s, seat, draw(inHand))
    for (const card of draw(held)) {
      hold(s, seat, card)
      if (HAVING[card]?.(s, seat)) fulfil(s, seat, placeOf(s, seat, card))
    }
  }
}

/** Takes away the cards that a seat has not announced; returns how many. */
function dropCovered(s: State, seat: Seat): number {
  let dropped = 0
  for (let place = CARDS_HELD - 1; place >= 0; place--) {
    if (heldCard(s, seat, place) < 0 || isAnnounced(s, seat, place)) continue
    drop(s, seat, heldCard(s, seat, place))
    dropped++
  }
  return dropped
}
