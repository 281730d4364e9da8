import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../../data/catalogue.ts'
import {
  ABILITIES,
  type AbilityId,
  BUILDINGS_PER_LEVEL,
  ESTATES_PER_KIND,
  LEVELS,
  TIE_BREAK_CARDS,
} from '../../data/puertoma.ts'
import { GOOD_COUNT } from '../../ids.ts'
import { spareNobles } from '../../pieces.ts'
import { player, SPARE, type State, TILES_OWNED } from '../../state.ts'

/**
 * Where the Puertomas' pieces are kept: the action board and the tie-break cards, then a board for each of them. What a Puertoma has like
 * everybody else (coins, goods, points, buildings) lies in the players' own cells; of its estates `TILES_OWNED` says how many it has and
 * `TILES_WORKED` how many of them are active.
 */

/** The role on whose space the action marker stands. */
export const MARKER = 0
/** Cards drawn since the deck was shuffled; they lie open. */
export const CARDS_DRAWN = 1
export const CARD_COUNT = TIE_BREAK_CARDS.length
/** The deck from the top, as indices into the list of cards plus 1; the drawn ones come first. */
export const DECK = 2
/** The cards of the last two decks, in the order they were drawn: whoever looks up sees what decided, also when the deck ran out meanwhile. */
export const BEFORE = DECK + CARD_COUNT
export const CARDS_BEFORE = 2 * CARD_COUNT
const TABLE_CELLS = BEFORE + CARDS_BEFORE

/** Workers on each estate, nobles included; a kind's two estates lie side by side. */
const WORKERS_AT = 0
const ESTATES = GOOD_COUNT * ESTATES_PER_KIND
/** Nobles among them. */
export const NOBLES_AT = ESTATES
/** Buildings by level, number plus 1, in the order they were built. */
const SLOTS = NOBLES_AT + 1
/** The ability of each level, plus 1; 0 when it was given up. */
export const ABILITY = SLOTS + LEVELS * BUILDINGS_PER_LEVEL
/** How far each of them is: `HIDDEN`, `WAITING` or `ACTIVE`. */
export const STAGE = ABILITY + LEVELS
/** The building with the reserve token, number plus 1. */
export const RESERVE = STAGE + LEVELS
const BOARD_CELLS = RESERVE + 1

/** Face down; turned up in this very turn; at work. */
export const [HIDDEN, WAITING, ACTIVE] = [0, 1, 2]

const MOST_PUERTOMAS = 2
export const PUERTOMA_CELLS = TABLE_CELLS + MOST_PUERTOMAS * BOARD_CELLS

/** Where the cells of the table begin. */
export const table = (s: State): number => s.rules.cellsOf.puertoma

/** Where a Puertoma's board begins. */
export const board = (s: State, seat: Seat): number => table(s) + TABLE_CELLS + (seat - s.rules.humans) * BOARD_CELLS

/* Estates */

/** Estates of a kind on the board; a third lies beside it. */
export const onBoard = (s: State, seat: Seat, good: number): number =>
  Math.min(s.c[player(seat) + TILES_OWNED + good], ESTATES_PER_KIND)

/** The cell with the workers of one of a kind's two estates. */
export const estate = (s: State, seat: Seat, good: number, place: number): number =>
  board(s, seat) + WORKERS_AT + good * ESTATES_PER_KIND + place

/** All its workers and nobles. */
export function automaWorkers(s: State, seat: Seat): number {
  const at = board(s, seat) + WORKERS_AT
  let workers = s.c[player(seat) + SPARE]
  for (let i = 0; i < ESTATES; i++) workers += s.c[at + i]
  return workers
}

/** The nobles among them. */
export const automaNobles = (s: State, seat: Seat): number => s.c[board(s, seat) + NOBLES_AT] + spareNobles(s, seat)

/* Buildings and abilities; levels are counted from 0 here */

export const slot = (s: State, seat: Seat, level: number, place: number): number =>
  board(s, seat) + SLOTS + level * BUILDINGS_PER_LEVEL + place

/** Buildings in a level's spaces. */
export function builtAt(s: State, seat: Seat, level: number): number {
  let count = 0
  while (count < BUILDINGS_PER_LEVEL && s.c[slot(s, seat, level, count)] > 0) count++
  return count
}

/** The ability of a level, as an index into the list of them, -1 if it was given up. */
export const abilityOf = (s: State, seat: Seat, level: number): number => s.c[board(s, seat) + ABILITY + level] - 1

export const stageOf = (s: State, seat: Seat, level: number): number => s.c[board(s, seat) + STAGE + level]

export const abilityNumber = (id: AbilityId): number => ABILITIES.findIndex((ability) => ability.id === id)

/** Whether a Puertoma has an ability and it is at work. */
export function hasAbility(s: State, seat: Seat, ability: number): boolean {
  const level = ABILITIES[ability].level - 1
  return abilityOf(s, seat, level) === ability && stageOf(s, seat, level) === ACTIVE
}

/** The level of the large buildings. */
export const LARGE = LEVELS - 1

/** A building's level: the points printed on it; large ones, whatever they are worth, have a level of their own. */
export const levelOf = (building: number): number =>
  BUILDINGS[building].spaces === 2 ? LARGE : BUILDINGS[building].vp - 1
