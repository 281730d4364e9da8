import { Operation } from '@quayside/kernel'
import { type IdOf, kind } from '@quayside/kernel/box'
import { type AchievementCard, type Building, GOODS, type Good, type Piece, type Role, type Tile } from './ids.ts'

/** What can be answered: the operations of the base game up to `PASSING`, then those that expansions bring. */

export const CHOOSE_ROLE = new Operation<Role>(0)
/** Settler: a tile and, where the supply lies in piles, the pile's name (0 where it has none). */
export const TAKE = new Operation<Tile, number>(1)
/** Settler: a face-down tile, from a pile by its name where there are several. */
export const DRAW = new Operation<number, number>(2)
export const SKIPPING_DRAW = new Operation(3)
export const TAKING_WORKER = new Operation(4)
export const TAKING_NO_WORKER = new Operation(5)
/** Mayor: a worker on a tile of a kind, or in a building. */
export const PLACE_ON_TILE = new Operation<Tile>(6)
export const PLACE_IN_BUILDING = new Operation<Building>(7)
export const BUILD = new Operation<Building>(8)
/** Craftsman: one more barrel. */
export const EXTRA = new Operation<Good>(9)
export const SELL = new Operation<Good>(10)
/** Captain: a good and the capacity of a ship, `OWN_SHIP` for that of a wharf. */
export const LOAD = new Operation<Good, number>(11)
/** Storing: a kind kept whole, or a single barrel. */
export const KEEP = new Operation<Good>(12)
export const KEEP_ONE = new Operation<Good>(13)
export const BEING_DONE = new Operation(14)
export const PASSING = new Operation(15)

/** Nobles: like the two answers for workers. */
export const PLACE_NOBLE_ON_TILE = new Operation<Tile>(16)
export const PLACE_NOBLE_IN_BUILDING = new Operation<Building>(17)
/** Nobles: which of the two kinds a seat takes, where it may choose. */
export const CHOOSING_WORKER = new Operation(18)
export const CHOOSING_NOBLE = new Operation(19)
/** A plantation face down: one that was just looked at, or an unseen one. */
export const LAYING_FOREST = new Operation(20)
/** What was just looked at stays a plantation. */
export const KEEPING_TILE = new Operation(21)
/** A tile leaves the island. */
export const DISCARD = new Operation<Tile>(22)
/** Trading post. */
export const SELL_POST = new Operation<Good>(23)
/** Small wharf: a good and how many barrels of it. */
export const LOAD_SMALL = new Operation<Good, number>(24)
/** Black market and royal supplier. */
export const RETURN = new Operation<Return>(25)
/** Black market: where the worker that goes back stands. */
export const LIFT_FROM_TILE = new Operation<Tile>(26)
export const LIFT_FROM_BUILDING = new Operation<Building>(27)
export const LIFTING_SPARE = new Operation(28)
/** Guesthouse: a guest goes to a tile or a building. */
export const GUEST_TO_TILE = new Operation<Tile, Piece>(29)
export const GUEST_TO_BUILDING = new Operation<Building, Piece>(30)
export const STAYING = new Operation(31)
export const STAYING_ROUND = new Operation(32)
/** A building comes to the market. */
export const OFFER = new Operation<Building>(33)
/** Buccaneer: the capacity of a ship and how many barrels are kept. */
export const RAID = new Operation<number, number>(34)
export const PLUNDERING = new Operation(35)
export const POACHING = new Operation(36)
export const KIDNAP = new Operation<Role>(37)
/** An achievement card: kept in hand, or shown as done. */
export const HOLD = new Operation<AchievementCard>(38)
export const ANNOUNCE = new Operation<AchievementCard>(39)
/**
 * Small wharf: a whole load in one answer (see `expansions/new-buildings/whole-load.ts`), one operation for each number of coffee barrels.
 */
export const LOAD_WHOLE: readonly Operation<number, number>[] = Array.from(
  { length: 16 },
  (_, i) => new Operation(64 + i),
)

/** More than any operation's number. */
export const OPERATIONS = 128

/** What `RETURN` can name: a good, or one of the things behind the goods. */
export const RETURNS = [...GOODS, 'worker', 'noble', 'vp'] as const
export const RETURNED = kind('return', RETURNS)
export type Return = IdOf<typeof RETURNED>
export const [RETURN_WORKER, RETURN_NOBLE, RETURN_POINT] = RETURNED.all.slice(GOODS.length)
export const returnOf = (good: Good): Return => good as number as Return
export const isGoodReturned = (thing: Return): boolean => thing < RETURN_WORKER
export const returnedGood = (thing: Return): Good => thing as number as Good

export const PASS = PASSING.of()
export const DONE = BEING_DONE.of()
export const WORKER = TAKING_WORKER.of()
export const NO_WORKER = TAKING_NO_WORKER.of()
export const SKIP_DRAW = SKIPPING_DRAW.of()
export const TAKE_WORKER = CHOOSING_WORKER.of()
export const TAKE_NOBLE = CHOOSING_NOBLE.of()
export const FOREST_ANSWER = LAYING_FOREST.of()
export const KEEP_TILE = KEEPING_TILE.of()
export const LIFT_SPARE = LIFTING_SPARE.of()
export const STAY = STAYING.of()
export const STAY_ROUND = STAYING_ROUND.of()
export const PLUNDER = PLUNDERING.of()
export const POACH = POACHING.of()

/** The own ship of a wharf in a `LOAD`, and that of a small wharf in what is told of loads. No cargo ship is that small. */
export const OWN_SHIP = 0
export const SMALL_SHIP = 1
