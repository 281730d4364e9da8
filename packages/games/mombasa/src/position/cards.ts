import { type Seat, Story } from '@quayside/kernel'
import { demand, layTable, named, say, takeFrom } from '@quayside/kernel/positions'
import { box, chance, player, type State, table } from '../box.ts'
import { CARD, type Card, numberOf, PILE, SHARE, SLOT } from '../ids.ts'
import { isOpen } from '../phases/planning.ts'
import { fillDisplay } from '../phases/preparation.ts'
import { MIDDLE_PILES, restingCard } from '../phases/starting-tiles.ts'
import { rest, seatsOf } from '../state.ts'
import type { PlayerPosition, Position } from './schema.ts'

/**
 * The cards of a position. A starting card that is named nowhere is in its owner's hand or, where the hand is given, discarded; an action card
 * that is named nowhere is in the stack or, where the stack is given, discarded.
 */
export function layCards(s: State, { players = [], display, stack, discards = [] }: Position): void {
  const left = allCards(s)
  for (const seat of seatsOf(s)) layPlayerCards(s, seat, players[seat] ?? {}, left)
  layTable(box, s, { display })
  for (const id of Object.values(display ?? {}).flat()) if (id !== null) use(s, left, id)
  demand(!stack || display !== undefined, 'a known stack needs the display too')
  for (const card of (stack ?? []).map((id) => use(s, left, id)).toReversed()) table.stack.push(s, card)
  for (const id of discards) table.discards.add(s, use(s, left, id), 1)
  for (const seat of seatsOf(s)) layRestOfStart(s, seat, players[seat] ?? {}, left)
  if (stack) for (const card of left.blocks.flat()) table.discards.add(s, card, 1)
  else shuffleRest(s, left)
  if (!display) fillDisplay(s, new Story(false))
}

/** Cards that nobody has placed yet: the owners' own by seat, and the stack's, block by block from the bottom. */
interface CardsLeft {
  readonly own: Card[][]
  readonly blocks: Card[][]
}

function allCards(s: State): CardsLeft {
  const { starting, expansionOnes, blocks } = s.rules
  return {
    own: seatsOf(s).map((seat) => [...starting, expansionOnes[seat]]),
    blocks: blocks.map((block) => [...block]),
  }
}

/** Takes a card by its id: the owner's first, then from the stack's upper letters; what lies with no owner may be anybody's own. */
function use(s: State, { own, blocks }: CardsLeft, id: string, owner?: Seat): Card {
  const piles = owner === undefined ? [...blocks.toReversed(), ...own] : [own[owner], ...blocks.toReversed()]
  return takeFrom(piles, named(s, CARD, id), say`cards ${id}`)
}

const namesCards = ({ hand, slots, resting }: PlayerPosition): boolean =>
  hand !== undefined || slots !== undefined || resting !== undefined

function layPlayerCards(s: State, seat: Seat, given: PlayerPosition, left: CardsLeft): void {
  const { faces, ids } = s.rules
  for (const slot of SLOT.all) {
    const id = given.slots?.[slot] ?? null
    if (id === null) continue
    const card = use(s, left, id, seat)
    demand(faces[card].kind !== SHARE, say`${id} cannot be played`)
    demand(isOpen(s, seat, slot), say`slot ${numberOf(slot)} of seat ${seat} is not open yet`)
    player.slots.set(s, seat, slot, card)
  }
  for (const pile of PILE.all) {
    for (const id of given.resting?.[pile] ?? []) rest(s, seat, pile, use(s, left, id, seat))
  }
  for (const id of given.hand ?? []) player.hand.add(s, seat, use(s, left, id, seat), 1)
  if (namesCards(given)) return
  // As after set-up: the tile's three cards in the middle piles.
  MIDDLE_PILES.forEach((pile, i) => {
    rest(s, seat, pile, use(s, left, ids.card[restingCard(s, seat, i)], seat))
  })
}

function layRestOfStart(s: State, seat: Seat, { hand }: PlayerPosition, left: CardsLeft): void {
  for (const card of left.own[seat]) {
    if (hand) table.discards.add(s, card, 1)
    else player.hand.add(s, seat, card, 1)
  }
}

function shuffleRest(s: State, left: CardsLeft): void {
  for (const block of left.blocks) {
    chance.shuffle(s, block)
    for (const card of block) table.stack.push(s, card)
  }
}
