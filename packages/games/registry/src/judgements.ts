import { judgement as cooperIsland } from '@quayside/cooper-island/judgement'
import type { AnyJudgement } from '@quayside/kernel'
import { judgement as mombasa } from '@quayside/mombasa/judgement'
import { judgement as puertoRico } from '@quayside/puerto-rico/judgement'

/** What each game knows of good play. Apart from the games because only bots need it. */
const judgements: { readonly [game: string]: AnyJudgement } = {
  'puerto-rico': puertoRico,
  mombasa,
  'cooper-island': cooperIsland,
}

export const judgementOf = (game: string): AnyJudgement | undefined => judgements[game]
