import { describe, expect, it } from 'vitest'
import { booksFrom, slots, tableAt } from '../table.ts'

/** Worked examples: pooled bookkeeping points (page 7) and the way of the inkwell (page 8). */

describe('Pontos de escrituração, page 7', () => {
  // The printed regions are not known: Cyrenaica, Fezzan and Songhai give a point each, for 1 + 1 + 2 expansion points from Cairo.
  const expanded = () =>
    tableAt(2, {
      players: [{ slots: slots(null, 'expansion-3', 'expansion-1-at-1') }],
      books: {
        display: [
          ['book-A03', 'book-A10', 'book-B01', 'book-B02', 'book-C03', 'book-C05'],
          ['book-A17', 'book-A23', 'book-B05', 'book-B06', 'book-C01', 'book-C07'],
        ],
      },
      bookSupply: { A: ['book-A04', 'book-A05', 'book-A06'] },
    }).says(0, 'expand cairo', 'enter cyrenaica 1', 'enter fezzan 1', 'enter songhai 1')

  it('the points of three regions are spent together: two A books and £1', () => {
    const table = expanded().asks(0, 'spend-points')
    expect(table.events('points-gained')).toEqual([{ kind: 'points-gained', seat: 0, points: 3 }])
    table.says(0, 'book 1 1', 'book 2 2', 'pounds').asks(0, 'place-book')
    expect(table.pounds()).toEqual([2, 1])
    expect(table.view().held).toEqual(['book-A03', 'book-A23'])
  })

  it('at the end of the turn the books are placed, and the two spaces are filled with A books of the supply', () => {
    const table = expanded().says(0, 'book 1 1', 'book 2 2', 'pounds')
    expect(table.view().books.display.map((row) => row.slice(0, 2))).toEqual([
      [null, 'book-A10'],
      ['book-A17', null],
    ])
    table.says(0, 'place book-A03 2', 'place book-A23 3').asks(1, 'turn')
    expect(table.player(0).books.slice(1)).toEqual([
      { step: 2, book: 'book-A03', turned: false },
      { step: 3, book: 'book-A23', turned: false },
    ])
    expect(table.view().books.display.map((row) => row.slice(0, 2))).toEqual([
      ['book-A04', 'book-A10'],
      ['book-A17', 'book-A05'],
    ])
    expect(table.view().books.left.A).toBe(1)
  })
})

describe('Use 1 carta de escriturário, page 8', () => {
  // The printed books are not known: the first four ask for bananas, expansion points, coffee, bananas and coffee; the fifth for cotton.
  const blue = {
    pounds: 3,
    startTile: 'start-02',
    slots: slots(null, 'banana-2', 'bookkeeper-2', 'coffee-2'),
    books: booksFrom(2, 'book-A23', 'book-A17', 'book-B03', 'book-B15'),
  }
  const flipped = () => tableAt(2, { players: [blue, { startTile: 'start-01' }] }).says(0, 'use 3', 'flip 2')

  it('Blue turns over the book that asks for expansion points, for £2', () => {
    const table = flipped()
    expect(table.pounds()[0]).toBe(1)
    expect(table.player(0).books[1]).toEqual({ step: 2, book: 'book-A23', turned: true })
  })

  it('without that the inkwell would stop on the first book', () => {
    const table = tableAt(2, { players: [blue, { startTile: 'start-01' }] }).says(0, 'use 3', 'step')
    table.asks(0, 'spend-points')
    expect(table.player(0).ink).toBe(1)
  })

  it('goes from book to book and stops on the fourth, as the fifth asks for what is not there', () => {
    const table = flipped().says(0, 'step', 'step', 'step').asks(0, 'inkwell', ['step', 'stop'])
    table.says(0, 'step').asks(0, 'spend-points')
    expect(table.player(0).ink).toBe(4)
  })

  it('spends the 2 points of the fourth book, then the 2 of the bookkeeper, then places all books', () => {
    const table = flipped().says(0, 'step', 'step', 'step', 'step')
    const two = { kind: 'points-gained', seat: 0, points: 2 }
    expect(table.events('points-gained')).toEqual([two])
    table.says(0, 'book 1 1', 'pounds').asks(0, 'spend-points')
    expect(table.events('points-gained')).toEqual([two, two])
    expect(table.pounds()[0]).toBe(2)
    table.refuses(0, 'book 1 1', 'no-book-there').says(0, 'book 1 6').asks(0, 'place-book')
    expect(table.view().held).toHaveLength(2)
  })

  it('the bookkeeper is turned over; the cards that met the requirements stay face up', () => {
    const table = flipped().says(0, 'step', 'step', 'step', 'step', 'pounds', 'pounds').asks(1, 'turn')
    expect(table.player(0).used).toEqual([3])
    expect(table.pounds()[0]).toBe(5)
  })
})
