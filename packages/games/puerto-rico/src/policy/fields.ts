import type { Answer, Seat } from '@quayside/kernel'
import { DISCARD, LAYING_FOREST, TAKE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { CIRCLES } from '../data/catalogue.ts'
import { CORN, FOREST, type Good, goodOf, QUARRY, type Tile } from '../ids.ts'
import { anyOccupied, isAutoma, owns } from '../state.ts'
import { fieldsFull, tileAt } from '../supply.ts'
import { expanded } from './expanded.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { seats: player, tasks } = box
const WEIGHT = weights

/** Settler: which tile to take. A field is worth what it will grow, the more surely the sooner its building stands. */

export function takeWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (TAKE.is(answer)) {
    const tile = TAKE.first(answer)
    return tileWorth(s, o, seat, tile) + expanded.tileGoals(s, o, seat, tile)
  }
  return LAYING_FOREST.is(answer) ? forestWorth(s, o, seat) : 0
}

/** A tile just gained lies there already. */
export function forestOrKeepWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (LAYING_FOREST.is(answer)) return forestWorth(s, o, seat)
  const tile = tileAt(s, seat, tasks.tileGain.space(s))
  return tileWorth(s, o, seat, tile, player.tiles(s, seat, tile) - 1)
}

/** Hunting lodge: nothing is given up but for the room it makes. */
export function discardWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (!DISCARD.is(answer)) return 0
  return (fieldsFull(s, seat) ? WEIGHT.ROOM * o.settlers : 0) - tileLoss(s, o, seat, DISCARD.first(answer))
}

/** What one more tile is worth when `had` of its kind are there. */
export function tileWorth(s: State, o: Outlook, seat: Seat, tile: Tile, had = player.tiles(s, seat, tile)): number {
  if (tile === QUARRY) return WEIGHT.ANY_TILE + quarryWorth(o, had)
  const good = goodOf(tile)
  const grown = productionWorth(s, o, good, had)
  const sure = needsNoBuilding(s, seat, good) || circlesFor(s, seat, good) > had
  return WEIGHT.ANY_TILE + (sure ? WEIGHT.MATCHED_FIELD : WEIGHT.LONELY_FIELD) * grown
}

const needsNoBuilding = (s: State, seat: Seat, good: Good): boolean => good === CORN || isAutoma(s, seat)

/** What goes with a tile: all that a worked one grows, of an idle one what it might. */
export function tileLoss(s: State, o: Outlook, seat: Seat, tile: Tile): number {
  const had = player.tiles(s, seat, tile) - 1
  if (tile === FOREST) return forestWorth(s, o, seat)
  if (player.worked(s, seat, tile) > had) return WEIGHT.ANY_TILE + productionWorth(s, o, goodOf(tile), had)
  return tileWorth(s, o, seat, tile, had)
}

/** Half a coin in every builder phase for the owner of a forest house. */
export function forestWorth(s: State, o: Outlook, seat: Seat): number {
  if (!anyOccupied(s, seat, s.rules.effects.forests)) return WEIGHT.ANY_TILE
  return WEIGHT.ANY_TILE + (WEIGHT.FOREST * o.builders * o.coin) / 2
}

/** What one more quarry saves until the end, when `had` are there already. */
export function quarryWorth(o: Outlook, had: number): number {
  return o.builders * o.coin * Math.max(0, WEIGHT.QUARRY_SAVING - WEIGHT.QUARRY_DECLINE * had)
}

/** Circles in a seat's production buildings of a good, manned or not. */
export function circlesFor(s: State, seat: Seat, good: Good): number {
  const producers = s.rules.producers[good]
  let circles = 0
  for (let i = 0; i < producers.length; i++) if (owns(s, seat, producers[i])) circles += CIRCLES[producers[i]]
  return circles
}
