import { AnswerList, type ReasonCode, type Seat } from '@quayside/kernel'
import { answer, argOf, OP } from '../../answers.ts'
import { event } from '../../events.ts'
import type { FreeAnswers } from '../../expansion.ts'
import { currentAsk } from '../../flow.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import type { State } from '../../state.ts'
import { CARDS_HELD, heldCard, isAnnounced, isFulfilled, isUnannounced, markAnnounced, placeOf } from './cards.ts'

/**
 * A fulfilled card may be shown at any moment at which its owner has something to decide. Where there is but one answer the game goes on
 * without asking; a pause there would tell the others of a fulfilled card.
 * Source: 1897, Expansão VI.
 */

const ANNOUNCED = event('achievement-announced')

const NO_SUCH_CARD = reason('no-such-card')
const NOT_FULFILLED = reason('not-fulfilled')

export const announcing: FreeAnswers = {
  ops: [OP.ANNOUNCE],
  legal(s, seat, list) {
    if (list.count < 2) return
    for (let place = 0; place < CARDS_HELD; place++) {
      if (isUnannounced(s, seat, place)) list.add(answer(OP.ANNOUNCE, heldCard(s, seat, place)))
    }
  },
  why(s, seat, given): ReasonCode {
    const place = placeOf(s, seat, argOf(given))
    if (place < 0 || isAnnounced(s, seat, place)) return NO_SUCH_CARD
    if (!isFulfilled(s, seat, place)) return NOT_FULFILLED
    return hasChoice(s, seat) ? 0 : OTHER_QUESTION
  },
  apply(s, seat, given, out) {
    markAnnounced(s, seat, placeOf(s, seat, argOf(given)))
    out.revealed()
    out.tell(ANNOUNCED, seat, argOf(given))
  },
}

/** Whether a seat has more than one answer beside announcing. */
function hasChoice(s: State, seat: Seat): boolean {
  const list = new AnswerList()
  currentAsk(s).legal(s, seat, list)
  for (const free of s.rules.freeAnswers) if (free !== announcing) free.legal(s, seat, list)
  return list.count > 1
}
