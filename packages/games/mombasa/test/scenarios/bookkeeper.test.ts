import { describe, expect, it } from 'vitest'
import { booksFrom, type Setting, slots, tableAt } from '../table.ts'

/** Use 1 carta de escriturário (pages 7 and 8) and rulings 26 to 29, 60. */

type PlayerSetting = NonNullable<Setting['players']>[number]

/** Seat 0 has the inkwell on its starting book, a bookkeeper in slot 2 and uses it. */
const using = (player: PlayerSetting, ...cards: string[]) =>
  tableAt(2, { players: [{ ink: 1, ...player, slots: slots(null, 'bookkeeper-2', ...cards) }] }).says(0, 'use 2')

describe('turning a book over', () => {
  const row = { pounds: 5, books: booksFrom(2, 'book-A03', 'book-B15', 'book-A17') }

  it('any book of the track, ahead or behind, for £2', () => {
    expect(using({ ...row, ink: 2 }, 'coffee-2').answers(0)).toEqual(['flip 2', 'flip 3', 'flip 4', 'stop'])
  })

  it('not the starting book, and not where none lies', () => {
    using(row).refuses(0, 'flip 1', 'flip-starting-book').refuses(0, 'flip 5', 'flip-no-book')
  })

  it('once for each bookkeeper', () => {
    const table = using(row, 'banana-2').says(0, 'flip 3').refuses(0, 'flip 4', 'flip-again')
    expect(table.pounds()[0]).toBe(3)
  })

  it('before the inkwell moves', () => {
    using(row, 'banana-2', 'cotton-4').says(0, 'step').refuses(0, 'flip 4', 'flip-late').says(0, 'step')
  })

  it('not without the pounds', () => {
    using({ ...row, pounds: 1 }, 'banana-2').refuses(0, 'flip 2', 'flip-pounds')
  })

  it('is for good: no requirement, no reward, in later turns too', () => {
    const books = [{ step: 2, book: 'book-C14', turned: true }]
    const table = using({ books, pounds: 0 }).says(0, 'step', 'pounds').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ ink: 2, pounds: 2 })
  })

  it('a turned book is not turned again', () => {
    const books = [{ step: 2, book: 'book-C14', turned: true }]
    using({ books, pounds: 5 }).refuses(0, 'flip 2', 'flip-again')
  })

  it('may be all that is done: then the inkwell stays and only the points are spent', () => {
    const table = using(row).says(0, 'flip 4').asks(0, 'spend-points')
    expect(table.player(0).ink).toBe(1)
  })
})

describe('moving the inkwell', () => {
  it('goes as far as one likes', () => {
    const books = booksFrom(2, 'book-A01', 'book-A03', 'book-A06')
    const table = using({ books, pounds: 0 }, 'banana-3').says(0, 'step', 'stop').asks(0, 'spend-points')
    expect(table.player(0)).toMatchObject({ ink: 2, pounds: 1 })
  })

  it('only the book where it stops gives its reward', () => {
    const books = booksFrom(2, 'book-A01', 'book-A03', 'book-A06')
    const table = using({ books, pounds: 0 }, 'banana-3').says(0, 'step', 'step', 'step')
    expect(table.player(0)).toMatchObject({ ink: 4, pounds: 3 })
    expect(table.events('ink-moved').map(({ step }) => step)).toEqual([2, 3, 4])
  })

  it('requirements do not add up from book to book, and cards are not used up', () => {
    const books = booksFrom(2, 'book-A03', 'book-A04', 'book-A05')
    const table = using({ books }, 'banana-2').says(0, 'step', 'step', 'step')
    expect(table.player(0)).toMatchObject({ ink: 4, used: [2] })
  })

  it('every requirement of a book must be met', () => {
    const books = booksFrom(2, 'book-B01')
    expect(using({ books, pounds: 0 }, 'cotton-2').asks(0, 'spend-points').player(0).ink).toBe(1)
    expect(using({ books, pounds: 0 }, 'cotton-2', 'coffee-1').asks(0, 'spend-points').player(0).ink).toBe(1)
    expect(using({ books, pounds: 0 }, 'cotton-2', 'coffee-2').says(0, 'step').player(0).ink).toBe(2)
  })

  it('several cards of a kind count together', () => {
    const books = booksFrom(2, 'book-B13')
    expect(using({ books, pounds: 0 }, 'banana-1', 'banana-3').says(0, 'step').player(0).ink).toBe(2)
  })

  it('expansion points count as they lie face up', () => {
    const books = booksFrom(2, 'book-B21')
    using({ books, pounds: 0 }, 'expansion-1-at-1', 'expansion-2').says(0, 'step').asks(0, 'remove-post')
  })

  it('cards that are turned over, at rest or in hand do not count', () => {
    const books = booksFrom(2, 'book-A03')
    const table = tableAt(2, {
      players: [
        {
          ink: 1,
          pounds: 0,
          books,
          hand: ['banana-3'],
          slots: slots(null, 'bookkeeper-2', 'banana-2'),
          used: [3],
          resting: [[], ['banana-4']],
        },
      ],
    })
    expect(table.says(0, 'use 2').asks(0, 'spend-points').player(0).ink).toBe(1)
  })

  it('an empty step is never entered', () => {
    const table = using({ books: booksFrom(3, 'book-A01'), pounds: 2 }, 'banana-3')
    table.refuses(0, 'step', 'no-book-ahead').says(0, 'stop').asks(0, 'spend-points')
  })

  it('who does not meet the next book is told so, and can still turn it over', () => {
    const table = using({ books: booksFrom(2, 'book-B15'), pounds: 2 }).refuses(0, 'step', 'requirements-unmet')
    table.says(0, 'flip 2', 'step', 'pounds')
    expect(table.player(0)).toMatchObject({ ink: 2, pounds: 2 })
  })

  it('without a move there is no reward, but the points of the card are spent', () => {
    const books = booksFrom(2, 'book-A06')
    const table = using({ books, pounds: 0, ink: 2 }, 'banana-3').asks(0, 'spend-points').says(0, 'pounds')
    expect(table.asks(1, 'turn').pounds()[0]).toBe(2)
  })

  it('from before the starting book', () => {
    // The starting book of the first tile asks for 2 expansion points and pays £2.
    const table = using({ ink: 0, pounds: 0 }, 'expansion-2').says(0, 'step', 'pounds')
    expect(table.player(0)).toMatchObject({ ink: 1, pounds: 4 })
  })
})

describe('bookkeepers', () => {
  it('the higher card brings more points', () => {
    const table = tableAt(2, { players: [{ slots: slots(null, 'bookkeeper-3') }] }).says(0, 'use 2')
    expect(table.events('points-gained')).toEqual([{ kind: 'points-gained', seat: 0, points: 3 }])
  })

  it('one a turn, each on its own', () => {
    const players = [{ pounds: 0, slots: slots(null, 'bookkeeper-2', 'bookkeeper-2') }]
    const table = tableAt(2, { players }).says(0, 'use 2', 'pounds').asks(1, 'turn')
    expect(table.player(0).used).toEqual([2])
  })

  it('two merchants or bookkeepers beside the one in use: a book that asks for both of them', () => {
    const books = booksFrom(2, 'book-C23')
    expect(using({ books, pounds: 0 }, 'bookkeeper-2').asks(0, 'spend-points').player(0).ink).toBe(1)
    expect(using({ books, pounds: 0 }, 'bookkeeper-2', 'merchant').says(0, 'step').player(0).diamond).toBe(4)
  })
})
