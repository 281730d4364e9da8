import { Operation } from '@quayside/kernel'
import type {
  Area,
  Boat,
  Building,
  Card,
  Contract,
  Crate,
  Diary,
  Dock,
  Edge,
  Exchange,
  Island,
  Item,
  Merchant,
  Order,
  Ship,
  Site,
  Space,
  StatuePrice,
  StatueSpace,
  Terrain,
  Worker,
  Yields,
} from './ids.ts'

/** Everything that can be answered. The numbers tell operations apart inside the engine; outside answers are text. */

/** Set-up: the first landscape. */
export const START = new Operation<Terrain>(0)
/** Income: an island and its site. */
export const PLACE_ISLAND = new Operation<Island, Site>(1)
/** A double tile: where, and what its two halves give. */
export const PLACE = new Operation<Edge, Yields>(2)
/** The action of an island, a boat, a diary, a crate space or a large building card. */
export const USE_ISLAND = new Operation<Island>(3)
export const USE_BOAT = new Operation<Boat>(4)
export const USE_DIARY = new Operation<Diary>(5)
export const USE_CRATE = new Operation<Crate>(6)
export const USE_CARD = new Operation<Card>(7)
/** A worker to an area; its shape says to which of the two spaces. */
export const WORK_AT = new Operation<Area, Worker>(8)
const DRAWING = new Operation(9)
const CARTOGRAPHY = new Operation(10)
/** A coin or resource. */
export const TAKE = new Operation<Item>(11)
/** A boat to a dock. */
export const BUILD_BOAT = new Operation<Boat, Dock>(12)
export const ERECT = new Operation<Building>(13)
/** A ruin, and the statue space its marker goes to. */
export const REMOVE_RUIN = new Operation<Space, StatueSpace>(14)
/** A statue: for which price, and from which statue space. */
export const BUILD_STATUE = new Operation<StatuePrice, StatueSpace>(15)
export const LOAD = new Operation<Merchant>(16)
const COOPERING = new Operation(17)
const ENDING = new Operation(18)
const SKIPPING = new Operation(19)
const LOSING = new Operation(20)
/** A building, statue or lid to a space. */
export const PUT = new Operation<Space>(21)
export const KEEP = new Operation<Card>(22)
/** One off the cost of an item. */
export const LESS = new Operation<Item>(23)
/** One item out of storage, or the cube on a space. */
export const PAY = new Operation<Item>(24)
export const PAY_LAND = new Operation<Space>(25)
const REFUSING = new Operation(26)
/** An anchor under a ship, and helm points to a ship. */
export const ANCHOR = new Operation<Ship>(27)
export const SAIL = new Operation<Ship>(28)
/** Into storage: the cube on a space, or an item of the market. */
export const STOCK_LAND = new Operation<Space>(29)
export const STOCK = new Operation<Item>(30)
export const START_EXCHANGE = new Operation<Exchange>(31)
export const GIVE = new Operation<Item>(32)
export const GIVE_LAND = new Operation<Space>(33)
/** Cartographer: a single tile on an unexplored space, or on top of another for what it then gives. */
export const EXPLORE = new Operation<Space, Terrain>(34)
export const CULTIVATE = new Operation<Space, Item>(35)
export const TAKE_CONTRACT = new Operation<Contract>(36)
/** A royal order, and the kind of worker for it. */
export const TAKE_ORDER = new Operation<Order, Worker>(37)
const FEEDING = new Operation(38)
const FEEDING_MORE = new Operation(39)
/** Clean-up: a large building card, or the lid of a crate space. */
export const REACTIVATE_CARD = new Operation<Card>(40)
export const REACTIVATE_LID = new Operation<Crate>(41)
const FINISHING = new Operation(42)
export const SCRAP = new Operation<Boat>(43)
/** A building or statue from a space to another. */
export const MOVE = new Operation<Space, Space>(44)

export const DRAW = DRAWING.of()
export const CARTOGRAPHER = CARTOGRAPHY.of()
export const TAKE_COOPER = COOPERING.of()
export const DONE = ENDING.of()
export const SKIP = SKIPPING.of()
export const LOSE = LOSING.of()
export const REFUSE = REFUSING.of()
export const FEED = FEEDING.of()
export const FEED_MORE = FEEDING_MORE.of()
export const FINISH = FINISHING.of()

/** Answers that name nothing, for whoever writes them. */
export const PLAIN = {
  DRAWING,
  CARTOGRAPHY,
  COOPERING,
  ENDING,
  SKIPPING,
  LOSING,
  REFUSING,
  FEEDING,
  FEEDING_MORE,
  FINISHING,
}
