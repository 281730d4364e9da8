import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import type { Card, DisplayColumn, DisplayRow } from '../ids.ts'

const { table, seats: player } = box

/** The card display, whatever a card is paid with. Source: page 5. */

/** Red number of a displayed card and its space together. */
export const displayPrice = (s: State, column: DisplayColumn, row: DisplayRow): number =>
  s.rules.faces[table.display(s, column, row)].price + s.rules.surcharge[column]

/** Moves a card from the display to the hand. Its space stays empty until the next round is prepared. */
export function takeFromDisplay(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow): Card {
  const card = table.display(s, column, row) as Card
  table.display.set(s, column, row, NONE)
  player.hand.add(s, seat, card, 1)
  return card
}
