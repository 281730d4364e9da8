import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { ATTACH } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { isGoods, numberOf, PLUS_ONE, SLOT, type Slot } from '../ids.ts'
import { reason } from '../reasons.ts'
import { faceUpIn, holdsTile } from '../totals.ts'

const { table, seats: player } = box

/**
 * The "+1" tile: at any moment of the own turn it may be put on a face-up goods card, which then has one unit more for every purpose. It
 * is offered beside whatever else is asked. Source: Tile "+1" de bens (page 9).
 */

const ATTACHED = event('plus-one-attached')
const NO_TILE = reason('no-plus-one')
const NEEDS_GOODS = reason('plus-one-needs-goods')

/** The tile is at hand and lies on no card yet. */
const hasTile = (s: State, seat: Seat): boolean => holdsTile(s, seat, PLUS_ONE) && table.plusOneOn(s) === NONE

export function whyAttach(s: State, seat: Seat, slot: Slot): ReasonCode {
  if (!hasTile(s, seat)) return NO_TILE
  const card = faceUpIn(s, seat, slot)
  return card !== NONE && isGoods(s.rules.faces[card].kind) ? 0 : NEEDS_GOODS
}

export const canAttach = (s: State, seat: Seat): boolean =>
  hasTile(s, seat) && SLOT.all.some((slot) => whyAttach(s, seat, slot) === 0)

export function addAttaching(s: State, seat: Seat, list: AnswerList): void {
  if (!hasTile(s, seat)) return
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (whyAttach(s, seat, slot) === 0) list.add(ATTACH.of(slot))
}

/** On a card that is being used just now the unit is there at once. */
export function attach(s: State, seat: Seat, slot: Slot, out: Story): void {
  table.plusOneOn.set(s, slot)
  if (table.inUse(s, slot)) table.units.add(s, s.rules.tileValue[PLUS_ONE])
  out.tell(ATTACHED, seat, player.slots(s, seat, slot), numberOf(slot))
}
