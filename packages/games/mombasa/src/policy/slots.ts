import type { Answer } from '@quayside/kernel'
import { answer, argOf, OP, SEAL, secondArgOf } from '../answers.ts'
import { SLOTS } from '../box.ts'
import { isOpen } from '../phases/planning.ts'
import { HAND, SLOT, type State } from '../state.ts'
import { cards, PLAYABLE, uses } from './hand.ts'
import type { Outlook } from './outlook.ts'
import { pileStrength } from './piles.ts'

/**
 * Where planned cards go, such that strong ones come back together: the strongest joins the strongest pile that stays. The pile taken at the
 * end of this round will be gone, so what lies below it begins a new one.
 */

/** The answers that lay a plan, how many have been given, and whose they are. */
const line = new Int32Array(SLOTS + 1)
let given = 0
let at = 0
/** The cells as they are when the line is asked on: another state has another plan. */
let expected = new Int16Array(0)

/** The answer that goes on with the plan made last, -1 where none is under way. */
export function nextOfLine(s: State, o: Outlook): Answer {
  const { c } = s
  if (o.at !== at || expected.length !== c.length) return -1
  for (let i = 0; i < c.length; i++) if (c[i] !== expected[i]) return -1
  return give()
}

/** Lays the planned cards, so many of each kind, the strongest first; returns the first answer. */
export function beginLine(s: State, o: Outlook, planned: Int16Array): Answer {
  if (expected.length !== s.c.length) expected = new Int16Array(s.c.length)
  expected.set(s.c)
  at = o.at
  given = 0
  lookAtPiles(s, o)
  laid.fill(0)
  for (let length = 0; ; length++) {
    const kind = strongest(planned)
    line[length] = kind < 0 ? SEAL : answer(OP.LAY, cards[kind * SLOTS + laid[kind]++], takeSlot())
    if (kind < 0) return give()
  }
}

function give(): Answer {
  const answer = line[given]
  if (answer === SEAL) at = 0
  else {
    given++
    expected[at + HAND + argOf(answer)]--
    expected[at + SLOT + secondArgOf(answer)] = argOf(answer) + 1
  }
  return answer
}

/** By kind: cards that are on the line already. */
const laid = new Int16Array(PLAYABLE)

/** The kind whose next card is strongest, -1 when all are laid. */
function strongest(planned: Int16Array): number {
  let found = -1
  let most = -1
  for (let kind = 0; kind < PLAYABLE; kind++) {
    if (planned[kind] === laid[kind] || uses[kind * SLOTS + laid[kind]] <= most) continue
    most = uses[kind * SLOTS + laid[kind]]
    found = kind
  }
  return found
}

/** By slot: the strength of the pile below it, less than nothing for the one that will be gone; `FILLED` where no card can go. */
const strengths = new Float64Array(SLOTS)
const FILLED = -2

function lookAtPiles(s: State, o: Outlook): void {
  let takenNext = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    strengths[slot] = pileStrength(s, o, slot)
    if (strengths[slot] > strengths[takenNext]) takenNext = slot
  }
  strengths[takenNext] = -1
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.c[o.at + SLOT + slot] > 0 || !isOpen(s, o.me, slot)) strengths[slot] = FILLED
  }
}

function takeSlot(): number {
  let found = 0
  for (let slot = 1; slot < SLOTS; slot++) if (strengths[slot] > strengths[found]) found = slot
  strengths[found] = FILLED
  return found
}
