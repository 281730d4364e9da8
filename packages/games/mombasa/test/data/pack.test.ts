import { describe, expect, test } from 'vitest'
import { BUILT_IN } from '../../src/data/built-in.ts'
import { checkPack, completePack } from '../../src/data/check.ts'
import { packHash } from '../../src/data/hash.ts'
import { type Change, draft, set } from './broken.ts'

describe('the built-in pack', () => {
  test('has no problem', () => {
    expect(checkPack(BUILT_IN)).toEqual([])
  })

  test('is the same after it went through a file', () => {
    expect(completePack(draft())).toEqual(BUILT_IN)
    expect(packHash(completePack(draft()))).toBe(packHash(BUILT_IN))
  })
})

describe('an owner’s pack', () => {
  test('leaves out what it does not correct', () => {
    const given = { game: 'mombasa', name: 'My box' }
    expect(checkPack(given)).toEqual([])
    expect(completePack(given)).toEqual({ ...BUILT_IN, name: 'My box' })
  })

  test('replaces a section as a whole', () => {
    const { books } = draft()
    books.books[0].reward = { pounds: 2 }
    const given = { game: 'mombasa', name: 'My box', books }
    expect(checkPack(given)).toEqual([])
    expect(completePack(given)).toEqual({ ...BUILT_IN, name: 'My box', books })
  })

  test('is checked together with the sections it leaves out', () => {
    const { cards } = draft()
    cards.starting[1].id = 'banana-two'
    expect(checkPack({ game: 'mombasa', name: 'My box', cards })).toContainEqual({
      at: 'startingTiles.tiles[0] (start-01).restingCards[0]',
      message: 'there is no starting card banana-2',
    })
  })

  test('is copied: who gave it cannot change it any more', () => {
    const given = draft()
    const pack = completePack(given)
    given.cards.action[0].price = 9
    expect(pack).toEqual(BUILT_IN)
  })
})

describe('the fingerprint', () => {
  const changed = (change: Change): string => {
    const pack = draft()
    change(pack)
    expect(checkPack(pack)).toEqual([])
    return packHash(completePack(pack))
  }
  const backwards = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(backwards)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, inside]) => [key, backwards(inside)]),
          )
        : value

  test('is sixteen hexadecimal digits', () => {
    expect(packHash(BUILT_IN)).toMatch(/^[0-9a-f]{16}$/)
  })

  test('does not depend on the order of keys', () => {
    expect(JSON.stringify(backwards(BUILT_IN))).not.toBe(JSON.stringify(BUILT_IN))
    expect(packHash(backwards(BUILT_IN) as typeof BUILT_IN)).toBe(packHash(BUILT_IN))
  })

  test.each<[string, Change]>([
    ['the name', set('name', 'My box')],
    ['a source', set('cards.action.0.source', 'owner')],
    ['the source of a price', set('cards.starting.0.priceSource', 'owner')],
    ['a confidence', set('map.cost.confidence', 'low')],
    ['a note', set('map.cost.note', 'seen')],
    ['a region’s name', set('map.regions.0.name', 'Ethiopia')],
    ['where a name stands', set('map.regions.0.label', [1, 2])],
    ['an outline', (pack) => pack.map.regions[0].polygon.reverse()],
    ['a corner', set('map.vertices.a1', [1, 2])],
  ])('stays when %s changes', (_, change) => {
    expect(changed(change)).toBe(packHash(BUILT_IN))
  })

  test.each<[string, Change]>([
    ['a price', set('cards.action.0.price', 3)],
    ['a reward', set('map.regions.0.reward', { bookkeeping: 2 })],
    ['a border', set('map.borders.0.kind', 'double')],
    ['a way from a base', set('map.bases.cairo.adjacent.fezzan', 'double')],
    ['a bonus', set('tracks.tracks.0.specialSpaces.1.bonus.amount', 3)],
    ['a book', set('books.books.0.requirements.0.min', 2)],
    ['a starting tile', set('startingTiles.tiles.0.bonus.0.spaces', 2)],
    ['the coins of a base', set('board.bases.cairo.columns.0.0', 1)],
    ['a crossed-out A', (pack) => pack.playerBoard.bookTrack.noA.shift()],
  ])('changes when %s changes', (_, change) => {
    expect(changed(change)).not.toBe(packHash(BUILT_IN))
  })
})
