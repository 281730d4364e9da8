import { Match, optionMatrix, Rng } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { describe, expect, it } from 'vitest'
import { land as ground, player, type State, table } from '../src/box.ts'
import {
  AREA,
  BANK,
  BOAT,
  BUILDINGS,
  CRATE,
  DIARY,
  DOCK,
  DOUBLE,
  DOUBLES,
  FORT,
  ISLAND,
  MERCHANT,
  ORDER,
  ORDINARY,
  SMALL_DECK,
  SPECIAL,
  type Space,
  STATUE_SPACE,
  WORKERS,
} from '../src/ids.ts'
import { cooperIsland, cooperIslandWith } from '../src/index.ts'
import type { View } from '../src/view.ts'
import { PLENTY } from './plenty.ts'
import { land, tableAt } from './table.ts'

/** The ledger counts every limited piece of the box (pages 2 and 3), and it finds what a view shows. */

const plenty = cooperIslandWith(PLENTY)
const CARDS = Array.from({ length: 15 }, (_, i) => i + 1).flatMap((n) => [`small-${n}`, `large-${n}`])
const seats = (players: number) => Array.from({ length: players }, (_, seat) => seat)
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)

/** Kinds whose pieces are counted as they are, for so many players. */
const box = (players: number, ordinary = 4): Record<string, number> => ({
  ...Object.fromEntries(DOUBLES.map((id) => [`double ${id}`, 20])),
  ...Object.fromEntries(CARDS.map((id) => [`card ${id}`, 1])),
  diary: 30,
  ...Object.fromEntries(
    seats(players).flatMap((seat) => [
      [`boat ${seat}`, 6],
      [`island ${seat}`, 6],
      [`lid ${seat}`, 5],
      [`small ${seat}`, 2],
      [`large ${seat}`, 2],
      [`fort ${seat}`, 1],
      [`marker ${seat}`, 5],
      [`ordinary worker ${seat}`, ordinary],
      [`special worker ${seat}`, 2],
    ]),
  ),
})
/** Kinds of which the ledger tells how many there are too many or too few. */
const balanced = (players: number): Record<string, number> => ({
  'height of double tiles': 0,
  ...Object.fromEntries(
    seats(players).flatMap((seat) => [`worker contract ${seat}`, `milestone ${seat}`].map((kind) => [kind, 0])),
  ),
})

function counted(state: State): Record<string, number> {
  const found: Record<string, number> = {}
  cooperIsland.ledger(state, (kind, count) => {
    found[kind] = (found[kind] ?? 0) + count
  })
  return found
}

/** Asked after every answer: quicker than a comparison that could explain itself. */
const same = (one: Record<string, number>, other: Record<string, number>): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((kind) => one[kind] === other[kind])

/** Pieces where the referee sees them, without the ledger's help. */
function shown(state: State): Record<string, number> {
  const seen = cooperIsland.view(state, 'referee') as unknown as View & {
    smallDeck: string[]
    largeDeck: string[]
    choice?: { cards: string[] }
  }
  const { players, bag, placed, diaries, work, orders, automa } = seen
  const cards = [...seen.smallDeck, ...seen.largeDeck, ...(seen.choice?.cards ?? [])].concat(
    players.flatMap(({ smallCards, largeCards }) => [...smallCards, ...largeCards.map(({ card }) => card)]),
  )
  const onLand = (seat: number, piece: string) => players[seat].land.filter(({ on }) => on === piece).length
  const workers = (seat: number, worker: 'ordinary' | 'special') =>
    players[seat].workers[worker] +
    players[seat].locked[worker] +
    Object.values(work)
      .flatMap((spaces) => spaces[worker === 'ordinary' ? 'round' : 'square'])
      .filter((who) => who === seat).length +
    (orders as { seat?: number; worker?: string }[]).filter((order) => order.seat === seat && order.worker === worker)
      .length
  return {
    ...Object.fromEntries(
      DOUBLES.map((id) => [
        `double ${id}`,
        bag[id] + placed[id] + players.reduce((total, { doubles }) => total + doubles[id], 0),
      ]),
    ),
    ...Object.fromEntries(CARDS.map((id) => [`card ${id}`, cards.filter((card) => card === id).length])),
    diary: sum(diaries) + players.reduce((total, held) => total + held.diaries, 0) + (automa?.diaries ?? 0),
    ...Object.fromEntries(
      players.flatMap((one, seat) => [
        [`boat ${seat}`, one.boatsLeft.length + one.docks.length],
        ...BUILDINGS.map((id) => [`${id} ${seat}`, one.buildingsLeft[id] + onLand(seat, id)]),
        [`marker ${seat}`, onLand(seat, 'ruin') + onLand(seat, 'statue') + one.statueSpaces.length],
        ...WORKERS.map((id) => [`${id} worker ${seat}`, workers(seat, id)]),
        [`lid ${seat}`, one.merchants.length + one.lids + one.crates.length + onLand(seat, 'lid')],
        [`island ${seat}`, one.islandsLeft.length + one.islands.length],
      ]),
    ),
  }
}
const rows = optionMatrix(cooperIsland.schema, cooperIsland.refuse).filter(
  ({ start, level, strategy }) => start === 'random' && level === 2 && strategy === 'random',
)
const begin = (game: typeof cooperIsland, options: object, seed: string) => {
  const begun = Match.begin(game, options, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}

describe.each(rows)('a game with $players', (options) => {
  const players = options.players as number

  it('the ledger counts every kind of the box, and no other', () => {
    const { state } = begin(cooperIsland, options, 'box')
    expect(counted(state as State)).toEqual({ ...box(players), ...balanced(players) })
  })

  it.each([
    ['as it is', cooperIsland, 4],
    ['of plenty', plenty, 5],
  ] as const)('%s: whatever is answered, all pieces are there, and where the view shows them', (_, game, ordinary) => {
    const rng = new Rng(`conservation ${players}`)
    const match = begin(game, options, 'a whole game')
    const all = { ...box(players, ordinary), ...balanced(players) }
    const full = box(players, ordinary)
    while (!match.over) {
      const [{ seat, kind, answers }] = match.status().ask
      if (!same(counted(match.state as State), all)) expect(counted(match.state as State)).toEqual(all)
      // Between turns nothing is under way, so everything lies somewhere.
      if (kind === 'turn' || kind === 'income' || kind === 'clean-up') expect(shown(match.state as State)).toEqual(full)
      match.answer(seat, answers[rng.below(answers.length)])
    }
    expect(counted(match.state as State)).toEqual(all)
    expect(shown(match.state as State)).toEqual(full)
  })
})

describe('a piece that got lost would be noticed', () => {
  /** Something of everything on the table of seat 0. */
  const rich = () =>
    tableAt(2, {
      players: [
        {
          land: land(
            'h0,2 mountain 3 gold',
            'h0,1 forest 2 large',
            'h1,1 meadow 2 small',
            'h-1,2 settlement 1 statue',
            'h1,0 meadow 1 lid',
            'h-1,1 forest 1',
          ),
          statueSpaces: ['statue-1'],
          smallCards: ['small-5'],
          largeCards: [{ card: 'large-14', faceDown: true }],
          islands: [{ island: 'isl-ruin', half: 'L1.ccw' }],
          docks: [
            { dock: 'dock-1', boat: 'boat-copy' },
            { dock: 'dock-2', boat: 'boat-basic', faceDown: true },
          ],
          merchants: ['merchant-2', 'merchant-5'],
          crates: ['crate-coins'],
          diaries: 3,
          doubles: { 'forest-meadow': 1 },
          locked: { ordinary: 2, special: 1 },
        },
      ],
      orders: [{ order: 'order-1', seat: 0 }, { order: 'order-5' }],
      work: { C: { square: [0] } },
    }).match.state as State

  const space = (s: State, id: string) => s.rules.land.ids.indexOf(id) as Space
  const clear = (id: string) => (s: State) => ground.on.set(s, 0, space(s, id), NONE)

  it.each<[string, (s: State) => unknown]>([
    ['a tile of the bag', (s) => table.bag.add(s, DOUBLE.all[0], -1)],
    ['a tile on land', (s) => table.placed.add(s, DOUBLE.all[0], 1)],
    ['a tile in hand', (s) => player.doubles.add(s, 0, DOUBLE.all[0], -1)],
    ['a landscape', (s) => ground.level.add(s, 0, space(s, 'h0,1'), -1)],
    ['a single', (s) => player.singles.add(s, 0, -1)],
    ['a card of a deck', (s) => table.deck.pop(s, SMALL_DECK)],
    ['a small card', (s) => player.smallCards.pop(s, 0)],
    ['a large card', (s) => player.largeCards.pop(s, 0)],
    ['a diary of the supply', (s) => table.diaries.add(s, DIARY.all.find((diary) => table.diaries(s, diary) > 0)!, -1)],
    ['a diary held', (s) => player.diaries.add(s, 0, -1)],
    ['a lid on a merchant', (s) => player.merchants.remove(s, 0, MERCHANT.all[1])],
    ['a lid not used', (s) => player.lids.add(s, 0, -1)],
    ['a lid on a crate', (s) => player.crates.remove(s, 0, CRATE.all.find((crate) => player.crates(s, 0, crate))!)],
    ['a lid on land', clear('h1,0')],
    ['a boat at its dock', (s) => player.dock.boat.set(s, 0, DOCK.all[1], NONE)],
    ['a boat not built', (s) => player.boatsLeft.remove(s, 0, BOAT.all[0])],
    ['an island not placed', (s) => player.islandsLeft.remove(s, 0, ISLAND.all[0])],
    ['an island placed', (s) => player.bank.island.set(s, 0, BANK.of('L1'), NONE)],
    ['a building that stands', clear('h1,1')],
    ['a building on the board', (s) => player.buildingsLeft.add(s, 0, FORT, -1)],
    ['a ruin', (s) => ground.on.set(s, 0, s.rules.land.ruins[0], NONE)],
    ['a statue on its space', (s) => player.statueSpaces.remove(s, 0, STATUE_SPACE.all[0])],
    ['a statue on land', clear('h-1,2')],
    ['a worker at home', (s) => player.workers.add(s, 0, ORDINARY, -1)],
    ['a locked worker', (s) => player.locked.add(s, 0, SPECIAL, -1)],
    ['a worker at work', (s) => table.work.pop(s, AREA.of('C'), SPECIAL)],
    ['a worker on an order', (s) => table.order.holder.set(s, ORDER.all[0], NONE)],
    ['a contract', (s) => player.contracts.worker.set(s, 0, 0)],
  ])('%s', (_, lose) => {
    const state = rich()
    const before = counted(state)
    const cells = state.c.slice()
    lose(state)
    expect(state.c).not.toEqual(cells)
    expect(counted(state)).not.toEqual(before)
  })
})
