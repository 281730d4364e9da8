import { list, object, oneOf, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { COUNTED_IDS, GOODS } from '../../ids.ts'
import { amount } from './numbers.ts'

/** What may be printed as a reward, by the place it is printed on, and what a book asks for. */

const steps = v.optional(amount)
const posts = v.optional(whole(1, 5))
const perUnit = v.optional(object({ good: oneOf(GOODS), minus: whole(0, 9) }))

export const regionReward = object({ pounds: steps, diamond: steps, bookkeeping: steps, track: steps })
export const bookReward = object({
  pounds: steps,
  diamond: steps,
  bookkeeping: steps,
  removePosts: posts,
  poundsPerUnit: perUnit,
})
export const majorityReward = object({
  pounds: steps,
  diamond: steps,
  bookkeeping: steps,
  track: steps,
  removePosts: posts,
})
export const spaceReward = object({ pounds: steps, diamond: steps, bookkeeping: steps })

export const requirements = list(
  object({ kind: oneOf([...COUNTED_IDS, 'anyGood', 'merchantOrBookkeeper']), min: whole(1, 20) }),
)
