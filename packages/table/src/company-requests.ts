import * as v from 'valibot'
import { MAX_REPORT, REPORT_REASONS } from './company.ts'
import { idSchema, nameSchema, printable, seatSchema } from './requests.ts'

/** Somebody at a table: by the seat, or by something they said. */
const atTable = {
  table: idSchema,
  seat: v.optional(seatSchema),
  line: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
}
const atTableSchema = v.strictObject(atTable)
const tieSchema = v.strictObject({ id: idSchema })

/** Whom one wants as a friend: a member by the name, or somebody at a table. */
export const friendSchema = v.union([v.strictObject({ name: nameSchema }), atTableSchema])
/** Whom one wants to see no more of. */
export const blockSchema = v.union([tieSchema, atTableSchema])
export const invitationSchema = v.strictObject({ friend: idSchema })
/** Digits, and what people put between them. */
export const tableCodeSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) })
export const reportSchema = v.strictObject({
  ...atTable,
  why: v.picklist(REPORT_REASONS),
  text: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.maxLength(MAX_REPORT), printable)]), ''),
})
export type AtTable = v.InferOutput<typeof atTableSchema>
