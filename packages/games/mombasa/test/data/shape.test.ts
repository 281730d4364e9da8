import { describe, expect, test } from 'vitest'
import { checkPack } from '../../src/data/check.ts'
import { breaks, draft, drop, set } from './checks.ts'

describe('the shape of a pack', () => {
  breaks([
    ['another game', set('game', 'chess'), 'game', 'expected "mombasa", found "chess"'],
    ['no name', drop('name'), 'pack', '"name" is missing'],
    ['an empty name', set('name', ' '), 'name', 'expected a line of text of at most 60 characters'],
    ['a name of two lines', set('name', 'a\nb'), 'name', 'expected a line of text'],
    ['a section nobody knows', set('dice', []), 'pack', 'does not know "dice"; it may have game, name, map'],
    ['a section that is a list', set('board', []), 'board', 'expected an object, found []'],
    ['a missing field', drop('cards.action.3.price'), 'cards.action[3] (A04)', '"price" is missing'],
    [
      'unknown fields',
      (pack) => Object.assign(pack.cards.action[3], { cost: 1, red: 2 }),
      'cards.action[3] (A04)',
      'does not know "cost", "red"',
    ],
    [
      'a number in words',
      set('cards.action.3.price', 'three'),
      'cards.action[3] (A04).price',
      'expected a whole number from 0 to 20, found "three"',
    ],
    [
      'a negative number',
      set('map.regions.8.reward.pounds', -1),
      'map.regions[8] (karoo).reward.pounds',
      'expected a whole number from 1 to 20, found -1',
    ],
    [
      'a number too large for a cell',
      set('cards.action.0.price', 40000),
      'cards.action[0] (A01).price',
      'from 0 to 20, found 40000',
    ],
    ['half a pound', set('board.startingPounds.pounds', 1.5), 'board.startingPounds.pounds', 'a whole number'],
    [
      'a reward that regions do not give',
      set('map.regions.5.reward.removePosts', 1),
      'map.regions[5] (fezzan).reward',
      'does not know "removePosts"',
    ],
    [
      'a reward that books do not give',
      set('books.books.0.reward', { track: 1 }),
      'books.books[0] (book-A01).reward',
      'does not know "track"',
    ],
    [
      'a reward that bonus spaces do not give',
      set('tracks.tracks.4.specialSpaces.0.bonus.gives.options.0', { track: 1 }),
      'tracks.tracks[4] (C1).specialSpaces[0].bonus.gives.options[0]',
      'does not know "track"',
    ],
    [
      'a reward that is a list',
      set('map.regions.2.reward', []),
      'map.regions[2] (bornu).reward',
      'expected an object, found []',
    ],
    [
      'an unknown bonus',
      set('tracks.tracks.0.specialSpaces.1.bonus.type', 'luck'),
      'tracks.tracks[0] (A1).specialSpaces[1].bonus.type',
      'extraBonusMarkers or bonusSpace, found "luck"',
    ],
    [
      'a bonus that is no object',
      set('tracks.tracks.0.specialSpaces.1.bonus', 2),
      'tracks.tracks[0] (A1).specialSpaces[1].bonus',
      'expected an object, found 2',
    ],
    [
      'an unknown bonus space',
      set('tracks.tracks.6.specialSpaces.0.bonus.gives.kind', 'buy'),
      'tracks.tracks[6] (D1).specialSpaces[0].bonus.gives.kind',
      'discard or otherTracks, found "buy"',
    ],
    [
      'an unknown kind of border',
      set('map.borders.0.kind', 'triple'),
      'map.borders[0] (abyssinia–kenya).kind',
      'expected single or double, found "triple"',
    ],
    [
      'an id with a blank',
      set('map.regions.0.id', 'a b'),
      'map.regions[0] (a b).id',
      'expected an id of letters, digits and single hyphens',
    ],
    [
      'a neighbour that is no id',
      (pack) => {
        pack.map.bases.cairo.adjacent['a b'] = 'single'
      },
      'map.bases.cairo.adjacent',
      'expected an id',
    ],
    [
      'an id that every object knows',
      set('books.books.1.id', 'constructor'),
      'books.books[1] (constructor).id',
      'expected an id',
    ],
    [
      'four resting cards',
      (pack) => pack.startingTiles.tiles[2].restingCards.push('banana-1'),
      'startingTiles.tiles[2] (start-03).restingCards[3]',
      'expected nothing more',
    ],
    [
      'two resting cards',
      (pack) => pack.startingTiles.tiles[2].restingCards.pop(),
      'startingTiles.tiles[2] (start-03).restingCards[2]',
      'found nothing',
    ],
    [
      'resting cards that are no list',
      set('startingTiles.tiles.2.restingCards', 3),
      'startingTiles.tiles[2] (start-03).restingCards',
      'expected three cards, found 3',
    ],
    ['a list that is an object', set('books.books', {}), 'books.books', 'expected a list, found an object'],
    ['an entry that is null', set('board.majorities.1', null), 'board.majorities[1]', 'expected an object, found null'],
    ['three coins for two books', set('board.roundCoins.4.0', 3), 'board.roundCoins.4[0]', 'from 0 to 2, found 3'],
    [
      'a call for nothing',
      set('tracks.tracks.0.capitalCalls.0.pounds', 0),
      'tracks.tracks[0] (A1).capitalCalls[0].pounds',
      'from 1 to 20, found 0',
    ],
    [
      'a book track without end',
      set('playerBoard.bookTrack.spaces', 40),
      'playerBoard.bookTrack.spaces',
      'from 1 to 19, found 40',
    ],
    ['no source', drop('board.majorities.0.source'), 'board.majorities[0] (coffee)', '"source" is missing'],
    [
      'a guess',
      set('cards.starting.0.source', 'guess'),
      'cards.starting[0] (banana-1).source',
      '"owner" (measured from the box)',
    ],
    [
      'a public source without a place',
      set('cards.starting.0.source', 'public:'),
      'cards.starting[0] (banana-1).source',
      'or "public:" and where',
    ],
    [
      'an unknown confidence',
      set('map.cost.confidence', 'some'),
      'map.cost.confidence',
      'expected high, medium or low',
    ],
  ])

  test.each(['rulebook', 'reconstructed', 'owner', 'public:example.org'])('the source may be %s', (source) => {
    const pack = draft()
    pack.cards.action[0].source = source
    expect(checkPack(pack)).toEqual([])
  })

  test.each([null, 7, 'mombasa', true])('%j is no pack', (given) => {
    expect(checkPack(given)).toEqual([{ at: 'pack', message: `expected an object, found ${JSON.stringify(given)}` }])
  })

  test('all problems are told, not the first alone', () => {
    const pack = draft()
    pack.cards.action[0].price = -1
    pack.cards.action[1].price = -1
    delete pack.map.regions[0].name
    pack.name = ''
    expect(checkPack(pack).map(({ at }) => at)).toEqual([
      'name',
      'map.regions[0] (abyssinia)',
      'cards.action[0] (A01).price',
      'cards.action[1] (A02).price',
    ])
  })

  test('but no more than a hundred', () => {
    const pack = draft()
    for (const book of pack.books.books) Object.assign(book, { letter: 'Z', reward: 1 })
    expect(checkPack(pack)).toHaveLength(100)
  })
})

describe('a file that means ill', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString'])('no key %s, wherever it stands', (key) => {
    const message = `does not know "${key}"`
    const first = JSON.parse(`{ "game": "mombasa", "name": "x", "${key}": { "game": "mombasa" } }`)
    expect(checkPack(first)).toContainEqual({ at: 'pack', message })
    const second = JSON.parse(JSON.stringify(draft()).replace('"adjacent":{', `"adjacent":{"${key}":"single",`))
    expect(checkPack(second)).toContainEqual({ at: 'map.bases.mombasa.adjacent', message })
  })

  test('lists and depths beyond all measure are refused at once', () => {
    const long = { ...draft(), books: { books: Array(100_000).fill(0) } }
    expect(checkPack(long)).toEqual([{ at: 'books.books', message: 'expected at most 400 entries, found 100000' }])
    const deep = { ...draft(), books: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) }
    expect(checkPack(deep)).toEqual([{ at: expect.stringContaining('books[0][0]'), message: 'lies too deep' }])
  })

  test('what it says comes back short and without control characters', () => {
    const pack = draft()
    pack.map.regions[0].id = `\u001b[2J${'x'.repeat(10_000)}`
    pack.cards.action[0].kind = '\u001b]0;title\u0007'
    for (const { at, message } of checkPack(pack)) {
      expect(`${at}${message}`).not.toMatch(/\p{Cc}/u)
      expect(`${at}${message}`.length).toBeLessThan(250)
    }
  })
})
