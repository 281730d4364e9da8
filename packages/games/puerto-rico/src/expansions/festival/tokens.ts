import type { Story } from '@quayside/kernel'
import { type Maybe, NONE, type Tally } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { GOOD, type Good, PILE, type Pile } from '../../ids.ts'
import { dealPiles, ONE_STACK, placeInStack } from '../../supply.ts'
import { GOAL_PLACES, isOpen } from './goals.ts'

const { table, chance } = box

/**
 * Tiles and crates that lie on goals are gone from the face-down tiles and the supply until the goal is met. A building is only a sign: its
 * tile can still be bought.
 * Source: 2020, Espansione 4; 1897, Expansão IV and V. That tokens really leave: our rulings.
 */

/** The tiles of a pile, the lowest first. */
function tilesIn(s: State, pile: Pile): Good[] {
  const tiles: Good[] = []
  for (let height = 0; height < table.pileHeight(s, pile); height++) tiles.push(tileAt(s, pile, height))
  return tiles
}

const tileAt = (s: State, pile: Pile, height: number): Good => table.stack(s, placeInStack(s, pile, height)) as Good

function setTilesIn(s: State, pile: Pile, tiles: readonly Good[]): void {
  const most = Math.max(tiles.length, table.pileHeight(s, pile))
  for (let height = 0; height < most; height++) {
    table.stack.set(s, placeInStack(s, pile, height), tiles[height] ?? NONE)
  }
  table.pileHeight.set(s, pile, tiles.length)
}

function holds(s: State, pile: Pile, tile: Good): boolean {
  for (let height = 0; height < table.pileHeight(s, pile); height++) {
    if (tileAt(s, pile, height) === tile) return true
  }
  return false
}

/** The pile with most face-down tiles among those that have one of this kind. */
function pileWith(s: State, tile: Good): Maybe<Pile> {
  let found: Maybe<Pile> = NONE
  for (let pile = PILE.first; pile < s.rules.piles; pile++) {
    if (!holds(s, pile, tile)) continue
    if (found === NONE || table.pileHeight(s, pile) > table.pileHeight(s, found)) found = pile
  }
  return found
}

/** Whether a tile of a kind is left that nobody has and that does not lie open. */
export const canTakeTile = (s: State, tile: Good): boolean => table.discards(s, tile) > 0 || pileWith(s, tile) !== NONE

/** A tile of a kind leaves the discards, or else the face-down tiles, where those above it close up. */
export function takeTile(s: State, tile: Good): void {
  if (table.discards(s, tile) > 0) {
    table.discards.add(s, tile, -1)
    return
  }
  const pile = pileWith(s, tile)
  if (pile === NONE) return
  const top = table.pileHeight(s, pile) - 1
  let height = 0
  while (tileAt(s, pile, height) !== tile) height++
  for (; height < top; height++) table.stack.set(s, placeInStack(s, pile, height), tileAt(s, pile, height + 1))
  table.stack.set(s, placeInStack(s, pile, top), NONE)
  table.pileHeight.set(s, pile, top)
}

/** Shuffles the face-down tiles after some were taken out, and lays the piles even again. */
export function reshuffle(s: State): void {
  const tiles = s.rules.pileRow.flatMap((pile) => tilesIn(s, pile))
  for (const pile of s.rules.pileRow) setTilesIn(s, pile, [])
  dealPiles(s, tiles)
}

/** What lies on a goal that was met goes back; a tile into the bag, or where there is none to the discards. */
export function giveBack(s: State, place: number, out: Story): void {
  for (const good of table.goals.crates.all(s, place)) table.goodsSupply.add(s, good, 1)
  for (const tile of table.goals.estates.all(s, place)) {
    if (s.rules.switches.tileSupply === 'one-stack') putInBag(s, tile, out)
    else table.discards.add(s, tile, 1)
  }
}

/** At a place that chance decides. */
function putInBag(s: State, tile: Good, out: Story): void {
  const tiles = tilesIn(s, ONE_STACK)
  tiles.splice(chance.below(s, tiles.length + 1), 0, tile)
  setTilesIn(s, ONE_STACK, tiles)
  out.drew()
}

/** Counts the pieces that lie on goals nobody has met. */
export function tallyTokens(s: State, tally: Tally): void {
  for (const place of GOAL_PLACES) {
    if (!isOpen(s, place)) continue
    for (const tile of table.goals.estates.all(s, place)) tally(`tile ${GOOD.id(tile)}`, 1)
    for (const good of table.goals.crates.all(s, place)) tally(`barrel ${GOOD.id(good)}`, 1)
  }
}
