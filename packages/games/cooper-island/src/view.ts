import type { Seat, Viewer } from '@quayside/kernel'
import { deckAt, deckOfChoice } from './actions/cards.ts'
import { isReachedMilestone } from './actions/milestones.ts'
import { STATUE_SPACES } from './actions/ruins.ts'
import { CARDS_DRAWN, DECK_SIZE, LARGE_BUILDINGS, SMALL_BUILDINGS } from './box.ts'
import { PHASE, TASK, taskArg, taskKind } from './flow.ts'
import { statueId } from './forms.ts'
import {
  AREAS,
  BOATS,
  BUILDINGS,
  DOUBLES,
  ISLANDS,
  ITEMS,
  MILESTONES,
  SHAPES,
  SHIPS,
  STRATEGIES,
  TERRAINS,
  WORKERS,
} from './ids.ts'
import { isCube, levelAt, onAt, PIECES, pieceOn, RUIN_HERE, terrainAt } from './land.ts'
import { STEPS_OF_CLEAN_UP } from './phases/clean-up.ts'
import { boatHand, DOUBLE_HAND, ISLAND_HAND } from './phases/income.ts'
import { spaceAt } from './phases/turn.ts'
import { holderOf } from './scoring.ts'
import { indexOf, SPOTS, seatAt, spotOf } from './sea/ring.ts'
import {
  ANCHORS,
  ASKED,
  AVAILABLE,
  BAG,
  BANK,
  BOATS_LEFT,
  BUILDINGS_LEFT,
  CART,
  CART_USED,
  CHOICE,
  COOPER_CARDS,
  COOPER_CARDS_SHOWN,
  COOPER_DECK,
  COOPER_DIARIES,
  COOPER_GAINED,
  COOPER_MILESTONES,
  COOPER_OWES,
  COOPER_STEPS,
  COOPER_WORKERS,
  COUNTERS,
  CRATE,
  DECK_LEFT,
  DIARIES_HELD,
  DIARY,
  DOCK,
  DOUBLE,
  FACE_DOWN,
  FINISHED,
  HANDS,
  HELM_CONTRACTS,
  ISLANDS_LEFT,
  KNOWN,
  LARGE_CARD,
  LIDS,
  LIDS_COMING,
  LIDS_WAITING,
  LOCKED,
  MARKER,
  MARKET,
  MASTER_STANDS,
  NEUTRAL,
  ORDER_ON,
  ORDERS_OPEN,
  PHASE_NOW,
  PLACED,
  PUT_BACK,
  player,
  ROUND,
  SINGLES,
  SMALL_CARD,
  STATUE_ON,
  STEPS,
  STOCK,
  STORE,
  STRATEGY,
  type State,
  TURN_SEAT,
  WORKER_CONTRACTS,
} from './state.ts'
import { freeSpaces, generalSpaces } from './storage.ts'

/**
 * What a viewer may know, built up from nothing, in the names that positions use. Everything is open but the order of the building decks, the
 * cards somebody else is choosing from, and the generator.
 */
export function view(s: State, viewer: Viewer) {
  const { c, rules } = s
  return {
    game: 'cooper-island',
    options: rules.options,
    round: c[ROUND],
    cooper: c[MARKER],
    now: now(s),
    harbourMaster: { merchant: rules.merchants[c[ROUND] - 1].id, stands: c[MASTER_STANDS] === 1 },
    bag: counts(s, BAG, DOUBLES),
    placed: counts(s, PLACED, DOUBLES),
    diaries: counts(
      s,
      DIARY,
      rules.diaries.map(({ id }) => id),
    ),
    orders: ordersView(s),
    work: workView(s),
    decks: { small: c[DECK_LEFT], large: c[DECK_LEFT + 1] },
    players: seatsOf(s).map((seat) => playerView(s, seat)),
    ...(rules.solo ? { automa: automaView(s) } : {}),
    ...choiceView(s, viewer),
    ...(viewer === 'referee' ? deckView(s) : {}),
  }
}

export const seatsOf = (s: State): Seat[] => Array.from({ length: s.rules.players }, (_, seat) => seat)

/** Numbers by id, none left out: a key that comes and goes is hard to read. */
const counts = (s: State, at: number, ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, i) => [id, s.c[at + i]]))

const bitsOf = (mask: number, ids: readonly string[]): string[] => ids.filter((_, i) => mask & (1 << i))

const PHASES = ['set-up', 'income', 'work', 'clean-up', 'scoring'] as const

/** The phase, whose income, turn or window it is, and what is left of it. */
export function now(s: State) {
  const { c } = s
  if (c[ASKED] === 0) return { phase: 'over' as const }
  if (taskKind(s) === TASK.START_TERRAIN) return { phase: 'set-up' as const, by: c[TURN_SEAT] }
  const phase = PHASES[c[PHASE_NOW]]
  return { phase, by: c[TURN_SEAT], ...(c[PHASE_NOW] === PHASE.INCOME ? { hands: handsView(s) } : {}), ...stepView(s) }
}

const handsView = (s: State): string[] => [
  ...(s.c[HANDS] & ISLAND_HAND ? ['island'] : []),
  ...(s.c[HANDS] & DOUBLE_HAND ? ['double'] : []),
  ...BOATS.filter((_, boat) => s.c[HANDS] & boatHand(boat)),
]

const stepView = (s: State): { step?: string } => {
  if (taskKind(s) === TASK.WINDOW) return { step: STEPS_OF_CLEAN_UP[taskArg(s) - 1] }
  return taskKind(s) === TASK.FEED && s.c[PHASE_NOW] === PHASE.CLEAN_UP ? { step: 'feed' } : {}
}

const ordersView = (s: State) =>
  s.rules.orders.flatMap(({ id }, order) => {
    if ((s.c[ORDERS_OPEN] & (1 << order)) === 0) return []
    const seat = holderOf(s, order)
    if (seat < 0) return [{ order: id }]
    return [{ order: id, seat, worker: WORKERS[(s.c[ORDER_ON + order] - 1) & 1] }]
  })

/** Workers on each work space from the bottom: seats, or "neutral". */
const workView = (s: State) =>
  Object.fromEntries(
    AREAS.map((id, area) => [
      id,
      Object.fromEntries(SHAPES.map((shape, worker) => [shape, stackView(s.c[spaceAt(area, worker)])])),
    ]),
  )

function stackView(stack: number): (Seat | 'neutral')[] {
  const workers: (Seat | 'neutral')[] = []
  for (let rest = stack; rest > 0; rest >>= 3) workers.unshift((rest & 7) === NEUTRAL ? 'neutral' : (rest & 7) - 1)
  return workers
}

/* A player */

function playerView(s: State, seat: Seat) {
  const { c, rules } = s
  const p = player(seat)
  const merchantIds = rules.merchants.map(({ id }) => id)
  return {
    storage: counts(s, p + STORE, ITEMS),
    storageSpaces: generalSpaces(s, seat),
    storageFree: freeSpaces(s, seat),
    market: counts(s, p + MARKET, ITEMS),
    cartographer: c[p + CART],
    cartographerUsed: c[p + CART_USED] === 1,
    workers: counts(s, p + AVAILABLE, WORKERS),
    locked: counts(s, p + LOCKED, WORKERS),
    contracts: { worker: c[p + WORKER_CONTRACTS], helm: c[p + HELM_CONTRACTS] },
    milestones: MILESTONES.filter((_, milestone) => isReachedMilestone(s, seat, milestone)),
    merchants: bitsOf(c[p + LIDS_WAITING], merchantIds),
    ...(c[p + LIDS_COMING] ? { lidsComing: bitsOf(c[p + LIDS_COMING], merchantIds) } : {}),
    lids: c[p + LIDS],
    crates: bitsOf(c[p + CRATE], rules.crateIds),
    ships: SHIPS.map((_, ship) => shipView(s, seat, ship)),
    diaries: c[p + DIARIES_HELD],
    islandsLeft: bitsOf(c[p + ISLANDS_LEFT], ISLANDS),
    islands: islandsView(s, seat),
    boatsLeft: bitsOf(c[p + BOATS_LEFT], BOATS),
    docks: docksView(s, seat),
    statueSpaces: Array.from({ length: STATUE_SPACES }, (_, space) => space)
      .filter((space) => c[p + STATUE_ON] & (1 << space))
      .map((space) => statueId(rules, space)),
    buildingsLeft: counts(s, p + BUILDINGS_LEFT, BUILDINGS),
    smallCards: cardsView(s, p + SMALL_CARD, SMALL_BUILDINGS, rules.smallCards).map(({ card }) => card),
    largeCards: cardsView(s, p + LARGE_CARD, LARGE_BUILDINGS, rules.largeCards),
    doubles: counts(s, p + DOUBLE, DOUBLES),
    singles: c[p + SINGLES],
    land: landView(s, seat),
    ...(c[p + FINISHED] ? { finished: true } : {}),
  }
}

const shipView = (s: State, seat: Seat, ship: number) => {
  const index = indexOf(s, seat, ship)
  const p = player(seat)
  return {
    steps: s.c[p + STEPS + ship],
    anchors: s.c[p + ANCHORS + ship],
    at: { peninsula: seatAt(s, index), spot: SPOTS[spotOf(index)] },
  }
}

const islandsView = (s: State, seat: Seat) =>
  s.rules.land.banks.flatMap((bank, at) => {
    const cell = s.c[player(seat) + BANK + at] - 1
    return cell < 0 ? [] : [{ island: ISLANDS[cell >> 1], half: `${bank}.${cell & 1 ? 'cw' : 'ccw'}` }]
  })

const docksView = (s: State, seat: Seat) =>
  s.rules.docks.flatMap(({ id }, dock) => {
    const cell = s.c[player(seat) + DOCK + dock]
    if (cell === 0) return []
    return [{ dock: id, boat: BOATS[(cell & (FACE_DOWN - 1)) - 1], ...(cell & FACE_DOWN ? { faceDown: true } : {}) }]
  })

const cardsView = (s: State, at: number, places: number, cards: readonly { readonly id: string }[]) =>
  Array.from({ length: places }, (_, place) => s.c[at + place])
    .filter((cell) => cell > 0)
    .map((cell) => ({ card: cards[(cell & (FACE_DOWN - 1)) - 1].id, ...(cell & FACE_DOWN ? { faceDown: true } : {}) }))

interface SpaceView {
  readonly space: string
  readonly level: number
  readonly terrain?: string
  readonly on?: string
}

/** Explored spaces, ruins, and spaces where a ruin has been removed. */
const landView = (s: State, seat: Seat) =>
  s.rules.land.ids.flatMap((space, at): SpaceView[] => {
    const [level, on] = [levelAt(s, seat, at), onAt(s, seat, at)]
    if (on === RUIN_HERE) return [{ space, level, on: 'ruin' }]
    if (level === 0) return s.rules.land.ruins.includes(at) ? [{ space, level }] : []
    return [{ space, level, terrain: TERRAINS[terrainAt(s, seat, at)], ...(on > 0 ? { on: onId(on) } : {}) }]
  })

const onId = (on: number): string => (isCube(on) ? ITEMS[on] : PIECES[pieceOn(on)])

/* Secrets */

/** The cards somebody is choosing from, for whoever may see them. */
function choiceView(s: State, viewer: Viewer) {
  const deck = deckOfChoice(s)
  if (s.c[ASKED] === 0 || deck < 0 || s.c[CHOICE] === 0) return {}
  const cards = deck === 0 ? s.rules.smallCards : s.rules.largeCards
  const seat = s.c[TURN_SEAT]
  if (viewer !== 'referee' && viewer !== seat) return { choice: { seat, building: BUILDINGS[deck] } }
  const seen = Array.from({ length: CARDS_DRAWN }, (_, i) => s.c[CHOICE + i])
  return {
    choice: {
      seat,
      building: BUILDINGS[deck],
      cards: seen.filter((card) => card > 0).map((card) => cards[card - 1].id),
    },
  }
}

/** The decks from the top, how often cards were put back, and in which of whose choices each card was. */
function deckView(s: State) {
  const { c, rules } = s
  const ids = [rules.smallCards, rules.largeCards].map((cards) => cards.map(({ id }) => id))
  const listOf = (deck: number) =>
    Array.from({ length: c[DECK_LEFT + deck] }, (_, i) => ids[deck][c[deckAt(deck) + i] - 1])
  const known = ids.flatMap((cards, deck) =>
    cards.flatMap((id, card) => {
      const cell = c[KNOWN + deck * DECK_SIZE + card]
      return cell === 0 ? [] : [[id, seatsOf(s).map((seat) => (cell >> (2 * seat)) & 3)] as const]
    }),
  )
  return {
    smallDeck: listOf(0),
    largeDeck: listOf(1),
    putBack: { small: c[PUT_BACK], large: c[PUT_BACK + 1] },
    known: Object.fromEntries(known),
  }
}

/* Solo */

function automaView(s: State) {
  const { c } = s
  return {
    strategy: STRATEGIES[c[STRATEGY]],
    stock: c[STOCK],
    counters: counts(s, COUNTERS, MILESTONES),
    workers: counts(s, COOPER_WORKERS, WORKERS),
    gained: counts(s, COOPER_GAINED, WORKERS),
    milestones: c[COOPER_MILESTONES],
    owes: c[COOPER_OWES],
    steps: c[COOPER_STEPS],
    diaries: c[COOPER_DIARIES],
    deck: counts(s, COOPER_DECK, AREAS),
    cards: Array.from(c.subarray(COOPER_CARDS, COOPER_CARDS + COOPER_CARDS_SHOWN))
      .filter((card) => card > 0)
      .map((card) => AREAS[card - 1]),
  }
}

export type View = ReturnType<typeof view>
