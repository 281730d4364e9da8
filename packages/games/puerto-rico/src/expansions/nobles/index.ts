import { OP } from '../../answers.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import type { Expansion } from '../../expansion.ts'
import { TASK } from '../../flow.ts'
import { buildings, circleTiles, each, LAND_PRICE, plain, returnForm } from '../../forms.ts'
import { TILES, TRADER } from '../../ids.ts'
import { noblesOf } from '../../pieces.ts'
import { ROLE } from '../../state.ts'
import { huntingLodges, sendHunters } from './hunting-lodge.ts'
import { landOffice } from './land-office.ts'
import { beginWithNobles, chapels, jewelersPay, royalSuppliers, villas, zoningDiscount } from './phases.ts'

/**
 * Nobles (1897: Citizens): a second kind of worker, worth a point at the end, and eight buildings. Where nobles stand is in `pieces.ts`, how
 * they board and are taken in `roles/mayor.ts`; jeweler and royal garden count them.
 * Source: classic, 2ª Expansão; 2020, Espansione 2; 1897, Expansão II.
 */
export const nobles: Expansion = {
  id: 'nobles',
  tasks: {
    [TASK.CHAPELS]: chapels,
    [TASK.VILLAS]: villas,
    [TASK.ROYAL_SUPPLIERS]: royalSuppliers,
    [TASK.HUNTING_LODGES]: huntingLodges,
  },
  deals: [landOffice],
  hooks: {
    phaseBegins: [beginWithNobles],
    settlerCloses: [sendHunters],
    craftsmanEnds: [jewelersPay],
    discounts: [zoningDiscount],
  },
  forms: [
    {
      op: OP.PLACE_NOBLE_ON_TILE,
      print: (tile) => `place noble ${TILES[tile]}`,
      all: circleTiles,
      facts: (_s, _seat, tile) => ({ kind: 'place-noble-on-tile', tile: TILES[tile] }),
    },
    {
      op: OP.PLACE_NOBLE_IN_BUILDING,
      print: (building) => `place noble ${BUILDINGS[building].id}`,
      all: buildings,
      facts: (_s, _seat, building) => ({ kind: 'place-noble-in-building', building: BUILDINGS[building].id }),
    },
    plain(OP.TAKE_WORKER, 'take worker', 'take-worker'),
    plain(OP.TAKE_NOBLE, 'take noble', 'take-noble'),
    {
      op: OP.DISCARD,
      print: (tile) => `discard ${TILES[tile]}`,
      all: () => each(TILES),
      facts: (s, _seat, tile) => ({
        kind: 'discard',
        tile: TILES[tile],
        coins: s.c[ROLE] === TRADER + 1 ? LAND_PRICE : 0,
      }),
    },
    returnForm,
  ],
  scoreLines: (s, seat) => [{ what: 'nobles', points: noblesOf(s, seat) }],
}
