import { describe, expect, it } from 'vitest'
import { booksFrom, newTable, postsAt, tableAt } from '../table.ts'

/** Worked examples: starting bonuses (page 3), the value of shares (pages 3 and 11). */

describe('Preparação, step 14, page 3', () => {
  it('a starting bonus of 3 is three spaces on the Mombasa track', () => {
    const table = newTable(4)
    expect(table.player(0).startTile).toBe('start-01')
    table.says(0, 'rest banana-2 2', 'rest cotton-1 3').asks(1, 'rest-card')
    expect(table.player(0)).toMatchObject({
      diamond: 0,
      tracks: { mombasa: 3, 'cape-town': 0, 'saint-louis': 0, cairo: 0 },
    })
  })

  it('a starting bonus of 1 and 1 is a diamond space and a space on the Saint-Louis track', () => {
    const table = newTable(4)
    expect(table.player(3).startTile).toBe('start-04')
    for (const seat of [0, 1, 2, 3]) for (const _ of [1, 2]) table.says(seat, table.answers(seat)[0])
    expect(table.player(3)).toMatchObject({
      diamond: 1,
      tracks: { mombasa: 0, 'cape-town': 0, 'saint-louis': 1, cairo: 0 },
    })
  })
})

describe('Ações das Companhias e seu valor, page 3', () => {
  it('7 shares of Cape Town (5 by the track, 2 by cards) at 6 coins are worth 42', () => {
    const table = tableAt(2, {
      players: [
        { tracks: { 'cape-town': 10 }, hand: ['share-cape-town-at-2'], slots: [null, 'expansion-2-cape-town'] },
      ],
      posts: postsAt('cape-town', 'karoo', 'natal', 'kalahari', 'lunda', 'angola', 'namaqualand'),
      bases: { 'cape-town': [0, 4, 5] },
    })
    expect(table.view().shareValues['cape-town']).toBe(6)
    expect(table.player(0).shares['cape-town']).toBe(7)
    expect(table.points(0, 'cape-town')).toBe(42)
    expect(table.points(1, 'cape-town')).toBe(0)
  })
})

describe('Fim do Jogo, page 11', () => {
  it('8 shares at 4 coins are worth 32', () => {
    const table = tableAt(2, {
      players: [{ tracks: { mombasa: 15 } }],
      posts: postsAt('mombasa', 'kenya', 'tanganyika', 'somaliland', 'abyssinia', 'mozambique'),
      bases: { mombasa: [1, 4, 5] },
    })
    expect(table.view().shareValues.mombasa).toBe(4)
    expect(table.points(0, 'mombasa')).toBe(32)
  })

  it('a marker that has not gone far enough scores nothing, and books are worth no points', () => {
    const books = booksFrom(2, 'book-B01', 'book-C11')
    const table = tableAt(2, { players: [{ diamond: 5, ink: 3, books }] })
    expect([table.points(0, 'diamonds'), table.points(0, 'books')]).toEqual([0, 0])
  })
})
