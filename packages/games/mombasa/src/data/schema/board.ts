import { list, object, oneOf, source, sourced, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { COMPANIES, COUNTED_IDS, DISPLAY_COLUMNS, LETTERS, TILES } from '../../ids.ts'
import { MOST_BOOK_SPACES } from '../../sizes.ts'
import { amount, pounds, space } from './numbers.ts'
import { majorityReward } from './rewards.ts'

const PLAYERS = ['2', '3', '4'] as const
const coins = whole(0, 9)
const columns = list(list(coins))

export const boardSchema = object({
  bases: object(v.entriesFromList(COMPANIES, object({ columns, ...sourced }))),
  firstPlayerSpace: object({ bookkeeping: whole(0, 9), ...sourced }),
  buyCardSpace: object({ pounds, ...sourced }),
  discardCardSpace: object({ plus: pounds, ...sourced }),
  majorities: list(
    object({
      counts: oneOf(COUNTED_IDS),
      company: oneOf(COMPANIES),
      tiers: list(object({ min: whole(1, 30), reward: majorityReward })),
      ...sourced,
    }),
  ),
  bonusTiles: object(v.entriesFromList(TILES, object({ pounds, value: amount, ...sourced }))),
  columnSurcharge: object({ ...v.entriesFromList(DISPLAY_COLUMNS, whole(0, 9)), ...sourced }),
  bookColumns: list(object({ round: whole(2, 7), letter: oneOf(LETTERS), ...sourced })),
  // A column has two books, and each gets one coin at most.
  roundCoins: object({ ...v.entriesFromList(PLAYERS, list(whole(0, 2))), ...sourced }),
  startingPounds: object({ pounds, ...sourced }),
  bonusMarkers: object({ ...v.entriesFromList(PLAYERS, whole(1, 5)), ...sourced }),
})

const points = list(object({ space, points: whole(1, 200) }))

export const playerBoardSchema = object({
  diamondTrack: object({ last: space, points, slotOpensAt: space, overflowPounds: coins, ...sourced }),
  bookTrack: object({
    spaces: whole(1, MOST_BOOK_SPACES),
    points,
    slotOpensAt: space,
    overflowPounds: coins,
    noA: list(space),
    noASource: source,
    ...sourced,
  }),
  flipBookPounds: object({ pounds, ...sourced }),
})
