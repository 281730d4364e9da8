import { chance, count, MANY, object, record } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { MAX_PLAYERS } from '../data/box.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { achievementsPlayer } from '../expansions/achievements/position.ts'
import { buccaneerTable } from '../expansions/buccaneer/position.ts'
import { festivalTable } from '../expansions/festival/position.ts'
import { guesthousePlayer, guesthouseTable } from '../expansions/new-buildings/guesthouse-position.ts'
import { puertomaPlayer, puertomaTable } from '../expansions/puertoma/position.ts'
import { GOODS, ROLES, TILES } from '../ids.ts'

/** The shape of a position as outside programs write it. What the numbers may be together is checked when it is set up. */

const coins = count(MANY)
const good = v.picklist(GOODS)
const tile = v.picklist(TILES)
const plantation = v.picklist(GOODS)
const role = v.picklist(ROLES)
const building = v.picklist(BUILDINGS.map(({ id }) => id))
const seat = count(MAX_PLAYERS - 1)
const goods = object(v.entriesFromList(GOODS, v.optional(count(99))))

const playerSchema = object({
  ...achievementsPlayer,
  ...puertomaPlayer,
  ...guesthousePlayer,
  coins: v.optional(coins),
  vp: v.optional(count(MANY)),
  goods: v.optional(goods),
  /** A forest may say which plantation it is, and that nobody has seen it. */
  fields: v.optional(
    v.array(
      object({
        tile,
        workers: v.optional(count(1)),
        nobles: v.optional(count(1)),
        kind: v.optional(plantation),
        unseen: v.optional(v.boolean()),
      }),
    ),
  ),
  city: v.optional(v.array(object({ building, workers: v.optional(count(3)), nobles: v.optional(count(3)) }))),
  spare: v.optional(count(MANY)),
  spareNobles: v.optional(count(MANY)),
})

/** A pile: its open tile alone, or with what lies under it (how many, or which, from the top). */
const pile = v.union([
  v.nullable(plantation),
  object({
    open: v.optional(v.nullable(plantation)),
    faceDown: v.optional(v.union([count(50), v.array(plantation)])),
  }),
])

export const positionSchema = object({
  ...festivalTable,
  ...buccaneerTable,
  ...puertomaTable,
  ...guesthouseTable,
  game: v.literal('puerto-rico'),
  options: v.optional(v.unknown()),
  ...chance,
  round: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))),
  governor: v.optional(seat),
  players: v.optional(v.pipe(v.array(playerSchema), v.maxLength(MAX_PLAYERS))),
  ships: v.optional(
    v.pipe(
      v.array(object({ capacity: count(8), good: v.optional(v.nullable(good)), count: v.optional(count(8)) })),
      v.maxLength(3),
    ),
  ),
  tradingHouse: v.optional(v.pipe(v.array(good), v.maxLength(4))),
  openFields: v.optional(v.pipe(v.array(plantation), v.maxLength(MAX_PLAYERS + 1))),
  piles: v.optional(v.pipe(v.array(pile), v.maxLength(MAX_PLAYERS + 1))),
  stack: v.optional(v.array(plantation)),
  discards: v.optional(goods),
  quarries: v.optional(count(8)),
  market: v.optional(record(building, count(4))),
  workerShip: v.optional(count(100)),
  workerSupply: v.optional(count(100)),
  nobleShip: v.optional(count(20)),
  nobleSupply: v.optional(count(20)),
  vpSupply: v.optional(count(MANY)),
  paperVp: v.optional(count(MANY * MAX_PLAYERS)),
  roleCoins: v.optional(record(role, coins)),
  rolesTaken: v.optional(record(v.pipe(v.string(), v.regex(/^[0-4]$/)), v.array(role))),
  endTriggered: v.optional(v.boolean()),
  now: v.optional(object({ phase: v.picklist(['choose', ...ROLES]), by: seat })),
})

export type Position = v.InferOutput<typeof positionSchema>
export type PlayerPosition = v.InferOutput<typeof playerSchema>
export type PilePosition = v.InferOutput<typeof pile>
