import { describe, expect, it } from 'vitest'
import { booksFrom, type Setting, slots, tableAt } from '../table.ts'

/** Placing books on the own track (page 7) and rulings 25, 26, 60, 61. */

const DISPLAY = [
  ['book-A03', 'book-A10', 'book-B01', 'book-B02', 'book-C03', 'book-C05'],
  ['book-A17', 'book-A23', 'book-B05', 'book-B06', 'book-C01', 'book-C07'],
]
type PlayerSetting = NonNullable<Setting['players']>[number]

/** Seat 0 has just bought these with a bookkeeper of 2. */
const holding = (player: PlayerSetting, ...bought: string[]) =>
  tableAt(2, {
    books: { display: DISPLAY },
    players: [{ pounds: 0, ...player, slots: slots(null, 'bookkeeper-2') }],
  }).says(0, 'use 2', ...bought)

const A = ['book 1 1', 'pounds']
const B = ['book 1 3', 'pounds']
const C = ['book 1 5']
const steps = (answers: string[]) => answers.map((answer) => Number(answer.split(' ')[2]))

describe('where a book may lie', () => {
  it('a book of A on every step but the crossed-out ones', () => {
    const table = holding({}, ...A).asks(0, 'place-book')
    expect(steps(table.answers(0))).toEqual([1, 2, 3, 4, 5, 7, 9, 11])
    table.refuses(0, 'place book-A03 6', 'book-crossed-out')
  })

  it.each([
    ['B', B],
    ['C', C],
  ])('a book of %s on every step', (_, bought) => {
    const table = holding({}, ...bought).asks(0, 'place-book')
    expect(steps(table.answers(0))).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
  })

  it('leaving steps empty is allowed', () => {
    const table = holding({}, ...A).says(0, 'place book-A03 9')
    expect(table.player(0).books.map(({ step }) => step)).toEqual([1, 9])
  })

  it('behind the inkwell or under it too, and that brings no reward', () => {
    const player = { ink: 3, books: booksFrom(2, 'book-A01', 'book-A22') }
    const table = holding(player, ...A)
      .says(0, 'place book-A03 3')
      .asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ ink: 3, pounds: 1 })
    expect(
      holding(player, ...A)
        .says(0, 'place book-A03 2')
        .asks(1, 'turn')
        .pounds()[0],
    ).toBe(1)
  })

  it('only a book that was just taken', () => {
    holding({}, ...A).refuses(0, 'place book-A10 2', 'book-not-held')
  })
})

describe('covering', () => {
  const row = { books: booksFrom(2, 'book-A01', 'book-B03', 'book-C09') }

  it('a book of A covers a book of A, never one of B or C', () => {
    const table = holding(row, ...A).refuses(0, 'place book-A03 3', 'book-covers')
    table.refuses(0, 'place book-A03 4', 'book-covers').says(0, 'place book-A03 2')
    expect(table.player(0).books[1]).toEqual({ step: 2, book: 'book-A03', turned: false })
    expect(table.view().books.out.A).toBe(1)
  })

  it('books of B and C cover any', () => {
    expect(steps(holding(row, ...B).answers(0)).slice(0, 4)).toEqual([1, 2, 3, 4])
    expect(steps(holding(row, ...C).answers(0)).slice(0, 4)).toEqual([1, 2, 3, 4])
  })

  it('a book that is turned over keeps its letter', () => {
    const books = [{ step: 2, book: 'book-B03', turned: true }]
    holding({ books }, ...A).refuses(0, 'place book-A03 2', 'book-covers')
    const table = holding({ books }, ...C).says(0, 'place book-C03 2')
    expect(table.player(0).books[1]).toEqual({ step: 2, book: 'book-C03', turned: false })
  })

  it('the starting book can be covered, and the book upon it counts and can be turned over', () => {
    const table = holding({}, ...A).says(0, 'place book-A03 1')
    expect(table.player(0).books).toEqual([{ step: 1, book: 'book-A03', turned: false }])
    const covered = { pounds: 2, books: booksFrom(1, 'book-A03'), slots: slots(null, 'bookkeeper-2') }
    tableAt(2, { players: [covered] }).says(0, 'use 2', 'flip 1')
  })

  it('a book bought in the same turn can be covered at once', () => {
    const table = holding({}, 'book 1 1', 'book 1 3').says(0, 'place book-A03 2', 'place book-B01 2').asks(1, 'turn')
    expect(table.player(0).books.slice(1)).toEqual([{ step: 2, book: 'book-B01', turned: false }])
    expect(table.view().books.out).toEqual({ A: 1, B: 0, C: 0 })
  })

  it('two books that look alike are placed one after the other', () => {
    const display = [['book-A01', 'book-A01', ...DISPLAY[0].slice(2)], DISPLAY[1]]
    const players = [{ pounds: 0, slots: slots(null, 'bookkeeper-2') }]
    const table = tableAt(2, { books: { display }, players }).says(0, 'use 2', 'book 1 1', 'book 1 2')
    expect(table.answers(0)).toHaveLength(8)
    table.says(0, 'place book-A01 2', 'place book-A01 3').asks(1, 'turn')
    expect(table.player(0).books.map(({ book }) => book)).toEqual(['start-01', 'book-A01', 'book-A01'])
  })

  it('several books are placed in any order', () => {
    const table = holding({}, 'book 1 1', 'book 1 3').says(0, 'place book-B01 2')
    table.refuses(0, 'place book-A03 2', 'book-covers').says(0, 'place book-A03 3').asks(1, 'turn')
  })
})

describe('no legal step', () => {
  const SHUT = [1, 2, 3, 4, 5, 7, 9, 11].map((step, i) => ({ step, book: `book-B${String(i + 7).padStart(2, '0')}` }))

  it('the book is discarded, and that is told', () => {
    const table = holding({ books: SHUT }, ...A).asks(1, 'turn')
    expect(table.events('book-discarded')).toEqual([{ kind: 'book-discarded', seat: 0, book: 'book-A03' }])
    expect(table.view().books.out.A).toBe(1)
    expect(table.view()).not.toHaveProperty('held')
  })

  it('other books of the turn are placed first', () => {
    const table = holding({ books: SHUT }, 'book 1 1', 'book 1 3').asks(0, 'place-book')
    table.says(0, 'place book-B01 6').asks(1, 'turn')
    expect(table.events('book-discarded')).toHaveLength(1)
  })
})
