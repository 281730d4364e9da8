import { describe, expect, it } from 'vitest'
import { booksFrom, postsAt, slots, tableAt } from '../table.ts'

/** Espaços especiais no tabuleiro do Jogador (page 12) and ruling 31. */

const merchant = (diamond: number, card = 'merchant-cairo') =>
  tableAt(2, { players: [{ pounds: 0, diamond, slots: slots(null, card) }] }).says(0, 'use 2')

describe('the end of the diamond track', () => {
  it('the marker stays on the last space', () => {
    expect(merchant(26).player(0)).toMatchObject({ diamond: 28, pounds: 1 })
  })

  it('surplus steps of the very move that arrives are £2 each', () => {
    const table = merchant(27)
    expect(table.player(0)).toMatchObject({ diamond: 28, pounds: 3 })
    expect(table.events('diamond-moved')).toEqual([{ kind: 'diamond-moved', seat: 0, steps: 1, space: 28 }])
    expect(table.events('pounds-gained')).toContainEqual({
      kind: 'pounds-gained',
      seat: 0,
      pounds: 2,
      source: 'diamond-end',
    })
  })

  it('later every step is £2, wherever it comes from', () => {
    expect(merchant(28).pounds()[0]).toBe(5)
    const players = [{ pounds: 0, diamond: 28, slots: slots(null, 'expansion-3') }]
    const posts = postsAt('cape-town', 'karoo')
    const region = tableAt(2, { players, posts }).says(0, 'expand cape-town', 'enter kalahari 1', 'done')
    expect(region.player(0)).toMatchObject({ diamond: 28, pounds: 2 })
    const books = booksFrom(2, 'book-C16')
    const area = slots(null, 'bookkeeper-2', 'expansion-3', 'expansion-1-at-1')
    const book = tableAt(2, { players: [{ pounds: 0, ink: 1, diamond: 27, books, slots: area }] }).says(
      0,
      'use 2',
      'step',
    )
    expect(book.player(0)).toMatchObject({ diamond: 28, pounds: 6 })
  })
})

describe('points of the diamond track', () => {
  it.each([
    [5, 0],
    [6, 10],
    [8, 10],
    [9, 15],
    [12, 15],
    [13, 25],
    [22, 40],
    [27, 50],
    [28, 60],
  ])('space %i: %i', (diamond, points) => {
    expect(tableAt(2, { players: [{ diamond }] }).points(0, 'diamonds')).toBe(points)
  })
})
