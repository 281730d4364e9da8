import * as v from 'valibot'
import { MY_PHASES, OUTCOMES } from './my-tables.ts'
import { MAX_NAME } from './wire.ts'

/** What somebody may ask of their own tables, as an address has it: every value is a text. */

const date = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** Which finished games are looked for. */
const search = {
  game: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  /** A part of the name of somebody who played along. */
  with: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME))),
  outcome: v.optional(v.picklist(OUTCOMES)),
  place: v.optional(v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number))),
  /** Finished at or after, and before; milliseconds. */
  from: v.optional(date),
  until: v.optional(date),
}

export const recordsSchema = v.strictObject(search)
export type FinishedSearch = v.InferOutput<typeof recordsSchema>

/** What the reply before called `next`. */
const after = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-[a-z0-9-]{1,40}$/)))

export const statisticsSchema = v.strictObject({ after })

export const myTablesSchema = v.strictObject({
  phase: v.optional(v.picklist(MY_PHASES), 'playing'),
  ...search,
  after,
})
