import {
  type State as BoxState,
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
  seat,
  set,
  task,
} from '@quayside/kernel/box'
import { BUILDINGS_PER_LEVEL, ESTATES_PER_KIND, LEVELS } from './data/puertoma.ts'
import {
  ABILITY,
  ACHIEVEMENT,
  BUILDING,
  DEAL,
  GOAL,
  GOOD,
  HOSPICE_NOTE,
  PAYMENT,
  PIECE,
  PILE,
  ROLE,
  SHIP,
  SPACE,
  TIE_BREAK,
  TILE,
  TILE_SOURCE,
} from './ids.ts'
import type { Rules } from './rules/index.ts'
import {
  ACHIEVEMENTS_HELD,
  CITY_SPACES,
  FESTIVAL_GOALS,
  HOUSE_SPACES,
  MOST_CRATES,
  MOST_ESTATES,
  MOST_PLANTATIONS,
} from './sizes.ts'

/** All that lies on the table of Puerto Rico with all expansions, and what the referee still has to do. What is not in play stays empty. */
export const box = declareBox({
  table: {
    round: open(count),
    governor: open(seat),
    /** Roles picked so far in this round. */
    picks: count,
    /** The role being played, none while one is chosen, and who chose it. */
    role: maybe(ROLE),
    chooser: seat,
    endTriggered: open(flag),
    roleCoins: per(ROLE, count),
    /** Who has each role this round. */
    roleTaken: per(ROLE, maybeSeat),

    vpSupply: open(holding('vp', count)),
    /** Points gained after the last chip, kept on paper; they are part of the players' points. */
    paperVp: open(count),
    workerSupply: open(holding('worker', count)),
    workerShip: open(holding('worker', count)),
    goodsSupply: holding('barrel', per(GOOD, count)),
    tradingHouse: open(holding('barrel', list(HOUSE_SPACES, one(GOOD)))),
    ships: row(SHIP, { good: maybe(GOOD), barrels: count }),
    market: holding('building', per(BUILDING, count)),

    quarries: open(holding('quarry', count)),
    /** The open row; an empty pile shows nothing. */
    openRow: holding('tile', per(PILE, maybe(GOOD))),
    discards: open(holding('tile', per(GOOD, count))),
    /** Face-down tiles left in each pile. */
    pileHeight: per(PILE, count),
    /** The face-down tiles, dealt round the piles: `supply.ts` knows where a pile's tiles lie. */
    stack: holding('tile', per(MOST_PLANTATIONS, maybe(GOOD))),

    /** Captain: turns in a row without a load, and whether the chooser's extra point has been given. */
    idleTurns: count,
    bonusGiven: flag,
    /** Storing: barrels of each kind that the seat keeps, kinds kept whole and single barrels kept so far. */
    kept: per(GOOD, count),
    kindsKept: count,
    singlesKept: count,
    /** Black market: what has been given for the building that is being paid. */
    paidInKind: set(PAYMENT),

    nobleSupply: holding('noble', count),
    nobleShip: holding('noble', count),

    /** Guesthouse: the question before the final scoring has been asked; the next choice of a role or skip needs no question. */
    guestsAskedLast: flag,
    guestsAsked: flag,

    /** Who has the buccaneer's marker, and the role that is kidnapped; its kidnapper is the one with the marker. */
    buccaneer: maybeSeat,
    kidnapped: maybe(ROLE),
    /** Poached, not kept and out of the game. */
    workersGone: holding('worker', count),
    noblesGone: holding('noble', count),

    /** Festival: the goals in play, what lies on each, kept as a sign when it is met, and who met it. */
    goals: row(FESTIVAL_GOALS, {
      goal: maybe(GOAL),
      estates: list(MOST_ESTATES, one(GOOD)),
      crates: list(MOST_CRATES, one(GOOD)),
      building: maybe(BUILDING),
      metBy: maybeSeat,
    }),

    /** Puertoma: the role on whose space the action marker stands. */
    marker: maybe(ROLE),
    /** The tie-break cards from the top, those that were drawn and lie open first, and how many these are. */
    deck: list(TIE_BREAK.size, one(TIE_BREAK)),
    cardsDrawn: count,
    /** The cards of the last two decks in the order they were drawn: whoever looks up sees what decided, also when the deck ran out meanwhile. */
    cardsBefore: list(2 * TIE_BREAK.size, one(TIE_BREAK)),
  },

  seats: {
    coins: open(count),
    /** Points in chips and on paper. */
    vp: holding('vp', count),
    goods: open(holding('barrel', per(GOOD, count))),
    /** Workers without a circle, nobles not among them. */
    spare: open(holding('worker', count)),
    spareNobles: holding('noble', count),

    /** Field spaces in the order they were filled. Under a forest lies a plantation, perhaps one that nobody has looked at. */
    fields: row(SPACE, {
      tile: maybe(TILE),
      piece: maybe(PIECE),
      under: holding('tile', maybe(GOOD)),
      unseen: flag,
    }),
    fieldsUsed: count,
    /** Field tiles by kind, and how many of them have a worker or noble. Follows from `fields`; kept because production asks for it. */
    tiles: per(TILE, count),
    worked: per(TILE, count),

    /** Buildings in the order they were built, and the same as a set. */
    city: holding('building', list(CITY_SPACES, one(BUILDING))),
    owned: set(BUILDING),
    /** City spaces built on. */
    cityUsed: count,
    /** Workers in each building, nobles included, and the nobles among them. */
    staff: per(BUILDING, count),
    noblesIn: per(BUILDING, count),

    hospice: set(HOSPICE_NOTE),
    /** Craftsman: barrels of each kind made in this phase. */
    made: per(GOOD, count),
    /** Captain: the own ship of a wharf is used in this phase, and what lies on it until it empties. */
    ownShipUsed: flag,
    ownShipGood: maybe(GOOD),
    ownShipBarrels: count,
    /** Captain: the same of a small wharf, which takes several kinds. */
    smallShipUsed: flag,
    smallShip: holding('barrel', per(GOOD, count)),
    /** Guesthouse: wants no question this round. */
    guestsQuiet: flag,

    /** Festival: barrels of each good loaded in this captain phase. */
    loaded: per(GOOD, count),

    /** Achievements: cards for good, in the cards' order; those of them that are fulfilled and shown; cards still chosen from. */
    achievements: list(ACHIEVEMENTS_HELD, one(ACHIEVEMENT)),
    fulfilled: set(ACHIEVEMENT),
    announced: set(ACHIEVEMENT),
    hand: set(ACHIEVEMENT),
    /** Captain: goods loaded and points gained in this phase. */
    kindsLoaded: set(GOOD),
    captainPoints: count,

    /**
     * A Puertoma's board: workers on each estate, nobles included, and the nobles on all. Of its estates `tiles` says how many it has and
     * `worked` how many of them are active.
     */
    estates: per(GOOD, per(ESTATES_PER_KIND, count)),
    estateNobles: count,
    /** Its buildings by level, in the order they were built. */
    levels: per(LEVELS, list(BUILDINGS_PER_LEVEL, one(BUILDING))),
    /** The ability of each level, none when it was given up; turned up or not; at work, which it is from the turn after that on. */
    abilities: row(LEVELS, { ability: maybe(ABILITY), shown: flag, active: flag }),
    /** The building with its reserve token. */
    reserve: maybe(BUILDING),
  },

  tasks: {
    /** Lies at the bottom of the stack from the first round to the last. */
    round: task(),
    /** `ready` when what comes before the choice has been seen to. */
    chooseRole: task(['seat', seat], ['ready', flag]),
    phaseEnd: task(),
    /** Turns are counted from the chooser. */
    settlerTurn: task(['turn', count]),
    settlerDraw: task(['seat', seat]),
    /** `drawn` when the hacienda's tile, which comes first, has been seen to. */
    settlerTake: task(['seat', seat], ['source', one(TILE_SOURCE)], ['drawn', flag]),
    settlerWorker: task(['seat', seat], ['space', one(SPACE)]),
    mayorPrivilege: task(['taken', count]),
    mayorShip: task(['turn', count]),
    /** `lifted` when the workers of the player whose turn it is are. */
    mayorTurn: task(['turn', count], ['lifted', flag]),
    builderTurn: task(['turn', count]),
    builderWorker: task(['seat', seat], ['building', one(BUILDING)]),
    craftsmanProduce: task(['turn', count]),
    craftsmanExtra: task(['taken', count]),
    /** Whether something was sold in the turn, and the deals made beside that. */
    traderTurn: task(['turn', count], ['sold', flag], ['deals', set(DEAL)]),
    captainTurn: task(['seat', seat]),
    captainStore: task(['turn', count]),
    prospect: task(),
    /** A tile that was just gained is laid for good. */
    tileGain: task(['seat', seat], ['space', one(SPACE)], ['source', one(TILE_SOURCE)]),
    /** A building is paid with so many coins and put up. */
    build: task(['seat', seat], ['building', one(BUILDING)], ['coins', count]),
    /** Buildings that were put up so far. */
    marketDraft: task(['offered', count]),
    /** Whose turn it is, counted from the chooser, and where to stop. */
    guests: task(['turn', count], ['end', count]),
    /** The seat would be skipped, and a guest could help. */
    guestsOrSkip: task(['seat', seat]),
    blackMarketReturn: task(['seat', seat], ['building', one(BUILDING)], ['missing', count]),
    blackMarketLift: task(['seat', seat], ['piece', one(PIECE)]),
    smallWharf: task(['seat', seat]),
    lighthouse: task(),
    unionHalls: task(),
    huntingLodges: task(['turn', count]),
    chapels: task(),
    villas: task(['turn', count]),
    /** Whose turn it is, and the kinds that player has given. */
    royalSuppliers: task(['turn', count], ['given', set(GOOD)]),
    buccaneerAct: task(),
    /** How many more may be kept. */
    poachPlace: task(['seat', seat], ['left', count]),
    festivalSetup: task(),
    festivalPlace: task(['seat', seat], ['left', count]),
    /** How many cards each seat has when its choice is made, 0 before cards are dealt. */
    achievementHold: task(['each', count]),
    puertomaPackages: task(),
  },
  mostTasks: 14,
})

/** For views, facts and positions. Rules and judgements open the box themselves: see Speed in docs/architecture.md. */
export const { table, seats: player, tasks, chance } = box

export type State = BoxState<Rules>
export type TaskName = keyof typeof box.spec.tasks
