import type { Answer, AnswerList, Rng, Seat } from '@quayside/kernel'
import { currentAsk } from './flow.ts'
import { moveInk } from './policy/bookkeeper.ts'
import { placeBook, spendPoints } from './policy/books.ts'
import { buyAndOrDiamonds, buyForPounds, chooseReward, discard, takePart } from './policy/choices.ts'
import { useGoods } from './policy/goods.ts'
import { chooseTier } from './policy/majorities.ts'
import { type Outlook, outlook } from './policy/outlook.ts'
import { takePile } from './policy/piles.ts'
import { plan } from './policy/plan.ts'
import { enterRegion, giveBack, orderRewards, removePost } from './policy/regions.ts'
import { keepTile } from './policy/start.ts'
import { answerCall, chooseTrack } from './policy/tracks.ts'
import { takeTurn } from './policy/turn.ts'
import { QUESTIONS, type QuestionKind } from './questions.ts'
import type { State } from './state.ts'

/**
 * The plain opponent: it puts a worth in pounds on whatever it can do, from open information only, and does what is worth most. It looks no
 * further than the round at hand. One small file for each kind of decision lies in `policy/`; what they believe is in `weights.ts`.
 */
export function policy(s: State, seat: Seat, legal: AnswerList, rng: Rng): Answer {
  if (legal.count === 1) return legal.at(0)
  return DECISIONS[currentAsk(s).question](s, outlook(s, seat), legal, rng)
}

type Decision = (s: State, o: Outlook, legal: AnswerList, rng: Rng) => Answer

/** Which pile a card rests on makes no difference yet. */
const restCard: Decision = (_s, _o, legal, rng) => legal.at(rng.below(legal.count))

const BY_KIND: Record<QuestionKind, Decision> = {
  'keep-tile': keepTile,
  'rest-card': restCard,
  plan,
  turn: takeTurn,
  goods: useGoods,
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
const DECISIONS: readonly Decision[] = QUESTIONS.map(({ kind }) => BY_KIND[kind])
