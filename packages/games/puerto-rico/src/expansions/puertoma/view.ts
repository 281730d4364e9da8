import type { Seat, Viewer } from '@quayside/kernel'
import { BUILDINGS } from '../../data/catalogue.ts'
import { ABILITIES, LEVELS, TIE_BREAK_CARDS } from '../../data/puertoma.ts'
import { GOOD_COUNT, GOODS, QUARRY, ROLES } from '../../ids.ts'
import { isAutoma, isOver, player, type State, TILES_OWNED } from '../../state.ts'
import {
  ACTIVE,
  abilityOf,
  BEFORE,
  board,
  builtAt,
  CARD_COUNT,
  CARDS_BEFORE,
  CARDS_DRAWN,
  DECK,
  estate,
  HIDDEN,
  NOBLES_AT,
  onBoard,
  RESERVE,
  slot,
  stageOf,
  table,
} from './cells.ts'
import { markerAt } from './marker.ts'

/** What everybody sees of the Puertomas: all but the cards still to come and the abilities that lie face down. */

/** Numbers of the cards from one place of the deck up to another. */
function cards(s: State, from: number, to: number): number[] {
  const at = table(s) + DECK
  return Array.from({ length: to - from }, (_, i) => TIE_BREAK_CARDS[s.c[at + from + i] - 1].number)
}

export const drawnCards = (s: State): number[] => cards(s, 0, s.c[table(s) + CARDS_DRAWN])

/** The cards still to come, from the top. */
export const deck = (s: State): number[] => cards(s, s.c[table(s) + CARDS_DRAWN], CARD_COUNT)

/** The cards of earlier decks, the oldest first. */
export const cardsBefore = (s: State): number[] =>
  Array.from(s.c.subarray(table(s) + BEFORE, table(s) + BEFORE + CARDS_BEFORE)).flatMap((card) =>
    card > 0 ? [TIE_BREAK_CARDS[card - 1].number] : [],
  )

export function tableView(s: State, viewer: Viewer) {
  return {
    puertoma: {
      marker: ROLES[markerAt(s)],
      cardsBefore: cardsBefore(s),
      cardsDrawn: drawnCards(s),
      cardsLeft: deck(s).length,
      ...(viewer === 'referee' ? { deck: deck(s) } : {}),
    },
  }
}

export function boardView(s: State, seat: Seat, viewer: Viewer) {
  if (!isAutoma(s, seat)) return {}
  return { board: boardOf(s, seat, viewer === 'referee' || isOver(s)) }
}

/** A Puertoma's board; with `all`, what lies face down too. */
export function boardOf(s: State, seat: Seat, all: boolean) {
  const { c, rules } = s
  const reserved = c[board(s, seat) + RESERVE] - 1
  return {
    estates: Object.fromEntries(GOODS.map((id, good) => [id, estatesOf(s, seat, good)])),
    ...(rules.noblesAt >= 0 ? { nobles: c[board(s, seat) + NOBLES_AT] } : {}),
    quarries: c[player(seat) + TILES_OWNED + QUARRY],
    aside: estatesAside(s, seat),
    levels: Array.from({ length: LEVELS }, (_, level) =>
      Array.from({ length: builtAt(s, seat, level) }, (_, i) => BUILDINGS[c[slot(s, seat, level, i)] - 1].id),
    ),
    abilities: abilitiesOf(s, seat, all),
    ...(reserved >= 0 ? { reserve: BUILDINGS[reserved].id } : {}),
  }
}

/** Workers on each estate of a kind, nobles included. */
const estatesOf = (s: State, seat: Seat, good: number): number[] =>
  Array.from({ length: onBoard(s, seat, good) }, (_, place) => s.c[estate(s, seat, good, place)])

/** Estates beyond two of a kind. */
function estatesAside(s: State, seat: Seat): string[] {
  const aside: string[] = []
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let n = onBoard(s, seat, good); n < s.c[player(seat) + TILES_OWNED + good]; n++) aside.push(GOODS[good])
  }
  return aside
}

function abilitiesOf(s: State, seat: Seat, all: boolean) {
  const abilities: { level: number; id?: string; active: boolean }[] = []
  for (let level = 0; level < LEVELS; level++) {
    const ability = abilityOf(s, seat, level)
    if (ability < 0) continue
    const stage = stageOf(s, seat, level)
    const known = all || stage !== HIDDEN
    abilities.push({ level: level + 1, ...(known ? { id: ABILITIES[ability].id } : {}), active: stage === ACTIVE })
  }
  return abilities
}
