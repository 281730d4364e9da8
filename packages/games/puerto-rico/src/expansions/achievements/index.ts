import type { ScoreLine, Seat } from '@quayside/kernel'
import { OP } from '../../answers.ts'
import type { Expansion } from '../../expansion.ts'
import { TASK } from '../../flow.ts'
import type { AnswerForm } from '../../forms.ts'
import { isAutoma, type State } from '../../state.ts'
import { announcing } from './announcing.ts'
import { achievementCells, CARDS, heldCards, isFulfilled } from './cards.ts'
import { achievementHold, pushDeal } from './dealing.ts'
import { fulfillingHooks } from './fulfilling.ts'
import { layAchievements } from './laying.ts'
import { cardsKnown, dealAnew, viewCards } from './secrets.ts'

/** Points of a seat's cards that are fulfilled, or of those that are not. */
function pointsOf(s: State, seat: Seat, fulfilled: boolean): number {
  return heldCards(s, seat).reduce(
    (sum, card, place) => (isFulfilled(s, seat, place) === fulfilled ? sum + CARDS[card].vp : sum),
    0,
  )
}

/** What every Puertoma scores for the cards that players did not fulfil. */
export function unfinishedPoints(s: State): number {
  let points = 0
  for (let seat = 0; seat < s.rules.humans; seat++) points += pointsOf(s, seat, false)
  return points
}

/** Fulfilled cards count, announced or not; where Puertomas play only what is left unfulfilled does, and for them. */
function scoreLines(s: State, seat: Seat): ScoreLine[] {
  if (isAutoma(s, seat)) return [{ what: 'unfinished', points: unfinishedPoints(s) }]
  return s.rules.automa ? [] : [{ what: 'achievements', points: pointsOf(s, seat, true) }]
}

const cardForm = (op: number, word: 'hold' | 'announce'): AnswerForm => ({
  op,
  print: (card) => `${word} ${CARDS[card].id}`,
  all: () => CARDS.map((_, card) => [card, 0] as const),
  facts: (_s, _seat, card) => ({ kind: word, achievement: CARDS[card].id }),
})

/**
 * Achievements: secret cards with goals of one's own, for points at the end.
 * Source: 1897, Expansão VI; Puertoma, Expansão VI.
 */
export const achievements: Expansion = {
  id: 'achievements',
  cells: achievementCells,
  tasks: { [TASK.ACHIEVEMENT_HOLD]: achievementHold },
  freeAnswers: [announcing],
  forms: [cardForm(OP.HOLD, 'hold'), cardForm(OP.ANNOUNCE, 'announce')],
  hooks: { ...fulfillingHooks, setUp: [pushDeal] },
  playerView: viewCards,
  scoreLines,
  coveredLines: ['achievements', 'unfinished'],
  resample: dealAnew,
  writePlayer: (s, seat) => (isAutoma(s, seat) ? {} : { achievements: cardsKnown(s, seat) }),
  readPosition: layAchievements,
}
