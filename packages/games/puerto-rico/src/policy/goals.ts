import type { Seat } from '@quayside/kernel'
import type { AchievementGoal } from '../data/achievements.ts'
import { HOUSE_SPACES } from '../data/box.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import type { FestivalGoal } from '../data/festival.ts'
import { CARDS, CARDS_HELD, heldCard, isFulfilled } from '../expansions/achievements/cards.ts'
import { isOpen, MOST_GOALS, taskOf, tokenOf } from '../expansions/festival/goals.ts'
import { GOODS } from '../ids.ts'
import {
  CHOOSER,
  COINS,
  HOUSE_COUNT,
  owns,
  player,
  SHIP_COUNT,
  type State,
  TILES_OWNED,
  WORKER_SUPPLY,
} from '../state.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** What an answer is worth beyond itself: goals of the festival, which all can reach, and the cards in one's own hand. */

export function tileGoals(s: State, o: Outlook, seat: Seat, tile: number): number {
  return festival(s, o, (goal, wanted) => {
    if (wanted.on !== 'own') return 0
    let missing = 0
    let helps = false
    for (let slot = 0; slot < taskOf(s, goal).slots.length; slot++) {
      const kind = tokenOf(s, goal, slot)
      const lacks = Math.max(0, wanted.each - s.c[player(seat) + TILES_OWNED + kind])
      missing += lacks
      if (kind === tile && lacks > 0) helps = true
    }
    return helps ? step(missing) : 0
  })
}

export function buildingGoals(s: State, o: Outlook, seat: Seat, building: number, price: number): number {
  const shown = festival(s, o, (goal, wanted) => (wanted.on === 'build' && tokenOf(s, goal, 0) === building ? 1 : 0))
  return shown + cards(s, o, seat, (goal) => buildingCard(s, seat, building, price, goal))
}

function buildingCard(s: State, seat: Seat, building: number, price: number, goal: AchievementGoal): number {
  const { kind, spaces, good } = BUILDINGS[building]
  switch (goal.on) {
    case 'build-large':
      return spaces === 2 && price <= goal.atMost ? 1 : 0
    case 'build-large-with-all-coins':
      return spaces === 2 && price > 0 && price === s.c[player(seat) + COINS] ? 1 : 0
    case 'own-large':
      return spaces === 2 ? step(goal.count) : 0
    case 'own-small-commercial':
      return spaces === 1 && kind === 'commercial' ? step(goal.count) : 0
    case 'own-producers':
      return good && goal.goods.includes(good) ? step(goal.count) : 0
    case 'own-producers-of-each':
      return good && goal.goods.includes(good) && !hasProducer(s, seat, GOODS.indexOf(good))
        ? step(goal.goods.length)
        : 0
    default:
      return 0
  }
}

const hasProducer = (s: State, seat: Seat, good: number): boolean =>
  s.rules.producers[good].some((building) => owns(s, seat, building))

export function saleGoals(s: State, o: Outlook, seat: Seat, good: number, coins: number): number {
  const closes = s.c[HOUSE_COUNT] === HOUSE_SPACES - 1
  const shown = festival(s, o, (goal, wanted) =>
    wanted.on === 'close-house' && closes && tokenOf(s, goal, 0) === good ? 1 : 0,
  )
  const own = cards(s, o, seat, (goal) => {
    if (goal.on === 'close-house') return closes && s.c[CHOOSER] === seat ? 1 : 0
    return goal.on === 'sale' && coins >= goal.coins ? 1 : 0
  })
  return shown + own
}

/** A load on a cargo ship, by its place in the row, or on an own ship (-1). */
export function loadGoals(s: State, o: Outlook, seat: Seat, good: number, ship: number, count: number): number {
  const { ships } = s.rules
  const before = ship < 0 ? 0 : s.c[SHIP_COUNT + ship]
  const sent = ship >= 0 && before + count === ships[ship]
  const shown = festival(s, o, (goal, wanted) => {
    if (wanted.on !== 'dispatch' || !sent || tokenOf(s, goal, 0) !== good) return 0
    return ships[ship] === (wanted.ship === 'largest' ? Math.max(...ships) : Math.min(...ships)) ? 1 : 0
  })
  const own = cards(s, o, seat, (goal) => {
    if (goal.on === 'dispatch') return sent && goal.good === GOODS[good] ? 1 : 0
    if (goal.on === 'fill-from-empty') return sent && before === 0 ? 1 : 0
    return goal.on === 'load' && count >= goal.barrels ? 1 : 0
  })
  return shown + own
}

/** One of so many steps that are left; the last one is all that is lacking. */
const step = (left: number): number => (left === 1 ? 1 : WEIGHT.STEP / left)

/** The rewards of open goals, each as far as it comes nearer. */
function festival(s: State, o: Outlook, share: (goal: number, wanted: FestivalGoal) => number): number {
  if (s.rules.cellsOf.festival === undefined) return 0
  let worth = 0
  for (let goal = 0; goal < MOST_GOALS; goal++) {
    if (!isOpen(s, goal)) continue
    const { goal: wanted, reward } = taskOf(s, goal)
    const part = share(goal, wanted)
    if (part === 0) continue
    const workers = Math.min(reward.workers ?? 0, s.c[WORKER_SUPPLY])
    worth += part * (workers * WEIGHT.WORKER_WON + (reward.coins ?? 0) * o.coin + (reward.points ?? 0))
  }
  return worth
}

/** The points of one's own cards that are still to be fulfilled; others' are secret. */
function cards(s: State, o: Outlook, seat: Seat, share: (goal: AchievementGoal) => number): number {
  if (s.rules.cellsOf.achievements === undefined || seat !== o.me) return 0
  let worth = 0
  for (let place = 0; place < CARDS_HELD; place++) {
    const card = heldCard(s, seat, place)
    if (card >= 0 && !isFulfilled(s, seat, place)) worth += CARDS[card].vp * share(CARDS[card].goal)
  }
  return worth
}

/** How often a card of a kind is fulfilled in the plain opponent's games. */
const LIKELY: Record<AchievementGoal['on'], number> = {
  dispatch: 0.4,
  'fill-from-empty': 0.12,
  load: 0.06,
  'load-kinds': 0.34,
  'captain-points': 0.21,
  'store-kinds': 0.05,
  'close-house': 0.16,
  sale: 0.14,
  produce: 0.39,
  hold: 0.02,
  'hold-two': 0.03,
  'build-large-with-all-coins': 0.5,
  'build-large': 0.28,
  'own-large': 0.69,
  'own-small-commercial': 0.01,
  'own-producers-of-each': 0.81,
  'own-producers': 0.96,
  'own-tiles': 0.32,
  'empty-spaces': 0.41,
  'workers-on-tiles': 0.42,
  'workers-in-buildings': 0.15,
}

/** Which card to keep. Where Puertomas play a card counts only if it is not fulfilled, and for them. */
export function holdWorth(s: State, card: number): number {
  const { goal, vp } = CARDS[card]
  return s.rules.automa ? -vp * (1 - LIKELY[goal.on]) : vp * LIKELY[goal.on]
}
