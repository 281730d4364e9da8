import type { Facts } from '@quayside/kernel'
import {
  CHOOSING_NOBLE,
  CHOOSING_WORKER,
  DISCARD,
  PLACE_NOBLE_IN_BUILDING,
  PLACE_NOBLE_ON_TILE,
  RETURN,
  RETURNED,
} from '../../answers.ts'
import { NOBLES_BUILDINGS } from '../../data/nobles-buildings.ts'
import type { Expansion } from '../../expansion.ts'
import { circleTiles, eitherPiece, landPrice, naming, namingBuilding, plain, returnForm } from '../../forms.ts'
import { TILE, TILES } from '../../ids.ts'
import { noblesOf } from '../../pieces.ts'
import { huntingLodges, sendHunters } from './hunting-lodge.ts'
import { landOffice } from './land-office.ts'
import { beginWithNobles, chapels, jewelersPay, royalSuppliers, villas, zoningDiscount } from './phases.ts'

/**
 * Nobles (1897: Citizens): a second kind of worker, worth a point at the end, and eight buildings. Where nobles stand is in `pieces.ts`, how
 * they board and are taken in `phases/mayor.ts`; jeweler and royal garden count them.
 * Source: classic, 2ª Expansão; 2020, Espansione 2; 1897, Expansão II.
 */
export const nobles: Expansion = {
  id: 'nobles',
  tasks: { chapels, villas, royalSuppliers, huntingLodges },
  deals: [landOffice],
  hooks: {
    phaseBegins: [beginWithNobles],
    settlerCloses: [sendHunters],
    craftsmanEnds: [jewelersPay],
    discounts: [zoningDiscount],
  },
  forms: [
    naming(PLACE_NOBLE_ON_TILE, 'place noble', 'tile', circleTiles, {
      kind: 'place-noble-on-tile',
      facts: eitherPiece,
    }),
    namingBuilding(PLACE_NOBLE_IN_BUILDING, 'place noble', { kind: 'place-noble-in-building', facts: eitherPiece }),
    plain(CHOOSING_WORKER, 'take-worker', 'take worker'),
    plain(CHOOSING_NOBLE, 'take-noble', 'take noble'),
    naming(DISCARD, 'discard', 'tile', () => TILES, { facts: (s) => ({ coins: landPrice(s) }) }),
    returnForm,
  ],
  data: NOBLES_BUILDINGS,
  reasonFacts(_s, _seat, given, reason): Omit<Facts, 'kind'> | null {
    if (reason === 'no-such-tile' || reason === 'tile-not-estate') return { tile: TILE.id(DISCARD.first(given)) }
    const returning = reason === 'returned-already' || reason === 'not-for-return'
    return returning ? { thing: RETURNED.id(RETURN.first(given)) } : null
  },
  scoreLines: (s, seat) => [{ what: 'nobles', points: noblesOf(s, seat) }],
}
