import { type Answer, type AnswerList, best, type Rng, type Seat } from '@quayside/kernel'
import { ANNOUNCE, GUEST_TO_BUILDING, GUEST_TO_TILE, HOLD, SKIP_DRAW, STAY, TAKE_NOBLE, WORKER } from './answers.ts'
import type { State } from './box.ts'
import { currentAsk } from './flow.ts'
import { buildWorth, offerWorth } from './policy/buildings.ts'
import { expanded } from './policy/expanded.ts'
import { discardWorth, forestOrKeepWorth, takeWorth } from './policy/fields.ts'
import { type Outlook, outlook } from './policy/outlook.ts'
import { roleWorth } from './policy/roles.ts'
import { loadSmallWorth, loadWorth, swapWorth } from './policy/shipping.ts'
import { storeWorth } from './policy/storing.ts'
import { extraWorth, payWorth, sellWorth } from './policy/trade.ts'
import { liftWorth, placeWorth, poachWorth } from './policy/workers.ts'
import { QUESTIONS, type QuestionKind } from './questions.ts'

/**
 * The plain opponent: it gives every answer a worth in points, from open information only, and takes the dearest. It looks no further than
 * the phase at hand. One small file for each kind of decision lies in `policy/`; what they believe is in `weights.ts`.
 */
export function policy(s: State, seat: Seat, legal: AnswerList, rng: Rng): Answer {
  if (legal.count === 1) return legal.at(0)
  const o = outlook(s, seat)
  const worth = WORTH[currentAsk(s).question]
  if (s.rules.freeAnswers.length === 0) return best(legal, rng, (answer) => worth(s, o, seat, answer))
  const free = freeAnswer(s, o, seat, legal)
  if (free >= 0) return free
  return best(legal, rng, (answer) => (isGuestMove(answer) ? Number.NEGATIVE_INFINITY : worth(s, o, seat, answer)))
}

/** What the policy thinks each answer worth, in points. */
export function rate(s: State, seat: Seat, legal: AnswerList, worths: Float64Array): void {
  const o = outlook(s, seat)
  const worth = WORTH[currentAsk(s).question]
  const free = s.rules.freeAnswers.length === 0 ? -1 : freeAnswer(s, o, seat, legal)
  for (let i = 0; i < legal.count; i++) {
    const answer = legal.at(i)
    if (free >= 0) worths[i] = answer === free ? 0 : Number.NEGATIVE_INFINITY
    else worths[i] = isGuestMove(answer) ? Number.NEGATIVE_INFINITY : worth(s, o, seat, answer)
  }
}

/** What may be done beside any question: a card is shown as soon as it can be, a guest goes where it is needed; -1 if neither. */
function freeAnswer(s: State, o: Outlook, seat: Seat, legal: AnswerList): Answer {
  for (let i = 0; i < legal.count; i++) if (ANNOUNCE.is(legal.at(i))) return legal.at(i)
  return expanded.guestMove(s, o, seat, legal)
}

const isGuestMove = (answer: Answer): boolean => GUEST_TO_TILE.is(answer) || GUEST_TO_BUILDING.is(answer)

type Worth = (s: State, o: Outlook, seat: Seat, answer: Answer) => number

/** A worker offered is taken, a noble rather; a tile offered is drawn: none of it ever hurts. */
const takesPiece: Worth = (_s, _o, _seat, answer) => (answer === TAKE_NOBLE ? 2 : answer === WORKER ? 1 : 0)
const draws: Worth = (_s, _o, _seat, answer) => (answer === SKIP_DRAW ? 0 : 1)
/** Guests that have nowhere to go now are asked about again. */
const staysForNow: Worth = (_s, _o, _seat, answer) => (answer === STAY ? 1 : 0)

const BY_KIND: Record<QuestionKind, Worth> = {
  'choose-role': roleWorth,
  'settler-draw': draws,
  'settler-take': takeWorth,
  'settler-worker': takesPiece,
  'mayor-privilege': takesPiece,
  'mayor-place': placeWorth,
  'builder-build': buildWorth,
  'builder-worker': takesPiece,
  'craftsman-extra': extraWorth,
  'trader-sell': sellWorth,
  'captain-load': loadWorth,
  'captain-store': storeWorth,
  'market-draft': offerWorth,
  'achievement-hold': (s, _o, _seat, answer) => expanded.holdWorth(s, HOLD.first(answer)),
  'forest-or-keep': forestOrKeepWorth,
  'lodge-discard': discardWorth,
  'mayor-villa': takesPiece,
  'mayor-take': takesPiece,
  'festival-place': placeWorth,
  'black-market-return': payWorth,
  'black-market-lift': liftWorth,
  'royal-supplier': swapWorth,
  'small-wharf-load': loadSmallWorth,
  'guest-move': staysForNow,
  'buccaneer-act': (s, o, seat, answer) => expanded.actWorth(s, o, seat, answer),
  'poach-place': poachWorth,
}

/** By the question's number. */
const WORTH: readonly Worth[] = QUESTIONS.map(({ kind }) => BY_KIND[kind])
