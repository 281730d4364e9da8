import { describe, expect, it } from 'vitest'
import { booksFrom, type Setting, slots, tableAt } from '../table.ts'

/** Pontos de escrituração (pages 6 and 7) and rulings 23, 24, 30, 49, 55, 61. */

const DISPLAY = [
  ['book-A03', 'book-A10', 'book-B01', 'book-B02', 'book-C03', 'book-C05'],
  ['book-A17', 'book-A23', 'book-B05', 'book-B06', 'book-C01', 'book-C07'],
]
const EMPTY = Array.from({ length: 2 }, () => Array.from({ length: 6 }, () => null))

type PlayerSetting = NonNullable<Setting['players']>[number]

/** Seat 0 uses a bookkeeper of 2 without anything to turn over or to enter. */
const twoPoints = (setting: Setting = {}, player: PlayerSetting = {}) =>
  tableAt(2, {
    books: { display: DISPLAY },
    ...setting,
    players: [{ pounds: 0, ...player, slots: slots(null, 'bookkeeper-2') }],
  }).says(0, 'use 2')

describe('points', () => {
  it('buy books of A and B for 1 and of C for 2', () => {
    const one = twoPoints().asks(0, 'spend-points').says(0, 'book 1 1')
    expect(one.match.game.questionFacts(one.match.state, 0)).toMatchObject({ points: 1 })
    one.says(0, 'book 2 3').asks(0, 'place-book')
    expect(one.view().held).toEqual(['book-A03', 'book-B05'])
    expect(twoPoints().says(0, 'book 1 5').asks(0, 'place-book').view().held).toEqual(['book-C03'])
  })

  it('one point is not enough for a book of C', () => {
    const table = twoPoints().says(0, 'book 1 1').refuses(0, 'book 1 5', 'book-price')
    expect(table.answers(0, 'book')).toHaveLength(7)
  })

  it('are a pound each when they are not for books', () => {
    expect(twoPoints().says(0, 'pounds').asks(1, 'turn').pounds()[0]).toBe(2)
    expect(twoPoints().says(0, 'book 1 1', 'pounds').asks(0, 'place-book').pounds()[0]).toBe(1)
  })

  it('are spent at once: nothing is kept', () => {
    const table = twoPoints()
    expect(table.answers(0)).not.toContain('done')
    table.refuses(0, 'done', 'other-question').refuses(0, 'end', 'other-question')
  })

  it('become pounds by themselves where no book can be had', () => {
    const table = twoPoints({ books: { display: EMPTY } }).asks(1, 'turn')
    expect(table.events('pounds-gained')).toEqual([
      { kind: 'pounds-gained', seat: 0, pounds: 2, source: 'bookkeeping' },
    ])
  })

  it("a book's reward and the bookkeeper's points are spent apart: 1 and 1 do not make a book of C", () => {
    const books = booksFrom(2, 'book-A05')
    const table = tableAt(2, {
      books: { display: DISPLAY },
      players: [{ pounds: 0, ink: 1, books, slots: slots(null, 'banana-2') }],
      tiles: { 'bookkeeper-tile': { seat: 0 } },
    })
    table.says(0, 'use bookkeeper-tile', 'step').refuses(0, 'book 1 5', 'book-price').says(0, 'pounds')
    table.asks(0, 'spend-points').refuses(0, 'book 1 5', 'book-price').says(0, 'pounds').asks(1, 'turn')
  })
})

describe('the display', () => {
  it('is not filled before the turn ends', () => {
    const table = twoPoints().says(0, 'book 1 1').refuses(0, 'book 1 1', 'no-book-there').says(0, 'book 1 2')
    expect(table.view().books.display[0].slice(0, 2)).toEqual([null, null])
    expect(table.events('book-revealed')).toEqual([])
    table.says(0, 'place book-A03 2')
    expect(table.events('book-revealed')).toEqual([])
    table.says(0, 'place book-A10 3').asks(1, 'turn')
    expect(table.events('book-revealed')).toHaveLength(2)
  })

  it('is filled with books of the same letter', () => {
    const table = twoPoints().says(0, 'book 1 1', 'book 1 3', 'place book-A03 2', 'place book-B01 3')
    expect(table.view().books.left).toEqual({ A: 19, B: 19, C: 20 })
    expect(table.view().books.display[0].map((book) => book?.[5])).toEqual(['A', 'A', 'B', 'B', 'C', 'C'])
  })

  it('a space whose letter has run out stays empty', () => {
    const table = twoPoints({ bookSupply: { A: [] } })
      .says(0, 'book 1 1', 'pounds', 'place book-A03 2')
      .asks(1, 'turn')
    expect(table.view().books.display[0][0]).toBeNull()
    expect(table.view().books.left.A).toBe(0)
  })
})

describe('coins', () => {
  it('lying with a book are taken with it, at purchase', () => {
    const table = twoPoints({ round: 3 })
    expect(table.view().books.coins).toEqual([
      [1, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ])
    table.says(0, 'book 1 2').asks(0, 'spend-points')
    expect(table.pounds()[0]).toBe(1)
    expect(table.events('book-taken')).toEqual([{ kind: 'book-taken', seat: 0, book: 'book-A10', pounds: 1 }])
    expect(table.view().books.coins[0]).toEqual([1, 0, 0, 0, 0, 0])
    expect(table.view().coinsTaken).toBe(1)
  })

  it('do not come back with the next book of the space', () => {
    const table = twoPoints({ round: 2 }).says(0, 'book 1 1', 'pounds', 'place book-A03 2')
    expect(table.view().books.coins[0][0]).toBe(0)
    expect(table.view().books.display[0][0]).not.toBeNull()
  })

  it('wait on an empty space, and stay where its letter has run out', () => {
    const display = [[null, ...DISPLAY[0].slice(1)], DISPLAY[1]]
    const table = tableAt(2, { books: { display }, bookSupply: { A: [] }, now: { phase: 'planning' } }).passRound()
    expect(table.view().round).toBe(2)
    expect(table.view().books.display[0][0]).toBeNull()
    expect(table.view().books.coins[0][0]).toBe(1)
    table.passRound()
    expect(table.view().books.coins[0].slice(0, 2)).toEqual([1, 1])
  })

  it('a coin that waited goes with the next book of its space', () => {
    const display = [[null, ...DISPLAY[0].slice(1)], DISPLAY[1]]
    const table = twoPoints({ round: 2, books: { display }, bookSupply: { A: ['book-A04'] } })
    table.says(0, 'book 2 1', 'pounds', 'place book-A17 2')
    expect(table.view().books.display[0][0]).toBe('book-A04')
    expect(table.view().books.coins[0][0]).toBe(1)
  })
})

describe('at the end of the book track', () => {
  const STEPS = Array.from({ length: 15 }, (_, i) => `book-B${String(i + 1).padStart(2, '0')}`)
  const atEnd = { ink: 16, books: booksFrom(2, ...STEPS) }

  it('every point is £2, and no more books', () => {
    const table = twoPoints({ books: {} }, atEnd).asks(1, 'turn')
    expect(table.pounds()[0]).toBe(4)
    expect(table.events('pounds-gained')).toEqual([{ kind: 'pounds-gained', seat: 0, pounds: 4, source: 'book-end' }])
  })

  it('so is a point of a region', () => {
    const player = { ...atEnd, pounds: 0, slots: slots(null, 'expansion-2') }
    const table = tableAt(2, { players: [player] }).says(0, 'expand cape-town', 'enter namaqualand 1', 'done')
    expect(table.asks(1, 'turn').pounds()[0]).toBe(2)
  })

  it('so are the reward and the points of the very bookkeeper that arrives', () => {
    // The last book asks for two cotton and one expansion point and gives 2 points.
    const last = { ink: 15, pounds: 0, books: booksFrom(2, ...STEPS.slice(0, 9), ...STEPS.slice(10), 'book-B10') }
    const table = tableAt(2, {
      players: [{ ...last, slots: slots(null, 'bookkeeper-2', 'cotton-2', 'expansion-1-at-1') }],
    })
    table.says(0, 'use 2', 'step').asks(1, 'turn')
    expect(table.player(0).ink).toBe(16)
    expect(table.pounds()[0]).toBe(8)
  })
})
