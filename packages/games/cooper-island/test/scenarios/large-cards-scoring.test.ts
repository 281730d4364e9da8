import { describe, expect, it } from 'vitest'
import { BARE, IDLE, land, SPECIAL, tableAt } from '../table.ts'

/** The last three large building cards, which also score (page 27); our rulings. */

type Setting = Parameters<typeof tableAt>[1]
type Mine = NonNullable<Setting['players']>[number]

/** Seat 0 has this card, face up unless said otherwise, and is about to place a worker. */
const owner = (card: string, mine: Mine = {}, other: Mine = {}, setting: Setting = {}) =>
  tableAt(2, {
    players: [
      { ...BARE, land: land('h0,2 meadow 1 large', 'h0,1 forest 1'), largeCards: [{ card }], ...mine },
      { ...IDLE, ...other },
    ],
    ...setting,
  })
/** Something else to answer than what is asked. */
const IDLE_HAND = { cartographer: 2 }
const cardPoints = (card: string, mine: Mine) => owner(card, mine).points(0, 'cards')
const faceDown = (card: string) => ({ largeCards: [{ card, faceDown: true }] })

describe('large-13: an unused lid onto land for a helm point (our rulings)', () => {
  const lid = { merchants: ['merchant-2', 'merchant-3', 'merchant-4', 'merchant-5'] }
  const spaces = land('h0,2 meadow 1 large', 'h0,1 settlement 3', 'h1,1 forest 3', 'h-1,2 meadow 2')

  it('on the highest free landscape; a settlement gives no more', () => {
    const table = owner('large-13', { ...lid, land: spaces })
      .says(0, 'use large-13')
      .asks(0, 'put-piece')
    expect(table.answers(0, 'put')).toEqual(['put h0,1', 'put h1,1'])
    table.refuses(0, 'put h-1,2', 'higher-space-free').says(0, 'put h0,1', 'sail one-sail').asks(0, 'turn')
    expect([table.steps(0), table.player(0).lids]).toEqual([[1, 0], 0])
    expect(table.space(0, 'h0,1')).toMatchObject({ on: 'lid' })
  })

  it('the lid blocks the space and cannot be reactivated', () => {
    const work = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } }
    const mine = { ...lid, land: spaces, cartographer: 3, storage: { coin: 1, food: 2 } }
    const table = owner('large-13', mine, {}, { work }).says(0, 'use large-13', 'put h0,1', 'sail one-sail')
    table
      .refuses(0, 'cultivate h0,1 settlement', 'space-occupied')
      .says(0, 'work D round', 'done', 'feed')
      .says(1, 'feed')
    expect(table.asks(0, 'clean-up').answers(0, 'reactivate')).toEqual([])
  })

  it('not with a used lid, not without a free landscape', () => {
    owner('large-13', { ...lid, crates: ['crate-draw'], land: spaces }).refuses(0, 'use large-13', 'no-lid')
    owner('large-13', { ...lid, land: land('h0,2 meadow 1 large') }).refuses(0, 'use large-13', 'no-free-space')
    owner('large-13').refuses(0, 'use large-13', 'no-lid')
  })

  it('at the end a point for each lid on land, only face up', () => {
    const two = {
      merchants: SPECIAL.merchants,
      land: land('h0,2 meadow 1 large', 'h0,1 forest 1 lid', 'h1,1 forest 1 lid'),
    }
    expect(cardPoints('large-13', two)).toBe(2)
    expect(cardPoints('large-13', { ...two, ...faceDown('large-13') })).toBe(0)
    expect(cardPoints('large-13', lid)).toBe(0)
  })
})

describe('large-14: an own boat is turned over and does its action (our rulings)', () => {
  const docks: Mine['docks'] = [
    { dock: 'dock-1', boat: 'boat-coin' },
    { dock: 'dock-2', boat: 'boat-copy' },
    { dock: 'dock-3', boat: 'boat-draw', faceDown: true },
  ]

  it('any of those face up', () => {
    const table = owner('large-14', { docks }).says(0, 'use large-14').asks(0, 'scrap-boat')
    expect(table.answers(0, 'scrap')).toEqual(['scrap boat-coin', 'scrap boat-copy'])
    table.refuses(0, 'skip', 'other-question')
    table.refuses(0, 'scrap boat-draw', 'boat-not-face-up').refuses(0, 'scrap boat-basic', 'boat-not-face-up')
    table.says(0, 'scrap boat-coin').asks(0, 'turn')
    expect(table.storage(0)).toEqual({ coin: 1 })
    expect(table.player(0).docks[0]).toEqual({ dock: 'dock-1', boat: 'boat-coin', faceDown: true })
  })

  it('the copy boat does the action of another boat face up', () => {
    const table = owner('large-14', { docks }, { docks: [{ dock: 'dock-1', boat: 'boat-cartographer' }] })
    table.says(0, 'use large-14', 'scrap boat-copy').asks(0, 'boat-actions')
    expect(table.answers(0, 'use boat')).toEqual(['use boat-coin', 'use boat-cartographer'])
    table.says(0, 'use boat-cartographer').asks(0, 'turn')
    expect(table.player(0).docks[1]).toEqual({ dock: 'dock-2', boat: 'boat-copy', faceDown: true })
    expect(table.player(0).cartographer).toBe(1)
  })

  it('in income too: its hand first and then once more; in later rounds it brings nothing', () => {
    const income = { now: { phase: 'income' as const, by: 0 } }
    const table = owner('large-14', { docks: docks.slice(0, 1), ...IDLE_HAND }, {}, income)
    table.says(0, 'use boat-coin', 'use large-14', 'scrap boat-coin').asks(0, 'income')
    expect(table.storage(0)).toEqual({ coin: 2 })
    table.says(0, 'done').passRound()
    expect(table.view().now).toMatchObject({ phase: 'income', by: 0, hands: ['island', 'double'] })
    table.refuses(0, 'use boat-coin', 'not-a-hand')
  })

  it('turned over before its hand is used, it gives no income any more', () => {
    const income = { now: { phase: 'income' as const, by: 0 } }
    const table = owner('large-14', { docks: docks.slice(0, 1), ...IDLE_HAND }, {}, income)
    table.says(0, 'use large-14', 'scrap boat-coin').refuses(0, 'use boat-coin', 'not-a-hand')
    expect(table.view().now).toMatchObject({ hands: ['island', 'double'] })
    expect(table.storage(0)).toEqual({ coin: 1 })
  })

  it('not without a boat face up', () => {
    owner('large-14', { docks: docks.slice(2) }).refuses(0, 'use large-14', 'boat-not-face-up')
  })

  it('at the end a point for each boat face down, only face up itself', () => {
    const down = docks.map((dock) => ({ ...dock, faceDown: true }))
    expect(cardPoints('large-14', { docks: down })).toBe(3)
    expect(cardPoints('large-14', { docks })).toBe(1)
    expect(cardPoints('large-14', { docks: down, ...faceDown('large-14') })).toBe(0)
  })
})

describe('large-15: a building or statue moves to any free landscape', () => {
  const spaces = [
    ...land(
      'h0,2 meadow 1 large',
      'h0,1 forest 4 statue',
      'h1,1 settlement 1',
      'h-1,2 meadow 2 food',
      'h2,0 meadow 1 lid',
    ),
    { space: 'h2,-1' },
  ]
  const mine = { land: spaces, merchants: ['merchant-2', 'merchant-3', 'merchant-4', 'merchant-5'] }

  it('of any level, without helm points, not even on a settlement', () => {
    const table = owner('large-15', mine).says(0, 'use large-15').asks(0, 'move-piece')
    expect(table.answers(0, 'move')).toEqual(['move h0,1 h1,1', 'move h0,2 h1,1'])
    table.refuses(0, 'move h0,1 h-1,2', 'space-occupied').refuses(0, 'move h0,1 h0,0', 'unexplored')
    table.says(0, 'move h0,1 h1,1').asks(0, 'turn')
    expect(table.space(0, 'h1,1')).toMatchObject({ on: 'statue' })
    expect(table.space(0, 'h0,1')).not.toHaveProperty('on')
    expect(table.steps(0)).toEqual([0, 0])
  })

  it('no lid, no cube', () => {
    const table = owner('large-15', mine).says(0, 'use large-15').refuses(0, 'move h2,0 h1,1', 'no-piece-there')
    table.refuses(0, 'move h-1,2 h1,1', 'no-piece-there')
  })

  it('not with every landscape taken', () => {
    owner('large-15', { land: land('h0,2 meadow 1 large') }).refuses(0, 'use large-15', 'no-free-space')
  })

  it('at the end 3 points with 2 buildings and 2 statues, only face up', () => {
    const all = [
      ...land('h0,2 meadow 1 large', 'h0,1 forest 1 small', 'h1,1 meadow 1 statue', 'h-1,2 meadow 1 statue'),
      { space: 'h2,-1' },
      { space: 'h-2,1' },
    ]
    expect(cardPoints('large-15', { land: all })).toBe(3)
    expect(cardPoints('large-15', { land: all, ...faceDown('large-15') })).toBe(0)
    const oneStatue = all.filter(({ space }) => space !== 'h-1,2' && space !== 'h-2,1')
    expect(cardPoints('large-15', { land: oneStatue })).toBe(0)
    const oneBuilding = all.map((entry) =>
      entry.space === 'h0,1' ? { space: 'h0,1', terrain: 'forest' as const, level: 1 } : entry,
    )
    expect(cardPoints('large-15', { land: oneBuilding })).toBe(0)
  })
})
