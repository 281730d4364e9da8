import type { Facts } from '@quayside/kernel'
import { OFFER } from '../../answers.ts'
import { box } from '../../box.ts'
import type { Expansion } from '../../expansion.ts'
import { namingBuilding } from '../../forms.ts'
import { BUILDING } from '../../ids.ts'
import { draftView, drawMarket, marketDraft, partnerOf, tallyLeftOver } from './draft.ts'

const { tasks } = box

/** The market of a game with more kinds of buildings than spaces; `rules/market.ts` says which there are. */
export const market: Expansion = {
  id: 'market',
  tasks: { marketDraft },
  forms: [namingBuilding(OFFER, 'offer')],
  hooks: {
    setUp: [
      (s, out) => {
        if (s.rules.drafting === 'players') tasks.marketDraft.push(s, 0)
        if (s.rules.drafting === 'chance') drawMarket(s, out)
      },
    ],
  },
  reasonFacts(s, _seat, given, reason): Omit<Facts, 'kind'> | null {
    const offered = OFFER.first(given)
    const building = BUILDING.id(offered)
    if (reason === 'no-draft-space' || reason === 'already-offered') return { building }
    return reason === 'forbidden-pair' ? { building, other: partnerOf(s, offered) } : null
  },
  view: draftView,
  ledger: tallyLeftOver,
}
