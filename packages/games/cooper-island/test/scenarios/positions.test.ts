import { Rng, Story } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { State } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import { land, newTable, scenarioGame, type Table, tableAt } from '../table.ts'

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
const write = ({ match }: Table) => scenarioGame.writePosition(match.state as State)

describe('what a position leaves out', () => {
  it('is as after set-up', () => {
    const table = tableAt(2, { now: undefined })
    const { round, cooper, harbourMaster, placed, work, decks, now } = table.view()
    expect({ round, cooper, harbourMaster, placed, decks, now }).toEqual({
      round: 1,
      cooper: 0,
      harbourMaster: { merchant: 'merchant-1', stands: true },
      placed: { 'forest-meadow': 0, 'forest-mountain': 0, 'forest-settlement': 0 },
      decks: { small: 15, large: 15 },
      now: { phase: 'income', by: 0, hands: ['island', 'double'] },
    })
    expect(Object.values(work).flatMap(({ round: r, square }) => [...r, ...square])).toEqual([])
    const player = table.player(1)
    expect(table.storage(1)).toEqual({ coin: 1 })
    expect(player).toMatchObject({
      cartographer: 3,
      cartographerUsed: false,
      workers: { ordinary: 2, special: 0 },
      locked: { ordinary: 2, special: 2 },
      contracts: { worker: 0, helm: 0 },
      milestones: [],
      lids: 0,
      crates: [],
      diaries: 0,
      islands: [],
      docks: [],
      statueSpaces: [],
      buildingsLeft: { small: 2, large: 2, fort: 1 },
      smallCards: [],
      largeCards: [],
      singles: 1,
    })
    expect(player.merchants).toHaveLength(5)
    expect(player.islandsLeft).toHaveLength(6)
    expect(player.boatsLeft).toHaveLength(6)
    expect(total(player.doubles)).toBe(2)
    expect(player.land.filter(({ on }) => on === 'ruin')).toHaveLength(5)
    expect(table.space(1, 'h0,2')).toEqual({ space: 'h0,2', level: 1, terrain: 'meadow', on: 'food' })
  })

  it('the same as a game that was set up, but for chance', () => {
    const [mine, dealt] = [tableAt(3, { now: undefined }), newTable(3)].map((table) => {
      const { cooper: _, now, bag, orders, players, ...rest } = table.view('spectator')
      const open = players.map(({ doubles, cartographer, ...player }) => ({ ...player, tiles: total(doubles) }))
      return { ...rest, phase: now.phase, bag: total(bag), orders: orders.length, players: open }
    })
    expect(mine).toEqual(dealt)
  })

  it.each([
    [1, 7],
    [2, 4],
    [3, 6],
    [4, 8],
  ])('royal orders for %i players: %i by chance', (players, count) => {
    const { orders } = tableAt(players, {}).view()
    expect(orders).toHaveLength(count)
    expect(orders.every((order) => !('seat' in order))).toBe(true)
    if (players < 3) expect(orders).not.toContainEqual({ order: 'order-8' })
  })

  it('cartographers by place in the order from the Cooper holder', () => {
    const table = tableAt(4, { cooper: 2, now: { phase: 'work', by: 2 } })
    expect([0, 1, 2, 3].map((seat) => table.player(seat).cartographer)).toEqual([4, 4, 3, 3])
  })

  it('the harbour master stands on the merchant of the round', () => {
    expect(tableAt(2, { round: 4 }).view().harbourMaster).toEqual({ merchant: 'merchant-4', stands: true })
    const laid = tableAt(2, { round: 4, harbourMaster: { stands: false } })
    expect(laid.view().harbourMaster).toEqual({ merchant: 'merchant-4', stands: false })
  })

  it('the bag is the box less what is on the table', () => {
    const players = [{ doubles: { 'forest-meadow': 3 } }, { doubles: { 'forest-settlement': 1 } }]
    const { bag } = tableAt(2, { players }).view()
    expect(bag).toEqual({ 'forest-meadow': 17, 'forest-mountain': 20, 'forest-settlement': 19 })
  })

  it('tiles on land may be told: then singles are too', () => {
    const player = {
      land: land('h0,2 meadow 2', 'h0,1 forest 1'),
      singles: 1,
      doubles: {},
    }
    const table = tableAt(2, { placed: { 'forest-meadow': 1 }, players: [player, { singles: 1, doubles: {} }] })
    expect(table.view().placed['forest-meadow']).toBe(1)
    expect(table.view().bag['forest-meadow']).toBe(19)
  })

  it('without that, all that lies is singles and islands', () => {
    const player = {
      land: land('h0,2 meadow 3', 'h1,1 meadow 2'),
      islands: [{ island: 'isl-coin' as const, half: 'R1.cw' }],
    }
    expect(tableAt(2, { players: [player] }).player(0).singles).toBe(4)
  })

  it('workers who are out are not at home; those gained took contracts', () => {
    const player = {
      docks: [
        { dock: 'dock-1', boat: 'boat-coin' as const },
        { dock: 'dock-2', boat: 'boat-draw' as const },
      ],
      locked: { ordinary: 1, special: 2 },
    }
    const table = tableAt(2, { players: [player], work: { A: { round: [0] }, B: { round: [1, 0] } } })
    expect(table.player(0)).toMatchObject({
      workers: { ordinary: 1, special: 0 },
      contracts: { worker: 1, helm: 0 },
      milestones: ['boats'],
    })
    expect(table.player(1).workers).toEqual({ ordinary: 1, special: 0 })
  })

  it('lids that are on no merchant, crate or land lie unused', () => {
    const player = {
      merchants: ['merchant-4'],
      crates: ['crate-draw'],
      land: land('h0,2 meadow 1', 'h0,1 forest 1 lid'),
    }
    expect(tableAt(2, { players: [player] }).player(0)).toMatchObject({ lids: 2, crates: ['crate-draw'] })
  })

  it('buildings left follow from those that stand', () => {
    const player = { land: land('h0,2 meadow 1 fort', 'h0,1 forest 1 small') }
    expect(tableAt(2, { players: [player] }).player(0).buildingsLeft).toEqual({ small: 1, large: 2, fort: 0 })
  })

  it('diaries held are gone from the supply, by chance', () => {
    const { diaries } = tableAt(2, { players: [{ diaries: 7 }, { diaries: 2 }] }).view()
    expect(total(diaries)).toBe(21)
  })

  it('decks are all that nobody holds, shuffled', () => {
    const player = {
      land: land('h0,2 meadow 1 small', 'h0,1 forest 1 large'),
      smallCards: ['small-3'],
      largeCards: [{ card: 'large-5' }],
    }
    const table = tableAt(2, { players: [player] })
    const { smallDeck, largeDeck, decks } = table.view() as View & { smallDeck: string[]; largeDeck: string[] }
    expect(decks).toEqual({ small: 14, large: 14 })
    expect(smallDeck).not.toContain('small-3')
    expect(largeDeck).not.toContain('large-5')
    expect(smallDeck).not.toEqual([...smallDeck].sort())
  })

  it('spaces without a level are unexplored: with a ruin, or where it was removed', () => {
    const player = { land: [{ space: 'h1,0' }, ...land('h0,2 meadow 1')], statueSpaces: ['statue-1'] }
    const table = tableAt(2, { players: [player] })
    expect(table.space(0, 'h1,0')).toEqual({ space: 'h1,0', level: 0 })
    expect(table.space(0, 'h-1,1')).toEqual({ space: 'h-1,1', level: 0, on: 'ruin' })
  })

  it('statue spaces that show the same are filled from the first', () => {
    const player = {
      land: [{ space: 'h1,0' }, { space: 'h-1,1' }, ...land('h0,2 meadow 1')],
      statueSpaces: ['statue-2', 'statue-1'],
    }
    expect(tableAt(2, { players: [player] }).player(0).statueSpaces).toEqual(['statue-1', 'statue-2'])
  })

  it('hands of an income are all there are, or those given', () => {
    const player = { docks: [{ dock: 'dock-1', boat: 'boat-coin' as const }] }
    const all = tableAt(2, { players: [player], now: { phase: 'income', by: 0 } })
    expect(all.view().now).toMatchObject({ hands: ['island', 'double', 'boat-coin'] })
    const some = tableAt(2, { players: [player], now: { phase: 'income', by: 0, hands: ['boat-coin'] } })
    expect(some.view().now).toMatchObject({ hands: ['boat-coin'] })
    some.refuses(0, 'island isl-coin R1.cw h1,1', 'hand-used')
  })

  it('an income of one seat goes on to the next in order', () => {
    const table = tableAt(3, { cooper: 1, now: { phase: 'income', by: 2 } }).says(2, 'done')
    table.asks(0, 'income').says(0, 'done').asks(1, 'turn')
  })

  it('Cooper is as after set-up, and begins', () => {
    const table = tableAt(1, {}, { strategy: 'merchant' })
    expect(table.view().cooper).toBe(1)
    expect(table.view().automa).toMatchObject({
      strategy: 'merchant',
      stock: 2,
      workers: { ordinary: 2, special: 0 },
      gained: { ordinary: 0, special: 0 },
      deck: { D: 2, H: 2 },
    })
  })
})

describe('written and read again', () => {
  it('the same position is always the same game', () => {
    expect(tableAt(3, {}).hash).toBe(tableAt(3, {}).hash)
    expect(tableAt(3, { seed: 'a' }).hash).not.toBe(tableAt(3, { seed: 'b' }).hash)
  })

  it.each([
    [1, 'meadow'],
    [2, 'choice'],
    [3, 'random'],
    [4, 'meadow'],
  ])('every income and every turn of a game with %i (%s) is the very same state', (players, start) => {
    const table = newTable(players, { start }, `positions ${players}`)
    const rng = new Rng(`positions ${players}`)
    let count = 0
    while (!table.over) {
      const [{ seat, kind, answers }] = table.match.status().ask
      const position = write(table)
      if (kind === 'income' || kind === 'turn') {
        const again = scenarioGame.readPosition(JSON.parse(JSON.stringify(position)), new Story(false))
        expect(again.ok && scenarioGame.hash(again.value)).toBe(table.hash)
        count++
      } else expect(position).toBeNull()
      table.says(seat, answers[rng.below(answers.length)])
    }
    expect(count).toBeGreaterThan(players * 10)
    expect(write(table)).toBeNull()
  })

  it('with everything on the table that there is', () => {
    const player = {
      storage: { coin: 2, gold: 1 },
      market: { wood: 3 },
      cartographer: 5,
      cartographerUsed: true,
      land: land(
        'h0,2 mountain 3 gold',
        'h0,1 forest 2 large',
        'h1,1 meadow 2 small',
        'h-1,2 settlement 1 statue',
        'h-2,2 forest 4 wood',
        'h1,0 meadow 1 lid',
        'h-1,1 forest 1',
      ),
      statueSpaces: ['small-5'],
      smallCards: ['small-5'],
      largeCards: [{ card: 'large-14', faceDown: true }],
      islands: [{ island: 'isl-ruin' as const, half: 'L1.ccw' }],
      docks: [
        { dock: 'dock-2', boat: 'boat-copy' as const },
        { dock: 'dock-5', boat: 'boat-basic' as const, faceDown: true },
      ],
      merchants: ['merchant-2', 'merchant-5'],
      crates: ['crate-coins'],
      ships: [{ steps: 13, anchors: 1 }, { steps: 7 }],
      diaries: 3,
      locked: { ordinary: 1, special: 1 },
      contracts: { worker: 2, helm: 1 },
    }
    const table = tableAt(2, {
      round: 3,
      cooper: 1,
      players: [player],
      orders: [{ order: 'order-1', seat: 0, worker: 'special' }, { order: 'order-5' }],
      work: { C: { round: [1, 0] } },
      putBack: { small: 1, large: 0 },
      known: { 'small-1': [1, 0], 'small-2': [1, 0], 'small-3': [1, 0] },
    })
    const position = write(table)
    const again = scenarioGame.readPosition(JSON.parse(JSON.stringify(position)), new Story(false))
    expect(again.ok && scenarioGame.hash(again.value)).toBe(table.hash)
    expect(table.player(0)).toMatchObject({ lids: 1, milestones: ['boats', 'buildings', 'lids'] })
  })

  it('keeps what seats know of the cards they put back', () => {
    const known = { 'large-4': [2, 0, 1], 'small-7': [0, 3, 0] }
    const table = tableAt(3, { known, putBack: { small: 2, large: 1 } })
    expect(write(table)).toMatchObject({ known, putBack: { small: 2, large: 1 } })
  })
})
