import { id, list, object, oneOf, sourced, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { AREAS, CONTRACTS, MILESTONES } from '../../ids.ts'
import { STRATEGIES } from '../../options.ts'
import { helm } from './numbers.ts'

const stock = whole(0, 9)
/** No more neutral workers than areas, each goes to another one. */
const neutral = list(whole(0, AREAS.length))

export const soloSchema = object({
  stock: object({ start: whole(0, 20), income: stock, boatsPerMore: whole(1, 5), perPoint: whole(1, 20), ...sourced }),
  neutral: object({ round: neutral, square: neutral, ...sourced }),
  develop: object({ stock, special: stock, failed: stock, ...sourced }),
  specialDiscount: object({ stock, ...sourced }),
  scoring: list(
    object({
      area: oneOf(['B', 'D', 'F', 'H']),
      counts: oneOf(MILESTONES),
      costs: list(whole(0, 15)),
      helm: list(helm),
      ...sourced,
    }),
  ),
  milestones: object({ at: whole(1, 5), rewards: list(oneOf(CONTRACTS)), ...sourced }),
  milestoneHelm: object({ helm, ...sourced }),
  cleanUp: object({ perStatue: helm, perSpecial: helm, ...sourced }),
  fallback: object({ ...v.entriesFromList(AREAS, oneOf(AREAS)), ...sourced }),
  levels: list(object({ level: whole(1, 4), bonus: list(helm), ...sourced })),
  strategies: list(object({ id: oneOf(STRATEGIES), deck: list(oneOf(AREAS)), orders: list(id), ...sourced })),
})
