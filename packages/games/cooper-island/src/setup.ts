import type { Story } from '@quayside/kernel'
import { emptyState } from '@quayside/kernel/box'
import { draw } from './actions/draw.ts'
import { box, type State } from './box.ts'
import { event } from './events.ts'
import { advance } from './flow.ts'
import {
  BOAT,
  BUILDING,
  COPY,
  DECK,
  DIARY,
  DOUBLE,
  ISLAND,
  ITEM,
  MEADOW,
  MERCHANT,
  ORDER,
  ORDINARY,
  type Order,
  RUIN,
  TERRAIN,
  WORKER,
} from './ids.ts'
import { beginRound, pushRound } from './phases/round.ts'
import { layStart } from './phases/start-terrain.ts'
import type { Rules } from './rules/index.ts'
import { FIRST_ROUND } from './sizes.ts'
import { chooseStrategy, layCooper } from './solo/cooper.ts'
import { COOPER_SEAT, seatInOrder, seatsOf } from './state.ts'

const { table, seats: player, tasks, chance } = box
const { land } = player

/** Setting the table. Source: Preparação (pages 4 to 8). */

const FIRST_PLAYER = event('first-player')
const ORDER_LAID = event('order-laid')
const STRATEGY_CHOSEN = event('strategy-chosen')

export function setup(rules: Rules, seed: string, out: Story): State {
  const s: State = emptyState(box, rules)
  chance.seed(s, seed)
  layTable(s)
  layPlayers(s)
  layOrders(s, out)
  for (let deck = DECK.first; deck < DECK.size; deck++) table.deck.shuffle(s, deck)
  table.cooper.set(s, rules.solo ? COOPER_SEAT : chance.below(s, rules.players))
  out.tell(FIRST_PLAYER, table.cooper(s))
  if (rules.solo) {
    const strategy = chooseStrategy(s)
    layCooper(s, strategy)
    out.tell(STRATEGY_CHOSEN, strategy)
  }
  layMarkers(s)
  for (const seat of seatsOf(s)) draw(s, seat, rules.startDoubles, out)
  beginRound(s, FIRST_ROUND, out)
  pushRound(s)
  layStarts(s, out)
  advance(s, out)
  return s
}

/** Bag, diaries and decks, full and in order. */
function layTable(s: State): void {
  const { doubleCounts, diaries, cardsOf } = s.rules
  for (let double = DOUBLE.first; double < DOUBLE.size; double++) table.bag.set(s, double, doubleCounts[double])
  for (let diary = DIARY.first; diary < DIARY.size; diary++) table.diaries.set(s, diary, diaries[diary]?.count ?? 0)
  for (let deck = DECK.first; deck < DECK.size; deck++) for (const card of cardsOf[deck]) table.deck.push(s, deck, card)
}

/** What every player has before anything is dealt. */
function layPlayers(s: State): void {
  const { rules } = s
  for (const seat of seatsOf(s)) {
    for (let item = ITEM.first; item < ITEM.size; item++) player.storage.set(s, seat, item, rules.startItems[item])
    player.workers.set(s, seat, ORDINARY, rules.workers.available)
    for (let worker = WORKER.first; worker < WORKER.size; worker++)
      player.locked.set(s, seat, worker, rules.lockedWorkers[worker])
    for (let merchant = MERCHANT.first; merchant < MERCHANT.size; merchant++) player.merchants.add(s, seat, merchant)
    for (let island = ISLAND.first; island < ISLAND.size; island++) player.islandsLeft.add(s, seat, island)
    for (let boat = BOAT.first; boat < BOAT.size; boat++) player.boatsLeft.add(s, seat, boat)
    for (let building = BUILDING.first; building < BUILDING.size; building++)
      player.buildingsLeft.set(s, seat, building, rules.buildings[building].count)
    for (const space of rules.land.ruins) land.on.set(s, seat, space, RUIN)
  }
}

/** Royal orders by players: all but the copying one alone, four without it for two, six for three, all for four. */
const ORDERS_FOR = [0, ORDER.size - 1, 4, 6, ORDER.size]

export function chooseOrders(s: State): Order[] {
  const { players, orders } = s.rules
  const chosen = ORDER.all.filter((order) => players > 2 || orders[order].metric !== COPY)
  while (chosen.length > ORDERS_FOR[players]) chosen.splice(chance.below(s, chosen.length), 1)
  return chosen
}

function layOrders(s: State, out: Story): void {
  for (const order of chooseOrders(s)) {
    table.ordersInPlay.add(s, order)
    out.tell(ORDER_LAID, order)
  }
}

/** Cartographers by place in the first round's order. */
function layMarkers(s: State): void {
  const { players, cartographer } = s.rules
  for (let place = 0; place < players; place++) {
    player.cartographer.set(s, seatInOrder(s, place), cartographer.start[place])
  }
}

function layStarts(s: State, out: Story): void {
  const { options, players } = s.rules
  if (options.start === 'choice') {
    tasks.startTerrain.push(s, players)
    return
  }
  const terrain = options.start === 'random' ? TERRAIN.all[chance.below(s, TERRAIN.size)] : MEADOW
  for (const seat of seatsOf(s)) layStart(s, seat, terrain, out)
}
