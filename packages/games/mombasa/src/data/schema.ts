import { object, text } from '@quayside/kernel/data'
import * as v from 'valibot'
import { boardSchema, playerBoardSchema } from './schema/board.ts'
import { booksSchema, startingTilesSchema } from './schema/books.ts'
import { cardsSchema } from './schema/cards.ts'
import { mapSchema } from './schema/map.ts'
import { tracksSchema } from './schema/tracks.ts'

/** The shape of a pack as its owner writes it: a section left out stays as built in. What belongs together is checked apart. */
export const packSchema = object({
  game: v.literal('mombasa', '"mombasa"'),
  name: text(60),
  map: v.optional(mapSchema),
  tracks: v.optional(tracksSchema),
  cards: v.optional(cardsSchema),
  books: v.optional(booksSchema),
  startingTiles: v.optional(startingTilesSchema),
  board: v.optional(boardSchema),
  playerBoard: v.optional(playerBoardSchema),
})

export type GivenPack = v.InferOutput<typeof packSchema>
