import { Operation } from '@quayside/kernel'
import type {
  BaseColumn,
  Book,
  BookColumn,
  BookRow,
  Card,
  Company,
  DisplayColumn,
  DisplayRow,
  Part,
  Pile,
  Region,
  Slot,
  StartTile,
  Tile,
} from './ids.ts'
import type { Space } from './spaces.ts'

export { opOf } from '@quayside/kernel'

/** What can be answered, each with the things it names. */

/* Set-up */
export const KEEP = new Operation<StartTile>(0)
export const REST = new Operation<Card, Pile>(1)

/* Planning */
export const LAY = new Operation<Card, Slot>(2)
export const SEALING = new Operation(3)
export const SEAL = SEALING.of()

/* A turn: goods, bookkeeper or merchant in a slot; a bonus tile; an expansion; a bonus marker; the end of the own phase */
export const USE = new Operation<Slot>(4)
export const USE_TILE = new Operation<Tile>(5)
export const EXPAND = new Operation<Company>(11)
export const MARK = new Operation<Space>(24)
export const ENDING = new Operation(30)
export const END = ENDING.of()
/** A resting pile to take up. */
export const TAKE_PILE = new Operation<Pile>(31)

/** The "+1" tile to the goods card in a slot. */
export const ATTACH = new Operation<Slot>(6)

/* Goods: one more card by its slot, a card of the display, one step on a company's track for a unit */
export const ADD = new Operation<Slot>(7)
export const BUY = new Operation<DisplayColumn, DisplayRow>(8)
export const ADVANCE = new Operation<Company>(9)
export const FINISHING = new Operation(10)
export const DONE = FINISHING.of()

/* Expansion: a region, and the column of the base its post comes from; then what it brings, then ousted posts */
export const ENTER = new Operation<Region, BaseColumn>(12)
export const CLAIM = new Operation<Region>(13)
export const CLAIMING_POINTS = new Operation(14)
/** All bookkeeping points next. */
export const CLAIM_POINTS = CLAIMING_POINTS.of()
/** The column an ousted post goes back to. */
export const RETURN = new Operation<BaseColumn>(15)

/* A capital call */
export const PAYING = new Operation(16)
export const PAY = PAYING.of()
/** Also the inkwell stays where it stands. */
export const STOPPING = new Operation(17)
export const STOP = STOPPING.of()

/* Bookkeeper: a book on a step is turned over, the inkwell goes one book on */
export const FLIP = new Operation<number>(18)
export const STEPPING = new Operation(19)
export const STEP = STEPPING.of()

/* Bookkeeping points: a book of the display, or all points that are left as pounds */
export const TAKE_BOOK = new Operation<BookRow, BookColumn>(20)
export const CASHING = new Operation(21)
export const CASH = CASHING.of()
/** A book to a step of the own track. */
export const PLACE = new Operation<Book, number>(23)

/* Rewards: a post out of the game, a tier by its place in the list, one of several rewards, the next part, a track to move on */
export const REMOVE = new Operation<Company, BaseColumn>(22)
export const TIER = new Operation<number>(25)
export const DISCARD = new Operation<Card>(26)
export const OPTION = new Operation<number>(27)
export const TAKE = new Operation<Part>(28)
export const MOVE_ON = new Operation<Company>(29)
