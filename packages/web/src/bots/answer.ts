import { characterOf, gradeOf, STAND_IN } from '@quayside/bots/grades'
import type { BotJob } from '@quayside/bots/think'
import { gameFor } from '@quayside/games'
import { AnswerList, Rng } from '@quayside/kernel'

/** Answers of a bot that needs no worker; null if it does. */
export const answerAtOnce = (task: BotJob): readonly string[] | null =>
  gradeOf(task.bot) === STAND_IN && !characterOf(task.bot) ? plainAnswer(task) : null

/** Answers of a bot that thinks; should thinking come to nothing, the plain one: a game never hangs. Null once nobody waits. */
export async function answerInTime(task: BotJob, signal: AbortSignal): Promise<readonly string[] | null> {
  try {
    const { thinker } = await import('./thinker.ts')
    return await thinker.answer(task, signal)
  } catch {
    return signal.aborted ? null : plainAnswer(task)
  }
}

/** What the game's own policy answers, which is what the steady bot plays. It comes with the game, so that nothing has to be loaded. */
export function plainAnswer({ rules, options, seat, seed, state }: BotJob): readonly string[] {
  const game = gameFor(rules, options)!
  const known = game.unpack(state)
  const legal = new AnswerList()
  game.legal(known, seat, legal)
  return [game.print(known, game.policy(known, seat, legal, new Rng(seed)))]
}
