import type { Facts } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { each, type FormOf, formsOf, pairs } from '@quayside/kernel/forms'
import {
  ANCHOR,
  BUILD_BOAT,
  BUILD_STATUE,
  CULTIVATE,
  ERECT,
  EXPLORE,
  GIVE,
  GIVE_LAND,
  KEEP,
  LESS,
  LOAD,
  MOVE,
  PAY,
  PAY_LAND,
  PLACE,
  PLACE_ISLAND,
  PLAIN,
  PUT,
  REACTIVATE_CARD,
  REACTIVATE_LID,
  REMOVE_RUIN,
  SAIL,
  SCRAP,
  START,
  START_EXCHANGE,
  STOCK,
  STOCK_LAND,
  TAKE,
  TAKE_CONTRACT,
  TAKE_ORDER,
  USE_BOAT,
  USE_CARD,
  USE_CRATE,
  USE_DIARY,
  USE_ISLAND,
  WORK_AT,
} from './answers.ts'
import { land, player, type State } from './box.ts'
import { currentAsk } from './flow.ts'
import { cultivationSteps } from './free/cartographer.ts'
import {
  AREA,
  AREAS,
  BOAT,
  BOATS,
  BUILDINGS,
  CONTRACTS,
  DOCK,
  firstYield,
  GOLD,
  ISLAND,
  ISLANDS,
  ITEMS,
  type Item,
  LARGE_DECK,
  ORDER,
  PIECES,
  pieceOn,
  RESOURCES,
  SHAPES,
  SHIPS,
  STATUE_PRICE,
  secondYield,
  stoneOf,
  TERRAIN,
  TERRAINS,
  terrainOf,
  WORKER,
  WORKERS,
  YIELDS,
} from './ids.ts'
import {
  boatTold,
  buildingTold,
  contractTold,
  cubeTold,
  exchangeTold,
  feedTold,
  mapTold,
  merchantTold,
  orderTold,
  putTold,
  ruinTold,
  statueTold,
  stepsTold,
  stockLandTold,
  stockTold,
} from './outcomes.ts'
import { cardPrice, lidPrice } from './phases/clean-up.ts'
import { barsIsland } from './phases/income.ts'
import { topOf } from './phases/turn.ts'
import { sailTold, workTold } from './prospects.ts'
import { QUESTIONS } from './questions.ts'
import type { Rules } from './rules/index.ts'

/** How every answer is written, and what it means to a seat. */

const { form, plain, naming } = formsOf<Rules, State>()

const spaces = ({ land }: Rules): readonly string[] => land.ids
const items = (): readonly string[] => ITEMS
const idsOf =
  (kind: string) =>
  ({ ids }: Rules): readonly string[] =>
    ids[kind]

/** What is ended or left is the question at which it is. */
const askedAt = (s: State) => ({ at: QUESTIONS[currentAsk(s).question].kind })

/** What a half of a tile is called: its terrain, or gold for a mountain that is mined for it. */
const halfName = (item: Item): string => (item === GOLD ? 'gold' : TERRAINS[terrainOf(item)])

export const FORMS: readonly FormOf<Rules, State>[] = [
  naming(START, 'start', 'terrain', () => TERRAINS),
  form(PLACE_ISLAND, {
    print: ({ land }, island, site) =>
      `island ${ISLANDS[island]} ${land.siteAt[site].id} ${land.ids[land.siteAt[site].space]}`,
    all: ({ land }) => pairs(ISLAND.all, land.sites),
    facts: ({ rules: { land, islandTerrain } }, _seat, island, site) => ({
      kind: 'island',
      island: ISLANDS[island],
      half: land.siteAt[site].id,
      space: land.ids[land.siteAt[site].space],
      terrain: TERRAINS[islandTerrain[island]],
    }),
  }),
  form(PLACE, {
    print({ land }, edge, yields) {
      const [one, other] = land.ends[edge]
      const [first, second] = [halfName(firstYield(yields)), halfName(secondYield(yields))]
      return `place ${first} ${land.ids[one]} ${second} ${land.ids[other]}`
    },
    all: ({ land }) => pairs(land.edges, YIELDS.all),
    facts(s, seat, edge, yields) {
      const { land: its, cartographer } = s.rules
      const [one, other] = its.ends[edge]
      const [levelOne, levelOther] = [land.level(s, seat, one), land.level(s, seat, other)]
      return {
        kind: 'place',
        first: ITEMS[firstYield(yields)],
        space: its.ids[one],
        second: ITEMS[secondYield(yields)],
        onto: its.ids[other],
        level: Math.max(levelOne, levelOther) + 1,
        ...mapTold(s, seat, levelOne === levelOther ? 0 : cartographer.level),
        bars: barsIsland(s, seat, one, other) ? 1 : 0,
      }
    },
  }),
  naming(USE_ISLAND, 'use', 'island', () => ISLANDS, { kind: 'use-island' }),
  naming(USE_BOAT, 'use', 'boat', () => BOATS, { kind: 'use-boat' }),
  naming(USE_DIARY, 'use', 'diary', idsOf('diary'), { kind: 'use-diary' }),
  naming(USE_CRATE, 'use', 'crate', idsOf('crate'), { kind: 'use-crate' }),
  form(USE_CARD, {
    print: ({ cards }, card) => `use ${cards[card].id}`,
    all: ({ cardsOf }) => each(cardsOf[LARGE_DECK]),
    facts: ({ rules: { cards } }, _seat, card) => ({ kind: 'use-card', card: cards[card].id }),
  }),
  form(WORK_AT, {
    print: (_rules, area, worker) => `work ${AREAS[area]} ${SHAPES[worker]}`,
    all: () => pairs(AREA.all, WORKER.all),
    // The symbol of a work space counts for whoever comes first; whoever stands above pays.
    facts: (s, seat, area, worker) => ({
      kind: 'work',
      area: AREAS[area],
      worker: WORKERS[worker],
      fee: topOf(s, area, worker) === NONE ? 0 : 1,
      ...workTold(s, seat, area, worker),
    }),
  }),
  plain(PLAIN.DRAWING, 'draw'),
  {
    ...plain(PLAIN.CARTOGRAPHY, 'cartographer'),
    facts: (s, seat): Facts => ({ kind: 'cartographer', ...stepsTold(s, seat) }),
  },
  naming(TAKE, 'take', 'item', items),
  form(BUILD_BOAT, {
    print: ({ docks }, boat, dock) => `build ${BOATS[boat]} ${docks[dock].id}`,
    all: () => pairs(BOAT.all, DOCK.all),
    facts: (s, seat, boat, dock) => ({
      kind: 'build',
      boat: BOATS[boat],
      dock: s.rules.docks[dock].id,
      ...boatTold(s, seat, dock),
    }),
  }),
  naming(ERECT, 'erect', 'building', () => BUILDINGS, { facts: buildingTold }),
  form(REMOVE_RUIN, {
    print: ({ land, ids }, at, space) => `ruin ${land.ids[at]} ${ids.statue[space]}`,
    all: ({ land, allStatueSpaces }) => pairs(land.ruins, allStatueSpaces),
    facts: (s, seat, at, space) => ({
      kind: 'ruin',
      space: s.rules.land.ids[at],
      statue: s.rules.ids.statue[space],
      waiting: player.statueSpaces.all(s, seat).length + 1,
      ...ruinTold(s, space),
    }),
  }),
  form(BUILD_STATUE, {
    print: ({ ids }, price, space) => `statue ${ITEMS[stoneOf(price)]} ${ids.statue[space]}`,
    all: ({ allStatueSpaces }) => pairs(STATUE_PRICE.all, allStatueSpaces),
    facts: (s, seat, price, space) => ({
      kind: 'statue',
      item: ITEMS[stoneOf(price)],
      statue: s.rules.ids.statue[space],
      ...statueTold(s, seat, price),
    }),
  }),
  naming(LOAD, 'load', 'merchant', idsOf('merchant'), { facts: merchantTold }),
  plain(PLAIN.COOPERING, 'cooper'),
  { ...plain(PLAIN.ENDING, 'done'), facts: (s): Facts => ({ kind: 'done', ...askedAt(s) }) },
  { ...plain(PLAIN.SKIPPING, 'skip'), facts: (s): Facts => ({ kind: 'skip', ...askedAt(s) }) },
  plain(PLAIN.LOSING, 'lose'),
  naming(PUT, 'put', 'space', spaces, { facts: putTold }),
  naming(KEEP, 'keep', 'card', idsOf('card')),
  naming(LESS, 'less', 'item', items),
  naming(PAY, 'pay', 'item', items),
  naming(PAY_LAND, 'pay', 'space', spaces, { kind: 'pay-land', facts: cubeTold }),
  plain(PLAIN.REFUSING, 'refuse'),
  naming(ANCHOR, 'anchor', 'ship', () => SHIPS),
  naming(SAIL, 'sail', 'ship', () => SHIPS, { facts: sailTold }),
  naming(STOCK_LAND, 'stock', 'space', spaces, { kind: 'stock-land', facts: stockLandTold }),
  naming(STOCK, 'stock', 'item', items, { facts: stockTold }),
  naming(START_EXCHANGE, 'exchange', 'exchange', idsOf('exchange'), { facts: exchangeTold }),
  naming(GIVE, 'give', 'item', items),
  naming(GIVE_LAND, 'give', 'space', spaces, { kind: 'give-land', facts: cubeTold }),
  form(EXPLORE, {
    print: ({ land }, space, terrain) => `explore ${land.ids[space]} ${TERRAINS[terrain]}`,
    all: ({ land }) => pairs(land.spaces, TERRAIN.all),
    facts: (s, seat, space, terrain) => ({
      kind: 'explore',
      space: s.rules.land.ids[space],
      terrain: TERRAINS[terrain],
      ...mapTold(s, seat, s.rules.cartographer.explore),
    }),
  }),
  form(CULTIVATE, {
    print: ({ land }, space, item) => `cultivate ${land.ids[space]} ${halfName(item)}`,
    all: ({ land }) => pairs(land.spaces, RESOURCES),
    facts(s, seat, space, item) {
      const level = land.level(s, seat, space)
      return {
        kind: 'cultivate',
        space: s.rules.land.ids[space],
        item: ITEMS[item],
        level: level + 1,
        ...mapTold(s, seat, cultivationSteps(s, level)),
      }
    },
  }),
  naming(TAKE_CONTRACT, 'contract', 'contract', () => CONTRACTS, { facts: contractTold }),
  form(TAKE_ORDER, {
    print: ({ orders }, order, worker) => `order ${orders[order].id} ${WORKERS[worker]}`,
    all: () => pairs(ORDER.all, WORKER.all),
    facts: (s, seat, order, worker) => ({
      kind: 'order',
      order: s.rules.orders[order].id,
      worker: WORKERS[worker],
      ...orderTold(s, seat, order),
    }),
  }),
  { ...plain(PLAIN.FEEDING, 'feed'), facts: (s, seat): Facts => ({ kind: 'feed', ...feedTold(s, seat) }) },
  plain(PLAIN.FEEDING_MORE, 'feed-more', 'feed more'),
  form(REACTIVATE_CARD, {
    print: ({ cards }, card) => `reactivate ${cards[card].id}`,
    all: ({ cardsOf }) => each(cardsOf[LARGE_DECK]),
    facts: (s, seat, card) => ({ kind: 'reactivate-card', card: s.rules.cards[card].id, coins: cardPrice(s, seat) }),
  }),
  naming(REACTIVATE_LID, 'reactivate', 'crate', idsOf('crate'), {
    kind: 'reactivate-lid',
    facts: (s, seat) => ({ coins: lidPrice(s, seat) }),
  }),
  plain(PLAIN.FINISHING, 'finish'),
  naming(SCRAP, 'scrap', 'boat', () => BOATS),
  form(MOVE, {
    print: ({ land }, from, to) => `move ${land.ids[from]} ${land.ids[to]}`,
    all: ({ land }) => pairs(land.spaces, land.spaces).filter(([from, to]) => from !== to),
    facts(s, seat, from, to) {
      const piece = pieceOn(land.on(s, seat, from))
      return {
        kind: 'move',
        piece: piece === NONE ? '' : PIECES[piece],
        space: s.rules.land.ids[from],
        onto: s.rules.land.ids[to],
      }
    },
  }),
]
