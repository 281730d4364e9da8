import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { CORN, QUARRY } from '../ids.ts'
import { owns, player, type State, TILES_OWNED } from '../state.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Settler: which tile to take. A field is worth what it will grow, the more surely the sooner its building stands. */

export function takeWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  return opOf(answer) === OP.TAKE ? tileWorth(s, o, seat, argOf(answer)) : 0
}

export function tileWorth(s: State, o: Outlook, seat: Seat, tile: number): number {
  const had = s.c[player(seat) + TILES_OWNED + tile]
  if (tile === QUARRY) return WEIGHT.ANY_TILE + quarryWorth(o, had)
  const grown = productionWorth(s, o, tile, had)
  const sure = tile === CORN || circlesFor(s, seat, tile) > had ? WEIGHT.MATCHED_FIELD : WEIGHT.LONELY_FIELD
  return WEIGHT.ANY_TILE + sure * grown
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
