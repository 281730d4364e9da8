import { id, list, object, oneOf, sourced, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { BOATS, BUILDINGS } from '../../ids.ts'
import { MOST_RATE } from '../../sizes.ts'
import { boardEffects, boatEffects } from './effects.ts'
import { cost, few, gained, helm, items } from './numbers.ts'

export const boatsSchema = list(
  object({ id: oneOf(BOATS), effects: boatEffects, storage: v.optional(few), ...sourced }),
)

const revealedBy = v.custom<0 | 1 | 2>(
  (value) => value === 0 || value === 1 || value === 2,
  '0 (free from the start), 1 or 2 (under the first or second large building)',
)
const steps = whole(1, 12)

export const playerBoardSchema = object({
  storage: object({ spaces: whole(1, 12), perSmallBuilding: whole(0, 3), ...sourced }),
  startItems: object({ items: gained, ...sourced }),
  startDoubles: object({ count: whole(0, 5), ...sourced }),
  docks: list(object({ id, cost, helm, ...sourced })),
  statueSpaces: list(object({ id, helm, revealedBy, ...sourced })),
  crates: list(object({ id, effects: boardEffects, ...sourced })),
  cartographer: object({
    max: steps,
    start: list(whole(0, 12)),
    level: steps,
    explore: steps,
    cultivateLow: steps,
    cultivateHigh: steps,
    lowUpTo: whole(1, 9),
    ...sourced,
  }),
  exchanges: list(
    object({ id: oneOf(['cloth', 'gold', 'any']), give: items, rate: whole(2, MOST_RATE), get: items, ...sourced }),
  ),
  buildings: list(object({ id: oneOf(BUILDINGS), count: few, cost, helm, ...sourced })),
  settlementBonus: object({ helm, ...sourced }),
  statue: object({ costs: object({ stone: cost, gold: cost }), helm, cleanUpHelm: helm, ...sourced }),
  reactivation: object({ card: whole(0, 9), lid: whole(0, 9), ...sourced }),
  passage: object({ helm, ...sourced }),
  leftovers: object({ perPoint: whole(1, 20), ...sourced }),
})
