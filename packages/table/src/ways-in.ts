import * as v from 'valibot'
import { nameSchema, printable } from './requests.ts'

/** The shapes of what a client asks to become a member and to come back as one. Only a server checks them. */

/** What browsers give as base64url, at the longest that fits into a request. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,12000}$/))

const answered = { id: bytes, rawId: bytes, type: v.literal('public-key') }
const transport = v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))

/** Browsers add more to it from time to time, which nobody here reads. */
const madeKey = v.object({
  ...answered,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(transport), v.maxLength(8))),
  }),
})
const usedKey = v.object({
  ...answered,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(v.nullable(bytes)),
  }),
})

const short = v.pipe(v.string(), v.maxLength(80))

const label = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40), printable)
const code = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))

export const bringSchema = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)) })

/** A game of this browser: its record as games are recorded, from a seed, and what the seats were called. */
export const localTableSchema = v.strictObject({
  record: v.object({
    rules: v.strictObject({ game: short, version: v.number(), data: short }),
    options: v.record(short, v.unknown()),
    start: v.strictObject({ seed: v.pipe(v.string(), v.maxLength(200)) }),
    answers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(5000)),
    hash: v.optional(short),
  }),
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(10)),
})

export const mailSchema = v.strictObject({ address: v.pipe(v.string(), v.trim(), v.maxLength(254)) })
export const mailedSchema = v.strictObject({ code })
export const ticketSchema = v.strictObject({ ticket: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), code })

export const keyWishSchema = v.strictObject({ name: v.optional(nameSchema) })
export const newKeySchema = v.strictObject({
  name: v.optional(nameSchema),
  label: v.optional(label),
  response: madeKey,
})
export const labelSchema = v.strictObject({ label })
export const signInSchema = v.strictObject({ response: usedKey })
export type UsedKey = v.InferOutput<typeof usedKey>
export const proofSchema = v.union([v.strictObject({ code }), signInSchema])
