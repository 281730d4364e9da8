import {
  count,
  declareBox,
  flag,
  holding,
  list,
  maybe,
  maybeSeat,
  one,
  open,
  per,
  row,
  type State as StateWith,
  seat,
  set,
  task,
} from '@quayside/kernel/box'
import {
  BASE_COLUMN,
  BOOK,
  BOOK_COLUMN,
  BOOK_ROW,
  CARD,
  COMPANY,
  COUNTED,
  DISPLAY_COLUMN,
  DISPLAY_ROW,
  GOOD,
  LETTER,
  PART,
  PERMANENT,
  PILE,
  REGION,
  REWARD,
  SLOT,
  STAGE,
  START_TILE,
  TILE,
  TRACK,
} from './ids.ts'
import type { Rules } from './rules/index.ts'
import { BOOK_STEPS, BOOKS_PER_LETTER, MOST_HELD, MOST_OUSTED, STACK_SIZE } from './sizes.ts'
import { SPACE } from './spaces.ts'

/** Everything that lies on the table and before the players, and what the referee still has to do. */
export const box = declareBox({
  table: {
    round: open(count),
    /** Who holds the first-player marker, and who began this round. */
    firstPlayer: open(seat),
    roundFirst: open(seat),
    /** Whose turn it is in the action phase and in set-up. */
    turnSeat: seat,
    /** The track at each company's edge. */
    tracks: open(per(COMPANY, one(TRACK))),
    /** The company whose post stands in each region. */
    posts: open(holding('post', per(REGION, maybe(COMPANY)))),
    /** Posts in each column of each base. Once a column has been empty, its last space stays open. */
    bases: open(per(COMPANY, row(BASE_COLUMN, { posts: holding('post', count), lastOpen: flag }))),
    /** Posts that have left the game. */
    postsOut: open(holding('post', per(COMPANY, count))),
    display: open(holding('card', per(DISPLAY_COLUMN, per(DISPLAY_ROW, maybe(CARD))))),
    /** The card stack from the bottom. */
    stack: holding('card', list(STACK_SIZE, one(CARD))),
    discards: holding('card', per(CARD, count)),
    bookDisplay: open(per(BOOK_ROW, per(BOOK_COLUMN, maybe(BOOK)))),
    /** The coins lying with each space of the book display. */
    bookCoins: open(holding('coin', per(BOOK_ROW, per(BOOK_COLUMN, count)))),
    /** The book supply from the bottom. */
    bookSupply: per(LETTER, list(BOOKS_PER_LETTER, one(BOOK))),
    /** Books covered on somebody's track or discarded. */
    booksOut: open(holding('book', per(LETTER, count))),
    /** Coins of the round track that players have taken with books. */
    coinsTaken: open(holding('coin', count)),
    /** Whose bonus marker lies on each space. */
    spaces: open(holding('marker', per(SPACE, maybeSeat))),
    /** Who has each bonus tile, and whether it has been used. */
    tiles: open(row(TILE, { seat: maybeSeat, used: flag })),
    /** The slot the "+1" tile lies on. */
    plusOneOn: maybe(SLOT),

    /* Goods in use: units left, the first card's good, the slots, whether goods are mixed, a card was bought, a step made. */
    units: count,
    good: maybe(GOOD),
    inUse: set(SLOT),
    mixed: flag,
    bought: flag,
    stepped: flag,
    /* Expansion: points left, the company, regions whose reward is due, bookkeeping points due. */
    points: count,
    expanding: maybe(COMPANY),
    rewardsDue: set(REGION),
    pool: count,
    /** Posts to give back, in the order they were ousted. */
    ousted: holding('post', list(MOST_OUSTED, one(COMPANY))),
    /** Books taken in this turn and not placed yet, in the order of their numbers. */
    held: list(MOST_HELD, one(BOOK)),
    /* Bookkeeper: a book was turned over, and steps the inkwell has made. */
    flipped: flag,
    inkSteps: count,
  },
  seats: {
    pounds: open(count),
    /** The space on the diamond track. */
    diamond: open(count),
    /** The inkwell's step: 0 on its icon, 1 on the starting book. */
    ink: open(count),
    /** The marker's space on each company's track. */
    tracks: open(per(COMPANY, count)),
    /** Track bonuses in force, 0 to 2: as of the start of the player's turn. */
    bonuses: open(per(COMPANY, count)),
    /** The entry of the permanent bonuses that follows from them; kept because every total asks for it. */
    permanent: one(PERMANENT),
    /** Bonus markers on the board. */
    markersOut: open(count),
    hand: holding('card', per(CARD, count)),
    /** Cards in the five slots, those that are turned over, and the resting piles above. */
    slots: holding('card', per(SLOT, maybe(CARD))),
    used: set(SLOT),
    resting: holding('card', per(PILE, per(CARD, count))),
    /** How many cards rest on each pile; kept because it is asked so often. */
    pileSize: per(PILE, count),
    /** The top book on each step of the track, and whether its blank side is up. */
    bookTrack: row(BOOK_STEPS, { book: maybe(BOOK), turned: flag }),
    /** The starting tile; before that, the two it is chosen from. */
    startTile: maybe(START_TILE),
    dealt: list(2, one(START_TILE)),
    /** Planning and choice of tiles: the secret decision is made. */
    sealed: open(flag),
    /** The own phase of actions is over. */
    ended: open(flag),
    /** Turns finished in this round. */
    turns: open(count),
    /** The bonus on a good's total has been used in this round. */
    totalSpent: open(flag),
  },
  tasks: {
    keepTile: task(),
    /** Goes round the seats, and through the cards that each one's tile rests. */
    restCards: task(['seat', seat], ['rested', count]),
    round: task(['stage', one(STAGE)]),
    plan: task(),
    turns: task(['next', seat]),
    turn: task(),
    turnEnd: task(),
    goods: task(),
    expand: task(),
    regionRewards: task(),
    returnPosts: task(),
    /** Steps on a company's track. */
    move: task(['company', one(COMPANY)], ['steps', count]),
    /** The inkwell moves, and brings the bookkeeper's points once it has stopped. */
    ink: task(['points', count], ['stopped', flag]),
    spend: task(['points', count]),
    removePosts: task(['left', count]),
    placeBooks: task(),
    tier: task(['counted', one(COUNTED)]),
    buy: task(),
    /** These four go by the bonus space that they were begun on. */
    discard: task(['space', one(SPACE)]),
    option: task(['space', one(SPACE)]),
    andOr: task(['space', one(SPACE)], ['bought', flag], ['stepped', flag]),
    otherTracks: task(['space', one(SPACE)], ['moved', set(COMPANY)]),
    /** A reward, its parts that were taken, and whether units were paid for. */
    parts: task(['reward', one(REWARD)], ['taken', set(PART)], ['unitsPaid', flag]),
    takePile: task(),
  },
  mostTasks: 10,
})

/** For views, facts and positions. Rules and judgements open the box themselves: see Speed in docs/architecture.md. */
export const { table, seats: player, tasks, chance } = box

/** `rules` is fixed for the game and shared by all copies; everything that changes is in the box. */
export type State = StateWith<Rules>
