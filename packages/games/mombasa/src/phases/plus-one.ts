import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, OP } from '../answers.ts'
import { SLOTS } from '../box.ts'
import { event } from '../events.ts'
import { GOOD_COUNT, PLUS_ONE } from '../ids.ts'
import { reason } from '../reasons.ts'
import { IN_USE, PLUS_ONE_ON, player, SLOT, type State, TILE_OWNER, UNITS } from '../state.ts'
import { faceUpIn } from '../totals.ts'

/**
 * The "+1" tile: at any moment of the own turn it may be put on a face-up goods card, which then has one unit more for every purpose. It
 * is offered beside whatever else is asked. Source: Tile "+1" de bens (page 9).
 */

const ATTACHED = event('plus-one-attached')
const NO_TILE = reason('no-plus-one')
const NEEDS_GOODS = reason('plus-one-needs-goods')

export function whyAttach(s: State, seat: Seat, slot: number): ReasonCode {
  if (s.c[TILE_OWNER + PLUS_ONE] !== seat + 1 || s.c[PLUS_ONE_ON] > 0) return NO_TILE
  const face = faceUpIn(s, seat, slot)
  return face >= 0 && s.rules.faces[face].kind < GOOD_COUNT ? 0 : NEEDS_GOODS
}

export function canAttach(s: State, seat: Seat): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (whyAttach(s, seat, slot) === 0) return true
  return false
}

export function addAttaching(s: State, seat: Seat, list: AnswerList): void {
  if (s.c[TILE_OWNER + PLUS_ONE] !== seat + 1 || s.c[PLUS_ONE_ON] > 0) return
  for (let slot = 0; slot < SLOTS; slot++) if (whyAttach(s, seat, slot) === 0) list.add(answer(OP.ATTACH, slot))
}

/** On a card that is being used just now the unit is there at once. */
export function attach(s: State, seat: Seat, slot: number, out: Story): void {
  const { c } = s
  c[PLUS_ONE_ON] = slot + 1
  if (c[IN_USE] & (1 << slot)) c[UNITS] += s.rules.tileValue[PLUS_ONE]
  out.tell(ATTACHED, seat, c[player(s, seat) + SLOT + slot] - 1, slot + 1)
}
