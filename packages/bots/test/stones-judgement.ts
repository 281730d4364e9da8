import type { Judgement } from '@quayside/kernel'
import { type Stones, stones } from '../../kernel/test/games/stones.ts'

/** Knows nothing of Stones but its rules: whatever a search finds out, it found by playing on. */
export const stonesJudgement: Judgement<Stones> = {
  care: [{ share: 1, trust: 0, branches: true }],
  budget: { strong: 100, master: 1600, grandmaster: 6400 },
  margin: 6,
  rate: (_s, _seat, _legal, worths) => worths.fill(0),
  quick: (s, seat, legal, rng) => stones.policy(s, seat, legal, rng),
  clock: () => 0,
  horizon: Number.POSITIVE_INFINITY,
  foresee: () => {},
}
