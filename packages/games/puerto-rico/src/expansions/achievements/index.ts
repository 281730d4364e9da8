import type { ScoreLine, Seat } from '@quayside/kernel'
import { ANNOUNCE, HOLD } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { ACHIEVEMENTS } from '../../data/achievements.ts'
import type { Expansion } from '../../expansion.ts'
import { naming } from '../../forms.ts'
import { ACHIEVEMENT } from '../../ids.ts'
import { isAutoma } from '../../state.ts'
import { announcing } from './announcing.ts'
import { CARDS } from './cards.ts'
import { achievementHold, pushDeal } from './dealing.ts'
import { fulfillingHooks } from './fulfilling.ts'
import { dealAnew, viewCards } from './secrets.ts'

const { seats: player } = box

/** Points of a seat's cards that are fulfilled, or of those that are not. */
const pointsOf = (s: State, seat: Seat, fulfilled: boolean): number =>
  player.achievements
    .all(s, seat)
    .filter((card) => player.fulfilled(s, seat, card) === fulfilled)
    .reduce((sum, card) => sum + CARDS[card].vp, 0)

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

const achievementIds = () => ACHIEVEMENT.ids

/**
 * Achievements: secret cards with goals of one's own, for points at the end.
 * Source: 1897, Expansão VI; Puertoma, Expansão VI.
 */
export const achievements: Expansion = {
  id: 'achievements',
  tasks: { achievementHold },
  freeAnswers: [announcing],
  forms: [
    naming(HOLD, 'hold', 'achievement', achievementIds),
    naming(ANNOUNCE, 'announce', 'achievement', achievementIds),
  ],
  hooks: { ...fulfillingHooks, setUp: [pushDeal] },
  data: ACHIEVEMENTS,
  reasonFacts: (_s, _seat, given, reason) =>
    reason === 'no-such-card' || reason === 'not-fulfilled'
      ? { achievement: ACHIEVEMENT.id(ANNOUNCE.first(given)) }
      : null,
  playerView: viewCards,
  scoreLines,
  coveredLines: ['achievements', 'unfinished'],
  resample: dealAnew,
}
