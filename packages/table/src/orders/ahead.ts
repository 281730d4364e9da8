import { AnswerList, includes, type Match, type Rng, type Seat, seatsIn } from '@quayside/kernel'
import { isSameStep, momentOf } from './moments.ts'

/** No step takes more answers than this before a seat is asked. */
const MOST_ANSWERS = 400

/**
 * The moment at which a seat will be asked what others are asked now, on a copy with another truth in which those before it answer somehow. Only
 * for questions of which the game says that what others answer changes nothing of it; null for all others, and if the seat is not asked any more.
 */
export function aheadOf(match: Match, seat: Seat, rng: Rng): Match | null {
  const { game } = match
  const asked = game.toMove(match.state)
  const kinds = seatsIn(asked).map((other) => game.question(match.state, other))
  if (includes(asked, seat) || !kinds.some((kind) => game.questions[kind].anyOrder)) return null
  const copy = match.fork(seat, rng)
  const moment = () => momentOf(game, game.view(copy.state, seat), seat)
  const began = moment()
  const legal = new AnswerList()
  for (let given = 0; given < MOST_ANSWERS && !copy.over; given++) {
    const now = game.toMove(copy.state)
    if (!isSameStep(began, moment())) return null
    if (includes(now, seat)) return game.questions[game.question(copy.state, seat)].anyOrder ? copy : null
    const [other] = seatsIn(now)
    legal.clear()
    game.legal(copy.state, other, legal)
    copy.play(other, game.policy(copy.state, other, legal, rng))
  }
  return null
}
