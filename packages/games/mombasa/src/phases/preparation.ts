import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { BOOK_COLUMN, BOOK_ROW, DISPLAY_COLUMN, DISPLAY_ROW, numberOf, RIGHT, TILE } from '../ids.ts'
import { SPACE, spaceOfTile } from '../spaces.ts'

const { table, seats: player } = box

/**
 * Preparation of the next round: coins from the round track to the books, the card display moves up and is filled, markers come back and
 * bring the tiles they reserved. Source: Fase de preparação para a próxima rodada (page 10).
 */

const ROUND_BEGAN = event('round-began')
const COINS_MOVED = event('coins-moved')
const DISPLAY_DISCARDED = event('display-discarded')
const CARD_REVEALED = event('card-revealed')
const TILE_TAKEN = event('tile-taken')

const FROM_THE_RIGHT = DISPLAY_COLUMN.all.toReversed()

export function prepare(s: State, out: Story): void {
  const next = table.round(s) + 1
  moveCoins(s, next, out)
  moveDisplay(s, out)
  fillDisplay(s, out)
  returnMarkers(s, out)
  openRound(s, next, table.firstPlayer(s))
  tellRound(s, out)
}

export function openRound(s: State, round: number, first: Seat): void {
  table.round.set(s, round)
  table.roundFirst.set(s, first)
}

export const tellRound = (s: State, out: Story): void => out.tell(ROUND_BEGAN, table.round(s), table.roundFirst(s))

/** The first coin of a round goes to the first row of its column, a second one to the second row; they wait where no book lies. */
function moveCoins(s: State, round: number, out: Story): void {
  const { roundCoins, bookColumnRound } = s.rules
  const column = BOOK_COLUMN.all[bookColumnRound.indexOf(round)]
  for (let row = BOOK_ROW.first; row < BOOK_ROW.size; row++)
    if (row < roundCoins[round]) table.bookCoins.add(s, row, column, 1)
  out.tell(COINS_MOVED, round, roundCoins[round])
}

/** What is left of the right column is discarded; in every row the other cards move right together. */
function moveDisplay(s: State, out: Story): void {
  for (let row = DISPLAY_ROW.first; row < DISPLAY_ROW.size; row++) {
    const gone = table.display(s, RIGHT, row)
    if (gone !== NONE) {
      table.discards.add(s, gone, 1)
      out.tell(DISPLAY_DISCARDED, gone)
    }
    table.display.set(s, RIGHT, row, NONE)
    let free = 0
    for (const column of FROM_THE_RIGHT) {
      const card = table.display(s, column, row)
      if (card === NONE) continue
      table.display.set(s, column, row, NONE)
      table.display.set(s, FROM_THE_RIGHT[free++], row, card)
    }
  }
}

/** From the stack's top, right column first, each from the top row. */
export function fillDisplay(s: State, out: Story): void {
  for (const column of FROM_THE_RIGHT) {
    for (let row = DISPLAY_ROW.first; row < DISPLAY_ROW.size; row++) {
      if (table.display(s, column, row) !== NONE || table.stack.size(s) === 0) continue
      const card = table.stack.pop(s)
      out.drew()
      table.display.set(s, column, row, card)
      out.tell(CARD_REVEALED, card, column, numberOf(row))
    }
  }
}

function returnMarkers(s: State, out: Story): void {
  for (let tile = TILE.first; tile < TILE.size; tile++) {
    const owner = table.spaces(s, spaceOfTile(tile))
    table.tiles.seat.set(s, tile, owner)
    if (owner !== NONE) out.tell(TILE_TAKEN, owner, tile)
  }
  for (let space = SPACE.first; space < SPACE.size; space++) table.spaces.set(s, space, NONE)
  for (let seat = 0; seat < s.rules.players; seat++) player.markersOut.set(s, seat, 0)
}
