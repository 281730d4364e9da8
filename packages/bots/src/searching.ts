import type { Budget } from '@quayside/kernel'
import type { Bot } from './bot.ts'
import { decided, simulationsFor, weigh } from './decide.ts'
import type { Asked } from './search/simulation.ts'
import { type Found, type Part, WHOLE } from './search/tally.ts'

/** Plays games on in thought before it answers; what is simple it leaves to the policy. */
function searching(id: keyof Budget): Bot {
  const inPart = (asked: Asked, seed: string, part: Part, milliseconds?: number): Found =>
    weigh(asked, seed, { simulations: simulationsFor(asked, id), milliseconds }, part)
  return {
    id,
    isQuick: (asked) => simulationsFor(asked, id) === 0,
    weigh: inPart,
    choose: (asked, seed, milliseconds) => decided([inPart(asked, seed, WHOLE, milliseconds)])[0].answers,
  }
}

export const strong = searching('strong')
export const master = searching('master')
export const grandmaster = searching('grandmaster')
