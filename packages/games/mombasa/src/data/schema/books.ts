import { id, list, object, oneOf, sourced, tuple, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { COMPANIES, LETTERS } from '../../ids.ts'
import { amount } from './numbers.ts'
import { bookReward, requirements } from './rewards.ts'

export const booksSchema = object({
  price: object({ ...v.entriesFromList(LETTERS, whole(1, 9)), ...sourced }),
  books: list(object({ id, letter: oneOf(LETTERS), requirements, reward: bookReward, ...sourced })),
})

export const startingTilesSchema = object({
  tiles: list(
    object({
      id,
      restingCards: tuple([id, id, id], 'three cards'),
      book: object({ requirements, reward: bookReward }),
      bonus: list(object({ track: oneOf([...COMPANIES, 'diamond']), spaces: amount })),
      ...sourced,
    }),
  ),
  firstGame: object({ tiles: tuple([id, id, id, id], 'four tiles'), ...sourced }),
})
