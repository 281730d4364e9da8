import type { ScoreLine, Seat } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { ESTATES_PER_KIND, PUERTOMA_POINTS } from '../../data/puertoma.ts'
import { GOOD, plantationOf, QUARRY } from '../../ids.ts'
import { isAutoma, sparePieces, totalGoods } from '../../state.ts'
import { estatesAside } from './board.ts'

const { seats: player } = box

/** What a Puertoma scores beside chips and buildings. Source: 1897, Puertoma, Calcule as Pontuações Finais. */
export function scoreLines(s: State, seat: Seat): ScoreLine[] {
  if (!isAutoma(s, seat)) return []
  const { largeBuilding, spareWorker, quarry, activePair, goodsAndCoinsPerPoint } = PUERTOMA_POINTS
  const halves = (player.coins(s, seat) + totalGoods(s, seat)) / goodsAndCoinsPerPoint
  return [
    { what: 'large-buildings', points: largeBuilding * largeBuildings(s, seat) },
    { what: 'spare-workers', points: spareWorker * sparePieces(s, seat) },
    { what: 'quarries', points: quarry * (player.tiles(s, seat, QUARRY) + estatesAside(s, seat).length) },
    { what: 'active-pairs', points: activePair * activePairs(s, seat) },
    { what: 'goods-and-coins', points: Math.ceil(halves) },
  ]
}

const largeBuildings = (s: State, seat: Seat): number =>
  player.city.all(s, seat).filter((building) => BUILDINGS[building].spaces === 2).length

const activePairs = (s: State, seat: Seat): number =>
  GOOD.all.filter((good) => player.worked(s, seat, plantationOf(good)) === ESTATES_PER_KIND).length
