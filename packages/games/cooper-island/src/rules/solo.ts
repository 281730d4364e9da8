import type { DataPack } from '../data/pack.ts'
import { AREAS, MILESTONES, STRATEGIES } from '../ids.ts'

/** The solo opponent's tables as numbers. */
export interface SoloRules {
  readonly stock: DataPack['solo']['stock']
  readonly neutral: readonly (readonly number[])[]
  readonly develop: DataPack['solo']['develop']
  readonly specialDiscount: number
  /** By area: what he does there for points, undefined where he develops. */
  readonly scoring: readonly (
    | { readonly counter: number; readonly costs: readonly number[]; readonly helm: readonly number[] }
    | undefined
  )[]
  readonly milestoneAt: number
  readonly rewards: readonly ('ordinary' | 'special' | 'helm')[]
  readonly milestoneHelm: number
  readonly perStatue: number
  readonly perSpecial: number
  readonly fallback: readonly number[]
  /** By level from 1, helm points by round. */
  readonly bonus: readonly (readonly number[])[]
  readonly strategies: readonly { readonly deck: readonly number[]; readonly orders: readonly number[] }[]
}

export function compileSolo(pack: DataPack): SoloRules {
  const { solo } = pack
  const area = (id: string): number => (AREAS as readonly string[]).indexOf(id)
  return {
    stock: solo.stock,
    neutral: [solo.neutral.round, solo.neutral.square],
    develop: solo.develop,
    specialDiscount: solo.specialDiscount.stock,
    scoring: AREAS.map((id) => {
      const found = solo.scoring.find((entry) => entry.area === id)
      return found && { counter: MILESTONES.indexOf(found.counts), costs: found.costs, helm: found.helm }
    }),
    milestoneAt: solo.milestones.at,
    rewards: solo.milestones.rewards,
    milestoneHelm: solo.milestoneHelm.helm,
    perStatue: solo.cleanUp.perStatue,
    perSpecial: solo.cleanUp.perSpecial,
    fallback: AREAS.map((id) => area(solo.fallback[id])),
    bonus: solo.levels.map(({ bonus }) => bonus),
    strategies: STRATEGIES.map((id) => {
      const { deck, orders } = solo.strategies.find((strategy) => strategy.id === id)!
      const cards = AREAS.map((_, at) => deck.filter((card) => area(card) === at).length)
      return { deck: cards, orders: orders.map((order) => pack.orders.findIndex(({ id: known }) => known === order)) }
    }),
  }
}
