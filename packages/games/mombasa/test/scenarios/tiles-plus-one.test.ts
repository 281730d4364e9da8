import { describe, expect, it } from 'vitest'
import { type Setting, slots, tableAt } from '../table.ts'

/** Tile "+1" de bens (page 9); our rulings 15, 24 and 64. */

const tiles = { 'plus-one': { seat: 0 } }
const rich = { pounds: 20, slots: slots() }
const holder = (...cards: (string | null)[]) => ({ slots: slots(null, ...cards), pounds: 0 })

describe('a 2-coffee card with the tile counts as 3', () => {
  it('when it is used: the tile is turned over with it', () => {
    const table = tableAt(2, { players: [holder('coffee-2'), rich], tiles, display: { right: ['banana-3'] } })
    table.says(0, 'attach 2', 'use 2').asks(0, 'goods')
    expect(table.view().units).toBe(3)
    table.says(0, 'buy right 1').says(1, 'end')
    expect(table.player(0).used).toEqual([2])
    table.refuses(0, 'attach 2', 'no-plus-one').refuses(0, 'mark majority-coffee', 'below-lowest-tier')
  })

  it('for a majority, against others and for the tier', () => {
    const table = tableAt(2, { players: [holder('coffee-2'), { slots: slots(null, 'coffee-3') }], tiles })
    table.refuses(0, 'mark majority-coffee', 'no-majority').says(0, 'attach 2', 'mark majority-coffee')
    table.asks(0, 'majority-tier', ['tier 1', 'tier 2'])
  })

  it('when others compare', () => {
    const players = [holder('coffee-2', 'banana-1'), { slots: slots(null, 'coffee-2') }]
    const table = tableAt(2, { players, tiles: { 'plus-one': { seat: 0, slot: 2 } }, now: { phase: 'actions', by: 1 } })
    table.refuses(1, 'mark majority-coffee', 'no-majority')
  })

  it('for what books ask and give', () => {
    const books = [
      { step: 2, book: 'book-A20' },
      { step: 3, book: 'book-C05' },
    ]
    const player = { ...holder('bookkeeper-2', 'coffee-2'), books, ink: 1 }
    const table = tableAt(2, { players: [player], tiles: { 'plus-one': { seat: 0, slot: 3 } } })
    table.says(0, 'use 2', 'step', 'step').asks(0, 'spend-points')
    expect(table.player(0)).toMatchObject({ ink: 3, pounds: 2 })
  })

  it('also if the card is being used already', () => {
    const table = tableAt(2, { players: [holder('coffee-2', 'coffee-1')], tiles, display: {} }).says(0, 'use 2')
    expect(table.says(0, 'attach 2').view().units).toBe(3)
    table.says(0, 'advance cairo', 'advance cairo', 'advance cairo').asks(1, 'turn')
  })

  it('but not if it lies on a card that is not used', () => {
    const table = tableAt(2, { players: [holder('coffee-2', 'coffee-1')], tiles, display: {} })
    expect(table.says(0, 'attach 3', 'use 2').view().units).toBe(2)
    expect(table.says(0, 'add 3').view().units).toBe(4)
  })
})

describe('where it may go', () => {
  const table = () => tableAt(2, { players: [{ ...holder('coffee-2', 'expansion-2', 'banana-2'), used: [4] }], tiles })

  it('only on a goods card that is face up', () => {
    table()
      .refuses(0, 'attach 3', 'plus-one-needs-goods')
      .refuses(0, 'attach 4', 'plus-one-needs-goods')
      .refuses(0, 'attach 1', 'plus-one-needs-goods')
      .says(0, 'attach 2')
    expect(table().answers(0, 'attach')).toEqual(['attach 2'])
  })

  it('once there it is never moved', () => {
    const players = [holder('coffee-2', 'banana-2'), rich]
    const attached = tableAt(2, { players, tiles }).says(0, 'attach 2').refuses(0, 'attach 3', 'no-plus-one')
    attached.says(0, 'use 3', 'advance cairo', 'advance cairo').says(1, 'end').refuses(0, 'attach 2', 'no-plus-one')
    expect(attached.view().tiles['plus-one']).toEqual({ seat: 0, used: false, slot: 2 })
  })

  it('only by who has it, only in the own turn, never in planning', () => {
    const players = [holder('coffee-2'), { slots: slots(null, 'coffee-2') }]
    const other = tableAt(2, { players, tiles, now: { phase: 'actions', by: 1 } })
    other.refuses(1, 'attach 2', 'no-plus-one').refuses(0, 'attach 2', 'not-your-turn')
    tableAt(2, { players, tiles, now: { phase: 'planning' } }).refuses(0, 'attach 2', 'other-question')
  })

  it('attaching is no action: the turn goes on', () => {
    const attached = table().says(0, 'attach 2').asks(0, 'turn')
    expect(attached.player(0).turns).toBe(0)
  })

  it('unattached it goes back unused', () => {
    const ended = tableAt(2, { players: [holder('coffee-2'), rich], tiles }).says(0, 'end')
    expect(ended.view().tiles).toEqual({})
  })

  it('with its next owner it can be attached again', () => {
    const players = [holder('coffee-2'), rich]
    const table = tableAt(2, { players, tiles: { 'plus-one': { seat: 0, slot: 2 } }, spaces: { 'plus-one': 1 } })
    table.passRound().says(0, 'seal').says(1, 'lay coffee-1 3', 'seal').says(0, 'end').asks(1, 'turn')
    expect(table.view().tiles).toEqual({ 'plus-one': { seat: 1, used: false } })
    expect(table.says(1, 'attach 3', 'use 3').view().units).toBe(2)
  })
})

describe('it is offered at every question of the own turn', () => {
  const other = { slots: slots(null, 'banana-4') }
  const tracks = { mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C2', cairo: 'D2' } as const
  const bought = { ...holder('coffee-2'), pounds: 9 }
  const cases: [kind: string, setting: Setting, answers: string[]][] = [
    ['turn', { players: [holder('coffee-2')] }, []],
    ['goods', { players: [holder('banana-2', 'coffee-2')] }, ['use 2']],
    ['enter-region', { players: [holder('expansion-2', 'coffee-2')] }, ['expand cairo']],
    [
      'region-rewards',
      { players: [{ ...holder('expansion-2', 'coffee-2'), tracks: { mombasa: 7 } }] },
      ['expand mombasa', 'enter tanganyika 1', 'enter kenya 1', 'enter abyssinia 1'],
    ],
    [
      'return-post',
      { players: [holder('expansion-2', 'coffee-2')], posts: { cyrenaica: 'mombasa' }, bases: { mombasa: [4, 4, 5] } },
      ['expand cairo', 'enter cyrenaica 1', 'pounds'],
    ],
    [
      'capital-call',
      { players: [{ ...holder('coffee-2'), pounds: 3, tracks: { cairo: 8 } }] },
      ['mark majority-coffee', 'tier 1'],
    ],
    ['inkwell', { players: [holder('bookkeeper-2', 'expansion-2', 'coffee-2')] }, ['use 2']],
    ['spend-points', { players: [{ ...holder('coffee-2'), turns: 1 }] }, ['mark first-player']],
    ['remove-post', { players: [{ ...holder('coffee-3', 'coffee-2'), used: [] }] }, ['mark majority-coffee', 'tier 3']],
    ['place-book', { players: [{ ...holder('coffee-2'), turns: 1 }] }, ['mark first-player', 'book 1 1']],
    ['majority-tier', { players: [holder('coffee-2')] }, ['mark majority-coffee']],
    ['buy-for-pounds', { players: [bought] }, ['mark buy-card']],
    ['discard', { players: [holder('coffee-2')] }, ['mark discard-card']],
    ['choose-reward', { players: [{ ...bought, tracks: { 'saint-louis': 5 } }] }, ['mark track-c-1']],
    [
      'reward-parts',
      { players: [{ ...holder('expansion-3', 'coffee-2'), tracks: { mombasa: 7 } }] },
      ['mark majority-expansion', 'tier 2'],
    ],
    ['buy-and-or-diamond', { tracks, players: [{ ...bought, tracks: { 'saint-louis': 5 } }] }, ['mark track-c-1']],
    ['other-tracks', { tracks, players: [{ ...bought, tracks: { cairo: 7 } }] }, ['mark track-d-1']],
    ['take-pile', { players: [{ ...holder('coffee-2'), resting: [[], ['banana-1'], ['cotton-1']] }] }, ['end']],
  ]

  it.each(cases)('%s', (kind, setting, answers) => {
    const players = [...(setting.players ?? []), other]
    const table = tableAt(2, { ...setting, players, tiles })
      .says(0, ...answers)
      .asks(0, kind)
    const offered = table.answers(0, 'attach')
    expect(offered.length).toBeGreaterThan(0)
    const before = table.match.status().ask[0]
    table.says(0, offered[0]).asks(0, kind).undoes(0)
    expect(table.match.status().ask[0]).toEqual(before)
  })

  it('also between steps of the inkwell: the tile opens the next book', () => {
    const books = [{ step: 2, book: 'book-A20' }]
    const players = [{ ...holder('bookkeeper-2', 'coffee-2'), startTile: 'start-03', books }, { startTile: 'start-01' }]
    const table = tableAt(2, { players, tiles }).says(0, 'use 2', 'step').asks(0, 'inkwell', ['stop', 'attach 3'])
    table.refuses(0, 'step', 'requirements-unmet').says(0, 'attach 3', 'step').asks(0, 'spend-points')
    expect(table.player(0)).toMatchObject({ ink: 2, pounds: 3 })
  })

  it('and before the reward of the book one stops on', () => {
    const players = [{ ...holder('bookkeeper-2', 'coffee-2'), ink: 1, books: [{ step: 2, book: 'book-C05' }] }]
    const table = tableAt(2, { players, tiles }).says(0, 'use 2', 'step', 'attach 3').asks(0, 'spend-points')
    expect(table.player(0).pounds).toBe(2)
  })
})
