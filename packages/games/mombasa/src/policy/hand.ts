import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { CARD, CARD_KIND, type Card, type CardKind, SHARE, SLOT } from '../ids.ts'
import { isOpen } from '../phases/planning.ts'
import { SLOTS } from '../sizes.ts'
import { useWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'

const { seats: player } = box

/** The cards a plan is made of: those laid already, and those of the hand that could follow. One sheet, filled anew for every look. */

/** Kinds of cards that can be laid. */
export const PLAYABLE: readonly CardKind[] = CARD_KIND.all.filter((kind) => kind !== SHARE)

/** Cards of the hand by kind, the strongest first; what one use of each is worth; how many there are, up to the free slots. */
export const cards: Card[] = Array.from({ length: CARD_KIND.size * SLOTS }, () => CARD.all[0])
export const uses = new Float64Array(CARD_KIND.size * SLOTS)
export const counts = new Int16Array(CARD_KIND.size)
/** By kind: cards laid, and what one use of them is worth. */
export const laidCount = new Int16Array(CARD_KIND.size)
export const laidUse = new Float64Array(CARD_KIND.size)

/** By kind and how many cards of the hand join those that are laid: their units or points together. */
const values = new Int16Array(CARD_KIND.size * (SLOTS + 1))

/** Returns how many slots are free. */
export function lookAtHand(s: State, o: Outlook): number {
  const free = lookAtSlots(s, o)
  for (const kind of PLAYABLE) {
    const own = o.tables.byKind[kind]
    counts[kind] = 0
    for (let i = 0; i < own.length && counts[kind] < free; i++) {
      for (let n = player.hand(s, o.me, own[i]); n > 0 && counts[kind] < free; n--) {
        const before = kind * (SLOTS + 1) + counts[kind]
        const at = kind * SLOTS + counts[kind]++
        cards[at] = own[i]
        uses[at] = useWorth(s, o, own[i])
        values[before + 1] = values[before] + s.rules.faces[own[i]].value
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
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    const card = player.slots(s, o.me, slot)
    if (card === NONE) {
      if (isOpen(s, o.me, slot)) free++
      continue
    }
    const { kind, value } = s.rules.faces[card]
    laidCount[kind]++
    values[kind * (SLOTS + 1)] += value
    laidUse[kind] += useWorth(s, o, card)
  }
  return free
}

/** Units or points of a kind when the strongest so many of the hand join what is laid. */
export const valueWith = (kind: CardKind, taken: number): number => values[kind * (SLOTS + 1) + taken]
