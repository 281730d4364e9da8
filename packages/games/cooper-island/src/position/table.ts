import { type Seat, Story, shuffle } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { deckAt } from '../actions/cards.ts'
import { draw } from '../actions/draw.ts'
import { DECK_SIZE, LARGE_BUILDINGS, SMALL_BUILDINGS } from '../box.ts'
import { AREAS, DOUBLE_COUNT, DOUBLES, SHAPES, WORKERS } from '../ids.ts'
import { levelAt } from '../land.ts'
import { putWorker, spaceAt, stands } from '../phases/turn.ts'
import { holderOf } from '../scoring.ts'
import { drawDiary } from '../sea/helm.ts'
import {
  BAG,
  COOPER_DIARIES,
  DECK_LEFT,
  DIARIES_HELD,
  DIARY,
  DOUBLE,
  FACE_DOWN,
  ISLANDS_LEFT,
  KNOWN,
  LARGE_CARD,
  NEUTRAL,
  ORDER_ON,
  ORDERS_OPEN,
  PLACED,
  PUT_BACK,
  player,
  RNG,
  SINGLES,
  SMALL_CARD,
  type State,
} from '../state.ts'
import { seatsOf } from '../view.ts'
import type { Position } from './schema.ts'

/** What lies in the middle: work spaces, royal orders, bag, diaries and decks. */

/* Workers */

export function layWork(s: State, { work = {} }: Position): void {
  AREAS.forEach((id, area) => {
    SHAPES.forEach((shape, worker) => {
      for (const who of work[id]?.[shape] ?? []) {
        const code = who === 'neutral' ? NEUTRAL : who + 1
        const known = who === 'neutral' ? s.rules.solo : who < s.rules.players + (s.rules.solo ? 1 : 0)
        demand(known, `nobody is ${who} here`)
        demand(!stands(s, area, worker, code), `two workers of one colour stand on ${id} ${shape}`)
        putWorker(s, area, worker, code)
      }
    })
  })
}

export function layOrders(s: State, { orders }: Position): void {
  const { c, rules } = s
  for (const { order: id, seat, worker = 'ordinary' } of orders ?? []) {
    const order = rules.orders.findIndex((known) => known.id === id)
    demand(order >= 0, `there is no royal order ${id}`)
    demand((c[ORDERS_OPEN] & (1 << order)) === 0, `${id} is given twice`)
    c[ORDERS_OPEN] |= 1 << order
    if (seat === undefined) continue
    demand(seat < rules.players + (rules.solo ? 1 : 0), `there is no seat ${seat}`)
    c[ORDER_ON + order] = seat * 2 + WORKERS.indexOf(worker) + 1
  }
}

/** A seat's workers on work spaces and royal orders. */
export function workersOut(s: State, seat: Seat, worker: number): number {
  let out = AREAS.filter((_, area) => stands(s, area, worker, seat + 1)).length
  s.rules.orders.forEach((_, order) => {
    if (holderOf(s, order) === seat && ((s.c[ORDER_ON + order] - 1) & 1) === worker) out++
  })
  return out
}

export const isAnyoneAtWork = (s: State): boolean =>
  AREAS.some((_, area) => SHAPES.some((_shape, worker) => s.c[spaceAt(area, worker)] > 0))

/* Double tiles */

export function layDoubles(s: State, { bag, placed = {}, players = [] }: Position): void {
  const { c, rules } = s
  DOUBLES.forEach((id, kind) => {
    c[PLACED + kind] = placed[id] ?? 0
    for (const seat of seatsOf(s)) c[player(seat) + DOUBLE + kind] = players[seat]?.doubles?.[id] ?? 0
    const out = seatsOf(s).reduce((sum, seat) => sum + c[player(seat) + DOUBLE + kind], c[PLACED + kind])
    const left = rules.doubleCounts[kind] - out
    demand(left >= 0, `there are ${rules.doubleCounts[kind]} double tiles ${id} in all`)
    c[BAG + kind] = bag ? (bag[id] ?? 0) : left
    demand(c[BAG + kind] === left, `with ${out} double tiles ${id} on the table there are ${left} in the bag`)
  })
  // Whoever's tiles are not given has drawn as at the start.
  if (!bag) for (const seat of seatsOf(s)) if (!players[seat]?.doubles) drawStart(s, seat)
  demandHeights(s)
}

function drawStart(s: State, seat: Seat): void {
  const left = DOUBLES.reduce((sum, _, kind) => sum + s.c[BAG + kind], 0)
  demand(left >= s.rules.startDoubles, 'the bag is empty')
  draw(s, seat, s.rules.startDoubles, new Story(false))
}

/** All landscapes together are the singles, islands and double tiles there are. */
function demandHeights(s: State): void {
  const { c, rules } = s
  let [height, tiles] = [0, 0]
  for (const seat of seatsOf(s)) {
    for (let space = 0; space < rules.land.count; space++) height += levelAt(s, seat, space)
    tiles += c[player(seat) + SINGLES]
    tiles += rules.islandTerrain.filter((_, island) => (c[player(seat) + ISLANDS_LEFT] & (1 << island)) === 0).length
  }
  for (let kind = 0; kind < DOUBLE_COUNT; kind++) tiles += 2 * c[PLACED + kind]
  demand(height === tiles, `${height} landscapes lie on the table, but singles, islands and double tiles make ${tiles}`)
}

/* Diaries */

export function layDiaries(s: State, { diaries }: Position): void {
  const { c, rules } = s
  const held = seatsOf(s).reduce((sum, seat) => sum + c[player(seat) + DIARIES_HELD], c[COOPER_DIARIES])
  const all = rules.diaries.reduce((sum, { count }) => sum + count, 0)
  demand(held <= all, `there are ${all} diaries in all`)
  rules.diaries.forEach(({ id, count }, kind) => {
    c[DIARY + kind] = diaries ? (diaries[id] ?? 0) : count
    demand(c[DIARY + kind] <= count, `there are ${count} diaries ${id}`)
  })
  for (const id of Object.keys(diaries ?? {})) {
    demand(
      rules.diaries.some((known) => known.id === id),
      `there is no diary ${id}`,
    )
  }
  if (!diaries) for (let i = 0; i < held; i++) drawDiary(s, new Story(false))
  const left = rules.diaries.reduce((sum, _, kind) => sum + c[DIARY + kind], 0)
  demand(left + held === all, `with ${held} diaries held there are ${all - held} in the supply, not ${left}`)
}

/* Building decks */

export function layDecks(s: State, { smallDeck, largeDeck, putBack, known = {} }: Position): void {
  const { c, rules } = s
  layDeck(s, 0, rules.smallCards, smallDeck)
  layDeck(s, 1, rules.largeCards, largeDeck)
  c[PUT_BACK] = putBack?.small ?? 0
  c[PUT_BACK + 1] = putBack?.large ?? 0
  for (const [id, seen] of Object.entries(known)) {
    const small = rules.smallCards.findIndex((card) => card.id === id)
    const large = rules.largeCards.findIndex((card) => card.id === id)
    demand(small >= 0 || large >= 0, `there is no building card ${id}`)
    const at = KNOWN + (small >= 0 ? small : DECK_SIZE + large)
    c[at] = seen.reduce((bits, choice, seat) => bits | (choice << (2 * seat)), 0)
  }
}

function layDeck(s: State, deck: number, cards: readonly { readonly id: string }[], given?: readonly string[]): void {
  const { c } = s
  const held = seatsOf(s).flatMap((seat) => heldCards(s, seat, deck))
  demand(new Set(held).size === held.length, 'a building card is held twice')
  const rest = cards.map((_, card) => card).filter((card) => !held.includes(card))
  const order = given ? given.map((id) => cards.findIndex((card) => card.id === id)) : rest
  demand(
    order.length === rest.length && rest.every((card) => order.includes(card)),
    `a deck of building cards is all that nobody holds, each once`,
  )
  order.forEach((card, i) => {
    c[deckAt(deck) + i] = card + 1
  })
  c[DECK_LEFT + deck] = order.length
  if (!given) shuffle(c, RNG, deckAt(deck), order.length)
}

function heldCards(s: State, seat: Seat, deck: number): number[] {
  const at = player(seat) + (deck === 0 ? SMALL_CARD : LARGE_CARD)
  return Array.from({ length: deck === 0 ? SMALL_BUILDINGS : LARGE_BUILDINGS }, (_, place) => s.c[at + place])
    .filter((cell) => cell > 0)
    .map((cell) => (cell & (FACE_DOWN - 1)) - 1)
}
