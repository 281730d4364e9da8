import { among, count, head, id, listOf, object, openShape, record } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { box } from '../box.ts'
import { COMPANIES, DISPLAY_COLUMNS, LETTERS, SPACES, TILES, TRACKS } from '../ids.ts'
import { MAX_PLAYERS } from '../options.ts'
import { BASE_COLUMNS, BASE_SPACES, BOOK_COLUMNS, BOOK_ROWS, DISPLAY_ROWS, ROUNDS, SLOTS } from '../sizes.ts'

/**
 * The shape of a position, in the names of the view. Cards, books, regions and tiles are looked up when it is laid. The order of names stays as
 * it is: a position without a seed is its own seed, so another order would be another game.
 */

const { pounds, diamond, ink, sealed, ended, turns, totalSpent } = openShape(box.spec.seats)
const seat = count(MAX_PLAYERS - 1)
const slot = count(SLOTS, 1)
const cards = listOf(id, 100)
const exactly = <const T extends v.GenericSchema>(item: T, length: number) => v.pipe(v.array(item), v.length(length))
const bookRows = <const T extends v.GenericSchema>(item: T) => exactly(exactly(item, BOOK_COLUMNS), BOOK_ROWS)

const player = object(
  {},
  {
    pounds,
    diamond,
    ink,
    tracks: among(COMPANIES, count(99)),
    bonuses: among(COMPANIES, count(2)),
    hand: cards,
    slots: listOf(v.nullable(id), SLOTS),
    used: listOf(slot, SLOTS),
    resting: listOf(cards, SLOTS),
    books: listOf(object({ step: count(99, 1), book: id }, { turned: v.boolean() }), 99),
    startTile: id,
    sealed,
    ended,
    turns,
    totalSpent,
  },
)

/** A column of a base: its posts, and whether its last space is open for good. */
const column = v.union(
  [count(BASE_SPACES), object({ posts: count(BASE_SPACES) }, { lastOpen: v.boolean() })],
  `Expected a number of posts up to ${BASE_SPACES}, or {posts, lastOpen}`,
)

export const positionSchema = object(head('mombasa'), {
  round: count(ROUNDS, 1),
  firstPlayer: seat,
  roundFirst: seat,
  tracks: object(v.entriesFromList(COMPANIES, v.picklist(TRACKS))),
  players: listOf(player, MAX_PLAYERS),
  posts: record(id, v.picklist(COMPANIES)),
  bases: among(COMPANIES, exactly(column, BASE_COLUMNS)),
  postsOut: among(COMPANIES, count(99)),
  display: among(DISPLAY_COLUMNS, listOf(v.nullable(id), DISPLAY_ROWS)),
  stack: cards,
  discards: cards,
  books: object({}, { display: bookRows(v.nullable(id)), coins: bookRows(count(9)), out: among(LETTERS, count(99)) }),
  bookSupply: among(LETTERS, listOf(id, 99)),
  spaces: among(SPACES, seat),
  tiles: among(TILES, object({ seat }, { used: v.boolean(), slot })),
  now: v.union(
    [object({ phase: v.literal('planning') }), object({ phase: v.literal('actions'), by: seat })],
    'Expected {phase: "planning"}, or {phase: "actions", by} with a seat',
  ),
})

export type Position = v.InferOutput<typeof positionSchema>
export type PlayerPosition = v.InferOutput<typeof player>
