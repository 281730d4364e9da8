import type { AnyJudgement, Budget } from '@quayside/kernel'

/** A judgement with so many times the simulations, whatever grades it knows: those of another checkout may be others. */
export function scaled(judgement: AnyJudgement, factor: number): AnyJudgement {
  const budget = Object.entries(judgement.budget).map(([grade, simulations]) => [grade, simulations * factor])
  return { ...judgement, budget: Object.fromEntries(budget) as Budget }
}
