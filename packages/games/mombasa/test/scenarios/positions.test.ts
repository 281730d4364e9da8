import { describe, expect, it } from 'vitest'
import { onPieces } from '../pieces.ts'
import { newTable, slots, tableAt } from '../table.ts'

const HAND_AFTER_SET_UP = [
  'banana-1',
  'bookkeeper-2',
  'coffee-1',
  'cotton-1',
  'cotton-2',
  'expansion-1-at-1',
  'expansion-2',
]

describe('what a position leaves out', () => {
  it('is as after set-up', () => {
    const table = tableAt(2, { now: { phase: 'planning' } })
    const { round, firstPlayer, tracks, bases, posts, spaces, tiles, stackLeft, books, discards } = table.view()
    expect({ round, firstPlayer, posts, spaces, tiles, discards }).toEqual({
      round: 1,
      firstPlayer: 0,
      posts: {},
      spaces: {},
      tiles: {},
      discards: [],
    })
    expect(tracks).toEqual({ mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C1', cairo: 'D1' })
    expect(bases.cairo.map((column) => column.posts)).toEqual([5, 5, 5])
    expect(stackLeft).toBe(44 - 12)
    expect(books.left).toEqual({ A: 20, B: 20, C: 20 })
    const player = table.player(0)
    expect({ pounds: player.pounds, ink: player.ink, startTile: player.startTile }).toEqual({
      pounds: 1,
      ink: 0,
      startTile: 'start-01',
    })
    expect([...player.hand].sort()).toEqual(HAND_AFTER_SET_UP)
    expect(player.resting).toEqual([[], ['banana-2'], ['cotton-1'], ['coffee-2'], []])
  })

  it('puts starting cards named nowhere into the hand', () => {
    const { hand, resting } = tableAt(2, { players: [{ slots: slots(null, 'coffee-2') }] }).player(0)
    expect(hand).toHaveLength(9)
    expect(resting.flat()).toEqual([])
  })

  it('discards them where the hand is given', () => {
    const table = tableAt(2, { players: [{ hand: ['coffee-2'] }] })
    expect(table.player(0).hand).toEqual(['coffee-2'])
    expect(table.view().discards).toHaveLength(9)
  })

  it('takes posts on the map from the columns one after another', () => {
    const posts = {
      kenya: 'mombasa',
      abyssinia: 'mombasa',
      somaliland: 'mombasa',
      tanganyika: 'mombasa',
      kordofan: 'mombasa',
      lunda: 'mombasa',
    } as const
    expect(tableAt(2, { posts }).view().bases.mombasa).toEqual([
      { posts: 0, lastOpen: true },
      { posts: 4, lastOpen: false },
      { posts: 5, lastOpen: false },
    ])
  })

  it('lays the coins of the rounds so far on the books', () => {
    const { books, coinsTaken } = tableAt(3, { round: 4 }).view()
    expect(books.coins).toEqual([
      [1, 1, 1, 0, 0, 0],
      [1, 0, 1, 0, 0, 0],
    ])
    expect(coinsTaken).toBe(0)
  })

  it('counts coins that are not there as taken', () => {
    const coins = [
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]
    expect(tableAt(3, { round: 3, books: { coins } }).view().coinsTaken).toBe(2)
  })

  it('has bonuses in force as far as markers have come, unless it says less', () => {
    const far = { tracks: { mombasa: 11 } }
    const table = tableAt(2, { players: [{}, far], now: { phase: 'actions', by: 0 } })
    expect(table.player(1).bonuses.mombasa).toBe(2)
    const later = tableAt(2, { players: [{}, { ...far, bonuses: { mombasa: 1 } }] })
    expect(later.player(1).bonuses.mombasa).toBe(1)
  })
})

describe('a position', () => {
  it('may be a plan half made: only its owner sees it', () => {
    const table = tableAt(2, {
      players: [{ slots: slots(null, 'coffee-2') }, { sealed: true }],
      now: { phase: 'planning' },
    })
    table.asks(0, 'plan')
    expect(table.view(0).players[0].slots).toEqual([null, 'coffee-2', null, null, null])
    expect(table.view(1).players[0]).not.toHaveProperty('slots')
  })

  it('is written whenever a plan or a turn is asked for, and reads back as the same state', () => {
    const table = newTable(3, 'later', 'positions')
    let written = 0
    while (!table.over) {
      const { ask } = table.match.status()
      const position = onPieces.writePosition(table.match.state as never)
      const promised = ask.every(({ kind }) => kind === 'plan' || kind === 'turn')
      expect(position !== null || !promised).toBe(true)
      if (position !== null) {
        const again = tableAt(3, JSON.parse(JSON.stringify(position)), 'later')
        expect(again.hash).toBe(table.hash)
        written++
      }
      const { seat, answers } = ask[ask.length - 1]
      table.says(seat, answers[answers.length >> 1])
    }
    expect(written).toBeGreaterThan(50)
  })

  it('without a seed is the same game every time, and another with one', () => {
    const [one, two] = [tableAt(2, { round: 2 }), tableAt(2, { round: 2 })]
    expect(one.hash).toBe(two.hash)
    expect(tableAt(2, { round: 2, seed: 'other' }).hash).not.toBe(one.hash)
  })
})
