import type { Seat, Story } from '@quayside/kernel'
import { BUILDINGS_PER_LEVEL } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { MARKET, type State } from '../../state.ts'
import { countOut } from './cards.ts'
import { board, builtAt, LARGE, levelOf, RESERVE } from './cells.ts'

/**
 * The reserve token lies on the large building that a Puertoma will build; everybody else may still build it, and then the token moves on.
 * Source: 1897, Puertoma, Edifícios de Nível 4 e o Marcador de Reservado. Counting them out with a card: reconstructed.
 */

const RESERVES = event('automa-reserves')

/** Whether it has no token out and still has room for a large building. */
export const mayReserve = (s: State, seat: Seat): boolean =>
  s.c[board(s, seat) + RESERVE] === 0 && builtAt(s, seat, LARGE) < BUILDINGS_PER_LEVEL

function hasToken(s: State, building: number): boolean {
  for (let seat = s.rules.humans; seat < s.rules.players; seat++) {
    if (s.c[board(s, seat) + RESERVE] === building + 1) return true
  }
  return false
}

/** Lays the token on one of the large buildings that have none. */
export function reserve(s: State, seat: Seat, out: Story): void {
  const free = s.rules.market.filter(
    (building) => levelOf(building) === LARGE && s.c[MARKET + building] > 0 && !hasToken(s, building),
  )
  if (free.length === 0) return
  const building = free.length > 1 ? countOut(s, free, out) : free[0]
  s.c[board(s, seat) + RESERVE] = building + 1
  out.tell(RESERVES, seat, building)
}

/** A building was put up, by whomever: tokens that lie on it move on; one that is of no more use comes back. */
export function moveTokens(s: State, building: number, out: Story): void {
  for (let seat = s.rules.humans; seat < s.rules.players; seat++) {
    const token = board(s, seat) + RESERVE
    if (s.c[token] === 0) continue
    const full = builtAt(s, seat, LARGE) === BUILDINGS_PER_LEVEL
    if (s.c[token] !== building + 1 && !full) continue
    s.c[token] = 0
    if (!full) reserve(s, seat, out)
  }
}
