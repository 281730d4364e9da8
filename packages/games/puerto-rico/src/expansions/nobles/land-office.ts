import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { DISCARD, DRAW, FOREST_ANSWER, LAYING_FOREST } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import type { Deal } from '../../expansion.ts'
import { LAND_PRICE } from '../../forms.ts'
import { BOUGHT, type Building, GOOD, isPlantation, type Pile, plantationOf, type Tile } from '../../ids.ts'
import { gainTile } from '../../phases/gaining.ts'
import { listDraws, pileOf, takeUnseenForest, whyDraw, whyUnseenForest } from '../../phases/settler.ts'
import { reason } from '../../reasons.ts'
import { occupiedOf } from '../../state.ts'
import { drawTile, fieldsFull, gainCoins, tilesInReserve } from '../../supply.ts'
import { giveUpTile } from './give-up.ts'

const { seats: player } = box

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

/** The seat's occupied office. */
const office = (s: State, seat: Seat): Maybe<Building> => occupiedOf(s, seat, s.rules.effects.landOffice)

const buys = (s: State, seat: Seat): boolean => {
  const building = office(s, seat)
  return building !== NONE && player.noblesIn(s, seat, building) === 0
}
const sells = (s: State, seat: Seat): boolean => {
  const building = office(s, seat)
  return building !== NONE && player.noblesIn(s, seat, building) > 0
}

function whyBuy(s: State, seat: Seat): ReasonCode {
  if (!buys(s, seat)) return NO_OFFICE
  if (fieldsFull(s, seat)) return NO_SPACE
  if (player.coins(s, seat) < LAND_PRICE) return NO_COIN
  return tilesInReserve(s) > 0 ? 0 : NO_TILES
}

function whySell(s: State, seat: Seat, tile: Tile): ReasonCode {
  if (!sells(s, seat)) return NO_OFFICE
  if (!isPlantation(tile)) return NOT_ESTATE
  return player.tiles(s, seat, tile) > 0 ? 0 : NO_TILE
}

/** The plantations that the owner can sell. */
const forSale = (s: State, seat: Seat): Tile[] =>
  sells(s, seat) ? GOOD.all.map(plantationOf).filter((tile) => player.tiles(s, seat, tile) > 0) : []

export const landOffice: Deal = {
  ops: [DRAW, LAYING_FOREST, DISCARD],
  isSale: false,
  whySpent: USED,
  possible: (s, seat) => whyBuy(s, seat) === 0 || forSale(s, seat).length > 0,
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (whyBuy(s, seat) === 0) {
      listDraws(s, list)
      if (whyUnseenForest(s, seat) === 0) list.add(FOREST_ANSWER)
    }
    for (const tile of forSale(s, seat)) list.add(DISCARD.of(tile))
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (DRAW.is(given)) return whyBuy(s, seat) || whyDraw(s, given)
    if (given === FOREST_ANSWER) return whyBuy(s, seat) || whyUnseenForest(s, seat)
    return whySell(s, seat, DISCARD.first(given))
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (DISCARD.is(given)) {
      const building = office(s, seat) as Building
      giveUpTile(s, seat, DISCARD.first(given), building, out)
      gainCoins(s, seat, LAND_PRICE)
      out.tell(PAID, seat, building, LAND_PRICE)
      return
    }
    gainCoins(s, seat, -LAND_PRICE)
    out.tell(BOUGHT_LAND, seat, LAND_PRICE)
    if (given === FOREST_ANSWER) {
      takeUnseenForest(s, seat, BOUGHT, out)
      return
    }
    const tile = plantationOf(drawTile(s, pileOf(s, given) as Pile, out))
    out.tell(DRAWN, seat, tile, DRAW.second(given))
    gainTile(s, seat, tile, BOUGHT)
  },
}
