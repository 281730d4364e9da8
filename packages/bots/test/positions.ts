import { type AnyGame, type AnyJudgement, rulesOf } from '@quayside/kernel'
import { type Advice, advise } from '../src/advice.ts'
import { simulationsFor } from '../src/decide.ts'
import type { Asked } from '../src/index.ts'
import { questionsOf } from './support.ts'

export const OPTIONS: { readonly [game: string]: object } = {
  'puerto-rico': { players: 3 },
  mombasa: { players: 3 },
  'cooper-island': { players: 3 },
}

/** Questions that a master thinks about, spread over whole games; as many as are wanted. */
export function* spread(game: string, wanted: number, every: number, seed = 'spread'): Generator<Asked> {
  let [found, seen] = [0, 0]
  for (let n = 0; ; n++) {
    for (const asked of questionsOf(game, OPTIONS[game], `${seed} ${n}`)) {
      if (simulationsFor(asked, 'master') === 0 || seen++ % every !== 0) continue
      yield asked
      if (++found === wanted) return
    }
  }
}

/** Advice on a question by a master with a part of its simulations. */
export function adviceOn({ game, judgement, state, seat }: Asked, seed: string, part: number): Advice {
  const options = game.options(state)
  const job = { rules: rulesOf(game, options), options, seat, seed, state: game.pack(state) }
  return advise(job, { game, judgement: withPart(judgement, part) })
}

export const withPart = (judgement: AnyJudgement, part: number): AnyJudgement => ({
  ...judgement,
  budget: { ...judgement.budget, master: judgement.budget.master * part },
})

export const printed = (game: AnyGame, state: unknown, answers: readonly number[]): string[] =>
  answers.map((answer) => game.print(state, answer))
