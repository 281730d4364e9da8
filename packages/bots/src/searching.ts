import { type Budget, Rng } from '@quayside/kernel'
import type { Bot } from './bot.ts'
import { decided, simulationsFor, weigh } from './decide.ts'
import { bestSeen, type Look, liked, seenBy } from './human.ts'
import type { Asked } from './search/simulation.ts'
import { type Finding, type Found, type Part, WHOLE } from './search/tally.ts'
import { valueOfPoint } from './search/value.ts'

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

/** Overlooks nothing, and likes with measure. */
const MEASURED: Look = { liking: 0.6 }

/** Looks ahead as a strong one does, and of what is nearly as good takes what it likes. */
export function strongWith(character: string): Bot {
  const liking = (asked: Asked, { answers, hope }: Finding): number =>
    hope + MEASURED.liking * liked(character, asked, answers[0]) * valueOfPoint(asked.judgement.margin)
  return {
    id: strong.id,
    isQuick: strong.isQuick,
    choose(asked, seed, milliseconds) {
      const rng = new Rng(seed)
      if (simulationsFor(asked, 'strong') === 0) return [bestSeen(seenBy(MEASURED, character, asked, rng), rng)]
      const found = decided([weigh(asked, seed, { simulations: simulationsFor(asked, 'strong'), milliseconds }, WHOLE)])
      return found.reduce((a, b) => (liking(asked, b) > liking(asked, a) ? b : a)).answers
    },
  }
}
