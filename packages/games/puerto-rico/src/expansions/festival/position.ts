import { count, object } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { MAX_PLAYERS } from '../../data/box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { FESTIVAL_TASKS } from '../../data/festival.ts'
import { GOODS } from '../../ids.ts'

const tokens = v.optional(v.array(v.picklist(GOODS)))

/** Of a position: the goals in play with what lies in their slots, and the seat that has met one. */
export const festivalTable = {
  festival: v.optional(
    object({
      goals: v.array(
        object({
          id: v.picklist(FESTIVAL_TASKS.map(({ id }) => id)),
          estates: tokens,
          goods: tokens,
          building: v.optional(v.picklist(BUILDINGS.map(({ id }) => id))),
          metBy: v.optional(count(MAX_PLAYERS - 1)),
        }),
      ),
    }),
  ),
}
