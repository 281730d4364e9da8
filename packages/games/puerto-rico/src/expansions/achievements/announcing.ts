import { AnswerList, type ReasonCode, type Seat } from '@quayside/kernel'
import { ANNOUNCE } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import type { FreeAnswers } from '../../expansion.ts'
import { currentAsk } from '../../flow.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { hasCard } from './cards.ts'

const { seats: player } = box

/**
 * A fulfilled card may be shown at any moment at which its owner has something to decide. Where there is but one answer the game goes on
 * without asking; a pause there would tell the others of a fulfilled card.
 * Source: 1897, Expansão VI.
 */

const ANNOUNCED = event('achievement-announced')

const NO_SUCH_CARD = reason('no-such-card')
const NOT_FULFILLED = reason('not-fulfilled')

export const announcing: FreeAnswers = {
  ops: [ANNOUNCE],
  legal(s, seat, list) {
    if (list.count < 2) return
    const held = player.achievements.size(s, seat)
    for (let place = 0; place < held; place++) {
      const card = player.achievements(s, seat, place)
      if (player.fulfilled(s, seat, card) && !player.announced(s, seat, card)) list.add(ANNOUNCE.of(card))
    }
  },
  why(s, seat, given): ReasonCode {
    const card = ANNOUNCE.first(given)
    if (!hasCard(s, seat, card) || player.announced(s, seat, card)) return NO_SUCH_CARD
    if (!player.fulfilled(s, seat, card)) return NOT_FULFILLED
    return hasChoice(s, seat) ? 0 : OTHER_QUESTION
  },
  apply(s, seat, given, out) {
    player.announced.add(s, seat, ANNOUNCE.first(given))
    out.revealed()
    out.tell(ANNOUNCED, seat, ANNOUNCE.first(given))
  },
}

/** Whether a seat has more than one answer beside announcing. */
function hasChoice(s: State, seat: Seat): boolean {
  const list = new AnswerList()
  currentAsk(s).legal(s, seat, list)
  for (const free of s.rules.freeAnswers) if (free !== announcing) free.legal(s, seat, list)
  return list.count > 1
}
