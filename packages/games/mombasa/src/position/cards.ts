import { type Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { demand } from '@quayside/kernel/positions'
import { chance, player, type State, table } from '../box.ts'
import { CARD, type Card, DISPLAY_COLUMN, DISPLAY_ROW, numberOf, PILE, SHARE, SLOT } from '../ids.ts'
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
  const left = new CardsLeft(s)
  for (const seat of seatsOf(s)) layPlayerCards(s, seat, players[seat] ?? {}, left)
  for (const column of DISPLAY_COLUMN.all) {
    for (const row of DISPLAY_ROW.all) {
      const id = display?.[DISPLAY_COLUMN.id(column)]?.[row] ?? null
      if (id !== null) table.display.set(s, column, row, left.use(id))
    }
  }
  demand(!stack || display !== undefined, 'a known stack needs the display too')
  for (const card of (stack ?? []).map((id) => left.use(id)).toReversed()) table.stack.push(s, card)
  for (const id of discards) table.discards.add(s, left.use(id), 1)
  for (const seat of seatsOf(s)) layRestOfStart(s, seat, players[seat] ?? {}, left)
  if (stack) for (const card of left.blocks.flat()) table.discards.add(s, card, 1)
  else shuffleRest(s, left)
  if (!display) fillDisplay(s, new Story(false))
}

/** How many cards of each face nobody has placed yet: the owners' own and the stack's, block by block. */
class CardsLeft {
  private readonly s: State
  /** By seat. */
  readonly own: Card[][]
  /** Blocks of the stack, from the bottom. */
  readonly blocks: Card[][]

  constructor(s: State) {
    this.s = s
    const { starting, expansionOnes, blocks } = s.rules
    this.own = seatsOf(s).map((seat) => [...starting, expansionOnes[seat]])
    this.blocks = blocks.map((block) => [...block])
  }

  /** Takes a card by its id: the owner's first, then from the stack's upper letters, then anybody's own. */
  use(id: string, seat: Maybe<Seat> = NONE): Card {
    const card = CARD.all[this.s.rules.ids.card.indexOf(id)] ?? NONE
    demand(card !== NONE, `there is no card ${id}`)
    const has = (cards: Card[]): boolean => cards.includes(card as Card)
    const own = seat === NONE ? [] : this.own[seat]
    const from = has(own) ? own : (this.blocks.findLast(has) ?? (seat === NONE ? this.own.find(has) : undefined))
    demand(from !== undefined, `there are not so many cards ${id}`)
    return from.splice(from.indexOf(card as Card), 1)[0]
  }
}

const namesCards = ({ hand, slots, resting }: PlayerPosition): boolean =>
  hand !== undefined || slots !== undefined || resting !== undefined

function layPlayerCards(s: State, seat: Seat, given: PlayerPosition, left: CardsLeft): void {
  const { faces, ids } = s.rules
  for (const slot of SLOT.all) {
    const id = given.slots?.[slot] ?? null
    if (id === null) continue
    const card = left.use(id, seat)
    demand(faces[card].kind !== SHARE, `${id} cannot be played`)
    demand(isOpen(s, seat, slot), `slot ${numberOf(slot)} of seat ${seat} is not open yet`)
    player.slots.set(s, seat, slot, card)
  }
  for (const pile of PILE.all) {
    for (const id of given.resting?.[pile] ?? []) rest(s, seat, pile, left.use(id, seat))
  }
  for (const id of given.hand ?? []) player.hand.add(s, seat, left.use(id, seat), 1)
  if (namesCards(given)) return
  // As after set-up: the tile's three cards in the middle piles.
  MIDDLE_PILES.forEach((pile, i) => {
    rest(s, seat, pile, left.use(ids.card[restingCard(s, seat, i)], seat))
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
