import type { Answer, AnswerList, Rng, Seat } from '@quayside/kernel'
import type { State } from './box.ts'
import { currentAsk } from './flow.ts'
import { moveInk } from './policy/bookkeeper.ts'
import { placeBook, spendPoints } from './policy/books.ts'
import { buyAndOrDiamonds, buyForPounds, chooseReward, discard, takePart } from './policy/choices.ts'
import { rateGoods, useGoods } from './policy/goods.ts'
import { chooseTier } from './policy/majorities.ts'
import { outlook } from './policy/outlook.ts'
import { takePile } from './policy/piles.ts'
import { plan, ratePlan } from './policy/plan.ts'
import { dearest, type Rating } from './policy/rating.ts'
import { enterRegion, giveBack, orderRewards, removePost } from './policy/regions.ts'
import { nextOfLine } from './policy/slots.ts'
import { keepTile } from './policy/start.ts'
import { answerCall, chooseTrack } from './policy/tracks.ts'
import { takeTurn } from './policy/turn.ts'
import { QUESTIONS, type QuestionKind, question } from './questions.ts'

/**
 * The plain opponent: it puts a worth in pounds on whatever it can do, from open information only, and does what is worth most. It looks no
 * further than the round at hand. One small file for each kind of decision lies in `policy/`; what they believe is in `weights.ts`.
 */
export function policy(s: State, seat: Seat, legal: AnswerList, rng: Rng): Answer {
  if (legal.count === 1) return legal.at(0)
  const asked = currentAsk(s).question
  if (asked === PLAN) {
    const next = nextOfLine(s, seat)
    if (next >= 0) return next
  }
  const o = outlook(s, seat)
  if (asked === PLAN) return plan(s, o)
  if (asked === GOODS) return useGoods(s, o, legal)
  if (legal.count > worths.length) worths = new Float64Array(legal.count)
  RATINGS[asked](s, o, legal, worths)
  return dearest(legal, rng, worths)
}

/** What the policy thinks each answer worth, in pounds. */
export const rate = (s: State, seat: Seat, legal: AnswerList, into: Float64Array): void =>
  RATINGS[currentAsk(s).question](s, outlook(s, seat), legal, into)

let worths = new Float64Array(256)

/** Which pile a card rests on makes no difference yet. */
const restCard: Rating = (_s, _o, legal, into) => void into.fill(0, 0, legal.count)

const BY_KIND: Record<QuestionKind, Rating> = {
  'keep-tile': keepTile,
  'rest-card': restCard,
  plan: ratePlan,
  turn: takeTurn,
  goods: rateGoods,
  'enter-region': enterRegion,
  'region-rewards': orderRewards,
  'return-post': giveBack,
  'capital-call': answerCall,
  inkwell: moveInk,
  'spend-points': spendPoints,
  'remove-post': removePost,
  'place-book': placeBook,
  'majority-tier': chooseTier,
  'buy-for-pounds': buyForPounds,
  discard,
  'choose-reward': chooseReward,
  'reward-parts': takePart,
  'buy-and-or-diamond': buyAndOrDiamonds,
  'other-tracks': chooseTrack,
  'take-pile': takePile,
}

/** By the question's number. */
const RATINGS: readonly Rating[] = QUESTIONS.map(({ kind }) => BY_KIND[kind])
/** Decided as a whole; what else could be answered is of no interest then. */
const [PLAN, GOODS] = [question('plan'), question('goods')]
