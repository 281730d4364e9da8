import { describe, expect, it } from 'vitest'
import { booksFrom, slots, type Table, tableAt } from '../table.ts'

/** Visão geral dos ícones selecionados (last page): requirements and rewards of books. */

/** The inkwell on the starting book, this book ahead of it, and these cards beside the bookkeeper in slot 4. */
const before = (book: string, ...cards: string[]): Table =>
  tableAt(2, {
    players: [{ ink: 1, pounds: 0, slots: slots(null, cards[0], cards[1], 'bookkeeper-2'), books: booksFrom(2, book) }],
  }).says(0, 'use 4')

const reaches = (book: string, ...cards: string[]): boolean =>
  before(book, ...cards)
    .answers(0)
    .includes('step')

describe('4 units of one good', () => {
  it.each([
    [['cotton-4'], true],
    [['banana-3', 'banana-1'], true],
    [['coffee-2', 'coffee-2'], true],
    [['banana-3', 'coffee-3'], false],
    [['cotton-2', 'cotton-1'], false],
  ])('%j: %s', (cards, met) => {
    expect(reaches('book-B19', ...cards)).toBe(met)
  })
})

describe('one diamond merchant or bookkeeper', () => {
  it.each([
    [['merchant'], true],
    [['merchant-cairo'], true],
    [['bookkeeper-2'], true],
    [['banana-4'], false],
    [[], false],
  ])('beside the bookkeeper in use %j: %s', (cards, met) => {
    expect(reaches('book-B23', ...cards)).toBe(met)
  })

  it('one that is turned over does not count, nor one in a resting pile', () => {
    const table = tableAt(2, {
      players: [
        {
          ink: 1,
          pounds: 0,
          slots: slots(null, 'merchant', null, 'bookkeeper-2'),
          used: [2],
          resting: [[], ['merchant-cairo']],
          books: booksFrom(2, 'book-B23'),
        },
      ],
    })
    table.says(0, 'use 4').asks(0, 'spend-points')
    expect(table.player(0).ink).toBe(1)
  })
})

describe('3 units of coffee and 3 units of one more good', () => {
  it.each([
    [['coffee-3', 'cotton-3'], true],
    [['coffee-3', 'banana-3'], true],
    [['coffee-3', 'coffee-3'], true],
    [['coffee-4', 'coffee-2'], true],
    [['coffee-4', 'coffee-1'], false],
    [['coffee-2', 'cotton-4'], false],
    [['cotton-3', 'banana-3'], false],
    [['coffee-3', 'expansion-3'], false],
  ])('%j: %s', (cards, met) => {
    expect(reaches('book-C12', ...cards)).toBe(met)
  })
})

describe('pounds for cotton, less one', () => {
  const paid = (...cards: string[]) =>
    before('book-C03', ...cards)
      .says(0, 'step')
      .pounds()[0]

  it('6 units of cotton are £5', () => {
    expect(paid('cotton-4', 'cotton-2')).toBe(5)
  })

  it('1 unit of cotton is nothing', () => {
    expect(paid('cotton-1')).toBe(0)
  })

  it('without any cotton the book cannot be entered', () => {
    expect(reaches('book-C03', 'coffee-4')).toBe(false)
  })
})

describe('rewards', () => {
  it('diamond steps', () => {
    const table = before('book-C12', 'coffee-3', 'banana-3').says(0, 'step')
    expect(table.player(0).diamond).toBe(5)
  })

  it('pounds', () => {
    expect(before('book-B23', 'merchant').says(0, 'step').pounds()[0]).toBe(3)
  })

  it('bookkeeping points', () => {
    const table = before('book-B01', 'cotton-2', 'coffee-2').says(0, 'step').asks(0, 'spend-points')
    expect(table.events('points-gained')).toEqual([{ kind: 'points-gained', seat: 0, points: 2 }])
  })

  it('one post out of a base of choice, the first of its column, and out of the game', () => {
    const table = before('book-B14', 'banana-4').says(0, 'step').asks(0, 'remove-post')
    expect(table.answers(0)).toHaveLength(12)
    table.says(0, 'remove cairo 2').asks(0, 'spend-points')
    expect(table.view().bases.cairo.map(({ posts }) => posts)).toEqual([5, 4, 5])
    expect(table.view().postsOut.cairo).toBe(1)
    expect(table.view().shareValues.cairo).toBe(1)
  })

  it.each([
    ['the same company', ['remove cairo 2', 'remove cairo 2'], { cairo: 2 }],
    ['different companies', ['remove cairo 2', 'remove mombasa 1'], { cairo: 1, mombasa: 1 }],
  ])('two posts of %s', (_, answers, out) => {
    const table = before('book-C11', 'coffee-4', 'cotton-4')
      .says(0, 'step')
      .says(0, ...answers)
    table.asks(0, 'spend-points')
    expect(table.view().postsOut).toMatchObject(out)
  })
})
