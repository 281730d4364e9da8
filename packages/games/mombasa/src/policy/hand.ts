import { SLOTS } from '../box.ts'
import { MERCHANT } from '../ids.ts'
import { isOpen } from '../phases/planning.ts'
import { HAND, SLOT, type State } from '../state.ts'
import { useWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'

/** The cards a plan is made of: those laid already, and those of the hand that could follow. One sheet, filled anew for every look. */

/** Kinds of cards that can be laid. */
export const PLAYABLE = MERCHANT + 1

/** Cards of the hand by kind, the strongest first; what one use of each is worth; how many there are, up to the free slots. */
export const cards = new Int16Array(PLAYABLE * SLOTS)
export const uses = new Float64Array(PLAYABLE * SLOTS)
export const counts = new Int16Array(PLAYABLE)
/** By kind: cards laid, and what one use of them is worth. */
export const laidCount = new Int16Array(PLAYABLE)
export const laidUse = new Float64Array(PLAYABLE)

/** By kind and how many cards of the hand join those that are laid: their units or points together. */
const values = new Int16Array(PLAYABLE * (SLOTS + 1))

/** Returns how many slots are free. */
export function lookAtHand(s: State, o: Outlook): number {
  const { c, rules } = s
  const free = lookAtSlots(s, o)
  for (let kind = 0; kind < PLAYABLE; kind++) {
    const faces = o.tables.byKind[kind]
    counts[kind] = 0
    for (let i = 0; i < faces.length && counts[kind] < free; i++) {
      for (let n = c[o.at + HAND + faces[i]]; n > 0 && counts[kind] < free; n--) {
        const before = kind * (SLOTS + 1) + counts[kind]
        const at = kind * SLOTS + counts[kind]++
        cards[at] = faces[i]
        uses[at] = useWorth(s, o, faces[i])
        values[before + 1] = values[before] + rules.faces[faces[i]].value
      }
    }
  }
  return free
}

function lookAtSlots(s: State, o: Outlook): number {
  laidCount.fill(0)
  values.fill(0)
  laidUse.fill(0)
  let free = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = s.c[o.at + SLOT + slot] - 1
    if (face < 0) {
      if (isOpen(s, o.me, slot)) free++
      continue
    }
    const { kind, value } = s.rules.faces[face]
    laidCount[kind]++
    values[kind * (SLOTS + 1)] += value
    laidUse[kind] += useWorth(s, o, face)
  }
  return free
}

/** Units or points of a kind when the strongest so many of the hand join what is laid. */
export const valueWith = (kind: number, taken: number): number => values[kind * (SLOTS + 1) + taken]
