import type { Answer, Seat } from '@quayside/kernel'
import { copyOver, isLike, type Maybe, NONE } from '@quayside/kernel/box'
import { LAY, SEAL } from '../answers.ts'
import { box, type State } from '../box.ts'
import { CARD_KIND, type CardKind, pileAbove, SLOT, type Slot } from '../ids.ts'
import { isOpen } from '../phases/planning.ts'
import { SLOTS } from '../sizes.ts'
import { cards, PLAYABLE, uses } from './hand.ts'
import type { Outlook } from './outlook.ts'
import { pileStrength } from './piles.ts'

const { seats: player } = box

/**
 * Where planned cards go, such that strong ones come back together: the strongest joins the strongest pile that stays. The pile taken at the
 * end of this round will be gone, so what lies below it begins a new one.
 */

/** The answers that lay a plan, how many have been given, and whose they are. */
const line = new Int32Array(SLOTS + 1)
let given = 0
let whose: Maybe<Seat> = NONE
/** The state as it is when the line is asked on: another one has another plan. */
let expected: State | null = null

/** The answer that goes on with the plan made last, -1 where none is under way. */
export const nextOfLine = (s: State, seat: Seat): Answer =>
  seat === whose && expected && isLike(s, expected) ? give(seat, expected) : -1

/** Lays the planned cards, so many of each kind, the strongest first; returns the first answer. */
export function beginLine(s: State, o: Outlook, planned: Int16Array): Answer {
  expected = copyOver(expected, s)
  whose = o.me
  given = 0
  lookAtPiles(s, o)
  laid.fill(0)
  for (let length = 0; ; length++) {
    const kind = strongest(planned)
    if (kind === NONE) {
      line[length] = SEAL
      return give(o.me, expected)
    }
    line[length] = LAY.of(cards[kind * SLOTS + laid[kind]++], takeSlot())
  }
}

/** The next answer of the line; what it does is expected then. */
function give(seat: Seat, state: State): Answer {
  const answer = line[given]
  if (answer === SEAL) whose = NONE
  else {
    given++
    player.hand.add(state, seat, LAY.first(answer), -1)
    player.slots.set(state, seat, LAY.second(answer), LAY.first(answer))
  }
  return answer
}

/** By kind: cards that are on the line already. */
const laid = new Int16Array(CARD_KIND.size)

/** The kind whose next card is strongest, none when all are laid. */
function strongest(planned: Int16Array): Maybe<CardKind> {
  let found: Maybe<CardKind> = NONE
  let most = -1
  for (const kind of PLAYABLE) {
    if (planned[kind] === laid[kind] || uses[kind * SLOTS + laid[kind]] <= most) continue
    most = uses[kind * SLOTS + laid[kind]]
    found = kind
  }
  return found
}

/** By slot: the strength of the pile above it, less than nothing for the one that will be gone; `FILLED` where no card can go. */
const strengths = new Float64Array(SLOTS)
const FILLED = -2

function lookAtPiles(s: State, o: Outlook): void {
  let takenNext = SLOT.all[0]
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    strengths[slot] = pileStrength(s, o, pileAbove(slot))
    if (strengths[slot] > strengths[takenNext]) takenNext = slot
  }
  strengths[takenNext] = -1
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    if (player.slots(s, o.me, slot) !== NONE || !isOpen(s, o.me, slot)) strengths[slot] = FILLED
  }
}

function takeSlot(): Slot {
  let found = SLOT.all[0]
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (strengths[slot] > strengths[found]) found = slot
  strengths[found] = FILLED
  return found
}
