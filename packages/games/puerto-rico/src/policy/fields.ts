import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { taskSecondArg } from '../flow.ts'
import { CORN, FOREST, QUARRY } from '../ids.ts'
import { anyOccupied, isAutoma, owns, player, type State, TILES_OWNED, TILES_WORKED, tileAt } from '../state.ts'
import { fieldsFull } from '../supply.ts'
import { expanded } from './expanded.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Settler: which tile to take. A field is worth what it will grow, the more surely the sooner its building stands. */

export function takeWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  switch (opOf(answer)) {
    case OP.TAKE:
      return tileWorth(s, o, seat, argOf(answer)) + expanded.tileGoals(s, o, seat, argOf(answer))
    case OP.FOREST:
      return forestWorth(s, o, seat)
    default:
      return 0
  }
}

/** A tile just gained lies there already. */
export function forestOrKeepWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) === OP.FOREST) return forestWorth(s, o, seat)
  const tile = tileAt(s, seat, taskSecondArg(s))
  return tileWorth(s, o, seat, tile, owned(s, seat, tile) - 1)
}

/** Hunting lodge: nothing is given up but for the room it makes. */
export function discardWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) !== OP.DISCARD) return 0
  return (fieldsFull(s, seat) ? WEIGHT.ROOM * o.settlers : 0) - tileLoss(s, o, seat, argOf(answer))
}

const owned = (s: State, seat: Seat, tile: number): number => s.c[player(seat) + TILES_OWNED + tile]

/** What one more tile is worth when `had` of its kind are there. */
export function tileWorth(s: State, o: Outlook, seat: Seat, tile: number, had = owned(s, seat, tile)): number {
  if (tile === QUARRY) return WEIGHT.ANY_TILE + quarryWorth(o, had)
  const grown = productionWorth(s, o, tile, had)
  const sure = needsNoBuilding(s, seat, tile) || circlesFor(s, seat, tile) > had
  return WEIGHT.ANY_TILE + (sure ? WEIGHT.MATCHED_FIELD : WEIGHT.LONELY_FIELD) * grown
}

const needsNoBuilding = (s: State, seat: Seat, tile: number): boolean => tile === CORN || isAutoma(s, seat)

/** What goes with a tile: all that a worked one grows, of an idle one what it might. */
export function tileLoss(s: State, o: Outlook, seat: Seat, tile: number): number {
  const had = owned(s, seat, tile) - 1
  if (tile === FOREST) return forestWorth(s, o, seat)
  if (s.c[player(seat) + TILES_WORKED + tile] > had) return WEIGHT.ANY_TILE + productionWorth(s, o, tile, had)
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
export function circlesFor(s: State, seat: Seat, good: number): number {
  const producers = s.rules.producers[good]
  let circles = 0
  for (let i = 0; i < producers.length; i++) if (owns(s, seat, producers[i])) circles += BUILDINGS[producers[i]].circles
  return circles
}
