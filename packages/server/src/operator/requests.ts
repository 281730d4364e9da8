import * as v from 'valibot'

/** What the operator's tool asks of a server: one request as a line of JSON, one reply. */

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

export const PHASES = ['gathering', 'playing', 'over', 'stopped'] as const
export const PRUNABLE = ['tables', 'abandoned', 'chat', 'guests'] as const
export type Prunable = (typeof PRUNABLE)[number]

/** An id, the beginning of one, or a name. */
const who = text(60)
const restriction = { guest: who, until: v.nullable(time), reason: v.pipe(v.string(), v.maxLength(200)) }

export const operatorSchema = v.variant('do', [
  v.strictObject({ do: v.literal('status') }),
  v.strictObject({ do: v.literal('people'), like: v.pipe(v.string(), v.maxLength(60)), limit: count }),
  v.strictObject({
    do: v.literal('tables'),
    phases: v.optional(v.array(v.picklist(PHASES))),
    guest: v.optional(who),
    limit: count,
  }),
  v.strictObject({ do: v.literal('table'), table: text(40) }),
  v.strictObject({ do: v.literal('restrictions') }),
  v.strictObject({ do: v.literal('reports'), closed: v.boolean(), limit: count }),
  v.strictObject({ do: v.literal('report'), report: text(40), close: v.boolean() }),
  v.strictObject({ do: v.literal('mute'), ...restriction }),
  v.strictObject({ do: v.literal('ban'), ...restriction }),
  v.strictObject({ do: v.literal('unmute'), guest: who }),
  v.strictObject({ do: v.literal('unban'), guest: who }),
  v.strictObject({
    do: v.literal('prune'),
    what: v.array(v.picklist(PRUNABLE)),
    before: time,
    /** Without it, what would go is only counted. */
    really: v.boolean(),
  }),
  v.strictObject({ do: v.literal('export'), guest: who }),
  v.strictObject({ do: v.literal('delete'), guest: who, really: v.boolean() }),
])

export type OperatorRequest = v.InferOutput<typeof operatorSchema>
export type OperatorRequestOf<K extends OperatorRequest['do']> = Extract<OperatorRequest, { do: K }>
