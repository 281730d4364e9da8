import { exactly, isEmpty, once, type Path, type Say } from '@quayside/kernel/data'
import { LETTERS } from '../../ids.ts'
import { BOOKS_PER_LETTER, STARTING_TILES } from '../../sizes.ts'
import type { DataPack, Requirement, Reward } from '../pack.ts'
import { OWN_EXPANSION } from './cards.ts'

export function checkBooks({ books: { books } }: DataPack, say: Say): void {
  for (const letter of LETTERS) {
    const found = books.filter((book) => book.letter === letter).length
    exactly(say, ['books', 'books'], found, BOOKS_PER_LETTER, `books of letter ${letter}`)
  }
  once(
    say,
    books.map(({ id }) => id),
    (i) => ['books', 'books', i],
  )
  books.forEach((book, i) => {
    checkBook(book, ['books', 'books', i], say)
  })
}

export function checkStartingTiles({ startingTiles: { tiles, firstGame }, books, cards }: DataPack, say: Say): void {
  exactly(say, ['startingTiles', 'tiles'], tiles.length, STARTING_TILES, 'starting tiles')
  once(
    say,
    tiles.map(({ id }) => id),
    (i) => ['startingTiles', 'tiles', i],
  )
  tiles.forEach(({ id }, i) => {
    // The tile's own book goes by its id.
    if (books.books.some((book) => book.id === id)) say(['startingTiles', 'tiles', i], `${id} is the id of a book`)
  })
  const known = new Set([OWN_EXPANSION, ...cards.starting.map(({ id }) => id)])
  tiles.forEach(({ restingCards, book, bonus }, i) => {
    const path = ['startingTiles', 'tiles', i]
    restingCards.forEach((card, k) => {
      if (!known.has(card)) say([...path, 'restingCards', k], `there is no starting card ${card}`)
    })
    once(say, restingCards, (k) => [...path, 'restingCards', k], 'card')
    checkBook(book, [...path, 'book'], say)
    if (bonus.length < 1 || bonus.length > 2)
      say([...path, 'bonus'], `expected a bonus on 1 or 2 tracks, found ${bonus.length}`)
    once(
      say,
      bonus.map(({ track }) => track),
      (k) => [...path, 'bonus', k],
      'track',
    )
  })
  const ids = new Set(tiles.map(({ id }) => id))
  firstGame.tiles.forEach((tile, seat) => {
    if (!ids.has(tile)) say(['startingTiles', 'firstGame', 'tiles', seat], `there is no starting tile ${tile}`)
  })
  once(say, firstGame.tiles, (seat) => ['startingTiles', 'firstGame', 'tiles', seat], 'tile')
}

interface Asking {
  readonly requirements: readonly Requirement[]
  readonly reward: Reward
}

function checkBook({ requirements, reward }: Asking, path: Path, say: Say): void {
  if (requirements.length < 1 || requirements.length > 2)
    say([...path, 'requirements'], `expected 1 or 2 requirements, found ${requirements.length}`)
  once(
    say,
    requirements.map(({ kind }) => kind),
    (i) => [...path, 'requirements', i],
    'requirement',
  )
  if (isEmpty(reward)) say([...path, 'reward'], 'expected a reward')
}
