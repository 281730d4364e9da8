import * as v from 'valibot'
import { NOTICE_KINDS } from './people.ts'

/** The shapes of what a client asks about notices; only a server checks them. */

const MINUTES_OF_DAY = 24 * 60
const MAX_TABLES = 500

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const ways = v.strictObject({ push: v.boolean(), mail: v.boolean() })
const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const language = v.picklist(['en', 'pt', 'it'])

/** A zone by the name that the calendar has for it. */
const zone = v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'is no zone'))

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** `NoticeWishes`, whole. */
export const wishesSchema = v.strictObject({
  kinds: v.strictObject(v.entriesFromList(NOTICE_KINDS, ways)),
  after: count(MINUTES_OF_DAY),
  quiet: v.nullable(v.strictObject({ from: count(MINUTES_OF_DAY - 1), until: count(MINUTES_OF_DAY - 1) })),
  zone,
  language,
  gather: count(7 * MINUTES_OF_DAY),
  again: count(14 * 24),
  tables: v.pipe(
    v.record(tableId, v.picklist(['none', 'push', 'mail'])),
    v.check((tables) => Object.keys(tables).length <= MAX_TABLES, 'has too many tables'),
  ),
})

const key = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${bytes}}={0,2}$`)))

const endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000))

/** What a browser gives for a device. Its language and zone hold until one chooses others. */
export const pushSchema = v.strictObject({
  endpoint,
  keys: v.strictObject({ p256dh: key(87), auth: key(22) }),
  language: v.optional(language),
  zone: v.optional(zone),
})

export const noPushSchema = v.strictObject({ endpoint })
