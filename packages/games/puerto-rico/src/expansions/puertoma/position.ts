import { count, object } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { BUILDINGS_PER_LEVEL, ESTATES_PER_KIND, LEVELS } from '../../data/puertoma.ts'
import { ABILITY, BUILDING, GOODS, ROLES, TIE_BREAK } from '../../ids.ts'
import { NOBLES } from '../../sizes.ts'

/** The shape of a position's Puertomas, in the names of the views. What is left out is as after set-up; what is hidden is drawn. */

const building = v.picklist(BUILDING.ids)
const card = count(TIE_BREAK.size, 1)
const MOST_WORKERS = 3

const estates = object(
  v.entriesFromList(GOODS, v.optional(v.pipe(v.array(count(MOST_WORKERS)), v.maxLength(ESTATES_PER_KIND)))),
)
const ability = object({
  level: count(LEVELS, 1),
  id: v.optional(v.picklist(ABILITY.ids)),
  active: v.optional(v.boolean()),
})

export const puertomaTable = {
  puertoma: v.optional(
    object({
      marker: v.optional(v.picklist(ROLES)),
      /** Drawn before the deck was shuffled last: none, one deck or two. */
      cardsBefore: v.optional(v.array(card)),
      cardsDrawn: v.optional(v.array(card)),
      /** The cards still to come, from the top. */
      deck: v.optional(v.array(card)),
    }),
  ),
}

export const puertomaPlayer = {
  board: v.optional(
    object({
      estates: v.optional(estates),
      /** Nobles among the workers on estates. */
      nobles: v.optional(count(NOBLES)),
      quarries: v.optional(count(8)),
      /** Estates beyond two of a kind. */
      aside: v.optional(v.array(v.picklist(GOODS))),
      levels: v.optional(
        v.pipe(v.array(v.pipe(v.array(building), v.maxLength(BUILDINGS_PER_LEVEL))), v.maxLength(LEVELS)),
      ),
      /** A level that is left out was given up. */
      abilities: v.optional(v.pipe(v.array(ability), v.maxLength(LEVELS))),
      reserve: v.optional(building),
    }),
  ),
}
