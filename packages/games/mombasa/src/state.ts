import { bitOf, NOBODY, type Seat, type SeatMask } from '@quayside/kernel'
import { box, type State } from './box.ts'
import { isOver } from './flow.ts'
import {
  BASE_COLUMN,
  type BaseColumn,
  type Board,
  boardOf,
  type Card,
  COMPANY,
  type Company,
  type Pile,
} from './ids.ts'
import type { BonusSpace, TrackFace } from './rules/index.ts'
import { BASE_SPACES } from './sizes.ts'
import { boardOfSpace, levelOfSpace, type Space } from './spaces.ts'

const { table, seats: player, tasks } = box

export type { State } from './box.ts'

/** What many rules ask of a state. */

export const seatsOf = (s: State): Seat[] => Array.from({ length: s.rules.players }, (_, seat) => seat)

/** What is printed on the track at a company's edge. */
export const trackOf = (s: State, company: Company): TrackFace => s.rules.tracks[table.tracks(s, company)]

/** The company at whose edge a track board lies. */
export function companyAt(s: State, board: Board): Company {
  for (let company = COMPANY.first; company < COMPANY.size; company++)
    if (boardOf(table.tracks(s, company)) === board) return company
  throw new Error('every track board lies somewhere')
}

/** The company at whose edge the track of a bonus space lies. */
export const companyOfSpace = (s: State, space: Space): Company => companyAt(s, boardOfSpace(space))

/** Tracks C and D have both; the data are checked for it. */
export const bonusSpaceOf = (s: State, space: Space): BonusSpace =>
  trackOf(s, companyOfSpace(s, space)).spaces[levelOfSpace(space)]!

/* Bases: a column is a number of posts and whether its last space has been opened for good. */

/** How many posts a column can hold now. */
export const roomOf = (s: State, company: Company, column: BaseColumn): number =>
  table.bases.lastOpen(s, company, column) ? BASE_SPACES - 1 : BASE_SPACES

export function postsInBase(s: State, company: Company): number {
  let posts = 0
  for (let column = BASE_COLUMN.first; column < BASE_COLUMN.size; column++)
    posts += table.bases.posts(s, company, column)
  return posts
}

/** The frontmost post leaves a column; the last one opens its space for good. */
export function takePost(s: State, company: Company, column: BaseColumn): void {
  table.bases.posts.add(s, company, column, -1)
  if (table.bases.posts(s, company, column) === 0) table.bases.lastOpen.set(s, company, column, true)
}

/** Uncovered coins of a base: what each share of the company is worth. */
export function shareValue(s: State, company: Company): number {
  let value = 0
  for (let column = BASE_COLUMN.first; column < BASE_COLUMN.size; column++) {
    const coins = s.rules.coins[company][column]
    const room = roomOf(s, company, column)
    const empty = room - table.bases.posts(s, company, column)
    for (let space = 0; space < empty; space++) value += coins[space]
    if (room < BASE_SPACES) value += coins[BASE_SPACES - 1]
  }
  return value
}

export function minesOf(s: State, company: Company): number {
  const { regions, mines } = s.rules.map
  let count = 0
  for (let i = 0; i < regions.length; i++) if (table.posts(s, regions[i]) === company) count += mines[regions[i]]
  return count
}

/** A card comes to a resting pile. */
export function rest(s: State, seat: Seat, pile: Pile, card: Card): void {
  player.resting.add(s, seat, pile, card, 1)
  player.pileSize.add(s, seat, pile, 1)
}

/** The seats whose secret decision, a plan or a tile, is still open. */
export function unsealed(s: State): SeatMask {
  let mask = NOBODY
  for (let seat = 0; seat < s.rules.players; seat++) if (!player.sealed(s, seat)) mask |= bitOf(seat)
  return mask
}

/** Whether plans are being made: then slots are secret, and hand and slots together public. */
export const isPlanning = (s: State): boolean => !isOver(s) && tasks.plan.isNext(s)

export const isChoosingTiles = (s: State): boolean => !isOver(s) && tasks.keepTile.isNext(s)
