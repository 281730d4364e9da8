import { AnswerList, includes, type Match, ok, type Result, type Rng, type Seat } from '@quayside/kernel'
import { MAX_GESTURE } from './gesture.ts'

/** The kind of question that a seat is asked. */
export const kindAsked = ({ game, state }: Match, seat: Seat): string | undefined =>
  includes(game.toMove(state), seat) ? game.questions[game.question(state, seat)].kind : undefined

/**
 * A sensible way to answer the whole of a repeated question on a copy that holds no secret: place every worker, keep the best goods. It goes on
 * from some answers that are settled, and through the questions that are named.
 */
export function proposeOn(
  copy: Match,
  seat: Seat,
  rng: Rng,
  after: readonly string[],
  through: readonly string[],
): Result<string[]> {
  const asks = () => kindAsked(copy, seat) ?? ''
  const wanted = [asks(), ...through].filter((kind) => kind !== '')
  const settled = after.length === 0 ? null : copy.answerAll(seat, after)
  if (settled && !settled.ok) return settled.error.code === 'gesture-draws' ? ok([]) : settled
  const answers: string[] = []
  while (wanted.includes(asks()) && !copy.drawn && after.length + answers.length < MAX_GESTURE) {
    const answer = plainAnswer(copy, seat, rng)
    answers.push(answer)
    copy.answer(seat, answer)
  }
  return ok(answers)
}

/** What the game's own policy answers, from what the seat may know. */
function plainAnswer({ game, state }: Match, seat: Seat, rng: Rng): string {
  const known = game.resample(state, seat, rng)
  const legal = new AnswerList()
  game.legal(known, seat, legal)
  return game.print(known, game.policy(known, seat, legal, rng))
}
