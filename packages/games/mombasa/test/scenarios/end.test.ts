import { describe, expect, it } from 'vitest'
import { booksFrom, newTable, postsAt, type Setting, slots, tableAt } from '../table.ts'

/** Fim do Jogo (pages 10 and 11) and ruling 50. */

type PlayerSetting = NonNullable<Setting['players']>[number]

/** The last turns of round 7: seat 0 ends, the others have ended. */
const ended = (players: PlayerSetting[], setting: Setting = {}) =>
  tableAt(players.length, {
    ...setting,
    round: 7,
    players: [players[0], ...players.slice(1).map((player) => ({ ...player, ended: true }))],
  }).says(0, 'end')

describe('the end', () => {
  it('comes after the actions of round 7', () => {
    const table = newTable(3)
    let rounds = 0
    while (!table.over) {
      table.passRound()
      rounds++
    }
    expect(rounds).toBe(7)
    expect(table.view().now).toEqual({ phase: 'over' })
    table.refuses(0, 'end', 'game-over').cannotUndo(2, 'game-over')
  })
})

describe('scoring', () => {
  const POSTS = {
    ...postsAt('mombasa', 'kenya', 'tanganyika', 'somaliland', 'abyssinia', 'kordofan'),
    ...postsAt('cape-town', 'karoo', 'natal'),
    ...postsAt('cairo', 'upper-egypt'),
  }
  // Coins that are open: Mombasa 0+1+1+1+2, Cape Town 1+0, Saint-Louis none, Cairo 1.
  const BASES = { mombasa: [0, 5, 5], 'cape-town': [5, 3, 5], cairo: [5, 5, 4] }
  const BOOKS = booksFrom(2, 'book-A01', 'book-A03', 'book-A04', 'book-A05', 'book-B13', 'book-B14')

  it('has seven lines: money, the four companies, diamonds and books', () => {
    const table = ended(
      [
        {
          pounds: 13,
          tracks: { mombasa: 9, 'cape-town': 11, 'saint-louis': 18, cairo: 4 },
          diamond: 14,
          ink: 7,
          books: BOOKS,
          hand: ['share-cairo-at-2'],
          slots: slots(null, 'expansion-2-mombasa'),
          resting: [[], [], ['expansion-2-cape-town']],
        },
        { pounds: 4, tracks: { mombasa: 3 } },
      ],
      { posts: POSTS, bases: BASES },
    )
    expect(table.view().shareValues).toEqual({ mombasa: 5, 'cape-town': 1, 'saint-louis': 0, cairo: 1 })
    expect(table.score()[0]).toMatchObject({
      lines: [
        { what: 'pounds', points: 13 },
        { what: 'mombasa', points: (4 + 1) * 5 },
        { what: 'cape-town', points: (6 + 1) * 1 },
        { what: 'saint-louis', points: 0 },
        { what: 'cairo', points: (2 + 1) * 1 },
        { what: 'diamonds', points: 25 },
        { what: 'books', points: 15 },
      ],
      total: 88,
      rank: 1,
    })
    expect(table.score()[1]).toMatchObject({ total: 4 + 5, rank: 2 })
  })

  it('counts shares on cards in hand, at rest and in the action area, each once', () => {
    const cards = {
      hand: ['share-cairo-at-2', 'share-cairo-at-3'],
      slots: slots(null, 'expansion-2-cairo'),
      resting: [[], ['expansion-2-mombasa']],
    }
    const table = tableAt(2, { players: [cards] })
    expect(table.player(0).shares).toEqual({ mombasa: 1, 'cape-town': 0, 'saint-louis': 0, cairo: 3 })
    expect(tableAt(2, { players: [cards], now: { phase: 'planning' } }).player(0).shares.cairo).toBe(3)
  })

  it.each([
    [3, 0],
    [4, 10],
    [5, 10],
    [6, 15],
    [7, 15],
  ])('the inkwell on step %i has passed a value of %i', (ink, points) => {
    expect(tableAt(2, { players: [{ ink, books: BOOKS }] }).points(0, 'books')).toBe(points)
  })

  it('a tie is a shared victory', () => {
    const table = ended([{ pounds: 7 }, { pounds: 7 }, { pounds: 2 }])
    expect(table.score().map(({ total, rank }) => [total, rank])).toEqual([
      [7, 1],
      [7, 1],
      [2, 3],
    ])
  })

  it('money that is left counts pound for pound, and the tie is of the whole sum', () => {
    const table = ended([{ pounds: 10 }, { pounds: 0, diamond: 6 }])
    expect(table.score().map(({ rank }) => rank)).toEqual([1, 1])
  })

  it('is open to everybody, all the time', () => {
    const table = tableAt(2, { players: [{ pounds: 9 }] })
    expect(table.score(1)).toEqual(table.score('referee'))
  })
})
