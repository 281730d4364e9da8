import { chance, count, object, openShape, record } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { box } from '../box.ts'
import { COMPANIES, DISPLAY_COLUMNS, LETTERS, SPACES, TILES, TRACKS } from '../ids.ts'
import { MAX_PLAYERS } from '../options.ts'
import { BASE_COLUMNS, BASE_SPACES, BOOK_COLUMNS, BOOK_ROWS, DISPLAY_ROWS, ROUNDS, SLOTS } from '../sizes.ts'

/** The shape of a position as outside programs write it. What things may be together is checked when it is set up. */

/** A card's face, a book, a region or a tile: which there are depends on the data, so reading looks them up. */
const id = v.pipe(v.string(), v.maxLength(80))
const seat = count(MAX_PLAYERS - 1)
const slot = count(SLOTS, 1)
const cards = v.pipe(v.array(id), v.maxLength(100))
const exactly = <const T extends v.GenericSchema>(item: T, length: number) => v.pipe(v.array(item), v.length(length))
const byCompany = <const T extends v.GenericSchema>(item: T) => object(v.entriesFromList(COMPANIES, v.optional(item)))

const { pounds, diamond, ink, sealed, ended, turns, totalSpent } = openShape(box.spec.seats)

const playerSchema = object({
  pounds,
  diamond,
  ink,
  tracks: v.optional(byCompany(count(99))),
  bonuses: v.optional(byCompany(count(2))),
  hand: v.optional(cards),
  slots: v.optional(v.pipe(v.array(v.nullable(id)), v.maxLength(SLOTS))),
  used: v.optional(v.pipe(v.array(slot), v.maxLength(SLOTS))),
  resting: v.optional(v.pipe(v.array(cards), v.maxLength(SLOTS))),
  books: v.optional(
    v.pipe(v.array(object({ step: count(99, 1), book: id, turned: v.optional(v.boolean()) })), v.maxLength(99)),
  ),
  startTile: v.optional(id),
  sealed,
  ended,
  turns,
  totalSpent,
})

/** A column of a base: its posts, and whether its last space is open for good. */
const column = v.union(
  [count(BASE_SPACES), object({ posts: count(BASE_SPACES), lastOpen: v.optional(v.boolean()) })],
  `Expected a number of posts up to ${BASE_SPACES}, or {posts, lastOpen}`,
)

const bookRows = <const T extends v.GenericSchema>(item: T) => exactly(exactly(item, BOOK_COLUMNS), BOOK_ROWS)

export const positionSchema = object({
  game: v.literal('mombasa'),
  options: v.optional(v.unknown()),
  ...chance,
  round: v.optional(count(ROUNDS, 1)),
  firstPlayer: v.optional(seat),
  roundFirst: v.optional(seat),
  tracks: v.optional(object(v.entriesFromList(COMPANIES, v.picklist(TRACKS)))),
  players: v.optional(v.pipe(v.array(playerSchema), v.maxLength(MAX_PLAYERS))),
  posts: v.optional(record(id, v.picklist(COMPANIES))),
  bases: v.optional(byCompany(exactly(column, BASE_COLUMNS))),
  postsOut: v.optional(byCompany(count(99))),
  display: v.optional(
    object(v.entriesFromList(DISPLAY_COLUMNS, v.optional(v.pipe(v.array(v.nullable(id)), v.maxLength(DISPLAY_ROWS))))),
  ),
  stack: v.optional(cards),
  discards: v.optional(cards),
  books: v.optional(
    object({
      display: v.optional(bookRows(v.nullable(id))),
      coins: v.optional(bookRows(count(9))),
      out: v.optional(object(v.entriesFromList(LETTERS, v.optional(count(99))))),
    }),
  ),
  bookSupply: v.optional(object(v.entriesFromList(LETTERS, v.optional(v.pipe(v.array(id), v.maxLength(99)))))),
  spaces: v.optional(object(v.entriesFromList(SPACES, v.optional(seat)))),
  tiles: v.optional(
    object(
      v.entriesFromList(TILES, v.optional(object({ seat, used: v.optional(v.boolean()), slot: v.optional(slot) }))),
    ),
  ),
  now: v.optional(
    v.union(
      [object({ phase: v.literal('planning') }), object({ phase: v.literal('actions'), by: seat })],
      'Expected {phase: "planning"}, or {phase: "actions", by} with a seat',
    ),
  ),
})

export type Position = v.InferOutput<typeof positionSchema>
export type PlayerPosition = v.InferOutput<typeof playerSchema>
