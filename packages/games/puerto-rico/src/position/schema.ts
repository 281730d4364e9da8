import { chance, count, MANY, object, openShape, record } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { box } from '../box.ts'
import { allExpansions } from '../expansions/in-play.ts'
import { BUILDING, GOODS, ROLES, TILES } from '../ids.ts'
import { MAX_PLAYERS, NOBLES, OPEN_TILES } from '../sizes.ts'

/**
 * The shape of a position as outside programs write it: what the box calls open, what needs more words, and what expansions add. What the
 * numbers may be together is checked when it is set up.
 */

const plantation = v.picklist(GOODS)
const role = v.picklist(ROLES)
const building = v.picklist(BUILDING.ids)
const seat = count(MAX_PLAYERS - 1)

const playerEntries = {
  ...openShape(box.spec.seats),
  vp: v.optional(count(MANY)),
  /** A forest may say which plantation it is, and that nobody has seen it. */
  fields: v.optional(
    v.array(
      object({
        tile: v.picklist(TILES),
        workers: v.optional(count(1)),
        nobles: v.optional(count(1)),
        kind: v.optional(plantation),
        unseen: v.optional(v.boolean()),
      }),
    ),
  ),
  city: v.optional(v.array(object({ building, workers: v.optional(count(3)), nobles: v.optional(count(3)) }))),
  spareNobles: v.optional(count(MANY)),
}

/** A pile: its open tile alone, or with what lies under it (how many, or which, from the top). */
const pile = v.union([
  v.nullable(plantation),
  object({
    open: v.optional(v.nullable(plantation)),
    faceDown: v.optional(v.union([count(50), v.array(plantation)])),
  }),
])

const tableEntries = {
  ...openShape(box.spec.table),
  game: v.literal('puerto-rico'),
  options: v.optional(v.unknown()),
  ...chance,
  round: v.optional(count(9999, 1)),
  paperVp: v.optional(count(MANY * MAX_PLAYERS)),
  ships: v.optional(
    v.pipe(
      v.array(object({ capacity: count(8), good: v.optional(v.nullable(plantation)), count: v.optional(count(8)) })),
      v.maxLength(3),
    ),
  ),
  openFields: v.optional(v.pipe(v.array(plantation), v.maxLength(OPEN_TILES))),
  piles: v.optional(v.pipe(v.array(pile), v.maxLength(OPEN_TILES))),
  stack: v.optional(v.array(plantation)),
  market: v.optional(record(building, count(4))),
  nobleShip: v.optional(count(NOBLES)),
  nobleSupply: v.optional(count(NOBLES)),
  roleCoins: v.optional(record(role, count(MANY))),
  rolesTaken: v.optional(record(v.pipe(v.string(), v.regex(/^[0-4]$/)), v.array(role))),
  now: v.optional(object({ phase: v.picklist(['choose', ...ROLES]), by: seat })),
}

/** What a shape lets through. */
export type Shaped<E extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<E, undefined>>

export type PlayerPosition = Shaped<typeof playerEntries>
export type PilePosition = v.InferOutput<typeof pile>
export type Position = Shaped<typeof tableEntries> & { readonly players?: readonly PlayerPosition[] }

/** With everything that any expansion adds; whether it is in play is asked when the position is set up. */
export function positionSchema(): v.GenericSchema<Position> {
  const shapes = allExpansions().map(({ shape }) => shape)
  const players = object({ ...playerEntries, ...Object.assign({}, ...shapes.map((shape) => shape?.player)) })
  return object({
    ...tableEntries,
    ...Object.assign({}, ...shapes.map((shape) => shape?.table)),
    players: v.optional(v.pipe(v.array(players), v.maxLength(MAX_PLAYERS))),
  }) as unknown as v.GenericSchema<Position>
}
