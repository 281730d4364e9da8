import type { Story } from '@quayside/kernel'
import { BOOK_COLUMNS, BOOK_ROWS, DISPLAY_ROWS } from '../box.ts'
import { event } from '../events.ts'
import { DISPLAY_COLUMNS, TILES } from '../ids.ts'
import { FIRST_TILE_SPACE, SPACE_COUNT } from '../spaces.ts'
import {
  BOOK_COINS,
  MARKER_HOLDER,
  MARKERS_OUT,
  player,
  ROUND,
  ROUND_FIRST,
  SPACE,
  STACK,
  STACK_LEFT,
  type State,
  TILE_OWNER,
} from '../state.ts'
import { displayAt } from './goods.ts'

/**
 * Preparation of the next round: coins from the round track to the books, the card display moves up and is filled, markers come back and
 * bring the tiles they reserved. Source: Fase de preparação para a próxima rodada (page 10).
 */

const ROUND_BEGAN = event('round-began')
const COINS_MOVED = event('coins-moved')
const DISPLAY_DISCARDED = event('display-discarded')
const CARD_REVEALED = event('card-revealed')
const TILE_TAKEN = event('tile-taken')

const LEFT = 0
const RIGHT = DISPLAY_COLUMNS.length - 1

export function prepare(s: State, out: Story): void {
  const next = s.c[ROUND] + 1
  moveCoins(s, next, out)
  moveDisplay(s, out)
  fillDisplay(s, out)
  returnMarkers(s, out)
  beginRound(s, next, s.c[MARKER_HOLDER], out)
}

export function beginRound(s: State, round: number, first: number, out: Story): void {
  s.c[ROUND] = round
  s.c[ROUND_FIRST] = first
  out.tell(ROUND_BEGAN, round, first)
}

/** The first coin of a round goes to the first row of its column, a second one to the second row; they wait where no book lies. */
function moveCoins(s: State, round: number, out: Story): void {
  const { roundCoins, bookColumnRound } = s.rules
  const column = bookColumnRound.indexOf(round)
  for (let row = 0; row < BOOK_ROWS && row < roundCoins[round]; row++) s.c[BOOK_COINS + row * BOOK_COLUMNS + column]++
  out.tell(COINS_MOVED, round, roundCoins[round])
}

/** What is left of the right column is discarded; in every row the other cards move right together. */
function moveDisplay(s: State, out: Story): void {
  const { c, rules } = s
  for (let row = 0; row < DISPLAY_ROWS; row++) {
    const gone = c[displayAt(RIGHT, row)]
    if (gone > 0) {
      c[rules.discardsAt + gone - 1]++
      out.tell(DISPLAY_DISCARDED, gone - 1)
    }
    let free = RIGHT
    for (let column = RIGHT - 1; column >= LEFT; column--) {
      const card = c[displayAt(column, row)]
      if (card > 0) c[displayAt(free--, row)] = card
    }
    for (; free >= LEFT; free--) c[displayAt(free, row)] = 0
  }
}

/** From the stack's top, right column first, each from the top row. */
export function fillDisplay(s: State, out: Story): void {
  const { c } = s
  for (let column = RIGHT; column >= LEFT; column--) {
    for (let row = 0; row < DISPLAY_ROWS; row++) {
      if (c[displayAt(column, row)] > 0 || c[STACK_LEFT] === 0) continue
      const at = STACK + --c[STACK_LEFT]
      out.drew()
      c[displayAt(column, row)] = c[at]
      out.tell(CARD_REVEALED, c[at] - 1, column, row + 1)
      c[at] = 0
    }
  }
}

function returnMarkers(s: State, out: Story): void {
  const { c } = s
  for (let tile = 0; tile < TILES.length; tile++) {
    const owner = c[SPACE + FIRST_TILE_SPACE + tile]
    c[TILE_OWNER + tile] = owner
    if (owner > 0) out.tell(TILE_TAKEN, owner - 1, tile)
  }
  for (let space = 0; space < SPACE_COUNT; space++) c[SPACE + space] = 0
  for (let seat = 0; seat < s.rules.players; seat++) c[player(s, seat) + MARKERS_OUT] = 0
}
