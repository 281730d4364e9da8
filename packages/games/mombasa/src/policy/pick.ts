import type { Answer, AnswerList, Rng } from '@quayside/kernel'

/** The answer worth most; chance decides between equals and is asked only then. */
export function best(legal: AnswerList, rng: Rng, worth: (answer: Answer) => number): Answer {
  let found = legal.at(0)
  let most = worth(found)
  let equals = 1
  for (let i = 1; i < legal.count; i++) {
    const answer = legal.at(i)
    const its = worth(answer)
    if (its < most) continue
    equals = its > most ? 1 : equals + 1
    if (equals > 1 && rng.below(equals) > 0) continue
    most = its
    found = answer
  }
  return found
}
