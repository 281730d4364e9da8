import {
  type State as BoxState,
  count,
  declareBox,
  flag,
  group,
  handful,
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
import {
  AREA,
  AREA_ACTION,
  BANK,
  BOAT,
  BUILDING,
  CARD,
  CRATE,
  DECK,
  DIARY,
  DOCK,
  DOUBLE,
  EXCHANGE,
  HALF,
  HAND,
  ISLAND,
  ITEM,
  MERCHANT,
  MILESTONE,
  ORDER,
  PHASE,
  PIECE,
  PROGRAM,
  SHIP,
  SPACE,
  STAGE,
  STANDING,
  STATUE_SPACE,
  STRATEGY,
  TERRAIN,
  WATER,
  WORKER,
} from './ids.ts'
import type { Rules } from './rules/index.ts'
import { CARDS_DRAWN, COOPER_CARDS_SHOWN, DECK_SIZE, LARGE_BUILDINGS, MAX_PLAYERS, SMALL_BUILDINGS } from './sizes.ts'

/** Everything that lies on the table of Cooper Island and before each player, and what the referee still has to do. */
export const box = declareBox({
  table: {
    round: open(count),
    /** Who holds the Cooper marker; in solo games the seat after the last is Cooper himself. */
    cooper: open(seat),
    phase: one(PHASE),
    /** Whose income, turn or window it is. */
    turnSeat: seat,
    /** The harbour master stands on the merchant of the round, or he lies. */
    masterStands: flag,
    /** Double tiles in the bag and on land. Their order in the bag is chance, decided when one is drawn. */
    bag: open(holding('double', per(DOUBLE, count))),
    placed: open(holding('double', per(DOUBLE, count))),
    /** In the supply; which comes next is chance too. */
    diaries: open(per(DIARY, count)),
    /** Building cards from the top. */
    deck: holding('card', per(DECK, list(DECK_SIZE, one(CARD)))),
    /** Times that cards were put back under each deck. */
    putBack: per(DECK, count),
    /** The cards somebody is choosing from, in the order of their numbers. */
    choice: holding('card', list(CARDS_DRAWN, one(CARD))),
    ordersInPlay: set(ORDER),
    /** Who has sent which worker to a royal order. */
    order: row(ORDER, { holder: maybeSeat, worker: maybe(WORKER) }),
    /** Workers on each work space from the bottom: seats, or `NEUTRAL`. */
    work: per(AREA, per(WORKER, list(MAX_PLAYERS, seat))),

    /* Notes for what is under way; empty outside it */
    /** Actions of the area that are left; of two that exclude one another only one may be used; what its costs are less by. */
    left: per(AREA_ACTION, count),
    either: flag,
    areaDiscount: count,
    /** Income: hands not used yet. */
    hands: set(HAND),
    /** A payment: what it costs, how much of the item under way has been paid, and its smallest piece. */
    cost: per(ITEM, count),
    paid: count,
    paidLeast: count,
    /** An exchange: the value given so far, and its smallest piece. */
    given: count,
    givenLeast: count,
    /** Pieces that have been paid for, or taken up, and have no place on land yet. */
    waiting: per(PIECE, count),

    /** Solo: what Cooper has. */
    automa: open(
      group({
        strategy: one(STRATEGY),
        stock: count,
        /** His boats, buildings, statues and lids. */
        counters: per(MILESTONE, count),
        /** Workers he can place, and those he has gained. */
        workers: per(WORKER, count),
        gained: per(WORKER, count),
        /** Milestones he has reached, and workers he owes to royal orders. */
        milestones: count,
        owes: count,
        steps: count,
        diaries: holding('diary', count),
        /** Cards left in his deck, and those he has drawn in this round. */
        deck: per(AREA, count),
        cards: list(COOPER_CARDS_SHOWN, one(AREA)),
      }),
    ),
  },

  seats: {
    storage: open(per(ITEM, count)),
    market: open(per(ITEM, count)),
    /** Steps on the cartographer's track, and whether the action was used in this income, turn or clean-up. */
    cartographer: open(count),
    cartographerUsed: open(flag),
    /** Workers that can be placed, and those that contracts bring. */
    workers: open(per(WORKER, count)),
    locked: open(per(WORKER, count)),
    /** Milestones moved to contracts for a worker, and for helm points. */
    contracts: open(group({ worker: count, helm: count })),
    /** Merchants with the own lid still on them; and those being loaded: their lids come after the helm points. */
    merchants: open(set(MERCHANT)),
    lidsComing: set(MERCHANT),
    /** Lids not used, and crate spaces with a lid. */
    lids: open(count),
    crates: open(set(CRATE)),
    ship: row(SHIP, { steps: count, anchors: count }),
    diaries: open(holding('diary', count)),
    /** Islands not placed yet, and the one beside each sandbank with the half it lies on. */
    islandsLeft: open(set(ISLAND)),
    bank: row(BANK, { island: maybe(ISLAND), half: maybe(HALF) }),
    boatsLeft: open(set(BOAT)),
    dock: row(DOCK, { boat: maybe(BOAT), faceDown: flag }),
    /** Statue spaces with a marker. */
    statueSpaces: open(set(STATUE_SPACE)),
    /** Still on the player board. */
    buildingsLeft: open(per(BUILDING, count)),
    /** Building cards kept; large ones that were used lie face down. */
    smallCards: open(holding('card', list(SMALL_BUILDINGS, one(CARD)))),
    largeCards: holding('card', list(LARGE_BUILDINGS, one(CARD))),
    usedCards: set(CARD),
    /** Building cards that the seat itself has put back, by the choice in which it last did. */
    putBackIn: per(3, set(CARD)),
    doubles: open(holding('double', per(DOUBLE, count))),
    /** Singles that lie on the peninsula. */
    singles: open(count),
    /** Needs no more windows in this clean-up. */
    finished: flag,
    /** Something has arrived in the market of a seat that had finished. */
    reopened: flag,
    /** Spaces of the peninsula: how high, 0 if unexplored; the terrain on top, and what stands there. */
    land: row(SPACE, { level: count, terrain: maybe(TERRAIN), on: maybe(STANDING) }),
    /** The value of the cubes on land: it follows from the spaces and is kept because every question asks for it. */
    cubes: per(ITEM, count),
  },

  tasks: {
    /** Set-up: so many still choose their first landscape. */
    startTerrain: task(['left', count]),
    /** Counts seats within a stage; in work it says who is next. */
    round: task(['stage', one(STAGE)], ['next', count]),
    income: task(),
    turn: task(),
    area: task(['area', one(AREA)]),
    /** For a worker below, or for the harbour that a ship has come to. */
    fee: task(['owner', seat], ['ship', maybe(SHIP)]),
    compensate: task(['owner', seat]),
    anchor: task(['left', count]),
    helm: task(['points', count]),
    sail: task(['ship', one(SHIP)], ['points', count]),
    arrive: task(['ship', one(SHIP)], ['water', one(WATER)]),
    /** What an island, a boat or a diary does may be done or left. */
    optional: task(['program', one(PROGRAM)]),
    twoIslands: task(['first', one(ISLAND)], ['second', one(ISLAND)]),
    program: task(['program', one(PROGRAM)], ['step', count]),
    gain: task(['items', handful(ITEM)]),
    choose: task(['from', set(ITEM)], ['left', count], ['intoMarket', flag]),
    placeDoubles: task(['left', count]),
    ruin: task(),
    ruinOrStatue: task(),
    load: task(),
    buildBoat: task(),
    /** Off the cost, as far as it is of these items. */
    discount: task(['left', count], ['items', set(ITEM)]),
    pay: task(),
    boatBuilt: task(['boat', one(BOAT)], ['dock', one(DOCK)]),
    put: task(['piece', one(PIECE)]),
    chooseCard: task(['deck', one(DECK)], ['seen', flag]),
    loaded: task(['merchant', one(MERCHANT)], ['withMaster', flag]),
    takeLid: task(['merchant', one(MERCHANT)]),
    exchange: task(['exchange', one(EXCHANGE)]),
    exchangeTake: task(['exchange', one(EXCHANGE)], ['left', count]),
    order: task(),
    feed: task(['byCard', flag]),
    fed: task(['food', count], ['more', flag]),
    /** A window of the clean-up, and what has been reactivated in it. */
    window: task(['step', one(STAGE)], ['card', flag], ['lid', flag]),
    lastWindow: task(),
    islandActions: task(['left', count], ['used', set(ISLAND)]),
    boatActions: task(['left', count], ['used', set(BOAT)]),
    scrap: task(),
    movePiece: task(),
    cratePrice: task(),
  },
  mostTasks: 64,
})

/** For views, facts and positions. Rules and judgements open the box themselves: see Speed in docs/architecture.md. */
export const { table, seats: player, tasks, chance } = box
export const { automa } = table
export const { land } = player

export type State = BoxState<Rules>
