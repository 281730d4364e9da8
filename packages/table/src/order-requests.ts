import * as v from 'valibot'
import {
  COMPARISONS,
  ENDS,
  MAX_ASSUMPTIONS,
  MAX_FACTS,
  MAX_IF_ONLY,
  MAX_STEPS,
  MAX_USES,
  MAX_WISHES,
  type OrderBody,
} from './orders/orders.ts'
import { answersSchema, idSchema } from './shapes.ts'

/** The shapes of what a client asks about standing orders; only a server checks them. */

/** As games name kinds, facts and things. */
const word = v.pipe(v.string(), v.regex(/^[\w:+-]{1,40}$/))
const value = v.union([
  v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w :+.,/()=-]*$/)),
  v.pipe(v.number(), v.safeInteger()),
])
const pattern = v.pipe(
  v.record(word, value),
  v.check((facts) => Object.keys(facts).length <= MAX_FACTS, 'has too many facts'),
)
const path = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^(?:@|[\w-]+)(?:\.(?:@|[\w-]+)){0,7}(?:\.#[\w-]*=[\w-]+)?$/, 'is no path'),
)

const wish = v.union([
  v.literal('as-proposed'),
  v.strictObject({
    take: pattern,
    ifOnly: v.optional(v.pipe(v.array(pattern), v.maxLength(MAX_IF_ONLY))),
  }),
])
const assumption = v.union([
  v.strictObject({ path, is: v.picklist(COMPARISONS), value }),
  v.strictObject({ answer: pattern, possible: v.boolean() }),
])
const step = v.strictObject({
  question: word,
  about: v.optional(pattern),
  wishes: v.pipe(v.array(wish), v.minLength(1), v.maxLength(MAX_WISHES)),
  assume: v.pipe(v.array(assumption), v.maxLength(MAX_ASSUMPTIONS)),
})

export const orderSchema: v.GenericSchema<OrderBody> = v.strictObject({
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(MAX_STEPS)),
  until: v.picklist(ENDS),
  uses: v.union([v.literal('always'), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_USES))]),
  off: v.optional(v.literal(true)),
})

const table = { table: idSchema }

/** Requests about one's own orders at a table; nobody else learns of them. */
export const orderRequests = [
  /** What I have ordered here. */
  v.strictObject({ t: v.literal('orders'), ...table }),
  /** Sets an order; with the `id` of one of mine, in its place. */
  v.strictObject({ t: v.literal('set-order'), ...table, id: v.optional(idSchema), order: orderSchema }),
  v.strictObject({ t: v.literal('drop-order'), ...table, id: idSchema }),
  /** What I shall be asked in the step under way, if it does not hang on others; `after` some answers to it. */
  v.strictObject({ t: v.literal('ahead'), ...table, after: v.optional(answersSchema) }),
  /** How the game itself would answer that. */
  v.strictObject({
    t: v.literal('propose-ahead'),
    ...table,
    after: answersSchema,
    through: v.pipe(v.array(idSchema), v.maxLength(4)),
  }),
  /** Answers that before it is asked, in place of what I answered ahead before; with no answers, takes that back. */
  v.strictObject({ t: v.literal('answer-ahead'), ...table, answers: answersSchema }),
] as const
