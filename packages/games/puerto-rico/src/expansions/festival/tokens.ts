import { roll, type Story, shuffle } from '@quayside/kernel'
import { GOOD_COUNT, GOODS } from '../../ids.ts'
import { DISCARDS, GOODS_SUPPLY, PILE_LEFT, RNG, STACK, type State } from '../../state.ts'
import { dealPiles } from '../../supply.ts'
import { isOpen, MOST_GOALS, taskOf, tokenOf } from './goals.ts'

/**
 * Tiles and crates that lie on goals are gone from the face-down tiles and the supply until the goal is met. A building is only a sign: its
 * tile can still be bought.
 * Source: 2020, Espansione 4; 1897, Expansão IV and V. That tokens really leave: our rulings.
 */

const cellOf = (s: State, pile: number, height: number): number => STACK + pile + height * s.rules.piles

/** The pile with most face-down tiles among those that have one of this kind; -1 if none has. */
function pileWith(s: State, tile: number): number {
  let found = -1
  for (let pile = 0; pile < s.rules.piles; pile++) {
    if (lowest(s, pile, tile) < 0) continue
    if (found < 0 || s.c[PILE_LEFT + pile] > s.c[PILE_LEFT + found]) found = pile
  }
  return found
}

/** How high in a pile the lowest tile of a kind lies, -1 if there is none. */
function lowest(s: State, pile: number, tile: number): number {
  for (let height = 0; height < s.c[PILE_LEFT + pile]; height++) {
    if (s.c[cellOf(s, pile, height)] === tile + 1) return height
  }
  return -1
}

/** Whether a tile of a kind is left that nobody has and that does not lie open. */
export const canTakeTile = (s: State, tile: number): boolean => s.c[DISCARDS + tile] > 0 || pileWith(s, tile) >= 0

/** A tile of a kind leaves the discards, or else the face-down tiles, where those above it close up. */
export function takeTile(s: State, tile: number): void {
  const { c } = s
  if (c[DISCARDS + tile] > 0) {
    c[DISCARDS + tile]--
    return
  }
  const pile = pileWith(s, tile)
  let height = lowest(s, pile, tile)
  const top = --c[PILE_LEFT + pile]
  for (; height < top; height++) {
    c[cellOf(s, pile, height)] = c[cellOf(s, pile, height + 1)]
  }
  c[cellOf(s, pile, top)] = 0
}

/** Shuffles the face-down tiles after some were taken out, and lays the piles even again. */
export function reshuffle(s: State): void {
  const { c, rules } = s
  const tiles: number[] = []
  for (let pile = 0; pile < rules.piles; pile++) {
    for (let height = 0; height < c[PILE_LEFT + pile]; height++) {
      tiles.push(c[cellOf(s, pile, height)])
      c[cellOf(s, pile, height)] = 0
    }
  }
  c.set(tiles, STACK)
  shuffle(c, RNG, STACK, tiles.length)
  dealPiles(s, tiles.length)
}

/** What lies on a goal that was met goes back; a tile into the bag, or where there is none to the discards. */
export function giveBack(s: State, goal: number, out: Story): void {
  const { slots } = taskOf(s, goal)
  for (let slot = 0; slot < slots.length; slot++) {
    const token = tokenOf(s, goal, slot)
    if (slots[slot] === 'good') s.c[GOODS_SUPPLY + token]++
    if (slots[slot] !== 'estate') continue
    if (s.rules.switches.tileSupply === 'one-stack') putInBag(s, token, out)
    else s.c[DISCARDS + token]++
  }
}

/** At a place that chance decides. */
function putInBag(s: State, tile: number, out: Story): void {
  const { c } = s
  const place = roll(c, RNG, c[PILE_LEFT] + 1)
  for (let height = c[PILE_LEFT]++; height > place; height--) c[STACK + height] = c[STACK + height - 1]
  c[STACK + place] = tile + 1
  out.drew()
}

/** Counts the pieces that lie on goals nobody has met. */
export function tallyTokens(s: State, tally: (kind: string, count: number) => void): void {
  const tiles = new Int16Array(GOOD_COUNT)
  const barrels = new Int16Array(GOOD_COUNT)
  for (let goal = 0; goal < MOST_GOALS; goal++) {
    if (!isOpen(s, goal)) continue
    taskOf(s, goal).slots.forEach((kind, slot) => {
      const token = tokenOf(s, goal, slot)
      if (kind === 'estate') tiles[token]++
      if (kind === 'good') barrels[token]++
    })
  }
  GOODS.forEach((good, i) => {
    tally(`tile ${good}`, tiles[i])
    tally(`barrel ${good}`, barrels[i])
  })
}
