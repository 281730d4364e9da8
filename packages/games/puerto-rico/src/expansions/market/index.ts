import { argOf, OP } from '../../answers.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import type { Expansion } from '../../expansion.ts'
import { TASK } from '../../flow.ts'
import { buildings } from '../../forms.ts'
import { TASKS } from '../../state.ts'
import { drawMarket, marketDraft, partnerOf, tallyLeftOver } from './draft.ts'

/** The market of a game with more kinds of buildings than spaces; `src/market.ts` says which there are. */
export const market: Expansion = {
  id: 'market',
  tasks: { [TASK.MARKET_DRAFT]: marketDraft },
  forms: [
    {
      op: OP.OFFER,
      print: (building) => `offer ${BUILDINGS[building].id}`,
      all: buildings,
      facts: (_s, _seat, building) => ({ kind: 'offer', building: BUILDINGS[building].id }),
    },
  ],
  hooks: {
    setUp: [
      (s, out) => {
        if (s.rules.drafting === 'players') TASKS.push(s.c, TASK.MARKET_DRAFT)
        if (s.rules.drafting === 'chance') drawMarket(s, out)
      },
    ],
  },
  reasonFacts: (s, _seat, given, reason) =>
    reason === 'forbidden-pair' ? { building: BUILDINGS[argOf(given)].id, other: partnerOf(s, argOf(given)) } : null,
  ledger: tallyLeftOver,
}
