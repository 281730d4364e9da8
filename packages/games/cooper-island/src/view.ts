import type { Seat, Viewer } from '@quayside/kernel'
import { byId, type Kept, NONE, type Parts, partsOf, said, showSeat, showTable } from '@quayside/kernel/box'
import { choiceOf } from './actions/cards.ts'
import { masterDiscount } from './actions/merchants.ts'
import { isReachedMilestone } from './actions/milestones.ts'
import { box, land, player, type State, table, tasks } from './box.ts'
import { feesView, playerFigures } from './figures.ts'
import { isOver } from './flow.ts'
import {
  AREA,
  BANK,
  BOAT,
  type Boat,
  BUILDINGS,
  buildingFor,
  type Card,
  CLEAN_UP,
  DECK,
  DOCK,
  HAND,
  type Half,
  INCOME,
  ISLAND,
  type Island,
  LARGE_DECK,
  MILESTONE,
  NEUTRAL,
  PHASE,
  SHAPES,
  SHIP,
  type Ship,
  SMALL_DECK,
  SPOTS,
  STAGE,
  STANDING,
  TERRAIN,
  type Water,
  WORKER,
} from './ids.ts'
import { halfId } from './rules/land.ts'
import { seatAt, spotOf, waterOf } from './sea/ring.ts'
import { cooperWater } from './solo/cooper.ts'
import { holderOf, merchantOfRound, seatsOf } from './state.ts'
import { freeSpaces, generalSpaces } from './storage.ts'

/**
 * What a viewer may know, built up from nothing, in the names that positions use. Everything is open but the order of the building decks, the
 * cards somebody else is choosing from, and the generator.
 */
export function view(s: State, viewer: Viewer, kept?: Kept) {
  const shown = partsOf(box, s, kept)
  return {
    ...shown.all('open', () => openView(s, shown)),
    ...choiceView(s, viewer),
    ...(viewer === 'referee' ? deckView(s) : {}),
  }
}

type Shown = Parts<Spec['table'], Spec['seats']>
type Spec = (typeof box)['spec']

/** What everybody sees. */
function openView(s: State, shown: Shown) {
  const { automa, ...open } = showTable(box, s, shown)
  const merchant = merchantOfRound(s)
  return {
    game: 'cooper-island',
    options: s.rules.options,
    ...open,
    now: now(s),
    harbourMaster: { merchant: s.rules.merchants[merchant].id, stands: table.masterStands(s) },
    masterOff: masterDiscount(s, merchant),
    orders: shown.table('orders', ['ordersInPlay', 'order'], () => ordersView(s)),
    work: shown.table('work', ['work'], () => workView(s)),
    fees: feesView(s),
    decks: { small: table.deck.size(s, SMALL_DECK), large: table.deck.size(s, LARGE_DECK) },
    players: seatsOf(s).map((seat) =>
      shown.seat('player', seat, 'all', () => playerView(s, seat, shown), ['ordersInPlay']),
    ),
    ...(s.rules.solo ? { automa: { ...automa, at: placeView(s, cooperWater(s)) } } : {}),
  }
}

export type View = ReturnType<typeof view>

/** The phase, whose income, turn or window it is, and what is left of it. */
export function now(s: State) {
  if (isOver(s)) return { phase: 'over' as const }
  const by = table.turnSeat(s)
  if (tasks.startTerrain.isNext(s)) return { phase: 'set-up' as const, by }
  const phase = table.phase(s)
  return {
    phase: PHASE.id(phase),
    by,
    ...(phase === INCOME ? { hands: table.hands.all(s).map(HAND.id) } : {}),
    ...stepView(s),
  }
}

function stepView(s: State): { step?: string } {
  if (tasks.window.isNext(s)) return { step: STAGE.id(tasks.window.step(s)) }
  return tasks.feed.isNext(s) && table.phase(s) === CLEAN_UP ? { step: 'feed' } : {}
}

const ordersView = (s: State) =>
  table.ordersInPlay.all(s).map((order) => ({
    order: s.rules.orders[order].id,
    ...said({ seat: holderOf(s, order), worker: WORKER.maybeId(table.order.worker(s, order)) }),
  }))

/** Workers on each work space from the bottom: seats, or "neutral". */
const workView = (s: State) =>
  byId(AREA, (area) =>
    Object.fromEntries(WORKER.all.map((worker) => [SHAPES[worker], table.work.all(s, area, worker).map(whoView)])),
  )

const whoView = (who: Seat): Seat | 'neutral' => (who === NEUTRAL ? 'neutral' : who)

/* Secrets */

const cardIds = (s: State, cards: readonly Card[]): string[] => cards.map((card) => s.rules.cards[card].id)

/** The cards somebody is choosing from, for whoever may see them. */
function choiceView(s: State, viewer: Viewer) {
  if (isOver(s) || table.choice.size(s) === 0) return {}
  const seat = table.turnSeat(s)
  const building = BUILDINGS[buildingFor(s.rules.cards[table.choice(s, 0)].deck)]
  if (viewer !== 'referee' && viewer !== seat) return { choice: { seat, building } }
  return { choice: { seat, building, cards: cardIds(s, table.choice.all(s)) } }
}

/** The decks from the top, how often cards were put back, and in which of whose choices each card was. */
function deckView(s: State) {
  const known = s.rules.cards.map(({ id }, card) => {
    return [id, seatsOf(s).map((seat) => choiceOf(s, seat, card as Card) + 1)] as const
  })
  return {
    smallDeck: cardIds(s, table.deck.all(s, SMALL_DECK)),
    largeDeck: cardIds(s, table.deck.all(s, LARGE_DECK)),
    putBack: byId(DECK, (deck) => table.putBack(s, deck)),
    known: Object.fromEntries(known.filter(([, choices]) => choices.some((choice) => choice > 0))),
  }
}

/* Players: all is open that lies before them and on their peninsulas */

export function playerView(s: State, seat: Seat, shown: Shown = partsOf(box, s, undefined)) {
  const { lidsComing } = player
  return {
    ...showSeat(box, s, seat, shown),
    storageSpaces: generalSpaces(s, seat),
    storageFree: freeSpaces(s, seat),
    milestones: MILESTONE.all.filter((milestone) => isReachedMilestone(s, seat, milestone)).map(MILESTONE.id),
    ...playerFigures(s, seat),
    ...shown.seat('lids', seat, ['lidsComing'], () =>
      said({ lidsComing: lidsComing.all(s, seat).map((merchant) => s.rules.merchants[merchant].id) }),
    ),
    ships: shown.seat('ships', seat, ['ship'], () => SHIP.all.map((ship) => shipView(s, seat, ship))),
    islands: shown.seat('islands', seat, ['bank'], () => islandsView(s, seat)),
    docks: shown.seat('docks', seat, ['dock'], () => docksView(s, seat)),
    largeCards: shown.seat('largeCards', seat, ['largeCards', 'usedCards'], () => largeCardsView(s, seat)),
    land: shown.seat('land shown', seat, ['land'], () => landView(s, seat)),
    ...said({ finished: player.finished(s, seat) }),
  }
}

const islandsView = (s: State, seat: Seat) =>
  BANK.all
    .filter((at) => player.bank.island(s, seat, at) !== NONE)
    .map((at) => ({
      island: ISLAND.id(player.bank.island(s, seat, at) as Island),
      half: halfId(at, player.bank.half(s, seat, at) as Half),
    }))

const docksView = (s: State, seat: Seat) =>
  DOCK.all
    .filter((at) => player.dock.boat(s, seat, at) !== NONE)
    .map((at) => ({
      dock: s.rules.docks[at].id,
      boat: BOAT.id(player.dock.boat(s, seat, at) as Boat),
      ...said({ faceDown: player.dock.faceDown(s, seat, at) }),
    }))

const largeCardsView = (s: State, seat: Seat) =>
  player.largeCards
    .all(s, seat)
    .map((card) => ({ card: s.rules.cards[card].id, ...said({ faceDown: player.usedCards(s, seat, card) }) }))

const shipView = (s: State, seat: Seat, ship: Ship) => ({
  steps: player.ship.steps(s, seat, ship),
  anchors: player.ship.anchors(s, seat, ship),
  at: placeView(s, waterOf(s, seat, ship)),
})

const placeView = (s: State, water: Water) => ({ peninsula: seatAt(s, water), spot: SPOTS[spotOf(water)] })

/** Explored spaces, ruins, and spaces where a ruin has been removed. */
const landView = (s: State, seat: Seat) =>
  s.rules.land.spaces
    .filter((at) => land.terrain(s, seat, at) !== NONE || s.rules.land.ruins.includes(at))
    .map((at) => ({
      space: s.rules.land.ids[at],
      level: land.level(s, seat, at),
      ...said({
        terrain: TERRAIN.maybeId(land.terrain(s, seat, at)) as string | null,
        on: STANDING.maybeId(land.on(s, seat, at)) as string | null,
      }),
    }))
