import type { Seat, Viewer } from '@quayside/kernel'
import { NONE, showSeat, showTable } from '@quayside/kernel/box'
import { choiceOf } from './actions/cards.ts'
import { masterDiscount } from './actions/merchants.ts'
import { isReachedMilestone } from './actions/milestones.ts'
import { box, land, player, type State, table, tasks } from './box.ts'
import { feesView, playerFigures } from './figures.ts'
import { isOver } from './flow.ts'
import {
  AREA,
  BANK,
  BOATS,
  BUILDINGS,
  buildingFor,
  type Card,
  CLEAN_UP,
  DECK,
  DOCK,
  HAND,
  type Half,
  INCOME,
  ISLANDS,
  LARGE_DECK,
  MILESTONE,
  MILESTONES,
  NEUTRAL,
  PHASE,
  SHAPES,
  SHIP,
  type Ship,
  SMALL_DECK,
  SPOTS,
  STAGE,
  STANDING,
  TERRAINS,
  type Water,
  WORKER,
  WORKERS,
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
export function view(s: State, viewer: Viewer) {
  const { automa, ...shown } = showTable(box, s)
  return {
    game: 'cooper-island',
    options: s.rules.options,
    ...shown,
    now: now(s),
    harbourMaster: { merchant: s.rules.merchants[merchantOfRound(s)].id, stands: table.masterStands(s) },
    masterOff: masterDiscount(s, merchantOfRound(s)),
    orders: ordersView(s),
    work: workView(s),
    fees: feesView(s),
    decks: { small: table.deck.size(s, SMALL_DECK), large: table.deck.size(s, LARGE_DECK) },
    players: seatsOf(s).map((seat) => playerView(s, seat)),
    ...(s.rules.solo ? { automa: { ...automa, at: placeView(s, cooperWater(s)) } } : {}),
    ...choiceView(s, viewer),
    ...(viewer === 'referee' ? deckView(s) : {}),
  }
}

export type View = ReturnType<typeof view>

/** The phase, whose income, turn or window it is, and what is left of it. */
export function now(s: State) {
  if (isOver(s)) return { phase: 'over' as const }
  const by = table.turnSeat(s)
  if (tasks.startTerrain.isNext(s)) return { phase: 'set-up' as const, by }
  const phase = table.phase(s)
  return { phase: PHASE.id(phase), by, ...(phase === INCOME ? { hands: handsView(s) } : {}), ...stepView(s) }
}

const handsView = (s: State): string[] => table.hands.all(s).map((hand) => HAND.id(hand))

function stepView(s: State): { step?: string } {
  if (tasks.window.isNext(s)) return { step: STAGE.id(tasks.window.step(s)) }
  return tasks.feed.isNext(s) && table.phase(s) === CLEAN_UP ? { step: 'feed' } : {}
}

const ordersView = (s: State) =>
  table.ordersInPlay.all(s).map((order) => {
    const { id } = s.rules.orders[order]
    const [seat, worker] = [holderOf(s, order), table.order.worker(s, order)]
    return seat === NONE || worker === NONE ? { order: id } : { order: id, seat, worker: WORKERS[worker] }
  })

/** Workers on each work space from the bottom: seats, or "neutral". */
const workView = (s: State) =>
  Object.fromEntries(
    AREA.all.map((area) => [
      AREA.id(area),
      Object.fromEntries(WORKER.all.map((worker) => [SHAPES[worker], table.work.all(s, area, worker).map(whoView)])),
    ]),
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
    putBack: Object.fromEntries(DECK.all.map((deck) => [DECK.id(deck), table.putBack(s, deck)])),
    known: Object.fromEntries(known.filter(([, choices]) => choices.some((choice) => choice > 0))),
  }
}

/* Players: all is open that lies before them and on their peninsulas */

export function playerView(s: State, seat: Seat) {
  const coming = player.lidsComing.all(s, seat).map((merchant) => s.rules.merchants[merchant].id)
  return {
    ...showSeat(box, s, seat),
    storageSpaces: generalSpaces(s, seat),
    storageFree: freeSpaces(s, seat),
    milestones: MILESTONE.all
      .filter((milestone) => isReachedMilestone(s, seat, milestone))
      .map((milestone) => MILESTONES[milestone]),
    ...(coming.length > 0 ? { lidsComing: coming } : {}),
    ships: SHIP.all.map((ship) => shipView(s, seat, ship)),
    islands: islandsView(s, seat),
    docks: docksView(s, seat),
    largeCards: player.largeCards.all(s, seat).map((card) => ({
      card: s.rules.cards[card].id,
      ...(player.usedCards(s, seat, card) ? { faceDown: true } : {}),
    })),
    land: landView(s, seat),
    ...(player.finished(s, seat) ? { finished: true } : {}),
    ...playerFigures(s, seat),
  }
}

const shipView = (s: State, seat: Seat, ship: Ship) => ({
  steps: player.ship.steps(s, seat, ship),
  anchors: player.ship.anchors(s, seat, ship),
  at: placeView(s, waterOf(s, seat, ship)),
})

const placeView = (s: State, water: Water) => ({ peninsula: seatAt(s, water), spot: SPOTS[spotOf(water)] })

const islandsView = (s: State, seat: Seat) =>
  BANK.all.flatMap((bank) => {
    const island = player.bank.island(s, seat, bank)
    if (island === NONE) return []
    return [{ island: ISLANDS[island], half: halfId(bank, player.bank.half(s, seat, bank) as Half) }]
  })

const docksView = (s: State, seat: Seat) =>
  DOCK.all.flatMap((dock) => {
    const boat = player.dock.boat(s, seat, dock)
    if (boat === NONE) return []
    const faceDown = player.dock.faceDown(s, seat, dock) ? { faceDown: true } : {}
    return [{ dock: s.rules.docks[dock].id, boat: BOATS[boat], ...faceDown }]
  })

interface SpaceView {
  readonly space: string
  readonly level: number
  readonly terrain?: string
  readonly on?: string
}

/** Explored spaces, ruins, and spaces where a ruin has been removed. */
const landView = (s: State, seat: Seat): SpaceView[] =>
  s.rules.land.spaces.flatMap((at): SpaceView[] => {
    const [terrain, on] = [land.terrain(s, seat, at), land.on(s, seat, at)]
    if (terrain === NONE && !s.rules.land.ruins.includes(at)) return []
    return [
      {
        space: s.rules.land.ids[at],
        level: land.level(s, seat, at),
        ...(terrain === NONE ? {} : { terrain: TERRAINS[terrain] }),
        ...(on === NONE ? {} : { on: STANDING.id(on) }),
      },
    ]
  })
