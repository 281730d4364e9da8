import type { Answer } from '@quayside/kernel'
import { answer, OP, SEAL } from '../answers.ts'
import { SLOTS } from '../box.ts'
import { isOpen } from '../phases/planning.ts'
import { SLOT, type State } from '../state.ts'
import { cards, PLAYABLE, uses } from './hand.ts'
import type { Outlook } from './outlook.ts'
import { pileStrength } from './piles.ts'

/**
 * Where planned cards go, such that strong ones come back together: the strongest joins the strongest pile that stays. The pile taken at the
 * end of this round will be gone, so what lies below it begins a new one.
 */

/** Lays the strongest of the planned cards, so many of each kind; seals when there is none left. */
export function lay(s: State, o: Outlook, planned: Int16Array): Answer {
  let face = -1
  let strongest = -1
  for (let kind = 0; kind < PLAYABLE; kind++) {
    if (planned[kind] === 0 || uses[kind * SLOTS] <= strongest) continue
    strongest = uses[kind * SLOTS]
    face = cards[kind * SLOTS]
  }
  return face < 0 ? SEAL : answer(OP.LAY, face, slotFor(s, o))
}

const strengths = new Float64Array(SLOTS)

function slotFor(s: State, o: Outlook): number {
  let takenNext = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    strengths[slot] = pileStrength(s, o, slot)
    if (strengths[slot] > strengths[takenNext]) takenNext = slot
  }
  strengths[takenNext] = -1
  let found = -1
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.c[o.at + SLOT + slot] > 0 || !isOpen(s, o.me, slot)) continue
    if (found < 0 || strengths[slot] > strengths[found]) found = slot
  }
  return found
}
