import { list, object, oneOf, source, sourced, strict, variantMessage, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { COMPANIES, GOODS, TRACKS } from '../../ids.ts'
import { amount, pounds, space } from './numbers.ts'
import { spaceReward } from './rewards.ts'

const good = oneOf(GOODS)
const raise = whole(1, 5)

const gives = v.variant(
  'kind',
  [
    strict({ kind: v.literal('choose'), options: list(spaceReward) }),
    strict({ kind: v.literal('buyAndOrDiamond'), discount: pounds, diamond: amount }),
    strict({ kind: v.literal('discard'), card: oneOf(['any', ...GOODS]), plus: pounds }),
    strict({ kind: v.literal('otherTracks'), tracks: whole(1, COMPANIES.length - 1), spaces: amount }),
  ],
  variantMessage(['choose', 'buyAndOrDiamond', 'discard', 'otherTracks']),
)

const bonus = v.variant(
  'type',
  [
    strict({ type: v.literal('expansionTotal'), amount: raise }),
    strict({ type: v.literal('goodTotal'), good, amount: raise }),
    strict({ type: v.literal('goodPerCard'), good, amount: raise }),
    strict({ type: v.literal('cardDiscount'), amount: raise, paidWith: oneOf([...GOODS, 'anyGoods']) }),
    strict({ type: v.literal('extraBonusMarkers'), amount: raise }),
    strict({ type: v.literal('bonusSpace'), cost: object({ pounds }), gives }),
  ],
  variantMessage(['expansionTotal', 'goodTotal', 'goodPerCard', 'cardDiscount', 'extraBonusMarkers', 'bonusSpace']),
)

export const tracksSchema = object({
  firstGame: object({ ...v.entriesFromList(COMPANIES, oneOf(TRACKS)), ...sourced }),
  tracks: list(
    object({
      id: oneOf(TRACKS),
      lastSpace: space,
      shares: list(object({ space, shares: whole(1, 30) })),
      capitalCalls: list(object({ beforeSpace: space, pounds: amount })),
      specialSpaces: list(object({ space, pounds, bonus })),
      bonusSource: source,
      ...sourced,
    }),
  ),
})
