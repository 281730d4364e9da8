import { type Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { demand, demandSeat, laySeat, layTable, named, say, suppliesBy } from '@quayside/kernel/positions'
import { noteChoice } from '../actions/cards.ts'
import { draw } from '../actions/draw.ts'
import { box, player, type State, table } from '../box.ts'
import {
  AREA,
  CARD,
  type Deck,
  DIARY,
  DOUBLE,
  ISLAND,
  LARGE_DECK,
  NEUTRAL,
  ORDER,
  SHAPES,
  SMALL_DECK,
  WORKER,
} from '../ids.ts'
import { heightOf } from '../land.ts'
import { ledger } from '../ledger.ts'
import { stands } from '../phases/turn.ts'
import { drawDiary } from '../sea/helm.ts'
import { chooseOrders } from '../setup.ts'
import { seatsOf, sendToOrder } from '../state.ts'
import type { Position } from './schema.ts'

/** What lies in the middle: work spaces, royal orders, bag, diaries and decks. */

const supply = suppliesBy(ledger)
const silent = new Story(false)
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/* Workers */

export function layWork(s: State, { work = {} }: Position): void {
  for (const area of AREA.all) {
    for (const worker of WORKER.all) {
      const [id, shape] = [AREA.id(area), SHAPES[worker]]
      for (const who of work[id]?.[shape] ?? []) {
        demand(who === 'neutral' ? s.rules.solo : who < s.rules.seats, say`nobody is ${who} here`)
        const colour = who === 'neutral' ? NEUTRAL : who
        demand(!stands(s, area, worker, colour), say`two workers of one colour stand on ${id} ${shape}`)
        table.work.push(s, area, worker, colour)
      }
    }
  }
}

export function layOrders(s: State, { orders }: Position): void {
  for (const { order: id, seat, worker = 'ordinary' } of orders ?? []) {
    const order = named(s, ORDER, id, 'royal order')
    demand(!table.ordersInPlay(s, order), say`${id} is given twice`)
    table.ordersInPlay.add(s, order)
    if (seat === undefined) continue
    demandSeat(seat, s.rules.seats)
    sendToOrder(s, order, seat, WORKER.of(worker))
  }
  if (!orders) for (const order of chooseOrders(s)) table.ordersInPlay.add(s, order)
}

export const isAnyoneAtWork = (s: State): boolean =>
  AREA.all.some((area) => WORKER.all.some((worker) => table.work.size(s, area, worker) > 0))

/* Double tiles */

export function layDoubles(s: State, { bag, placed, players = [] }: Position): void {
  const seats = seatsOf(s)
  layTable(box, s, { placed })
  for (const seat of seats) laySeat(box, s, seat, { doubles: players[seat]?.doubles })
  for (const double of DOUBLE.all) {
    const [id, all] = [DOUBLE.id(double), s.rules.doubleCounts[double]]
    table.bag.set(s, double, supply(s, `double ${id}`, all, say`double tiles ${id}`, bag && (bag[id] ?? 0)))
  }
  // Whoever's tiles are not given has drawn as at the start.
  if (!bag) for (const seat of seats) if (!players[seat]?.doubles) drawStart(s, seat)
  demandHeights(s)
}

function drawStart(s: State, seat: Seat): void {
  const left = sum(DOUBLE.all.map((double) => table.bag(s, double)))
  demand(left >= s.rules.startDoubles, 'the bag is empty')
  draw(s, seat, s.rules.startDoubles, silent)
}

/** All landscapes together are the singles, islands and double tiles there are. */
function demandHeights(s: State): void {
  const height = sum(seatsOf(s).map((seat) => heightOf(s, seat)))
  const ones = seatsOf(s).map((seat) => player.singles(s, seat) + ISLAND.size - player.islandsLeft.size(s, seat))
  const tiles = sum(ones) + 2 * sum(DOUBLE.all.map((double) => table.placed(s, double)))
  demand(
    height === tiles,
    say`${height} landscapes lie on the table, but singles, islands and double tiles make ${tiles}`,
  )
}

/* Diaries */

export function layDiaries(s: State, { diaries }: Position): void {
  const kinds = s.rules.diaries
  const held = table.automa.diaries(s) + sum(seatsOf(s).map((seat) => player.diaries(s, seat)))
  layTable(box, s, { diaries: diaries ?? Object.fromEntries(kinds.map(({ id, count }) => [id, count])) })
  kinds.forEach(({ id, count }, kind) => {
    demand(table.diaries(s, DIARY.all[kind]) <= count, say`there are ${count} diaries ${id}`)
  })
  if (!diaries) for (let i = 0; i < held; i++) drawDiary(s, silent)
  supply(s, 'diary', sum(kinds.map(({ count }) => count)), 'diaries', 0)
}

/* Building decks */

export function layDecks(s: State, { smallDeck, largeDeck, putBack, known = {} }: Position): void {
  layDeck(s, SMALL_DECK, smallDeck)
  layDeck(s, LARGE_DECK, largeDeck)
  table.putBack.set(s, SMALL_DECK, putBack?.small ?? 0)
  table.putBack.set(s, LARGE_DECK, putBack?.large ?? 0)
  for (const [id, choices] of Object.entries(known)) {
    const card = named(s, CARD, id, 'building card')
    for (const seat of seatsOf(s)) noteChoice(s, seat, card, (choices[seat] ?? 0) - 1)
  }
}

function layDeck(s: State, deck: Deck, given: readonly string[] | undefined): void {
  const { cardsOf, ids } = s.rules
  const kept = deck === SMALL_DECK ? player.smallCards : player.largeCards
  const held = seatsOf(s).flatMap((seat) => kept.all(s, seat))
  demand(new Set(held).size === held.length, 'a building card is held twice')
  const rest = cardsOf[deck].filter((card) => !held.includes(card))
  const cards = given?.map((id) => CARD.all[ids.card.indexOf(id)] ?? NONE) ?? rest
  const isWhole = cards.length === rest.length && rest.every((card) => cards.includes(card))
  demand(isWhole, 'a deck of building cards is all that nobody holds, each once')
  for (const card of cards) if (card !== NONE) table.deck.push(s, deck, card)
  if (!given) table.deck.shuffle(s, deck)
}
