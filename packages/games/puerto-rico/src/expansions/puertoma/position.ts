import { among, count, listOf, object } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { BUILDINGS_PER_LEVEL, ESTATES_PER_KIND, LEVELS } from '../../data/puertoma.ts'
import { ABILITY, BUILDING, GOODS, ROLES, TIE_BREAK } from '../../ids.ts'
import { NOBLES } from '../../sizes.ts'

/** The shape of a position's Puertomas, in the names of the views. What is left out is as after set-up; what is hidden is drawn. */

const building = v.picklist(BUILDING.ids)
const cards = listOf(count(TIE_BREAK.size, 1))
const MOST_WORKERS = 3

export const puertomaTable = {
  /** Cards drawn before the deck was shuffled last: none, one deck or two; drawn since; and still to come, from the top. */
  puertoma: object({}, { marker: v.picklist(ROLES), cardsBefore: cards, cardsDrawn: cards, deck: cards }),
}

export const puertomaPlayer = {
  board: object(
    {},
    {
      estates: among(GOODS, listOf(count(MOST_WORKERS), ESTATES_PER_KIND)),
      /** Nobles among the workers on estates. */
      nobles: count(NOBLES),
      quarries: count(8),
      /** Estates beyond two of a kind. */
      aside: listOf(v.picklist(GOODS)),
      levels: listOf(listOf(building, BUILDINGS_PER_LEVEL), LEVELS),
      /** A level that is left out was given up. */
      abilities: listOf(
        object({ level: count(LEVELS, 1) }, { id: v.picklist(ABILITY.ids), active: v.boolean() }),
        LEVELS,
      ),
      reserve: building,
    },
  ),
}
