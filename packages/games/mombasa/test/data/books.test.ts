import { describe } from 'vitest'
import { breaks, set } from './checks.ts'

describe('books and starting tiles', () => {
  breaks([
    ['a book too few', (pack) => pack.books.books.pop(), 'books.books', 'expected 24 books of letter C, found 23'],
    [
      'a book twice',
      set('books.books.1.id', 'book-A01'),
      'books.books[1] (book-A01)',
      'the id book-A01 is there twice',
    ],
    [
      'a book that asks for nothing',
      set('books.books.0.requirements', []),
      'books.books[0] (book-A01).requirements',
      'expected 1 or 2 requirements, found 0',
    ],
    [
      'the same twice',
      set('books.books.24.requirements.1.kind', 'cotton'),
      'books.books[24] (book-B01).requirements[1]',
      'the requirement cotton is there twice',
    ],
    [
      'a book that gives nothing',
      set('books.books.0.reward', {}),
      'books.books[0] (book-A01).reward',
      'expected a reward',
    ],
    [
      'a starting tile too few',
      (pack) => pack.startingTiles.tiles.pop(),
      'startingTiles.tiles',
      'expected 10 starting tiles, found 9',
    ],
    [
      'a starting tile twice',
      set('startingTiles.tiles.9.id', 'start-01'),
      'startingTiles.tiles[9] (start-01)',
      'the id start-01 is there twice',
    ],
    [
      'a starting tile called like a book',
      set('startingTiles.tiles.9.id', 'book-A01'),
      'startingTiles.tiles[9] (book-A01)',
      'book-A01 is the id of a book',
    ],
    [
      'an unknown resting card',
      set('startingTiles.tiles.0.restingCards.1', 'A01'),
      'startingTiles.tiles[0] (start-01).restingCards[1]',
      'there is no starting card A01',
    ],
    [
      'a resting card twice',
      set('startingTiles.tiles.0.restingCards.1', 'banana-2'),
      'startingTiles.tiles[0] (start-01).restingCards[1]',
      'the card banana-2 is there twice',
    ],
    [
      'a starting book that gives nothing',
      set('startingTiles.tiles.0.book.reward', {}),
      'startingTiles.tiles[0] (start-01).book.reward',
      'expected a reward',
    ],
    [
      'no bonus',
      set('startingTiles.tiles.0.bonus', []),
      'startingTiles.tiles[0] (start-01).bonus',
      'expected a bonus on 1 or 2 tracks, found 0',
    ],
    [
      'a bonus twice on a track',
      set('startingTiles.tiles.3.bonus.1.track', 'diamond'),
      'startingTiles.tiles[3] (start-04).bonus[1]',
      'the track diamond is there twice',
    ],
    [
      'an unknown tile in the first game',
      set('startingTiles.firstGame.tiles.2', 'start-11'),
      'startingTiles.firstGame.tiles[2]',
      'there is no starting tile start-11',
    ],
    [
      'a tile for two seats',
      set('startingTiles.firstGame.tiles.2', 'start-01'),
      'startingTiles.firstGame.tiles[2]',
      'the tile start-01 is there twice',
    ],
  ])
})
