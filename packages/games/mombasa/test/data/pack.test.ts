import { describe, expect, test } from 'vitest'
import { checkPack } from '../../src/data/check.ts'
import { checks, draft, set } from './checks.ts'

checks.builtInIsWhole()

describe('an owner’s pack', () => {
  checks.ownersPackIsCompleted('mombasa', 'books', set('books.books.0.reward', { pounds: 2 }))

  test('is checked together with the sections it leaves out', () => {
    const { cards } = draft()
    cards.starting[1].id = 'banana-two'
    expect(checkPack({ game: 'mombasa', name: 'My box', cards })).toContainEqual({
      at: 'startingTiles.tiles[0] (start-01).restingCards[0]',
      message: 'there is no starting card banana-2',
    })
  })
})

describe('the fingerprint', () => {
  checks.fingerprintTells({
    stays: [
      ['the name', set('name', 'My box')],
      ['a source', set('cards.action.0.source', 'owner')],
      ['the source of a price', set('cards.starting.0.priceSource', 'owner')],
      ['a confidence', set('map.cost.confidence', 'low')],
      ['a note', set('map.cost.note', 'seen')],
      ['a region’s name', set('map.regions.0.name', 'Ethiopia')],
      ['where a name stands', set('map.regions.0.label', [1, 2])],
      ['an outline', (pack) => pack.map.regions[0].polygon.reverse()],
      ['a corner', set('map.vertices.a1', [1, 2])],
    ],
    changes: [
      ['a price', set('cards.action.0.price', 3)],
      ['a reward', set('map.regions.0.reward', { bookkeeping: 2 })],
      ['a border', set('map.borders.0.kind', 'double')],
      ['a way from a base', set('map.bases.cairo.adjacent.fezzan', 'double')],
      ['a bonus', set('tracks.tracks.0.specialSpaces.1.bonus.amount', 3)],
      ['a book', set('books.books.0.requirements.0.min', 2)],
      ['a starting tile', set('startingTiles.tiles.0.bonus.0.spaces', 2)],
      ['the coins of a base', set('board.bases.cairo.columns.0.0', 1)],
      ['a crossed-out A', (pack) => pack.playerBoard.bookTrack.noA.shift()],
    ],
  })
})
