import { byNumber, type Seat } from '@quayside/kernel'
import { each, type AnswerForm as Form, pairs, upFrom } from '@quayside/kernel/forms'
import { firstYield, secondYield, yields } from './actions/place-double.ts'
import { CARD_SPACE, STATUE_SPACES } from './actions/ruins.ts'
import { OP } from './answers.ts'
import { cultivationSteps } from './free/cartographer.ts'
import {
  AREAS,
  BOATS,
  BUILDINGS,
  CLOTH,
  CONTRACTS,
  FOOD,
  GOLD,
  ISLANDS,
  ITEMS,
  SHAPES,
  SHIPS,
  STONE,
  TERRAINS,
  WOOD,
  WORKERS,
} from './ids.ts'
import { levelAt, onAt, PIECES, pieceOn } from './land.ts'
import { barsIsland } from './phases/income.ts'
import { type Rules, STATUE_STONES, TERRAIN_OF } from './rules/index.ts'
import type { State } from './state.ts'

type AnswerForm = Form<Rules, State>

const plain = (kind: string, text = kind): AnswerForm => ({
  print: () => text,
  all: () => [[0, 0]],
  facts: () => ({ kind }),
})

/** An answer that names one thing of a list. */
const naming = (
  kind: string,
  verb: string,
  arg: string,
  ids: (rules: Rules) => readonly string[],
  more: (s: State, seat: Seat, a: number) => { readonly [name: string]: string | number } = () => ({}),
): AnswerForm => ({
  print: (rules, a) => `${verb} ${ids(rules)[a]}`,
  all: (rules) => each(ids(rules).length),
  facts: (s, seat, a) => ({ kind, [arg]: ids(s.rules)[a], ...more(s, seat, a) }),
})

const spaces = (rules: Rules): readonly string[] => rules.land.ids
const items = (): readonly string[] => ITEMS

/** What a half of a tile is called: its terrain, or gold for a mountain that is mined for it. */
const HALF_NAMES: readonly string[] = ['', 'forest', 'mountain', 'meadow', 'gold', 'settlement']
const YIELDS = [WOOD, STONE, FOOD, GOLD, CLOTH]
const TILE_YIELDS = YIELDS.flatMap((one) =>
  YIELDS.filter((other) => TERRAIN_OF[one] !== TERRAIN_OF[other]).map((other) => yields(one, other)),
)

/** Statue spaces by number: those of the board, and the one of a small building card. */
export const statueId = (rules: Rules, space: number): string =>
  space === CARD_SPACE
    ? (rules.smallCards.find(({ statueSpace }) => statueSpace)?.id ?? 'none')
    : rules.statueSpaces[space].id
const statueNumbers = (rules: Rules): number[] =>
  upFrom(STATUE_SPACES).filter((space) =>
    space === CARD_SPACE ? rules.smallCards.some(({ statueSpace }) => statueSpace) : space < rules.statueSpaces.length,
  )

const levelFacts = (s: State, seat: Seat, space: number) => ({ level: levelAt(s, seat, space) })
const cubeFacts = (s: State, seat: Seat, space: number) => ({
  item: ITEMS[onAt(s, seat, space)] ?? '',
  ...levelFacts(s, seat, space),
})

const cards = (rules: Rules, deck: number): readonly string[] =>
  (deck === 0 ? rules.smallCards : rules.largeCards).map(({ id }) => id)

/** By operation. */
export const FORMS: readonly AnswerForm[] = byNumber({
  [OP.START]: naming('start', 'start', 'terrain', () => TERRAINS),
  [OP.ISLAND]: {
    print: ({ land }, island, site) =>
      `island ${ISLANDS[island]} ${land.sites[site].id} ${land.ids[land.sites[site].space]}`,
    all: ({ land }) => pairs(upFrom(ISLANDS.length), upFrom(land.sites.length)),
    facts: ({ rules: { land, islandTerrain } }, _seat, island, site) => ({
      kind: 'island',
      island: ISLANDS[island],
      half: land.sites[site].id,
      space: land.ids[land.sites[site].space],
      terrain: TERRAINS[islandTerrain[island]],
    }),
  },
  [OP.PLACE]: {
    print({ land }, edge, packed) {
      const [one, other] = land.edges[edge]
      const names = [HALF_NAMES[firstYield(packed)], HALF_NAMES[secondYield(packed)]]
      return `place ${names[0]} ${land.ids[one]} ${names[1]} ${land.ids[other]}`
    },
    all: ({ land }) => pairs(upFrom(land.edges.length), TILE_YIELDS),
    facts(s, seat, edge, packed) {
      const { land, cartographer } = s.rules
      const [one, other] = land.edges[edge]
      const [low, high] = [levelAt(s, seat, one), levelAt(s, seat, other)].sort((x, y) => x - y)
      return {
        kind: 'place',
        first: ITEMS[firstYield(packed)],
        space: land.ids[one],
        second: ITEMS[secondYield(packed)],
        onto: land.ids[other],
        level: high + 1,
        steps: low === high ? 0 : cartographer.level,
        bars: barsIsland(s, seat, one, other) ? 1 : 0,
      }
    },
  },
  [OP.USE_ISLAND]: naming('use-island', 'use', 'island', () => ISLANDS),
  [OP.USE_BOAT]: naming('use-boat', 'use', 'boat', () => BOATS),
  [OP.USE_DIARY]: naming('use-diary', 'use', 'diary', ({ diaries }) => diaries.map(({ id }) => id)),
  [OP.USE_CRATE]: naming('use-crate', 'use', 'crate', ({ crateIds }) => crateIds),
  [OP.USE_CARD]: naming('use-card', 'use', 'card', (rules) => cards(rules, 1)),
  [OP.WORK]: {
    print: (_rules, area, worker) => `work ${AREAS[area]} ${SHAPES[worker]}`,
    all: () => pairs(upFrom(AREAS.length), upFrom(SHAPES.length)),
    facts: (_s, _seat, area, worker) => ({ kind: 'work', area: AREAS[area], worker: WORKERS[worker] }),
  },
  [OP.DRAW]: plain('draw'),
  [OP.CARTOGRAPHER]: plain('cartographer'),
  [OP.TAKE]: naming('take', 'take', 'item', items),
  [OP.BOAT]: {
    print: ({ docks }, boat, dock) => `build ${BOATS[boat]} ${docks[dock].id}`,
    all: ({ docks }) => pairs(upFrom(BOATS.length), upFrom(docks.length)),
    facts: ({ rules: { docks } }, _seat, boat, dock) => ({
      kind: 'build',
      boat: BOATS[boat],
      dock: docks[dock].id,
      points: docks[dock].helm,
    }),
  },
  [OP.ERECT]: naming(
    'erect',
    'erect',
    'building',
    () => BUILDINGS,
    (s, _seat, building) => ({ points: s.rules.buildings[building].helm }),
  ),
  [OP.RUIN]: {
    print: (rules, at, space) => `ruin ${rules.land.ids[at]} ${statueId(rules, space)}`,
    all: (rules) => pairs(rules.land.ruins, statueNumbers(rules)),
    facts: ({ rules }, _seat, at, space) => ({
      kind: 'ruin',
      space: rules.land.ids[at],
      statue: statueId(rules, space),
    }),
  },
  [OP.STATUE]: {
    print: (rules, cost, space) => `statue ${ITEMS[STATUE_STONES[cost]]} ${statueId(rules, space)}`,
    all: (rules) => pairs(upFrom(rules.statueCosts.length), statueNumbers(rules)),
    facts: ({ rules }, _seat, cost, space) => ({
      kind: 'statue',
      item: ITEMS[STATUE_STONES[cost]],
      statue: statueId(rules, space),
    }),
  },
  [OP.LOAD]: naming(
    'load',
    'load',
    'merchant',
    ({ merchants }) => merchants.map(({ id }) => id),
    (s, _seat, merchant) => ({
      points: s.rules.merchants[merchant].helm,
    }),
  ),
  [OP.COOPER]: plain('cooper'),
  [OP.DONE]: plain('done'),
  [OP.SKIP]: plain('skip'),
  [OP.LOSE]: plain('lose'),
  [OP.PUT]: naming('put', 'put', 'space', spaces, levelFacts),
  [OP.KEEP]: {
    print: (rules, deck, card) => `keep ${cards(rules, deck)[card]}`,
    all: (rules) => [0, 1].flatMap((deck) => pairs([deck], upFrom(cards(rules, deck).length))),
    facts: ({ rules }, _seat, deck, card) => ({ kind: 'keep', card: cards(rules, deck)[card] }),
  },
  [OP.LESS]: naming('less', 'less', 'item', items),
  [OP.PAY]: naming('pay', 'pay', 'item', items),
  [OP.PAY_LAND]: naming('pay-land', 'pay', 'space', spaces, cubeFacts),
  [OP.REFUSE]: plain('refuse'),
  [OP.ANCHOR]: naming('anchor', 'anchor', 'ship', () => SHIPS),
  [OP.SAIL]: naming('sail', 'sail', 'ship', () => SHIPS),
  [OP.STOCK_LAND]: naming('stock-land', 'stock', 'space', spaces, cubeFacts),
  [OP.STOCK]: naming('stock', 'stock', 'item', items),
  [OP.EXCHANGE]: naming('exchange', 'exchange', 'exchange', ({ exchanges }) => exchanges.map(({ id }) => id)),
  [OP.GIVE]: naming('give', 'give', 'item', items),
  [OP.GIVE_LAND]: naming('give-land', 'give', 'space', spaces, cubeFacts),
  [OP.EXPLORE]: {
    print: ({ land }, space, terrain) => `explore ${land.ids[space]} ${TERRAINS[terrain]}`,
    all: ({ land }) => pairs(upFrom(land.count), upFrom(TERRAINS.length)),
    facts: ({ rules: { land, cartographer } }, _seat, space, terrain) => ({
      kind: 'explore',
      space: land.ids[space],
      terrain: TERRAINS[terrain],
      steps: cartographer.explore,
    }),
  },
  [OP.CULTIVATE]: {
    print: ({ land }, space, item) => `cultivate ${land.ids[space]} ${HALF_NAMES[item]}`,
    all: ({ land }) => pairs(upFrom(land.count), YIELDS),
    facts(s, seat, space, item) {
      const level = levelAt(s, seat, space)
      return {
        kind: 'cultivate',
        space: s.rules.land.ids[space],
        item: ITEMS[item],
        level: level + 1,
        steps: cultivationSteps(s, level),
      }
    },
  },
  [OP.CONTRACT]: naming('contract', 'contract', 'contract', () => CONTRACTS),
  [OP.ORDER]: {
    print: ({ orders }, order, worker) => `order ${orders[order].id} ${WORKERS[worker]}`,
    all: ({ orders }) => pairs(upFrom(orders.length), upFrom(WORKERS.length)),
    facts: ({ rules: { orders } }, _seat, order, worker) => ({
      kind: 'order',
      order: orders[order].id,
      worker: WORKERS[worker],
    }),
  },
  [OP.FEED]: plain('feed'),
  [OP.FEED_MORE]: plain('feed-more', 'feed more'),
  [OP.REACTIVATE_CARD]: naming('reactivate-card', 'reactivate', 'card', (rules) => cards(rules, 1)),
  [OP.REACTIVATE_LID]: naming('reactivate-lid', 'reactivate', 'crate', ({ crateIds }) => crateIds),
  [OP.FINISH]: plain('finish'),
  [OP.SCRAP]: naming('scrap', 'scrap', 'boat', () => BOATS),
  [OP.MOVE]: {
    print: ({ land }, from, to) => `move ${land.ids[from]} ${land.ids[to]}`,
    all: ({ land }) => pairs(upFrom(land.count), upFrom(land.count)).filter(([from, to]) => from !== to),
    facts: (s, seat, from, to) => ({
      kind: 'move',
      piece: PIECES[pieceOn(onAt(s, seat, from))] ?? '',
      space: s.rules.land.ids[from],
      onto: s.rules.land.ids[to],
    }),
  },
})
