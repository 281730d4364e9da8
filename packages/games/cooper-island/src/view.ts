import type { Seat, Viewer } from '@quayside/kernel'
import { deckAt, deckOfChoice } from './actions/cards.ts'
import { CARDS_DRAWN, DECK_SIZE } from './box.ts'
import { PHASE, TASK, taskArg, taskKind } from './flow.ts'
import { AREAS, BOATS, BUILDINGS, DOUBLES, MILESTONES, SHAPES, STRATEGIES, WORKERS } from './ids.ts'
import { STEPS_OF_CLEAN_UP } from './phases/clean-up.ts'
import { boatHand, DOUBLE_HAND, ISLAND_HAND } from './phases/income.ts'
import { spaceAt } from './phases/turn.ts'
import { counts, playerView } from './player-view.ts'
import { holderOf } from './scoring.ts'
import {
  ASKED,
  BAG,
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
  DECK_LEFT,
  DIARY,
  HANDS,
  KNOWN,
  MARKER,
  MASTER_STANDS,
  NEUTRAL,
  ORDER_ON,
  ORDERS_OPEN,
  PHASE_NOW,
  PLACED,
  PUT_BACK,
  ROUND,
  STOCK,
  STRATEGY,
  type State,
  TURN_SEAT,
} from './state.ts'

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
