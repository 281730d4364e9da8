import { describe, expect, it } from 'vitest'
import { COMPANIES } from '../../src/ids.ts'
import { newTable, type Table } from '../table.ts'

/** Preparação para a primeira partida (pages 2 and 3) and rulings 1, 2, 3, 51, 63. */

const count = <T>(list: readonly T[], wanted: T): number => list.filter((one) => one === wanted).length

/** Cards by letter: a card of these is in the block, however many look alike. */
const LETTER_A = [
  'banana-2',
  'banana-3',
  'cotton-2',
  'cotton-3',
  'coffee-2',
  'coffee-3',
  'expansion-2',
  'bookkeeper-2',
  'merchant',
]

/** Everybody rests their cards from left to right. */
function rested(table: Table): Table {
  for (const _ of table.view().players) {
    for (const __ of [1, 2]) {
      const { seat, answers } = table.match.status().ask[0]
      table.says(seat, answers[0])
    }
  }
  return table
}

describe('the table', () => {
  const seen = newTable(4).view()

  it('tracks A1, B1, C1 and D1 lie at Mombasa, Cape Town, Saint-Louis and Cairo', () => {
    expect(seen.tracks).toEqual({ mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C1', cairo: 'D1' })
  })

  it('every base holds 15 posts in three columns and shows no coin', () => {
    const full = Array.from({ length: 3 }, () => ({ posts: 5, lastOpen: false }))
    for (const company of COMPANIES) {
      expect(seen.bases[company]).toEqual(full)
      expect(seen.shareValues[company]).toBe(0)
    }
    expect(seen.posts).toEqual({})
  })

  it('the nine A cards fill the right and the middle column and the top of the left, three B cards lie below it', () => {
    const { left, middle, right } = seen.display
    expect([...right, ...middle, left[0]].sort()).toEqual([...LETTER_A].sort())
    expect(left.slice(1)).not.toContain(null)
    expect(seen.stackLeft).toBe(44 - 12)
  })

  it('the cards come from the top of the stack: right column first, each from above', () => {
    const revealed = newTable(4)
      .events('card-revealed')
      .map(({ display, row }) => `${display} ${row}`)
    const rows = [1, 2, 3, 4]
    expect(revealed).toEqual(['right', 'middle', 'left'].flatMap((column) => rows.map((row) => `${column} ${row}`)))
  })

  it('below the C cards lie four shares at 2, then four at 3', () => {
    const stack = seen.stack ?? []
    expect(stack.slice(-8, -4).every((card) => /^share-.*-at-2$/.test(card))).toBe(true)
    expect(stack.slice(-4).every((card) => /^share-.*-at-3$/.test(card))).toBe(true)
    expect(stack.slice(0, -8).some((card) => card.startsWith('share'))).toBe(false)
  })

  it('four books of each letter lie open, 20 of each in the supply', () => {
    const letters = seen.books.display.flat().map((book) => book?.slice(5, 6) ?? '')
    expect(['A', 'B', 'C'].map((letter) => count(letters, letter))).toEqual([4, 4, 4])
    expect(seen.books.left).toEqual({ A: 20, B: 20, C: 20 })
    expect(seen.books.coins.flat()).toEqual(Array.from({ length: 12 }, () => 0))
  })

  it('no tile and no space is taken, seat 0 has the first-player marker and it is round 1', () => {
    expect(seen).toMatchObject({ tiles: {}, spaces: {}, firstPlayer: 0, roundFirst: 0, round: 1, discards: [] })
  })
})

describe('the players', () => {
  it.each([
    [2, 3],
    [3, 2],
    [4, 2],
  ])('%i players have %i bonus markers each', (players, markers) => {
    expect(
      newTable(players)
        .view()
        .players.map((player) => player.markers),
    ).toEqual(Array.from({ length: players }, () => markers))
  })

  it('everybody has £1, markers at the start, the inkwell before the first book and three open slots', () => {
    for (const player of newTable(4).view().players) {
      expect(player).toMatchObject({
        pounds: 1,
        diamond: 0,
        ink: 0,
        openSlots: [2, 3, 4],
        slots: [null, null, null, null, null],
      })
    }
  })

  it('everybody has ten cards: nine that are alike, and a "1" expansion with the number of the seat', () => {
    const own = [
      'banana-1',
      'banana-2',
      'cotton-1',
      'cotton-1',
      'cotton-2',
      'coffee-1',
      'coffee-2',
      'expansion-2',
      'bookkeeper-2',
    ]
    newTable(4)
      .view()
      .players.forEach(({ hand }, seat) => {
        expect([...hand].sort()).toEqual([...own, `expansion-1-at-${seat + 1}`].sort())
      })
  })

  it('the tiles of the first game go to the seats in order, and their books lie on the first step', () => {
    newTable(4)
      .view()
      .players.forEach(({ startTile, books }, seat) => {
        expect(startTile).toBe(`start-0${seat + 1}`)
        expect(books).toEqual([{ step: 1, book: `start-0${seat + 1}`, turned: false }])
      })
  })
})

describe('resting cards', () => {
  it('are laid openly in seat order, each to a middle pile of choice that is empty', () => {
    const table = newTable(2).asks(0, 'rest-card', ['rest banana-2 2', 'rest banana-2 3', 'rest banana-2 4'])
    table.refuses(0, 'rest banana-2 1', 'pile-not-middle').refuses(0, 'rest coffee-2 2', 'other-card-rests')
    table.says(0, 'rest banana-2 4').refuses(0, 'rest cotton-1 4', 'pile-taken')
    table.says(0, 'rest cotton-1 2').asks(1, 'rest-card')
    expect(table.view(1).players[0].resting).toEqual([[], ['cotton-1'], ['coffee-2'], ['banana-2'], []])
    expect(table.player(0).hand).toHaveLength(7)
  })

  it('the third has one place left, so it is laid by itself and told', () => {
    const table = newTable(2).says(0, 'rest banana-2 3', 'rest cotton-1 2')
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 0, answer: 'rest coffee-2 4' }])
    expect(table.events('rested').at(-1)).toEqual({ kind: 'rested', seat: 0, card: 'coffee-2', pile: 4 })
  })

  it('belongs to the set-up: the first round is told of when all is laid', () => {
    const begun = newTable(2)
    expect(begun.events('round-began')).toEqual([])
    const kinds = rested(begun)
      .match.eventsFor('referee')
      .map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'round-began')).toHaveLength(1)
    expect(kinds.indexOf('round-began')).toBeGreaterThan(kinds.lastIndexOf('rested'))
  })

  it('the "1" expansion of a tile is the own card of the seat', () => {
    const table = rested(newTable(4))
    expect(table.player(2).resting).toEqual([[], ['banana-2'], ['cotton-2'], ['expansion-1-at-3'], []])
  })

  it('then everybody plans; no bonus has reached a special space or brought a pound', () => {
    const table = rested(newTable(4))
    expect(table.match.status().toMove).toEqual([0, 1, 2, 3])
    expect(table.view().now).toEqual({ phase: 'planning' })
    expect(table.pounds()).toEqual([1, 1, 1, 1])
    expect(table.events('special-space')).toEqual([])
    expect(table.view().players.map(({ tracks, diamond }) => ({ ...tracks, diamond }))).toEqual([
      { mombasa: 3, 'cape-town': 0, 'saint-louis': 0, cairo: 0, diamond: 0 },
      { mombasa: 0, 'cape-town': 3, 'saint-louis': 0, cairo: 0, diamond: 0 },
      { mombasa: 0, 'cape-town': 0, 'saint-louis': 0, cairo: 3, diamond: 0 },
      { mombasa: 0, 'cape-town': 0, 'saint-louis': 1, cairo: 0, diamond: 1 },
    ])
  })
})

describe('chance', () => {
  it('the same seed lays the same table, another seed another', () => {
    expect(newTable(4, 'first', 'one').hash).toBe(newTable(4, 'first', 'one').hash)
    expect(newTable(4, 'first', 'one').hash).not.toBe(newTable(4, 'first', 'two').hash)
  })
})
