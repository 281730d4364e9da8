import { box, type State } from '../box.ts'
import { between, type Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** What steps on the player's own two tracks are worth. */

export function diamondGain(s: State, o: Outlook, steps: number): number {
  if (steps <= 0) return 0
  const { diamondLast, diamondOverflow } = s.rules
  const from = player.diamond(s, o.me)
  const to = Math.min(diamondLast, from + steps)
  return diamondAt(s, o, to) - diamondAt(s, o, from) + (steps - (to - from)) * diamondOverflow * o.pound
}

function diamondAt(s: State, o: Outlook, space: number): number {
  const { diamondPoints, diamondSlot } = s.rules
  return between(diamondPoints, o.tables.diamond, space, o.smooth) + slotAt(o, space, diamondSlot)
}

/** The inkwell on a step instead of where it stands. */
export const inkGain = (s: State, o: Outlook, step: number): number =>
  inkAt(s, o, step) - inkAt(s, o, player.ink(s, o.me))

function inkAt(s: State, o: Outlook, step: number): number {
  const { bookPoints, bookSlot } = s.rules
  return between(bookPoints, o.tables.book, step, o.smooth) + slotAt(o, step, bookSlot)
}

/** A slot is worth something in every round that follows; on the way to it a part. */
function slotAt(o: Outlook, at: number, opens: number): number {
  if (at >= opens) return WEIGHT.SLOT * o.left
  return o.left > 1 ? (WEIGHT.SLOT * WEIGHT.SLOT_WAY * (o.left - 1) * at) / opens : 0
}
