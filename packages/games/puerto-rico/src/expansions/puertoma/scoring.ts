import type { ScoreLine, Seat } from '@quayside/kernel'
import { BUILDINGS } from '../../data/catalogue.ts'
import { ESTATES_PER_KIND, PUERTOMA_POINTS } from '../../data/puertoma.ts'
import { GOOD_COUNT, QUARRY } from '../../ids.ts'
import {
  BUILDINGS_OWNED,
  CITY,
  COINS,
  isAutoma,
  player,
  SPARE,
  type State,
  TILES_OWNED,
  TILES_WORKED,
  totalGoods,
} from '../../state.ts'
import { onBoard } from './cells.ts'

/** What a Puertoma scores beside chips and buildings. Source: 1897, Puertoma, Calcule as Pontuações Finais. */
export function scoreLines(s: State, seat: Seat): ScoreLine[] {
  if (!isAutoma(s, seat)) return []
  const { largeBuilding, spareWorker, quarry, activePair, goodsAndCoinsPerPoint } = PUERTOMA_POINTS
  const p = player(seat)
  const halves = (s.c[p + COINS] + totalGoods(s, seat)) / goodsAndCoinsPerPoint
  return [
    { what: 'large-buildings', points: largeBuilding * largeBuildings(s, seat) },
    { what: 'spare-workers', points: spareWorker * s.c[p + SPARE] },
    { what: 'quarries', points: quarry * (s.c[p + TILES_OWNED + QUARRY] + estatesAside(s, seat)) },
    { what: 'active-pairs', points: activePair * activePairs(s, seat) },
    { what: 'goods-and-coins', points: Math.ceil(halves) },
  ]
}

function largeBuildings(s: State, seat: Seat): number {
  const p = player(seat)
  let large = 0
  for (let i = 0; i < s.c[p + BUILDINGS_OWNED]; i++) if (BUILDINGS[s.c[p + CITY + i] - 1].spaces === 2) large++
  return large
}

/** Estates beyond two of a kind, which lie with the quarries and count like them. */
function estatesAside(s: State, seat: Seat): number {
  let aside = 0
  for (let good = 0; good < GOOD_COUNT; good++) aside += s.c[player(seat) + TILES_OWNED + good] - onBoard(s, seat, good)
  return aside
}

function activePairs(s: State, seat: Seat): number {
  let pairs = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (s.c[player(seat) + TILES_WORKED + good] === ESTATES_PER_KIND) pairs++
  }
  return pairs
}
