import {
  type AnyPosition,
  count,
  head,
  listOf,
  MANY,
  object,
  openShape,
  optional,
  record,
  type Shaped,
} from '@quayside/kernel/positions'
import * as v from 'valibot'
import { box } from '../box.ts'
import { POSITION_PARTS } from '../expansions/positions.ts'
import { BUILDING, GOODS, ROLES, TILES } from '../ids.ts'
import { MAX_PLAYERS, MOST_PLANTATIONS, MOST_SHIPS, NOBLES, OPEN_TILES } from '../sizes.ts'

/**
 * The shape of a position: what the box calls open, what needs more words, and what expansions add. The order of names stays as it is: a
 * position without a seed is its own seed, so another order would be another game.
 */

const plantation = v.picklist(GOODS)
const plantations = listOf(plantation)
const role = v.picklist(ROLES)
const building = v.picklist(BUILDING.ids)

const playerShapes = {
  ...openShape(box.spec.seats),
  vp: count(MANY),
  /** A forest may say which plantation it is, and that nobody has seen it. */
  fields: listOf(
    object({ tile: v.picklist(TILES) }, { workers: count(1), nobles: count(1), kind: plantation, unseen: v.boolean() }),
  ),
  city: listOf(object({ building }, { workers: count(3), nobles: count(3) })),
  spareNobles: count(MANY),
}

/** A pile: its open tile alone, or with what lies under it (how many, or which, from the top). */
const pile = v.union([
  v.nullable(plantation),
  object({}, { open: v.nullable(plantation), faceDown: v.union([count(MOST_PLANTATIONS), plantations]) }),
])

const openShapes = {
  ...openShape(box.spec.table),
  round: count(9999, 1),
  paperVp: count(MANY * MAX_PLAYERS),
}

const tableShapes = {
  ships: listOf(object({ capacity: count(8) }, { good: v.nullable(plantation), count: count(8) }), MOST_SHIPS),
  openFields: listOf(plantation, OPEN_TILES),
  piles: listOf(pile, OPEN_TILES),
  stack: plantations,
  market: record(building, count(4)),
  nobleShip: count(NOBLES),
  nobleSupply: count(NOBLES),
  roleCoins: record(role, count(MANY)),
  rolesTaken: record(v.pipe(v.string(), v.regex(/^[0-4]$/)), listOf(role)),
  now: object({ phase: v.picklist(['choose', ...ROLES]), by: count(MAX_PLAYERS - 1) }),
}

export type PlayerPosition = Shaped<typeof playerShapes>
export type PilePosition = v.InferOutput<typeof pile>
export type Position = AnyPosition &
  Shaped<typeof openShapes & typeof tableShapes> & { readonly players?: readonly PlayerPosition[] }

const added = (of: 'table' | 'player') => Object.assign({}, ...POSITION_PARTS.map((part) => part[of]))

/** With everything that any expansion adds; whether it is in play is asked when the position is laid. */
export const positionSchema = object(
  { ...optional(openShapes), ...head('puerto-rico') },
  {
    ...tableShapes,
    ...added('table'),
    players: listOf(object({}, { ...playerShapes, ...added('player') }), MAX_PLAYERS),
  },
) as unknown as v.GenericSchema<Position>
