import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, FOREST_ANSWER, OP, opOf, secondArgOf } from '../../answers.ts'
import { event } from '../../events.ts'
import type { Deal } from '../../expansion.ts'
import { LAND_PRICE } from '../../forms.ts'
import { FOREST, QUARRY, TILE_COUNT } from '../../ids.ts'
import { noblesIn } from '../../pieces.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { BOUGHT, gainTile } from '../../roles/gaining.ts'
import { listDraws, pileOf, takeUnseenForest, whyDraw, whyUnseenForest } from '../../roles/settler.ts'
import { COINS, occupiedOf, player, type State, TILES_OWNED } from '../../state.ts'
import { drawTile, faceDownTiles, fieldsFull, gainCoins, renewTiles, tilesInReserve } from '../../supply.ts'
import { giveUpTile } from './give-up.ts'

/**
 * Land office, once in the owner's turn of the trader phase, before or after selling: with a worker a face-down plantation for a coin, with
 * a noble a coin for a plantation of the island.
 * Source: classic, Cartório; 2020, Ufficio Territoriale; 1897, Escritório de Zoneamento. Quarries and forests are not sold: our rulings.
 */

const BOUGHT_LAND = event('land-bought')
const DRAWN = event('tile-drawn')
const PAID = event('factory-paid')

const NO_OFFICE = reason('no-land-office')
const USED = reason('office-used')
const NO_SPACE = reason('no-field-space')
const NO_COIN = reason('no-coin')
const NO_TILES = reason('no-tiles-left')
const NO_TILE = reason('no-such-tile')
const NOT_ESTATE = reason('tile-not-estate')

/** The seat's occupied office, -1 if it has none. */
const office = (s: State, seat: Seat): number => occupiedOf(s, seat, s.rules.effects.landOffice)

const buys = (s: State, seat: Seat): boolean => {
  const building = office(s, seat)
  return building >= 0 && noblesIn(s, seat, building) === 0
}
const sells = (s: State, seat: Seat): boolean => {
  const building = office(s, seat)
  return building >= 0 && noblesIn(s, seat, building) > 0
}

function whyBuy(s: State, seat: Seat): ReasonCode {
  if (!buys(s, seat)) return NO_OFFICE
  if (fieldsFull(s, seat)) return NO_SPACE
  if (s.c[player(seat) + COINS] < LAND_PRICE) return NO_COIN
  return tilesInReserve(s) > 0 ? 0 : NO_TILES
}

function whySell(s: State, seat: Seat, tile: number): ReasonCode {
  if (!sells(s, seat)) return NO_OFFICE
  if (tile >= QUARRY) return NOT_ESTATE
  return s.c[player(seat) + TILES_OWNED + tile] > 0 ? 0 : NO_TILE
}

/** A face-down tile can be named as soon as one lies there; else the discards are shuffled first, and there is no pile to choose yet. */
function whyDrawNow(s: State, seat: Seat, given: Answer): ReasonCode {
  const why = whyBuy(s, seat)
  if (why !== 0) return why
  if (faceDownTiles(s) > 0) return whyDraw(s, given)
  return secondArgOf(given) <= 1 ? 0 : NO_TILES
}

export const landOffice: Deal = {
  ops: [OP.DRAW, OP.FOREST, OP.DISCARD],
  isSale: false,
  whySpent: USED,
  possible(s, seat) {
    if (whyBuy(s, seat) === 0) return true
    for (let tile = 0; tile < QUARRY; tile++) if (whySell(s, seat, tile) === 0) return true
    return false
  },
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (whyBuy(s, seat) === 0) {
      if (faceDownTiles(s) > 0) listDraws(s, list)
      else list.add(answer(OP.DRAW, 0, s.rules.piles === 1 ? 0 : 1))
      if (whyUnseenForest(s, seat) === 0) list.add(FOREST_ANSWER)
    }
    for (let tile = 0; tile < FOREST; tile++) if (whySell(s, seat, tile) === 0) list.add(answer(OP.DISCARD, tile))
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    switch (opOf(given)) {
      case OP.DRAW:
        return whyDrawNow(s, seat, given)
      case OP.FOREST: {
        const why = whyBuy(s, seat)
        return why !== 0 ? why : whyUnseenForest(s, seat)
      }
      default:
        return argOf(given) < TILE_COUNT ? whySell(s, seat, argOf(given)) : OTHER_QUESTION
    }
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (opOf(given) === OP.DISCARD) {
      giveUpTile(s, seat, argOf(given), office(s, seat), out)
      gainCoins(s, seat, LAND_PRICE)
      out.tell(PAID, seat, office(s, seat), LAND_PRICE)
      return
    }
    gainCoins(s, seat, -LAND_PRICE)
    out.tell(BOUGHT_LAND, seat, LAND_PRICE)
    if (given === FOREST_ANSWER) {
      takeUnseenForest(s, seat, BOUGHT, out)
      return
    }
    renewTiles(s, out)
    const tile = drawTile(s, pileOf(s, given), out)
    out.tell(DRAWN, seat, tile, secondArgOf(given))
    gainTile(s, seat, tile, BOUGHT)
  },
}
