import * as v from 'valibot'
import { EXPIRIES, MAX_BANK, MAX_DAYS, MAX_INCREMENT } from './clock.ts'
import { PHRASE_KEYS, TALKING, WATCHING } from './company.ts'
import { DAYS_OFF } from './days/off.ts'
import { ABSENCE_CHOICES } from './motions.ts'
import { orderRequests } from './order-requests.ts'
import { answersSchema as answers, gestureId, idSchema } from './shapes.ts'
import { MAX_CHAT, MAX_NAME } from './wire.ts'

/** The shapes of what a client asks. Only a server checks them, so they stand apart: a client would load them for nothing. */

/* Who one is and how a table is set */

/** No control characters, nor marks that reverse the direction of writing; and at least one visible character, for a name of blanks looks empty. */
export const printable = v.regex(
  /^(?=.*[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800])[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+$/u,
  'has characters that cannot be shown',
)

export const nameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_NAME), printable)

const liveClockSchema = v.strictObject({
  kind: v.literal('live'),
  bank: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(MAX_BANK)),
  increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INCREMENT)),
})

export const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  liveClockSchema,
  v.strictObject({
    kind: v.literal('days'),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)),
  }),
])

export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
export { idSchema }

/** A new table. The one who sets it takes the seat that says `me`. */
export const newTableSchema = v.strictObject({
  game: idSchema,
  options: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([
      v.pipe(v.string(), v.maxLength(40)),
      v.number(),
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)),
    ]),
  ),
  chairs: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), bot: idSchema, name: nameSchema }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
  clock: clockSchema,
  expiry: v.picklist(EXPIRIES),
  undo: v.boolean(),
  advice: v.optional(v.boolean(), false),
  /** Whether days off stop clocks of days. */
  daysOff: v.optional(v.picklist(DAYS_OFF)),
  /** Listed for everybody to join; otherwise only those with the link can. */
  listed: v.boolean(),
})
export type NewTable = v.InferOutput<typeof newTableSchema>

export const profileSchema = v.strictObject({ name: nameSchema })
export const recoverSchema = v.strictObject({ code: v.pipe(v.string(), v.trim(), v.maxLength(60)) })

/* What a client asks over the websocket */

const table = { table: idSchema }
const at = { ...table, seq: v.pipe(v.number(), v.integer(), v.minValue(0)) }
/** With an id it is done once, however often it is asked for: whoever has lost the reply asks again and learns whether it counted. */
const once = { gesture: v.optional(gestureId) }
const motionId = v.pipe(v.number(), v.integer(), v.minValue(0))

export const requestSchema = v.variant('t', [
  /** Tell me of my tables and the open ones, now and when they change. */
  v.strictObject({ t: v.literal('lobby') }),
  v.strictObject({ t: v.literal('leave-lobby') }),
  /** Tell me which tables wait for an answer of mine, now and when that changes. */
  v.strictObject({ t: v.literal('wanted') }),
  /** Tell me of a table from now on. `invite` is the secret of its link; with `seq`, the frames since then instead of everything. */
  v.strictObject({
    t: v.literal('open'),
    ...table,
    invite: v.optional(idSchema),
    seq: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.strictObject({ t: v.literal('close'), ...table }),
  /** Whether somebody looks at the table just now: it shows on their screen, and was used within a minute. */
  v.strictObject({ t: v.literal('attend'), ...table, active: v.boolean() }),
  v.strictObject({ t: v.literal('answer'), ...at, ...once, answers: v.pipe(answers, v.minLength(1)) }),
  v.strictObject({ t: v.literal('undo'), ...at, ...once }),
  /** Why these answers are not legal now. */
  v.strictObject({ t: v.literal('why'), ...table, answers }),
  v.strictObject({ t: v.literal('preview'), ...at, answers }),
  v.strictObject({
    t: v.literal('propose'),
    ...at,
    after: v.optional(answers),
    through: v.optional(v.pipe(v.array(idSchema), v.maxLength(4))),
  }),
  /** What a master would answer now. */
  v.strictObject({ t: v.literal('advise'), ...at }),
  v.strictObject({ t: v.literal('sit'), ...table, seat: seatSchema }),
  v.strictObject({
    t: v.literal('seat-bot'),
    ...table,
    seat: seatSchema,
    bot: v.nullable(v.strictObject({ bot: idSchema, name: nameSchema })),
  }),
  /** Before the game: frees the seat. In the game: a bot plays on. */
  v.strictObject({ t: v.literal('rise'), ...table }),
  v.strictObject({ t: v.literal('begin'), ...table }),
  /** Takes a table away that has not begun. */
  v.strictObject({ t: v.literal('call-off'), ...table }),
  v.strictObject({ t: v.literal('hand-over'), ...table }),
  /** I am back: a bot that stands in leaves, and nothing is decided about my seat any more. */
  v.strictObject({ t: v.literal('take-back'), ...table }),
  /** Where people play over days the others have to agree. */
  v.strictObject({ t: v.literal('pause'), ...table }),
  v.strictObject({ t: v.literal('resume'), ...table }),
  /** Asks the others to play live for an evening, and to go back to days. */
  v.strictObject({ t: v.literal('go-live'), ...table, clock: liveClockSchema }),
  v.strictObject({ t: v.literal('go-days'), ...table }),
  /** Agrees to what somebody asks, or does not; who has asked takes it back. */
  v.strictObject({ t: v.literal('consent'), ...table, motion: motionId, yes: v.boolean() }),
  /** Says what is to become of the seat of somebody who has vanished. */
  v.strictObject({ t: v.literal('vote'), ...table, motion: motionId, choice: v.picklist(ABSENCE_CHOICES) }),
  v.strictObject({
    t: v.literal('chat'),
    ...table,
    ...once,
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_CHAT), printable),
  }),
  /** Says something that each reader has in their own language. */
  v.strictObject({ t: v.literal('say'), ...table, ...once, phrase: v.picklist(PHRASE_KEYS) }),
  /** The host sends somebody away who sits here, before the game. */
  v.strictObject({ t: v.literal('remove'), ...table, seat: seatSchema }),
  /** The host takes somebody's voice at this table, or gives it back: whoever sits there, or has said that line. */
  v.strictObject({
    t: v.literal('hush'),
    ...table,
    seat: v.optional(seatSchema),
    line: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    on: v.boolean(),
  }),
  /** The host says who may watch and who may talk. */
  v.strictObject({
    t: v.literal('manners'),
    ...table,
    watch: v.optional(v.picklist(WATCHING)),
    talk: v.optional(v.picklist(TALKING)),
  }),
  /** Asks the others for another game, or takes that back. */
  v.strictObject({ t: v.literal('offer'), ...table, on: v.boolean() }),
  /** Accepts or declines the offer of a seat. */
  v.strictObject({ t: v.literal('reply'), ...table, seat: seatSchema, yes: v.boolean() }),
  /** Sets the table once more, now, with those who have accepted one's offer. */
  v.strictObject({ t: v.literal('rematch'), ...table }),
  /** I have seen all that was said. */
  v.strictObject({ t: v.literal('read'), ...table }),
  ...orderRequests,
  v.strictObject({ t: v.literal('ping') }),
])
export type Request = v.InferOutput<typeof requestSchema>
export type RequestOf<T extends Request['t']> = Extract<Request, { t: T }>

/** An envelope around every request. */
export const envelopeSchema = v.strictObject({ id: v.pipe(v.number(), v.integer(), v.minValue(0)), ask: v.unknown() })
