import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import type { AchievementGoal } from '../data/achievements.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import type { FestivalGoal } from '../data/festival.ts'
import { CARDS } from '../expansions/achievements/cards.ts'
import { isInPlay, isOpen, taskOf } from '../expansions/festival/goals.ts'
import { type AchievementCard, type Building, GOOD, type Good, plantationOf, type Ship, type Tile } from '../ids.ts'
import { FESTIVAL_GOALS, HOUSE_SPACES } from '../sizes.ts'
import { owns } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { table, seats: player } = box
const WEIGHT = weights

/** What an answer is worth beyond itself: goals of the festival, which all can reach, and the cards in one's own hand. */

export function tileGoals(s: State, o: Outlook, seat: Seat, tile: Tile): number {
  return festival(s, o, (place, wanted) => {
    if (wanted.on !== 'own') return 0
    let missing = 0
    let helps = false
    for (let i = 0; i < table.goals.estates.size(s, place); i++) {
      const estate = plantationOf(table.goals.estates(s, place, i))
      const lacks = Math.max(0, wanted.each - player.tiles(s, seat, estate))
      missing += lacks
      if (estate === tile && lacks > 0) helps = true
    }
    return helps ? step(missing) : 0
  })
}

export function buildingGoals(s: State, o: Outlook, seat: Seat, building: Building, price: number): number {
  const shown = festival(s, o, (place, wanted) =>
    wanted.on === 'build' && table.goals.building(s, place) === building ? 1 : 0,
  )
  return shown + cards(s, o, seat, (goal) => buildingCard(s, seat, building, price, goal))
}

function buildingCard(s: State, seat: Seat, building: Building, price: number, goal: AchievementGoal): number {
  const { kind, spaces, good } = BUILDINGS[building]
  switch (goal.on) {
    case 'build-large':
      return spaces === 2 && price <= goal.atMost ? 1 : 0
    case 'build-large-with-all-coins':
      return spaces === 2 && price > 0 && price === player.coins(s, seat) ? 1 : 0
    case 'own-large':
      return spaces === 2 ? step(goal.count) : 0
    case 'own-small-commercial':
      return spaces === 1 && kind === 'commercial' ? step(goal.count) : 0
    case 'own-producers':
      return good && goal.goods.includes(good) ? step(goal.count) : 0
    case 'own-producers-of-each':
      return good && goal.goods.includes(good) && !hasProducer(s, seat, GOOD.of(good)) ? step(goal.goods.length) : 0
    default:
      return 0
  }
}

const hasProducer = (s: State, seat: Seat, good: Good): boolean =>
  s.rules.producers[good].some((building) => owns(s, seat, building))

export function saleGoals(s: State, o: Outlook, seat: Seat, good: Good, coins: number): number {
  const closes = table.tradingHouse.size(s) === HOUSE_SPACES - 1
  const shown = festival(s, o, (place, wanted) =>
    wanted.on === 'close-house' && closes && table.goals.crates(s, place, 0) === good ? 1 : 0,
  )
  const own = cards(s, o, seat, (goal) => {
    if (goal.on === 'close-house') return closes && table.chooser(s) === seat ? 1 : 0
    return goal.on === 'sale' && coins >= goal.coins ? 1 : 0
  })
  return shown + own
}

/** A load on a cargo ship, or on a ship of one's own. */
export function loadGoals(s: State, o: Outlook, seat: Seat, good: Good, ship: Maybe<Ship>, count: number): number {
  const { ships } = s.rules
  const before = ship === NONE ? 0 : table.ships.barrels(s, ship)
  const sent = ship !== NONE && before + count === ships[ship]
  const shown = festival(s, o, (place, wanted) => {
    if (wanted.on !== 'dispatch' || !sent || table.goals.crates(s, place, 0) !== good) return 0
    return ships[ship] === (wanted.ship === 'largest' ? Math.max(...ships) : Math.min(...ships)) ? 1 : 0
  })
  const own = cards(s, o, seat, (goal) => {
    if (goal.on === 'dispatch') return sent && goal.good === GOOD.id(good) ? 1 : 0
    if (goal.on === 'fill-from-empty') return sent && before === 0 ? 1 : 0
    return goal.on === 'load' && count >= goal.barrels ? 1 : 0
  })
  return shown + own
}

/** One of so many steps that are left; the last one is all that is lacking. */
const step = (left: number): number => (left === 1 ? 1 : WEIGHT.STEP / left)

/** The rewards of open goals, each as far as it comes nearer. */
function festival(s: State, o: Outlook, share: (place: number, wanted: FestivalGoal) => number): number {
  let worth = 0
  for (let place = 0; place < FESTIVAL_GOALS && isInPlay(s, place); place++) {
    if (!isOpen(s, place)) continue
    const { goal: wanted, reward } = taskOf(s, place)
    const part = share(place, wanted)
    if (part === 0) continue
    const workers = Math.min(reward.workers ?? 0, table.workerSupply(s))
    worth += part * (workers * WEIGHT.WORKER_WON + (reward.coins ?? 0) * o.coin + (reward.points ?? 0))
  }
  return worth
}

/** The points of one's own cards that are still to be fulfilled; others' are secret. */
function cards(s: State, o: Outlook, seat: Seat, share: (goal: AchievementGoal) => number): number {
  if (seat !== o.me) return 0
  let worth = 0
  for (let i = 0; i < player.achievements.size(s, seat); i++) {
    const card = player.achievements(s, seat, i)
    if (!player.fulfilled(s, seat, card)) worth += CARDS[card].vp * share(CARDS[card].goal)
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
export function holdWorth(s: State, card: AchievementCard): number {
  const { goal, vp } = CARDS[card]
  return s.rules.automa ? -vp * (1 - LIKELY[goal.on]) : vp * LIKELY[goal.on]
}
