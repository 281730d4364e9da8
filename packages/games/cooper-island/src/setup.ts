import { roll, type Story, seedRng, shuffle } from '@quayside/kernel'
import { deckAt } from './actions/cards.ts'
import { draw } from './actions/draw.ts'
import { DECK_SIZE } from './box.ts'
import { event } from './events.ts'
import { advance, push, TASK } from './flow.ts'
import {
  AREA_COUNT,
  BUILDINGS,
  DOUBLE_COUNT,
  ITEM_COUNT,
  MEADOW,
  ORDINARY,
  SPECIAL,
  STRATEGIES,
  TERRAIN_COUNT,
} from './ids.ts'
import { RUIN_HERE } from './land.ts'
import { beginRound, pushRound } from './phases/round.ts'
import { layStart } from './phases/start-terrain.ts'
import type { Rules } from './rules/index.ts'
import { COOPER_SEAT } from './solo/cooper.ts'
import {
  AVAILABLE,
  BAG,
  BOATS_LEFT,
  BUILDINGS_LEFT,
  CART,
  COOPER_DECK,
  COOPER_WORKERS,
  cellsFor,
  DECK_LEFT,
  DIARY,
  ISLANDS_LEFT,
  LIDS_WAITING,
  LOCKED,
  MARKER,
  ON,
  ORDERS_OPEN,
  player,
  RNG,
  STOCK,
  STORE,
  STRATEGY,
  type State,
} from './state.ts'

/** Setting the table. Source: Preparação (pages 4 to 8). */

const FIRST_PLAYER = event('first-player')
const ORDER_LAID = event('order-laid')
const STRATEGY_CHOSEN = event('strategy-chosen')

export const emptyTable = (rules: Rules): State => ({ rules, c: new Int16Array(cellsFor(rules.players)) })

export function setup(rules: Rules, seed: string, out: Story): State {
  const s = emptyTable(rules)
  seedRng(s.c, RNG, seed)
  layTable(s)
  layPlayers(s)
  layOrders(s, out)
  for (let deck = 0; deck < 2; deck++) shuffle(s.c, RNG, deckAt(deck), s.c[DECK_LEFT + deck])
  s.c[MARKER] = rules.solo ? COOPER_SEAT : roll(s.c, RNG, rules.players)
  out.tell(FIRST_PLAYER, s.c[MARKER])
  if (rules.solo) layCooper(s, out)
  layMarkers(s)
  dealDoubles(s, out)
  beginRound(s, 1, out)
  pushRound(s)
  layStarts(s, out)
  advance(s, out)
  return s
}

/** Bag, diaries and decks, full and in order. */
export function layTable(s: State): void {
  const { c, rules } = s
  for (let kind = 0; kind < DOUBLE_COUNT; kind++) c[BAG + kind] = rules.doubleCounts[kind]
  rules.diaries.forEach(({ count }, kind) => {
    c[DIARY + kind] = count
  })
  ;[rules.smallCards, rules.largeCards].forEach((cards, deck) => {
    c[DECK_LEFT + deck] = Math.min(DECK_SIZE, cards.length)
    for (let card = 0; card < c[DECK_LEFT + deck]; card++) c[deckAt(deck) + card] = card + 1
  })
}

/** What every player has before anything is dealt. */
export function layPlayers(s: State): void {
  const { c, rules } = s
  for (let seat = 0; seat < rules.players; seat++) {
    const p = player(seat)
    for (let item = 0; item < ITEM_COUNT; item++) c[p + STORE + item] = rules.startItems[item]
    c[p + AVAILABLE + ORDINARY] = rules.workers.available
    c[p + LOCKED + ORDINARY] = rules.workers.lockedOrdinary
    c[p + LOCKED + SPECIAL] = rules.workers.lockedSpecial
    c[p + LIDS_WAITING] = (1 << rules.merchants.length) - 1
    c[p + ISLANDS_LEFT] = (1 << rules.islandTerrain.length) - 1
    c[p + BOATS_LEFT] = (1 << rules.boatStorage.length) - 1
    BUILDINGS.forEach((_, building) => {
      c[p + BUILDINGS_LEFT + building] = rules.buildings[building].count
    })
    for (const space of rules.land.ruins) c[p + ON + space] = RUIN_HERE
  }
}

/** Four players use all royal orders, three six of them; two play without the copying one, with four; alone all but that one. */
export function chooseOrders({ rules }: State, below: (n: number) => number): number[] {
  const wanted = [0, rules.orders.length - 1, 4, 6, rules.orders.length][rules.players]
  const orders = rules.orders.flatMap(({ tiers }, order) => (rules.players > 2 || tiers.length > 0 ? [order] : []))
  while (orders.length > wanted) orders.splice(below(orders.length), 1)
  return orders
}

function layOrders(s: State, out: Story): void {
  for (const order of chooseOrders(s, (n) => roll(s.c, RNG, n))) {
    s.c[ORDERS_OPEN] |= 1 << order
    out.tell(ORDER_LAID, order)
  }
}

/** Cartographers by place in the first round's order. */
export function layMarkers(s: State): void {
  const { c, rules } = s
  for (let i = 0; i < rules.players; i++) {
    const seat = rules.solo ? 0 : (c[MARKER] + i) % rules.players
    c[player(seat) + CART] = rules.cartographer.start[i]
  }
}

function layCooper(s: State, out: Story): void {
  const { c, rules } = s
  const { stock, strategies } = rules.soloRules
  const given = STRATEGIES.indexOf(rules.options.strategy as never)
  c[STRATEGY] = given >= 0 ? given : roll(c, RNG, strategies.length)
  c[STOCK] = stock.start
  c[COOPER_WORKERS + ORDINARY] = rules.workers.available
  for (let area = 0; area < AREA_COUNT; area++) c[COOPER_DECK + area] = strategies[c[STRATEGY]].deck[area]
  out.tell(STRATEGY_CHOSEN, c[STRATEGY])
}

function dealDoubles(s: State, out: Story): void {
  for (let seat = 0; seat < s.rules.players; seat++) draw(s, seat, s.rules.startDoubles, out)
}

function layStarts(s: State, out: Story): void {
  const { options, players } = s.rules
  if (options.start === 'choice') {
    push(s, TASK.START_TERRAIN, players)
    return
  }
  const terrain = options.start === 'random' ? roll(s.c, RNG, TERRAIN_COUNT) : MEADOW
  for (let seat = 0; seat < players; seat++) layStart(s, seat, terrain, out)
}
