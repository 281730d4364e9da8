import { object, text } from '@quayside/kernel/data'
import * as v from 'valibot'
import { boatsSchema, playerBoardSchema } from './schema/boards.ts'
import { diariesSchema, largeCardsSchema, merchantsSchema, ordersSchema, smallCardsSchema } from './schema/cards.ts'
import { peninsulaSchema, tilesSchema } from './schema/land.ts'
import { soloSchema } from './schema/solo.ts'
import { areasSchema, workBoardSchema } from './schema/work.ts'

/** The shape of a pack as its owner writes it: a section left out stays as built in. What belongs together is checked apart. */
export const packSchema = object({
  game: v.literal('cooper-island', '"cooper-island"'),
  name: text(60),
  peninsula: v.optional(peninsulaSchema),
  tiles: v.optional(tilesSchema),
  boats: v.optional(boatsSchema),
  playerBoard: v.optional(playerBoardSchema),
  workBoard: v.optional(workBoardSchema),
  areas: v.optional(areasSchema),
  merchants: v.optional(merchantsSchema),
  orders: v.optional(ordersSchema),
  smallCards: v.optional(smallCardsSchema),
  largeCards: v.optional(largeCardsSchema),
  diaries: v.optional(diariesSchema),
  solo: v.optional(soloSchema),
})
