import { list, object, oneOf, sourced, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { AREAS, MILESTONES, WORKERS } from '../../ids.ts'
import { few, helm } from './numbers.ts'

export const workBoardSchema = object({
  workers: object({
    available: whole(1, 4),
    lockedOrdinary: whole(0, 3),
    // Every special worker sends one to a royal order, and with two players there are four orders.
    lockedSpecial: whole(0, 2),
    ...sourced,
  }),
  feeding: object({ base: whole(0, 9), ...sourced }),
  feedingSlots: list(object({ worker: oneOf(WORKERS), food: whole(0, 9), helm, ...sourced })),
  milestones: list(object({ id: oneOf(MILESTONES), min: whole(1, 5), ...sourced })),
  workerContracts: object({ count: whole(0, 4), ...sourced }),
  helmContracts: object({ count: whole(0, 4), helm, ...sourced }),
})

const some = v.optional(few)

const actions = object({
  draw: some,
  place: some,
  cartographer: v.optional(whole(1, 6)),
  take: some,
  boat: some,
  building: some,
  ruin: some,
  statue: some,
  merchant: some,
  islandAction: some,
  boatAction: some,
  cooper: v.optional(whole(1, 1)),
  either: v.optional(v.boolean('true or false')),
  discount: v.optional(whole(1, 9)),
})

export const areasSchema = list(
  object({ id: oneOf(AREAS), plain: actions, roundSymbol: v.optional(actions), squareSymbol: actions, ...sourced }),
)
