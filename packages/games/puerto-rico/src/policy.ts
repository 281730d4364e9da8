import { type Answer, type AnswerList, best, type Rng, type Seat } from '@quayside/kernel'
import { SKIP_DRAW, WORKER } from './answers.ts'
import { currentAsk } from './flow.ts'
import { buildWorth } from './policy/buildings.ts'
import { takeWorth } from './policy/fields.ts'
import { type Outlook, outlook } from './policy/outlook.ts'
import { roleWorth } from './policy/roles.ts'
import { loadWorth, storeWorth } from './policy/shipping.ts'
import { extraWorth, sellWorth } from './policy/trade.ts'
import { placeWorth } from './policy/workers.ts'
import { QUESTIONS, type QuestionKind } from './questions.ts'
import type { State } from './state.ts'

/**
 * The plain opponent: it gives every answer a worth in points, from open information only, and takes the dearest. It looks no further than
 * the phase at hand. One small file for each kind of decision lies in `policy/`; what they believe is in `weights.ts`.
 */
export function policy(s: State, seat: Seat, legal: AnswerList, rng: Rng): Answer {
  if (legal.count === 1) return legal.at(0)
  const worth = WORTH[currentAsk(s).question]
  if (!worth) return legal.at(rng.below(legal.count))
  const o = outlook(s, seat)
  return best(legal, rng, (answer) => worth(s, o, seat, answer))
}

type Worth = (s: State, o: Outlook, seat: Seat, answer: Answer) => number

/** A worker offered is taken, a tile offered is drawn: neither ever hurts. */
const takesWorker: Worth = (_s, _o, _seat, answer) => (answer === WORKER ? 1 : 0)
const draws: Worth = (_s, _o, _seat, answer) => (answer === SKIP_DRAW ? 0 : 1)

const BY_KIND: Record<QuestionKind, Worth> = {
  'choose-role': roleWorth,
  'settler-draw': draws,
  'settler-take': takeWorth,
  'settler-worker': takesWorker,
  'mayor-privilege': takesWorker,
  'mayor-place': placeWorth,
  'builder-build': buildWorth,
  'builder-worker': takesWorker,
  'craftsman-extra': extraWorth,
  'trader-sell': sellWorth,
  'captain-load': loadWorth,
  'captain-store': storeWorth,
}

/** By the question's number; a question that only an expansion asks has none. */
const WORTH: readonly (Worth | undefined)[] = QUESTIONS.map(({ kind }) => BY_KIND[kind])
