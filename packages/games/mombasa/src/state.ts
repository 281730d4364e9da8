import type { Seat } from '@quayside/kernel'
import { BASE_COLUMNS, BASE_SPACES } from './box.ts'
import { BASE, HAND, LAST_GONE, PLAYERS_AT, REGION, TRACK_AT } from './layout.ts'
import type { Rules, Track } from './rules/index.ts'

export * from './layout.ts'

/** `rules` is fixed for the game and shared by all copies; everything that changes is in the cells. */
export interface State {
  readonly rules: Rules
  readonly c: Int16Array
}

export const cloneState = (s: State): State => ({ rules: s.rules, c: s.c.slice() })

/** Where a player's block begins: `s.c[player(s, seat) + POUNDS]`. */
export const player = (s: State, seat: Seat): number => PLAYERS_AT + seat * s.rules.playerCells

/** Where the counts of a resting pile begin. */
export const pileAt = (s: State, seat: Seat, pile: number): number =>
  player(s, seat) + HAND + (pile + 1) * s.rules.faceCount

export const trackOf = (s: State, company: number): Track => s.rules.tracks[s.c[TRACK_AT + company]]

/* Bases: a column is a number of posts and whether its last space has been opened for good. */

export const columnAt = (company: number, column: number): number => BASE + company * BASE_COLUMNS + column

export const postsIn = (s: State, company: number, column: number): number =>
  s.c[columnAt(company, column)] & (LAST_GONE - 1)

/** How many posts a column can hold now. */
export const roomOf = (s: State, company: number, column: number): number =>
  s.c[columnAt(company, column)] & LAST_GONE ? BASE_SPACES - 1 : BASE_SPACES

export function postsInBase(s: State, company: number): number {
  let posts = 0
  for (let column = 0; column < BASE_COLUMNS; column++) posts += postsIn(s, company, column)
  return posts
}

/** The frontmost post leaves a column; the last one opens its space for good. */
export function takePost(s: State, company: number, column: number): void {
  const at = columnAt(company, column)
  s.c[at]--
  if ((s.c[at] & (LAST_GONE - 1)) === 0) s.c[at] = LAST_GONE
}

export function returnPost(s: State, company: number, column: number): void {
  s.c[columnAt(company, column)]++
}

/** Uncovered coins of a base: what each share of the company is worth. */
export function shareValue(s: State, company: number): number {
  let value = 0
  for (let column = 0; column < BASE_COLUMNS; column++) {
    const coins = s.rules.coins[company][column]
    const room = roomOf(s, company, column)
    const empty = room - postsIn(s, company, column)
    for (let space = 0; space < empty; space++) value += coins[space]
    if (room < BASE_SPACES) value += coins[BASE_SPACES - 1]
  }
  return value
}

export function minesOf(s: State, company: number): number {
  const { mines } = s.rules.map
  let count = 0
  for (let region = 0; region < mines.length; region++) if (s.c[REGION + region] === company + 1) count += mines[region]
  return count
}
