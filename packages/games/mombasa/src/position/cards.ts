import { roll, Story } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { DISPLAY_COLUMNS, SHARE } from '../ids.ts'
import { displayAt } from '../phases/goods.ts'
import { isOpen } from '../phases/planning.ts'
import { fillDisplay } from '../phases/preparation.ts'
import { HAND, pileAt, player, RNG, SLOT, STACK, STACK_LEFT, START_TILE, type State } from '../state.ts'
import { seatsOf } from '../view.ts'
import type { PlayerPosition, Position } from './schema.ts'

/**
 * The cards of a position. A starting card that is named nowhere is in its owner's hand or, where the hand is given, discarded; an action card
 * that is named nowhere is in the stack or, where the stack is given, discarded.
 */
export function layCards(s: State, position: Position): void {
  const left = new CardsLeft(s)
  for (const seat of seatsOf(s)) layPlayerCards(s, seat, position.players?.[seat] ?? {}, left)
  layDisplay(s, position, left)
  demand(!position.stack || position.display !== undefined, 'a known stack needs the display too')
  if (position.stack) layStack(s, position.stack, left)
  for (const id of position.discards ?? []) s.c[s.rules.discardsAt + left.use(faceNumber(s, id))]++
  for (const seat of seatsOf(s)) layRestOfStart(s, seat, position.players?.[seat] ?? {}, left)
  if (position.stack) for (const face of left.blocks.flat()) s.c[s.rules.discardsAt + face]++
  else shuffleRest(s, left)
  if (!position.display) fillDisplay(s, new Story(false))
}

/** How many cards of each face nobody has placed yet: the owners' own and the stack's, block by block. */
class CardsLeft {
  private readonly s: State
  /** By seat and face. */
  readonly own: number[][]
  /** Faces of each block of the stack, from the bottom. */
  readonly blocks: number[][]

  constructor(s: State) {
    this.s = s
    const { rules } = s
    this.own = seatsOf(s).map((seat) => {
      const counts = rules.faces.map(() => 0)
      for (const face of [...rules.starting, rules.expansionOnes[seat]]) counts[face]++
      return counts
    })
    this.blocks = rules.blocks.map((block) => [...block])
  }

  /** Takes a card of this face: the owner's first, then from the stack's upper letters, then anybody's own. */
  use(face: number, seat = -1): number {
    const { id } = this.s.rules.faces[face]
    if (seat >= 0 && this.own[seat][face] > 0) this.own[seat][face]--
    else if (!this.useFromStack(face)) {
      const owner = seat < 0 ? this.own.findIndex((counts) => counts[face] > 0) : -1
      demand(owner >= 0, `there are not so many cards ${id}`)
      this.own[owner][face]--
    }
    return face
  }

  private useFromStack(face: number): boolean {
    const block = this.blocks.findLast((faces) => faces.includes(face))
    if (!block) return false
    block.splice(block.indexOf(face), 1)
    return true
  }
}

function faceNumber(s: State, id: string): number {
  const face = s.rules.faces.findIndex((known) => known.id === id)
  demand(face >= 0, `there is no card ${id}`)
  return face
}

const namesCards = ({ hand, slots, resting }: PlayerPosition): boolean =>
  hand !== undefined || slots !== undefined || resting !== undefined

function layPlayerCards(s: State, seat: number, given: PlayerPosition, left: CardsLeft): void {
  const { c, rules } = s
  const p = player(s, seat)
  given.slots?.forEach((id, slot) => {
    if (id === null) return
    const face = left.use(faceNumber(s, id), seat)
    demand(rules.faces[face].kind !== SHARE, `${id} cannot be played`)
    demand(isOpen(s, seat, slot), `slot ${slot + 1} of seat ${seat} is not open yet`)
    c[p + SLOT + slot] = face + 1
  })
  given.resting?.forEach((pile, i) => {
    for (const id of pile) c[pileAt(s, seat, i) + left.use(faceNumber(s, id), seat)]++
  })
  for (const id of given.hand ?? []) c[p + HAND + left.use(faceNumber(s, id), seat)]++
  if (!namesCards(given)) restTileCards(s, seat, left)
}

/** As after set-up: the tile's three cards in the middle piles. */
function restTileCards(s: State, seat: number, left: CardsLeft): void {
  const { startTiles, expansionOnes } = s.rules
  startTiles[s.c[player(s, seat) + START_TILE] - 1].resting.forEach((face, i) => {
    const resting = face < 0 ? expansionOnes[seat] : face
    s.c[pileAt(s, seat, i + 1) + left.use(resting, seat)]++
  })
}

function layRestOfStart(s: State, seat: number, { hand }: PlayerPosition, left: CardsLeft): void {
  const to = hand ? s.rules.discardsAt : player(s, seat) + HAND
  left.own[seat].forEach((count, face) => {
    s.c[to + face] += count
  })
}

function layDisplay(s: State, { display }: Position, left: CardsLeft): void {
  DISPLAY_COLUMNS.forEach((id, column) => {
    display?.[id]?.forEach((card, row) => {
      if (card !== null) s.c[displayAt(column, row)] = left.use(faceNumber(s, card)) + 1
    })
  })
}

/** A known stack from the top. */
function layStack(s: State, stack: readonly string[], left: CardsLeft): void {
  const { c } = s
  c[STACK_LEFT] = stack.length
  stack.forEach((id, i) => {
    c[STACK + stack.length - 1 - i] = left.use(faceNumber(s, id)) + 1
  })
}

function shuffleRest(s: State, left: CardsLeft): void {
  const { c } = s
  for (const block of left.blocks) {
    for (let i = block.length - 1; i > 0; i--) {
      const j = roll(c, RNG, i + 1)
      const held = block[i]
      block[i] = block[j]
      block[j] = held
    }
    for (const face of block) c[STACK + c[STACK_LEFT]++] = face + 1
  }
}
