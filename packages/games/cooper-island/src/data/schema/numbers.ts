import { list, object, oneOf, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { ITEMS } from '../../ids.ts'

/** Small numbers, so that every sum of a game stays within its cell. */
export const helm = whole(0, 9)
export const few = whole(1, 3)

/** A cost: of every item so many or none. */
export const cost = object(v.entriesFromList(ITEMS, v.optional(whole(0, 15))))
/** What is gained at once; the engine keeps two bits for each item. */
export const gained = object(v.entriesFromList(ITEMS, v.optional(whole(0, 3))))

export const items = list(oneOf(ITEMS))
