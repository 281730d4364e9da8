import { id, list, object, oneOf, source, sourced, strict, text, variantMessage, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { METRICS } from '../../ids.ts'
import { boardEffects, largeEffects, statueSpaceEffects, wheneverEffects } from './effects.ts'
import { few, helm, items } from './numbers.ts'

const part = v.optional(whole(0, 15))
const points = whole(0, 9)

export const merchantsSchema = list(object({ id, cost: object({ gold: part, cloth: part }), helm, ...sourced }))

export const ordersSchema = list(
  object({
    id,
    metric: oneOf(METRICS),
    tiers: list(object({ count: whole(0, 19), points: whole(1, 20) })),
    less: v.optional(points),
    ...sourced,
  }),
)

const ability = v.variant(
  'type',
  [
    strict({
      type: v.literal('whenever'),
      event: oneOf(['boat', 'diary', 'ruin', 'merchant', 'building']),
      effects: wheneverEffects,
    }),
    strict({
      type: v.literal('discount'),
      on: list(oneOf(['building', 'boat', 'statue', 'merchant', 'feeding'])),
      items,
      amount: few,
    }),
    strict({ type: v.literal('crate'), effects: boardEffects }),
    strict({ type: v.literal('statue-space'), effects: statueSpaceEffects }),
    strict({ type: v.literal('feed-more'), food: whole(1, 9), helm }),
    strict({ type: v.literal('storage'), accepts: items, spaces: few, points }),
  ],
  variantMessage(['whenever', 'discount', 'crate', 'statue-space', 'feed-more', 'storage']),
)

const named = { id, name: text(40), nameSource: source }

export const smallCardsSchema = list(object({ ...named, ability, ...sourced }))

const perPiece = object({ per: oneOf(['lids-on-land', 'face-down-boats']), points })
const forBoth = object({ buildings: whole(0, 5), statues: whole(0, 5), points })
/** Which of the two it is shows in its keys. */
const scoring = v.lazy((given) => (Object.hasOwn(Object(given), 'per') ? perPiece : forBoth))

export const largeCardsSchema = list(
  object({ ...named, effects: largeEffects, scoring: v.optional(scoring), ...sourced }),
)

export const diariesSchema = list(object({ id, count: whole(1, 30), effects: boardEffects, ...sourced }))
