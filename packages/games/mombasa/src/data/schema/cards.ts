import { id, list, object, oneOf, source, sourced, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { COMPANIES, KINDS } from '../../ids.ts'
import { pounds } from './numbers.ts'

const company = oneOf(COMPANIES)

/** Which of the optional fields a card has depends on its kind; that is checked with the whole pack. */
const card = {
  id,
  kind: oneOf(KINDS),
  value: v.optional(whole(1, 9)),
  price: pounds,
  share: v.optional(company),
  merchant: v.optional(object({ diamond: whole(0, 9), pounds: whole(0, 9), minesOf: v.optional(company) })),
  priceSource: v.optional(source),
  ...sourced,
}

export const cardsSchema = object({
  starting: list(object(card)),
  expansionOnes: list(object(card)),
  action: list(object({ ...card, letter: oneOf(['A', 'B', 'C', 'D', 'E']) })),
})
